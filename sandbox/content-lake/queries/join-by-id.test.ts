import { evaluateSync, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { storedDocument } from '../test-support/stored-document'
import { evaluateQuery } from './evaluate-query'

const context = { projectId: 'edelgrat', dataset: 'production', now: 0, identity: 'reader' }

const manyPages = (count: number): LakeDocument[] =>
  Array.from({ length: count }, (_, number) =>
    storedDocument(`page-${number}`, { next: { _ref: `page-${number + 1}` } }),
  )

/** Counts the documents that a query is handed. */
function countingSource(documents: readonly LakeDocument[]) {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const visited = { count: 0 }
  const list = () => {
    visited.count += documents.length
    return documents
  }
  const source: DocumentSource = {
    get: (id) => {
      visited.count += 1
      return byId.get(id)
    },
    ofType: list,
    referringTo: list,
    versionsOf: list,
    all: list,
  }
  return { source, visited }
}

function visitsOf(query: string, count: number): number {
  const { source, visited } = countingSource(manyPages(count))
  evaluateQuery(query, {}, source, context)
  return visited.count
}

const joins = [
  '*[_type == "page" && count(*[_id == ^._id + "0"]) == 0]._id',
  '*[_type == "page"]{_id, "next": *[_id == ^.next._ref][0]._id}',
  '*[_type == "page"]{"next": *[^.next._ref == _id]{"after": *[_id == (^.next._ref)]._id, "around": *[_id == ^.^.next._ref]._id}}',
  '*[_type == "page"] | order(count(*[_id == ^._id + "0"]), _id)._id',
  '*[_type == "page" && defined(*[_id == ^.next->next._ref && _type == "page"][0])]._id',
]

describe('a query inside a query that asks for an id', () => {
  test.each(joins)('finds in %s what comparing all with all finds', (query) => {
    const documents = manyPages(25)
    const reference = evaluateSync(parse(query), { dataset: documents }).data
    expect(reference).not.toEqual([])
    expect(evaluateQuery(query, {}, countingSource(documents).source, context)).toEqual(reference)
  })

  test.each(joins)('takes up in %s a few documents for each, however many there are', (query) => {
    for (const count of [100, 1_000]) expect(visitsOf(query, count)).toBeLessThanOrEqual(5 * count)
  })

  test('still looks at every document where the id depends on the one that is looked for', () => {
    const query = '*[_type == "page"]{"same": *[_id == title]._id}'
    const documents = [
      storedDocument('page-a', { title: 'page-a' }),
      storedDocument('page-b', { title: 'other' }),
    ]
    expect(evaluateQuery(query, {}, countingSource(documents).source, context)).toEqual([
      { same: ['page-a'] },
      { same: ['page-a'] },
    ])
  })

  test('finds nothing beyond the documents that a listener is shown', () => {
    const [first, ...others] = manyPages(2)
    if (!first) throw new Error('there is no page')
    const references = countingSource([first, ...others]).source
    const query = '*[_type == "page" && count(*[_id == ^.next._ref]) > 0]._id'
    expect(evaluateQuery(query, {}, references, context)).toEqual([first._id])
    const shown = countingSource([first]).source
    expect(evaluateQuery(query, {}, shown, { ...context, references })).toEqual([])
  })
})
