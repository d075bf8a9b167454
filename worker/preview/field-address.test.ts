import { expect, it } from 'vitest'
import { editMark, fieldOf } from './field-address'

const field = {
  baseUrl: 'https://studio.example/hotel',
  id: 'room-arven__i18n_fr',
  type: 'room',
  path: 'parts[_key=="a1"].body[_key=="b;=2"].children[_key=="c"].text',
}

it('a mark is an address of the Studio, from which its field is read again', () => {
  const { href } = editMark(field)
  expect(href).toMatch(
    /^https:\/\/studio\.example\/hotel\/intent\/edit\/mode=presentation;id=room-arven__i18n_fr;/,
  )
  expect(URL.canParse(href)).toBe(true)
  expect(fieldOf(editMark(field))).toEqual(field)
})

it.each([
  ['nothing', undefined],
  ['a text', 'https://studio.example/intent/edit/id=a;type=b;path=c'],
  ['an address of something else', { href: 'https://studio.example/structure' }],
  ['one without a path', { href: 'https://studio.example/intent/edit/id=a;type=b' }],
])('%s is no mark', (_, mark) => {
  expect(fieldOf(mark)).toBeUndefined()
})
