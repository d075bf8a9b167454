import { expect, test } from 'vitest'
import { deskWords } from './desk'
import { liveWords } from './live'

/** As it is said with something filled in. */
const said = (words: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, held]) => [
      name,
      typeof held === 'function' ? String(held('ONE', 'OTHER')) : String(held),
    ]),
  )

const same = ['website', 'live']

test.each([
  ['desk', deskWords],
  ['badge and panel', liveWords],
])('the words of %s are in two languages, and fill in the same', (_, { de, en }) => {
  const [german, english] = [said(de), said(en)]
  expect(Object.keys(german)).toEqual(Object.keys(english))
  const alike = Object.keys(english).filter((name) => german[name] === english[name])
  expect(alike.filter((name) => !same.includes(name))).toEqual([])
  const filled = (words: Record<string, string>) =>
    Object.entries(words).map(([name, text]) => [name, text.match(/ONE|OTHER/g)?.sort() ?? []])
  expect(filled(german)).toEqual(filled(english))
  expect(Object.values(german).filter((text) => /ß|["„“]/.test(text))).toEqual([])
})

test('one page is counted as one in both languages', () => {
  expect(liveWords.de.pagesTouched(1)).toBe('1 Seite betroffen')
  expect(liveWords.de.pagesTouched(3)).toBe('3 Seiten betroffen')
  expect(liveWords.de.canTouch(1)).toContain('1 Seite ')
  expect(liveWords.en.canTouch(1)).toContain('1 page.')
})
