import { expect, it } from 'vitest'
import { examplePages } from './testing/example-pages'
import { de } from './words/de'
import { en } from './words/en'

const factsOf = (words: typeof de): string[] =>
  examplePages(words).flatMap((page) =>
    [...page.matchAll(/<div><dt>([^<]*)<\/dt><dd>([^<]*)<\/dd><\/div>/g)].map(
      ([, name, value]) => `${name}: ${value}`,
    ),
  )

it('says when the schedule turns next, and how the preview stands with its memory', () => {
  expect(factsOf(de)).toEqual(
    expect.arrayContaining([
      'Zeitplan: nächster Wechsel 15:32',
      'Vorschau: offen, 512 MB',
      'Vorschau: geschlossen',
      'Vorschau: wird vorbereitet',
      'Vorschau: kann nicht gezeigt werden',
    ]),
  )
  expect(factsOf(en)).toEqual(
    expect.arrayContaining(['Schedule: next turn 15:32', 'Preview: open, 512 MB', 'Preview: closed']),
  )
})

it('says nothing of a schedule where nothing waits, and of a preview where there is none', () => {
  const [first = ''] = examplePages(de)
  expect(first).not.toMatch(/<dt>(?:Zeitplan|Vorschau)/)
})

it('says how long releases are kept here', () => {
  const said = (words: typeof de) => examplePages(words).join('')
  expect(said(de)).toContain('Hashdateien älterer Releases bleiben 30 Tage<')
  expect(said(de)).toContain('Hashdateien älterer Releases bleiben einen Tag<')
  expect(said(en)).toContain('Hashed files of older releases stay for a day<')
})
