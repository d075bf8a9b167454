import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { wholeDocuments } from '../content/testing/complete-site'
import { SiteData } from '../content/testing/site-data'
import { pageShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))

const words = 'Der Westflügel wird abgebrochen'
const guarded = (['de', 'fr', 'en'] as const).map((language) => ({
  _id: language === 'de' ? 'page-plans' : `page-plans__i18n_${language}`,
  _type: 'page',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-02T00:00:00Z',
  _rev: 'r',
  __i18n_lang: language,
  title: `${words} (${language})`,
  url: { _type: 'url', fullPath: language === 'de' ? '/plans' : `/${language}/plans` },
  middleware: 'auth',
  parts: [{ _type: 'textPart', _key: 'text', title: words }],
}))
const site = new SiteData([...wholeDocuments, ...guarded], '2026-11-22')
const shownAt = (path: string): string => {
  const page = site.pages().find((each) => each.path === path)
  return page ? pageShown(site, page) : ''
}

it('a guarded page is a whole page behind the code, which asks search engines away and leads to its translations there', () => {
  const page = shownAt('/gate/pages/fr/plans')
  expect(page).toContain(words)
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).not.toContain('rel="canonical"')
  for (const path of ['/gate/pages/plans', '/gate/pages/en/plans']) expect(page).toContain(`href="${path}"`)
})

it('at its own path is a code screen without a word of it, and no other page leads to what is behind it', () => {
  for (const path of ['/plans', '/fr/plans', '/en/plans']) {
    const screen = shownAt(path)
    expect(screen).toContain(`name="opens" value="/gate/pages${path}"`)
    expect(screen).toContain('<meta name="robots" content="noindex"/>')
    expect(screen).not.toContain(words)
  }
  const others = site.pages().filter(({ owner }) => !owner.startsWith('page-plans'))
  for (const page of others)
    expect(pageShown(site, page), page.path).not.toMatch(/gate\/pages[/a-z]*plans|Westflügel/)
})
