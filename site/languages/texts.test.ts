import { describe, expect, test } from 'vitest'
import { languageTexts } from './all-texts'
import { languages } from './locales'

const tables = languages.flatMap((language) =>
  Object.entries(languageTexts[language]).map(([namespace, texts]) => ({
    language,
    namespace,
    texts: Object.entries<string>(texts),
  })),
)
const fills = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

describe.each(tables)('the texts of $namespace in $language', ({ texts, namespace }) => {
  test('fill in the same values as in the main language', () => {
    const main = Object.entries(languageTexts.de).find(([name]) => name === namespace)?.[1] ?? {}
    const filled = new Map(Object.entries<string>(main))
    expect(texts.filter(([key, text]) => fills(text).join() !== fills(filled.get(key) ?? '').join())).toEqual(
      [],
    )
  })

  test('keep to Swiss spelling and to quiet punctuation', () => {
    expect(texts.filter(([, text]) => /ß|!/.test(text))).toEqual([])
  })
})

test('the sentences of the error screen are those of the specification', () => {
  expect(languageTexts.de.error.title).toBe('Ups, da ist etwas schief gelaufen.')
  expect(languageTexts.fr.error.title.replace('’', "'")).toBe("quelque chose n'a pas fonctionné.")
})
