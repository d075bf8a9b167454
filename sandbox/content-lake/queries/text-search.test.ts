import { evaluateSync, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import { scaleDocuments } from '../../../bench/scale/documents'
import { isLakeDocument, type LakeDocument } from '../documents/lake-document'
import { storedDocument } from '../test-support/stored-document'
import { textSearch } from './text-search'

const spans = (...texts: string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})

const documents: LakeDocument[] = [
  ...scaleDocuments({ pages: 60, seed: 3 }).flatMap((one: unknown) => (isLakeDocument(one) ? one : [])),
  storedDocument('page-spans', { parts: [{ body: [spans('Gletscher', 'blick'), spans('am Morgen')] }] }),
  storedDocument('page-dots', { title: 'Version 2.5 … und z.B. mehr.', parts: [{ tags: ['a', 'b'] }] }),
  storedDocument('page-kinds', {
    title: 12,
    url: 'none',
    parts: { title: 'no list' },
    lead: ['Arve', 3, 'Lärche'],
  }),
  storedDocument('page-nested', {
    parts: [{ items: [{ title: 'Sauna' }, { title: null }] }, null, 'text', { items: 'x' }],
  }),
]

/** As a Studio asks for each word that is typed. */
const search = (word: string): string =>
  `(${[
    '_id',
    '_type',
    'title',
    'url.fullPath',
    'lead',
    'parts[].title',
    'parts[].tags',
    'parts[].items[].title',
    'parts[].links[].label',
    'pt::text(parts[].body)',
  ]
    .map((field) => `${field} match ${JSON.stringify(word)}`)
    .join(' || ')})`

const found = (condition: string): string[] => {
  const finds = textSearch(Object(parse(`*[${condition}]`)).expr)
  if (!finds) throw new Error(`${condition} is not taken as a search`)
  return documents.filter(finds).map(({ _id }) => _id)
}

describe('a search for words', () => {
  test.each([
    'r*',
    'rundweg*',
    'ARVEN*',
    'gletscherblick',
    'gletscher*',
    'blickam*',
    '*morgen',
    'm*n',
    '2.5',
    '25',
    'z.b.',
    'zb',
    'a',
    'lärche*',
    'sauna*',
    'page-nested',
    'zimmer*',
    '/zimmer/*',
    'arve lärche',
    'die sonne*',
    '*',
    '',
    '12',
    'nothing-of-it*',
  ])('for «%s» finds what the evaluator finds', (word) => {
    const all = evaluateSync(parse(`*[${search(word)}]._id`), { dataset: documents }).data
    expect(found(search(word))).toEqual(all)
  })

  test('finds something at all', () => {
    expect(found(search('gletscherblick'))).toContain('page-spans')
    expect(found(search('r*')).length).toBeGreaterThan(5)
  })

  test.each([
    'title match $words',
    'title match "a" || live',
    'title match "a" || ^.title match "b"',
    'live',
  ])('%s is left to the evaluator', (condition) => {
    expect(textSearch(Object(parse(`*[${condition}]`, { params: { words: ['a'] } })).expr)).toBeUndefined()
  })
})
