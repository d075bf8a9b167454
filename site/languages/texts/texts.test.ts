import { describe, expect, test } from 'vitest'
import { languages } from '../locales'
import { fallbackTexts } from './index'
import type { Texts } from './texts'

const namespaces: readonly [string, Texts][] = Object.entries(fallbackTexts)
const fills = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

describe.each(namespaces)('the texts of %s', (_namespace, texts) => {
  test('have every key in every language', () => {
    const missing = languages.flatMap((language) =>
      Object.keys(texts.de)
        .concat(Object.keys(texts.fr), Object.keys(texts.en))
        .flatMap((key) => (key in texts[language] ? [] : [`${language}.${key}`])),
    )
    expect(missing).toEqual([])
  })

  test('fill in the same values in every language', () => {
    const different = Object.entries(texts.de).flatMap(([key, german]) =>
      languages
        .filter((language) => fills(texts[language][key] ?? '').join() !== fills(german).join())
        .map((language) => `${language}.${key}`),
    )
    expect(different).toEqual([])
  })

  test('keep to Swiss spelling and to quiet punctuation', () => {
    const wrong = languages.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => /ß|!/.test(text))
        .map(([key]) => `${language}.${key}`),
    )
    expect(wrong).toEqual([])
  })
})

test('the sentences of the error screen are those of the specification', () => {
  expect(fallbackTexts.error.de.title).toBe('Ups, da ist etwas schief gelaufen.')
  expect(fallbackTexts.error.fr.title.replace('’', "'")).toBe("quelque chose n'a pas fonctionné.")
})
