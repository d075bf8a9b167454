import { expect, test } from 'vitest'
import { DocumentStore } from '../../sandbox/content-lake/documents/document-store'
import type { DocumentSource } from '../../sandbox/content-lake/documents/source'
import { evaluateQuery } from '../../sandbox/content-lake/queries/evaluate-query'
import { PerspectiveView } from '../../sandbox/content-lake/queries/perspective'
import { structureWith } from './structure'

interface Recorded {
  [said: string]: unknown
}

/** A builder that only remembers what it is told, by the name of the method that told it. */
function recorder(): Recorded {
  const recorded: Recorded = {}
  const proxy: Recorded = new Proxy(recorded, {
    get: (_target, name) => (name === 'said' ? recorded : (value: unknown) => tell(String(name), value)),
  })
  const tell = (name: string, value: unknown) => {
    recorded[name] = value
    return proxy
  }
  return proxy
}

const builder = new Proxy({}, { get: () => recorder })

function* itemsOf(node: unknown): Generator<Recorded> {
  const { items = [], child } = said(node)
  if (Array.isArray(items)) for (const item of items) yield* [said(item), ...itemsOf(item)]
  if (child !== undefined) yield* itemsOf(child)
}

const said = (node: unknown): Recorded => Object(Object(node).said)
const items = () => [
  ...itemsOf(
    Reflect.apply(
      structureWith(() => null),
      undefined,
      [builder, {}],
    ),
  ),
]

test('every document of the menu stands under its own id, so that a link to it opens it', () => {
  const documents = items().filter(({ child }) => said(child).documentId !== undefined)
  expect(documents.map(({ id }) => id)).toEqual(documents.map(({ child }) => said(child).documentId))
  expect(documents.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['header', 'general__i18n_fr', 'navigationMenu-flyout__i18n_en', 'redirects']),
  )
})

test('a link to a page opens the list of its language', () => {
  const lists = items().filter(({ child }) => said(child).canHandleIntent !== undefined)
  const opening = (intent: string, params: Record<string, string>) =>
    lists.flatMap(({ id, child }) =>
      Reflect.apply(Object(said(child).canHandleIntent), undefined, [intent, params]) ? id : [],
    )
  expect(opening('edit', { id: 'page-home__i18n_fr', type: 'page' })).toEqual(['page-fr'])
  expect(opening('edit', { id: 'drafts.room-arven', type: 'room' })).toEqual(['room-de'])
  expect(opening('create', { type: 'page' })).toEqual(['page-de'])
})

test('each kind of page has a list of what is not there in another language; a link opens nothing in it', () => {
  const missing = items().filter(({ id }) => String(id).includes('-without-'))
  expect(missing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['page-without-fr', 'page-without-en', 'room-without-fr', 'activity-without-en']),
  )
  for (const { child } of missing)
    expect(
      Reflect.apply(Object(said(child).canHandleIntent), undefined, ['edit', { id: 'a', type: 'page' }]),
    ).toBe(false)
})

const page = (_id: string, language: string) => ({ _id, _type: 'page', __i18n_lang: language })

/** What a list shows of these documents, and how many of them the content service took up for it. */
function shownIn(list: string, documents: readonly { _id: string; _type: string }[]) {
  const { filter, params } = said(items().find(({ id }) => id === list)?.child)
  const store = new DocumentStore()
  const times = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  store.apply(documents.map((after) => ({ id: after._id, after: { ...times, ...after } })))
  const view = new PerspectiveView(store, ['drafts'], true)
  const taken = { count: 0 }
  const many = <Found extends readonly unknown[]>(found: Found): Found => {
    taken.count += found.length
    return found
  }
  const source: DocumentSource = {
    get: (id) => many([view.get(id)])[0],
    ofType: (type) => many(view.ofType(type)),
    referringTo: (id) => many(view.referringTo(id)),
    versionsOf: (id) => many(view.versionsOf(id)),
    all: () => many(view.all()),
  }
  const context = { projectId: 'edelgrat', dataset: 'production', now: 0, identity: 'editor' }
  return { ids: evaluateQuery(`*[${filter}]._id`, Object(params), source, context), taken: taken.count }
}

test('what is missing in a language is what has no document there, as a draft or published', () => {
  const documents = [
    page('a', 'de'),
    page('a__i18n_fr', 'fr'),
    page('b', 'de'),
    page('drafts.b', 'de'),
    page('drafts.b__i18n_fr', 'fr'),
    page('c', 'de'),
    page('drafts.d', 'de'),
    page('e__i18n_en', 'en'),
  ]
  expect(shownIn('page-without-fr', documents).ids).toEqual(['c', 'd'])
})

test('what is missing is found by one look for each page, not by comparing each with each', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, number) => page(`page-${number}`, 'de'))
  const { ids, taken } = shownIn('page-without-fr', pages(200))
  expect(ids).toHaveLength(200)
  expect(taken).toBeLessThanOrEqual(2 * 200)
  expect(shownIn('page-without-fr', pages(2_000)).taken).toBeLessThanOrEqual(10 * taken)
})
