import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { completeDocuments } from '../../studio/complete-documents'
import { wholeDocuments } from '../content/testing/complete-site'
import { SiteData } from '../content/testing/site-data'
import { pageShown, slicesShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))
// React tells of the older form of `page-head.tsx`, where it is said why.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const { general } = completeDocuments

it('a booking link is called what the editor calls it, in header, fly-out, the bar of phones and footer', () => {
  const site = new SiteData(wholeDocuments, '2026-11-22')
  site.set({ ...general, bookingEngineLink: { ...general.bookingEngineLink, label: 'Zimmer anfragen' } })
  const shown = slicesShown(site)
  const footer = shown.indexOf('<footer')
  expect(shown.slice(0, footer).split('Zimmer anfragen')).toHaveLength(4)
  expect(shown.slice(footer).split('Zimmer anfragen')).toHaveLength(2)
})

/** Title and Open Graph title of the home page. */
function titlesOfHome(seo: object | undefined): (string | undefined)[] {
  const site = new SiteData(wholeDocuments, '2026-11-22')
  site.set({ ...completeDocuments.page, middleware: undefined, seo })
  const [home] = site.pages().filter(({ path }) => path === '/')
  const shown = home ? pageShown(site, home) : ''
  return [/<title>([^<]*)/, /property="og:title" content="([^"]*)/].map((form) => form.exec(shown)?.[1])
}

it('the home page is called what its editor wrote for search engines, and else what the texts of the site say', () => {
  expect(titlesOfHome({ title: 'Edelgrat: das Haus am Grat' })).toEqual([
    'Edelgrat: das Haus am Grat',
    'Edelgrat: das Haus am Grat',
  ])
  const [title, shared] = titlesOfHome(undefined)
  expect(title).toContain('Grandhotel Edelgrat')
  expect(shared).toContain('Grandhotel Edelgrat')
})

/** The page of a document with other fields, beside another address for enquiries. */
function shownOf(
  document: (typeof completeDocuments)['room' | 'page'],
  more: object,
  enquiries?: object,
): string {
  const site = new SiteData(wholeDocuments, '2026-11-22')
  site.set({ ...general, ...enquiries })
  site.set({ ...document, middleware: undefined, ...more })
  const page = site.pages().find(({ owner }) => owner === document._id)
  return page ? pageShown(site, page) : ''
}

it('a form with words of its own in its address still learns what the guest asks about', () => {
  const enquiryLink = {
    _type: 'link',
    isExternal: false,
    externalLink: '/anfrage?art=zimmer#form',
    label: 'Fragen',
  }
  const shown = shownOf(completeDocuments.room, {}, { enquiryLink })
  expect(shown).toMatch(/href="\/anfrage\?art=zimmer&amp;about=\/[^"?]*#form"/)
})

it('a picture to download that nobody named is called as its file', () => {
  const image = { asset: { _type: 'reference', _ref: 'image-abc-800x600-jpg' } }
  const items = [{ _type: 'downloadImage', _key: 'i', image }]
  const shown = shownOf(completeDocuments.page, { parts: [{ _type: 'downloads', _key: 'd', items }] })
  expect(shown).toContain('abc.jpg')
  expect(shown.replace(/<a [^>]*abc[^>]*>/g, '')).toContain('abc.jpg')
})
