import { describe, expect, test } from 'vitest'
import { isPageType } from '../../site/content/documents'
import { partNames } from '../../site/src/parts/part-names'
import { validateDocument } from '../../studio/validate'
import { popularId, type ScaleDocument, scaleDocuments, toNdjson } from './documents'

const isPage = (document: ScaleDocument): boolean => isPageType(document._type)

/** How many documents point to this one, however deep. */
const referrersOf = (id: string, documents: readonly ScaleDocument[]): number =>
  documents.filter((document) => JSON.stringify(document).includes(`"_ref":"${id}"`)).length

function problemsOf(documents: readonly ScaleDocument[]): string[] {
  const types = new Map(documents.map((document) => [document._id, document._type]))
  return documents
    .flatMap((document) => validateDocument(document, (id) => types.get(id)))
    .map(({ documentId, field, reason }) => `${documentId} ${field}: ${reason}`)
}

describe.each([21, 300, 1000])('a site of %i pages', (pages) => {
  const documents = scaleDocuments({ pages, seed: 1 })

  test('has exactly so many documents with a page, each with a path of its own', () => {
    const paths = documents.filter(isPage).map((page) => ('url' in page ? JSON.stringify(page.url) : ''))
    expect(paths).toHaveLength(pages)
    expect(new Set(paths).size).toBe(pages)
    expect(new Set(documents.map((document) => document._id)).size).toBe(documents.length)
  })

  test('fits the content model, and every reference leads to a document of an allowed type', () => {
    expect(problemsOf(documents)).toEqual([])
  })

  test('is the same for the same seed and another one for another', () => {
    expect(scaleDocuments({ pages, seed: 1 })).toEqual(documents)
    expect(scaleDocuments({ pages, seed: 2 })).not.toEqual(documents)
  })
})

test('a page reads the same on a site of another size, but for where its links lead', () => {
  const titleAndParts = (pages: number) => {
    const room = scaleDocuments({ pages, seed: 1 }).find((document) => document._id === 'room-20')
    return room !== undefined && 'parts' in room
      ? [room.title, room.lead, room.parts?.map((part) => part._type)]
      : []
  }
  expect(titleAndParts(300)).toEqual(titleAndParts(1000))
  expect(titleAndParts(300)).toHaveLength(3)
})

test('every part and every type of document is there', () => {
  const documents = scaleDocuments({ pages: 300, seed: 1 })
  const parts = documents.flatMap((document) => ('parts' in document ? (document.parts ?? []) : []))
  expect(new Set(parts.map((part) => part._type)).size).toBe(partNames.length)
  expect(new Set(documents.map((document) => document._type)).size).toBe(17)
})

test('of thousands of pages half point to one document, and each document is a line of its own', () => {
  const documents = scaleDocuments({ pages: 2_000, seed: 7, referrers: 1_000 })
  expect(referrersOf(popularId, documents)).toBeGreaterThanOrEqual(1_000)
  expect(toNdjson(documents).split('\n')).toHaveLength(documents.length + 1)
})

test('a popular document is pointed to by as many pages as asked for, and by nobody unasked', () => {
  const mentions = (referrers: number) =>
    scaleDocuments({ pages: 300, seed: 1, referrers }).filter((document) =>
      'parts' in document ? document.parts?.some((part) => part._key === 'popular') : false,
    ).length
  expect(mentions(250)).toBe(250)
  expect(mentions(0)).toBe(0)
})

test('sizes that cannot be met are refused with the allowed ones', () => {
  expect(() => scaleDocuments({ pages: 20, seed: 1 })).toThrow('pages is 20, at least 21 are needed')
  expect(() => scaleDocuments({ pages: 300, seed: 1, referrers: 298 })).toThrow(
    'at most 297 of 300 pages can refer',
  )
})
