import { expect, it } from 'vitest'
import { fieldPath } from './field-path'

const document = {
  title: 'Arve',
  url: { fullPath: '/arve' },
  parts: [
    { _key: 'a1', title: 'Eins' },
    { _key: 'b2', pictures: [{ _key: 'p1' }, { _key: 'p2', asset: { _ref: 'image-x' } }] },
  ],
  beds: ['one', 'two'],
}

it.each([
  ['title', 'title'],
  ['url.fullPath', 'url.fullPath'],
  ['parts[0].title', 'parts[_key=="a1"].title'],
  ['parts[1].pictures[1].asset._ref', 'parts[_key=="b2"].pictures[_key=="p2"]'],
  ['beds[1]', 'beds'],
  ['parts[7].title', 'parts'],
  ['gone[0].title', 'gone'],
])('%s is found at %s', (field, path) => {
  expect(fieldPath(field, document)).toBe(path)
})

it('without a document the name of the field is all that is known', () => {
  expect(fieldPath('parts[0].title', null)).toBe('parts')
})
