import { expect, it } from 'vitest'
import { fieldOf, markOf } from './field-address'

const field = {
  id: 'room-arven__i18n_fr',
  type: 'room',
  path: 'parts[_key=="a1"].body[_key=="b.;:= 2"].children[_key=="c-3"].text',
}

it('a mark is short, and its field is read from it again, whatever stands in its keys', () => {
  expect(markOf({ ...field, path: 'parts[_key=="a1"].title' })).toBe(
    'room-arven__i18n_fr;room;parts:a1.title',
  )
  expect(fieldOf(markOf(field))).toEqual(field)
  expect(fieldOf(markOf({ ...field, path: 'lead' }))).toEqual({ ...field, path: 'lead' })
})

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  [
    'a mark of somebody else',
    { origin: 'sanity.io', href: 'https://studio.example/intent/edit/id=a;type=b' },
  ],
  ['one without a path', 'a;b'],
  ['one with more than that', 'a;b;c;d'],
])('%s leads nowhere', (_, mark) => {
  expect(fieldOf(mark)).toBeUndefined()
})
