import { expect, test } from 'vitest'
import { plateOf } from './plate'

const original = { width: 2400, height: 1600 }
const cut = (query: string) => ({
  images: { fallback: { src: `/images/a/b/c-2400x1600.jpg?${query}`, srcSet: '', sizes: '' }, sources: [] },
})

test('a cut shows the part of the original that its address names', () => {
  expect(plateOf(cut('rect=704,0,1280,1600&w=320&h=400'), original)).toEqual({
    left: 704,
    top: 0,
    width: 1280,
    height: 1600,
  })
})

test('a picture without a cut shows the whole original', () => {
  expect(plateOf(cut('w=320&fit=crop'), original)).toEqual({ left: 0, top: 0, ...original })
  expect(plateOf({ images: { sources: [] } }, original)).toEqual({ left: 0, top: 0, ...original })
})
