import { parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
import type { DocumentSource } from '../documents/source'
import { storedDocument } from '../test-support/stored-document'
import { narrow } from './narrow'

const document = (_id: string, _type = 'room') => storedDocument(_id, { _type })

/** Remembers what was looked up. */
function spySource() {
  const asked: string[] = []
  const source: DocumentSource = {
    get: (id) => {
      asked.push(`id ${id}`)
      return document(id)
    },
    ofType: (type) => {
      asked.push(`type ${type}`)
      return [document('a', type), document('b', type), document('c', type)]
    },
    referringTo: (id) => {
      asked.push(`refers ${id}`)
      return [document('referrer')]
    },
    versionsOf: (id) => {
      asked.push(`versions ${id}`)
      return [document(id)]
    },
    all: () => {
      asked.push('all')
      return []
    },
  }
  return { asked, source }
}

function lookups(query: string, params: Record<string, unknown> = {}) {
  const { asked, source } = spySource()
  const needsAll = narrow(parse(query, { params }), source)
  return { asked, needsAll }
}

describe('narrow', () => {
  test.each([
    ['*[_id == "x"][0]', ['id x']],
    ['*["x" == _id]', ['id x']],
    ['*[_id in ["x", "y"]]{title}', ['id x', 'id y']],
    ['*[_type == "page"] | order(title)', ['type page']],
    ['*[_type in ["page", "room"]]', ['type page', 'type room']],
    ['*[references("x")]', ['refers x']],
    ['*[sanity::versionOf("x")]._id', ['versions x']],
    ['*[_type == "room" && title match "x*"]', ['type room']],
    ['*[title match "x*"]', ['all']],
    ['*[child._id == "x"]', ['all']],
    ['count(*[(_type == "page" && live)])', ['type page']],
  ])('%s looks up only %j', (query, asked) => {
    expect(lookups(query)).toEqual({ asked, needsAll: false })
  })

  test.each(['*', '*[live]', '*[_id == "x" || live]', '*[!(_id == "x")]'])(
    '%s needs every document',
    (query) => {
      expect(lookups(query)).toEqual({ asked: [], needsAll: true })
    },
  )

  test('parameters count as constants', () => {
    expect(lookups('*[_id in $ids]', { ids: ['x', 'x', 'y'] }).asked).toEqual(['id x', 'id y'])
  })

  test('the shortest list of candidates is taken', () => {
    const { source } = spySource()
    const tree = parse('*[_type == "room" && references("x")]')
    narrow(tree, source)
    expect(tree).toMatchObject({ type: 'Filter', base: { type: 'Value', value: [{ _id: 'referrer' }] } })
  })

  test('a document with another text in a field is no candidate, one without a text stays one', () => {
    const pages = [
      { ...document('a'), url: { path: '/A' } },
      { ...document('b'), url: { path: '/b' } },
      { ...document('c'), url: { path: 3 } },
    ]
    const tree = parse('*[lower(url.path) in ["/a", "/x"] && live != false]')
    narrow(tree, { ...spySource().source, all: () => pages })
    expect(tree).toMatchObject({ base: { value: [{ _id: 'a' }, { _id: 'c' }] }, expr: { type: 'And' } })
  })

  test('a query inside a projection is narrowed for itself', () => {
    expect(lookups('*[_id == "x"]{"rooms": *[_type == "room"]}')).toEqual({
      asked: ['id x', 'type room'],
      needsAll: false,
    })
    expect(lookups('*[_id == "x"]{"same": *[title == ^.title]}').needsAll).toBe(true)
  })
})
