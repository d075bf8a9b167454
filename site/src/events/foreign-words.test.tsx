import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EventRow } from '../components/event-row/event-row'
import { ResultList } from '../search/result-list'
import { FilterLinks } from './filter-links'
import { FilterSelects } from './filter-selects'
import { Occurrence } from './occurrence'
import type { OccurrenceData } from './occurrence-fields'
import type { ListState } from './use-list'

vi.mock('gatsby', () => ({ graphql: () => undefined, navigate: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const price = { text: 'on donation', amount: null, amountTo: null, currency: 'CHF', note: null }
const picture = {
  ...{ alt: 'Torches', caption: 'Torches on the lake', credit: null, url: '', shareUrl: '' },
  wide: { layout: 'fixed', width: 4, height: 2, images: { fallback: { src: '/a.jpg' } } },
  tall: null,
}
const walk = {
  ...{ path: '/fr/evenements/walk', title: 'Walk of lights', textLanguage: 'en', status: 'scheduled' },
  ...{ startDate: '2026-12-12', startTime: '18:00', endDate: '2026-12-12', endTime: null, isPast: false },
  ...{ overAt: '2026-12-13T00:00:00+01:00', isAllDay: false, isFree: false, price, place: null },
  ...{ lead: 'Half an hour.', description: '<p>By the shore.</p>', movedFrom: null, statusNote: null },
  ...{ links: [], downloads: [], organizer: null, locality: null, booking: null, picture },
  moreInformation: { title: '', href: 'https://verein.example' },
} as unknown as OccurrenceData

/** `NodeFilter.SHOW_TEXT` */
const textNodes = 4

/** The language of each piece of text, in its order. */
function languagesIn(html: string): [text: string, lang: string][] {
  const { document } = new JSDOM(`<html lang="fr"><body>${html}</body></html>`).window
  for (const script of document.querySelectorAll('script')) script.remove()
  const walker = document.createTreeWalker(document.body, textNodes)
  const found: [string, string][] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    found.push([node.textContent ?? '', node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''])
  return found
}
const english = (html: string) => languagesIn(html).flatMap(([text, lang]) => (lang === 'en' ? [text] : []))

it('a page in French says of each word of its English feed that it is English, and of none of its own', () => {
  const page = <Occurrence event={walk} dates={[]} listPath="/fr/evenements" language="fr" />
  const html = renderToStaticMarkup(page)
  expect(english(html)).toEqual([
    'Walk of lights',
    'Half an hour.',
    'Torches on the lake',
    'on donation',
    'By the shore.',
  ])
  expect(html).toContain('moreInformation')
})

it('so do lists, their filters and what a search finds', () => {
  const row = <EventRow event={{ ...walk, key: 'walk' }} language="fr" />
  expect(english(renderToStaticMarkup(row))).toEqual(['Walk of lights', 'on donation'])
  const found = {
    ...{ kind: 'event' as const, path: walk.path, title: walk.title, lead: 'Half an hour.' },
    textLanguage: 'en' as const,
  }
  const own = { kind: 'page' as const, path: '/fr', title: 'Accueil', lead: 'La maison' }
  const results = <ResultList pages={[found, own]} words={[]} language="fr" />
  expect(english(renderToStaticMarkup(results))).toEqual(['Walk of lights', 'Half an hour.'])
  const facets = { textLanguage: 'en', categories: [{ id: '1', title: 'Music' }], resorts: [] }
  const list = {
    ...{ month: '2026-12', selection: { category: null, resort: null }, ahead: [], shown: [], months: [] },
    facets,
  } as unknown as ListState
  const filters = { list, path: '/fr/evenements', language: 'fr' as const }
  expect(english(renderToStaticMarkup(<FilterLinks {...filters} />))).toEqual(['Music'])
  expect(english(renderToStaticMarkup(<FilterSelects {...filters} />))).toEqual(['Music (0)'])
})
