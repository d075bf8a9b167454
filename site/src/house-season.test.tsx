import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { wholeDocuments } from '../content/testing/complete-site'
import { SiteData } from '../content/testing/site-data'
import { pageShown, slicesShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))

const openSeasons = [
  { _type: 'openSeason', _key: 'winter', season: 'winter', from: '2026-12-12', to: '2027-04-04' },
  { _type: 'openSeason', _key: 'summer', season: 'summer', from: '2027-06-12', to: '2027-10-10' },
]
const hero = (season: 'summer' | 'winter') => ({
  _type: 'hero',
  _key: season,
  shownIn: season,
  title: `Ein Titel im ${season}`,
  picture: {
    _type: 'picture',
    asset: { _type: 'reference', _ref: `image-${'0123abcd'.repeat(5)}-1600x1200-jpg` },
  },
})
const panorama = {
  ...hero('winter'),
  _type: 'panorama',
  _key: 'offer',
  title: 'Das Angebot',
  shownIn: undefined,
  links: [
    { _type: 'link', _key: 'link', isExternal: false, link: { _type: 'reference', _ref: 'package-stille' } },
  ],
}
const ownSeason = { season: undefined, parts: [hero('summer'), hero('winter'), panorama] }

/** The home page and the header of a day. */
function shownOn(today: string, choice = 'calendar', seasons: object[] = openSeasons): string {
  const documents = wholeDocuments.map((document) => {
    if (document._type === 'prefooter') return { ...document, openSeasons: seasons }
    if (document._type === 'header') return { ...document, season: choice }
    return document._id === 'page-home' ? { ...document, ...ownSeason } : document
  })
  const site = new SiteData(documents, today)
  const home = site.pages().find(({ path }) => path === '/')
  if (!home) throw new Error('There is no home page.')
  return `${pageShown(site, home)}${slicesShown(site)}`
}
const seasonOfHeader = (shown: string) => /data-hotel-season="(\w*)"/.exec(shown)?.[1]
const opening = (shown: string) => /data-opens[^<]*/.exec(shown)?.[0] ?? ''
const headlines = (shown: string) => [...shown.matchAll(/Ein Titel im (\w+)/g)].map(([, season]) => season)

it.each([
  ['2026-11-24', 'winter'],
  ['2026-12-12', 'winter'],
  ['2027-04-04', 'winter'],
  ['2027-04-05', 'summer'],
  ['2027-10-10', 'summer'],
])('on %s header and home page show %s, as the opening dates say', (day, season) => {
  const shown = shownOn(day)
  expect(seasonOfHeader(shown)).toBe(season)
  expect(headlines(shown)).toEqual([season])
})

it('says between the seasons when the house opens, and nothing of it while it is open', () => {
  expect(opening(shownOn('2026-11-24'))).toMatch(/für den Winter.*12\.\s?Dezember 2026/)
  expect(opening(shownOn('2027-05-01'))).toMatch(/für den Sommer.*12\.\s?Juni 2027/)
  expect(opening(shownOn('2027-01-15'))).toBe('')
})

it('shows the season that the editor chose, whatever the day', () => {
  const shown = shownOn('2026-11-24', 'summer')
  expect(seasonOfHeader(shown)).toBe('summer')
  expect(headlines(shown)).toEqual(['summer'])
})

it('shows all parts and no season where the calendar has none left, and passes over dates that are none', () => {
  const backwards = { _type: 'openSeason', _key: 'a', season: 'summer', from: '2027-06-12', to: '2027-06-01' }
  const halves = [
    backwards,
    { _key: 'b', season: 'summer', from: '2027-06-12' },
    { _key: 'c', to: '2027-09-01' },
  ]
  for (const [day, seasons] of [
    ['2030-01-01', openSeasons],
    ['2026-11-24', halves],
  ] as const) {
    const shown = shownOn(day, 'calendar', [...seasons])
    expect(seasonOfHeader(shown)).toBeUndefined()
    expect(headlines(shown)).toEqual(['summer', 'winter'])
    expect(opening(shown)).toBe('')
  }
})

it('leads to an offer until its last day of arrival', () => {
  expect(shownOn('2027-04-05').includes('Das Angebot')).toBe(true)
  expect(shownOn('2027-04-06').includes('Das Angebot')).toBe(false)
})
