import { describe, expect, it } from 'vitest'
import type { ResolverContext } from '../nodes/lookup'
import { ContentIndex } from './content-index'
import { missingParts } from './missing-parts'
import { allNamedClaimants, namedClaimant } from './named-claimants'
import type { ContentNode } from './raw'
import { resolveHeader } from './resolve-site-parts'
import { standIn } from './stand-in'
import { shownOf } from './testing/shown-of'

const stored = (_id: string, _type: string, fields: Record<string, unknown> = {}): ContentNode => ({
  id: `node-${_id}`,
  _id,
  _type,
  _createdAt: '2026-02-01T00:00:00Z',
  __i18n_lang: _id.split('__i18n_')[1] ?? 'de',
  ...fields,
  internal: { type: '', contentDigest: '' },
})

const page = (_id: string, title: string, fullPath: string) =>
  stored(_id, 'page', { title, url: { fullPath } })
const to = (_ref: string) => ({ _type: 'reference', _ref })

const items = [
  { _key: 'a', title: 'Die Zimmer', pageRef: to('page-rooms') },
  { _key: 'b', title: 'Geschichte', pageRef: to('page-history') },
  { _key: 'c', title: 'Laden', isExternal: true, externalLink: 'https://shop.example/' },
  {
    _key: 'd',
    title: 'Suiten',
    isJumplink: true,
    pageRef: to('page-rooms'),
    jumplink: { internalLink: to('page-rooms'), sectionId: 'suites' },
  },
]
const german = [
  stored('header', 'header', { season: 'winter', winterPageLink: to('page-rooms') }),
  stored('general', 'general', {
    phone: '+41 81 555 01 01',
    bookingEngineLink: { label: 'Buchen', link: to('page-rooms') },
  }),
  stored('navigationMenu-top-header', 'navigationMenu', { menuId: 'top-header', items }),
  stored('legal', 'legal', { privacy: { label: 'Datenschutz', link: to('page-history') } }),
  page('page-rooms', 'Zimmer', '/zimmer'),
  page('page-rooms__i18n_fr', 'Chambres', '/fr/chambres'),
  page('page-history', 'Geschichte', '/geschichte'),
]

function siteOf(documents: readonly ContentNode[]) {
  const index = new ContentIndex()
  index.apply(allNamedClaimants(documents))
  const asked: string[] = []
  const context: ResolverContext = {
    nodeModel: {
      getNodeById: ({ id }) =>
        [...index.nodes()].map((node) => ({ id: node.id, ...node.fields })).find((node) => node.id === id),
      trackPageDependencies: (result) => asked.push(String(Reflect.get(Object(result), 'id'))),
    },
  }
  return { index, context, asked }
}

const told = (index: ContentIndex, language: string) =>
  missingParts(index)
    .filter((part) => part.language === language)
    .map(({ documentId }) => documentId)

describe('a language without header, menus or footer of its own', () => {
  it('shows those of the main language, which lead to its own pages by their titles where there are such', () => {
    const { context } = siteOf(german)
    const header = resolveHeader('fr', context)
    expect(header.menu.map(({ title, href }) => [title, href])).toEqual([
      ['Chambres', '/fr/chambres'],
      ['Geschichte', '/geschichte'],
      ['Laden', 'https://shop.example/'],
      ['Suiten', '/fr/chambres#suites'],
    ])
    expect([header.season, header.homePath]).toEqual(['winter', '/fr'])
    expect(shownOf(['SiteHeader', 'winterPageLink'], 'fr', context)).toMatchObject({ href: '/fr/chambres' })
    expect(shownOf(['HotelFacts', 'phone'], 'fr', context)).toBe('+41 81 555 01 01')
    expect(shownOf(['HotelFacts', 'bookingEngineLink'], 'fr', context)).toEqual({
      label: 'Chambres',
      href: '/fr/chambres',
      isExternal: false,
    })
    expect(shownOf(['LegalLinks', 'privacy'], 'fr', context)).toMatchObject({
      label: 'Datenschutz',
      href: '/geschichte',
    })
    expect(resolveHeader('de', context).menu[0]).toMatchObject({ title: 'Die Zimmer', href: '/zimmer' })
  })

  it('shows its own as soon as there is one, and waits for it as for its pages', () => {
    const { context, asked } = siteOf(german)
    resolveHeader('fr', context)
    shownOf(['SiteHeader', 'winterPageLink'], 'fr', context)
    expect(asked).toEqual(
      expect.arrayContaining([
        'sitepart-header-fr',
        'sitepart-navigationMenu-top-header-fr',
        'sitemap-page-history__i18n_fr',
      ]),
    )
    const own = stored('navigationMenu-top-header__i18n_fr', 'navigationMenu', {
      menuId: 'top-header',
      items: [],
    })
    expect(resolveHeader('fr', siteOf([...german, own]).context).menu).toEqual([])
  })

  it('keeps the title of a link that leads to a place in a page', () => {
    const { context } = siteOf(german)
    const link = { label: 'Suiten', link: to('page-rooms'), sectionId: 'suites' }
    expect(standIn({ link }, 'fr', context)).toEqual({
      link: { ...link, link: { ...link.link, _ref: 'page-rooms__i18n_fr' } },
    })
  })

  it('is named by the documents that are missing, and not by what no language has', () => {
    const { index } = siteOf([...german, stored('header__i18n_fr', 'header')])
    expect(told(index, 'fr')).toEqual([
      'general__i18n_fr',
      'legal__i18n_fr',
      'navigationMenu-top-header__i18n_fr',
    ])
    expect(told(index, 'en')).toContain('header__i18n_en')
    expect(told(index, 'de')).toEqual([])
    expect(missingParts(siteOf(german.slice(4)).index)).toEqual([])
    expect(missingParts(index)[0]).toMatchObject({
      code: 'document.stands-in',
      field: '_id',
      kind: 'header',
      facts: { document: 'header', language: 'en' },
    })
  })

  it('is named no longer once its document is there, and again when it goes', () => {
    const { index } = siteOf(german)
    const own = stored('header__i18n_fr', 'header')
    index.apply(new Map([[own._id, namedClaimant(own)]]))
    expect(told(index, 'fr')).not.toContain(own._id)
    index.apply(new Map([[own._id, undefined]]))
    expect(told(index, 'fr')).toContain(own._id)
  })

  it('shares single legal links only where it says so, once it has legal links of its own', () => {
    const own = (language: string) => stored(`legal__i18n_${language}`, 'legal', { cookies: {} })
    const { context } = siteOf([...german, own('fr'), own('en')])
    expect(shownOf(['LegalLinks', 'privacy'], 'fr', context)).toBeUndefined()
    expect(shownOf(['LegalLinks', 'privacy'], 'en', context)).toMatchObject({ href: '/geschichte' })
  })

  it('shows what is nested without end as far as the resolvers read it', () => {
    const link = { title: 'Die Zimmer', pageRef: to('page-rooms') }
    let nested: Record<string, unknown> = link
    for (let level = 0; level < 20_000; level += 1) nested = { children: [nested] }
    const { context } = siteOf(german)
    expect(standIn({ items: [link, nested] }, 'fr', context).items).toMatchObject([
      { pageRef: { _ref: 'page-rooms__i18n_fr' } },
      { children: [{ children: [{}] }] },
    ])
  })
})
