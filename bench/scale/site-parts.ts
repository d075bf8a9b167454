/** Menus, header, footer, texts and press downloads of the generated site. */
import type { NavigationMenu, Redirects, SitePart } from '../../site/content/documents'
import type { StoredMenuItem } from '../../site/content/stored-values'
import { fileAsset, imageAssets } from './assets'
import { storedAt } from './pages'
import type { ScaleLanguage } from './phrases'
import { idIn, type PlannedPage } from './plan'
import { randomOf } from './random'
import { block, pageReference, reference, writerFor } from './writer'

/** The site parts of one language. `pages` are those that exist in it. */
export function sitePartDocuments(
  seed: number,
  language: ScaleLanguage,
  pages: readonly PlannedPage[],
): SitePart[] {
  const at = writerFor(randomOf(seed, -1), language, pages)
  const part = <Type extends string>(type: Type, id: string = type) => ({
    ...storedAt(seed, 0, language),
    _id: idIn(id, language),
    _type: type,
  })
  const menu = (menuId: NavigationMenu['menuId'], items: StoredMenuItem[]): SitePart => ({
    ...part('navigationMenu', `navigationMenu-${menuId}`),
    menuId,
    items,
  })
  const to = (id: string, label?: string) => ({
    _type: 'link' as const,
    ...(label ? { label } : {}),
    link: pageReference(idIn(id, language)),
  })
  const booking = {
    _type: 'link' as const,
    label: bookingLabels[language],
    isExternal: true,
    externalLink: `https://booking.example.com/${language}`,
  }
  const logo = {
    _type: 'partnerLogo',
    _key: 'logo',
    url: 'https://www.example.com',
    alt: 'Bergbahn',
    refImage: reference(imageAssets[3]?._id ?? imageAssets[0]._id),
  }
  return [
    menu('top-header', [...dropdowns(pages, language), outside(language)]),
    menu('flyout', dropdowns(pages, language)),
    menu('footer-1', entries(pages.slice(0, 6), language)),
    menu('footer-2', entries(pages.slice(6, 12), language)),
    {
      ...part('header'),
      season: 'winter',
      winterPageLink: reference(idIn('page-winter', language)),
      summerPageLink: reference(idIn('page-summer', language)),
    },
    {
      ...part('general'),
      hotelName: 'Edelgrat',
      bookingEngineLink: booking,
      street: 'Gratweg 1',
      postalCode: '7000',
      town: 'Talheim',
      country: 'CH',
      latitude: 46.7867,
      longitude: 9.679,
      phone: '+41 81 000 00 00',
      email: 'info@example.com',
    },
    {
      ...part('contactInfo'),
      contactText: [block(at, 'Edelgrat, Gratweg 1')],
      googleMapsLink: 'https://maps.example.com/edelgrat',
    },
    {
      ...part('prefooter'),
      summerSeasonLength: '12.6. – 18.10.',
      winterSeasonLength: '18.12. – 5.4.',
      list: [logo],
    },
    {
      ...part('socialMedia'),
      list: [{ _key: 'a', type: 'Instagram', url: 'https://social.example.com/edelgrat' }],
    },
    { ...part('legal'), privacy: to('page-privacy'), imprint: to('page-imprint') },
    {
      ...part('staticText', 'staticText-seo'),
      namespace: 'seo',
      entries: [{ _key: 'a', key: 'websiteTitle', value: 'Edelgrat' }],
    },
    {
      ...part('mediaCorner'),
      sections: [
        {
          _key: 'a',
          title: 'Edelgrat',
          items: [
            { _key: 'b', _type: 'downloadFile', name: 'Prospekt', file: { asset: reference(fileAsset._id) } },
          ],
        },
      ],
    },
  ]
}

const bookingLabels: Record<ScaleLanguage, string> = { de: 'Buchen', fr: 'Réserver', en: 'Book' }

/** Redirects of earlier years, for all languages. */
export function redirectsDocument(seed: number, pages: readonly PlannedPage[]): Redirects {
  const { __i18n_lang: _, ...stored } = storedAt(seed, 0, 'de')
  const list = pages
    .slice(0, 50)
    .map((page) => ({ _key: page.id, from: `/alt/${page.number}`, to: page.path.de }))
  return { ...stored, _id: 'redirects', _type: 'redirects', list }
}

const types = ['room', 'restaurant', 'package', 'activity', 'page'] as const

/** A dropdown for each type of page, with its first pages and a jump link. */
function dropdowns(pages: readonly PlannedPage[], language: ScaleLanguage): StoredMenuItem[] {
  return types.flatMap((type) => {
    const [first, ...rest] = pages.filter((page) => page.type === type)
    if (first === undefined) return []
    const jump: StoredMenuItem = {
      _key: `${type}-jump`,
      _type: 'menuItem',
      title: first.title[language],
      isJumplink: true,
      jumplink: { internalLink: pageReference(idIn(first.id, language)), sectionId: 'section-1' },
    }
    return [{ ...entry(first, language), children: [...entries(rest.slice(0, 5), language), jump] }]
  })
}

const entries = (pages: readonly PlannedPage[], language: ScaleLanguage): StoredMenuItem[] =>
  pages.map((page) => entry(page, language))

const entry = (page: PlannedPage, language: ScaleLanguage): StoredMenuItem => ({
  _key: page.id,
  _type: 'menuItem',
  title: page.title[language],
  pageRef: pageReference(idIn(page.id, language)),
})

const outside = (language: ScaleLanguage): StoredMenuItem => ({
  _key: 'shop',
  _type: 'menuItem',
  title: 'Shop',
  isExternal: true,
  externalLink: `https://shop.example.com/${language}`,
})
