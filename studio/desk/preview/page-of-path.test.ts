import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { pageOfPath } from './page-of-path'

const documents = [
  { _id: 'page-home', _type: 'page', isHome: true, url: { fullPath: '/start' } },
  { _id: 'page-home__i18n_fr', _type: 'page', __i18n_lang: 'fr', isHome: true },
  { _id: 'room-arven', _type: 'room', __i18n_lang: 'de', url: { fullPath: '/zimmer/arvenzimmer' } },
  { _id: 'room-slash', _type: 'room', __i18n_lang: 'en', url: { fullPath: '/en/rooms/pine/' } },
  { _id: 'redirects', _type: 'redirects', url: { fullPath: '/zimmer/arvenzimmer' } },
]

/** As Presentation asks for it. */
async function idAt(path: string): Promise<unknown> {
  const { filter, params } = pageOfPath(path)
  const query = parse(`*[${filter}][0]{_id, _type}._id`, { params })
  return (await evaluate(query, { dataset: documents, params })).get()
}

test.each([
  ['/zimmer/arvenzimmer', 'room-arven'],
  ['/zimmer/arvenzimmer/', 'room-arven'],
  ['/en/rooms/pine', 'room-slash'],
  ['/', 'page-home'],
  ['/fr', 'page-home__i18n_fr'],
  ['/fr/', 'page-home__i18n_fr'],
  ['/en', null],
  ['/events/2026-12', null],
  ['/zimmer/"] || true || "', null],
])('the form beside %s is that of %s', async (path, id) => {
  expect(await idAt(path)).toBe(id)
})
