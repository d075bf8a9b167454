import { expect, it } from 'vitest'
import { encodingsFor } from './entry'

it('texts are kept compressed, but for small ones, pictures, and the index of the search', () => {
  expect(encodingsFor('zimmer/index.html', 9000)).toEqual(['br', 'gzip'])
  expect(encodingsFor('page-data/suche/page-data.json', 9000)).toEqual(['br', 'gzip'])
  expect(encodingsFor('page-data/suche/page-data.json', 200)).toEqual([])
  expect(encodingsFor('static/haus-0123abcd.webp', 9000)).toEqual([])
  expect(encodingsFor('search/de/words-4k.json', 9000)).toEqual([])
})
