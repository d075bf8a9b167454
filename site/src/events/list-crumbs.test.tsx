import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Head } from '../templates/events-list'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const siteUrl = 'https://edelgrat.example'
const data = {
  ...{ month: { month: '2027-01', teasers: [], next: null }, calendar: null, facets: null },
  hotel: { name: 'Grandhotel Edelgrat', booking: null, shareImage: null },
  site: { siteMetadata: { siteUrl } },
  locales: { edges: [{ node: { ns: 'events', data: '{"events":"Événements"}', language: 'fr' } }] },
}

/** The way to a page of the list, as search engines read it. */
function crumbsAt(path: string) {
  // React tells of the older form of `page-head.tsx`, where it is said why.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const pageContext = { language: 'fr', listPath: '/fr/evenements', i18n: { path }, translations: [] }
  const props = { data, pageContext } as unknown as Parameters<typeof Head>[0]
  const html = renderToStaticMarkup(<Head {...props} />)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const items: { name: string; item: string }[] = JSON.parse(json).itemListElement
  return items.map(({ name, item }) => `${name} ${item.slice(siteUrl.length)}`)
}

it('the way to the list of events leads from home, and that to a month over the list to itself', () => {
  const list = ['Grandhotel Edelgrat /fr', 'Événements /fr/evenements']
  expect(crumbsAt('/fr/evenements')).toEqual(list)
  expect(crumbsAt('/fr/evenements/2027-01')).toEqual([...list, 'janvier 2027 /fr/evenements/2027-01'])
})
