import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
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

test('what is missing in a language is what has no document there, as a draft or published', async () => {
  const fr = items().find(({ id }) => id === 'page-without-fr')
  const { filter, params } = said(fr?.child)
  const page = (_id: string, language: string) => ({ _id, _type: 'page', __i18n_lang: language })
  const dataset = [
    page('a', 'de'),
    page('a__i18n_fr', 'fr'),
    page('b', 'de'),
    page('drafts.b', 'de'),
    page('drafts.b__i18n_fr', 'fr'),
    page('c', 'de'),
    page('drafts.d', 'de'),
    page('e__i18n_en', 'en'),
  ]
  const found = await evaluate(parse(`*[${filter}]._id`), { dataset, params: Object(params) })
  expect(await found.get()).toEqual(['c', 'drafts.d'])
})
