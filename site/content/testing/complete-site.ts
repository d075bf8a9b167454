import { completeDocuments } from '../../../studio/complete-documents'
import type { Fields } from './places'

/** Ids as the content service gives them: assets keep theirs in Gatsby only when they are that long. */
const hash = '0123abcd'.repeat(5)
const otherHash = '4567abcd'.repeat(5)
const withLongIds = <Document extends Fields>(document: Document): Document =>
  JSON.parse(JSON.stringify(document).replaceAll('0123abcd', hash))

const otherImage = `image-${otherHash}-1600x1200-jpg`
const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const about = {
  originalFilename: 'a.jpg',
  title: 'Haus',
  description: 'd',
  altText: 'Das Haus',
  creditLine: 'Atelier',
  size: 12,
  mimeType: 'image/jpeg',
}
const pictureAsset = (id: string) => ({
  _id: `image-${id}-1600x1200-jpg`,
  _type: 'sanity.imageAsset',
  ...stored,
  ...about,
  url: `https://cdn.sanity.io/images/edelgrat/production/${id}-1600x1200.jpg`,
  metadata: {
    lqip: 'data:image/jpeg;base64,AA==',
    hasAlpha: false,
    dimensions: { width: 1600, height: 1200, aspectRatio: 1.33 },
    palette: { dominant: { background: '#123456', population: 1.5 } },
    location: { lat: 46.7, lng: 9.6 },
  },
})

const assets: readonly Fields[] = [
  pictureAsset(hash),
  pictureAsset(otherHash),
  {
    ...stored,
    ...about,
    _id: `file-${hash}-pdf`,
    _type: 'sanity.fileAsset',
    url: `https://cdn.sanity.io/files/edelgrat/production/${hash}.pdf`,
  },
]

const { page: guarded, room, restaurant, package: stay, activity, ...siteParts } = completeDocuments
/** A guarded page has no data that a template could show. */
const { middleware, ...page } = guarded
const { navigationMenu, prefooter, legal, staticText, ...otherParts } = siteParts

const reference = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })
const pictureOf = (id: string) => ({ _type: 'picture', asset: reference(id), alt: 'Ein anderes Bild' })
/** What a page says of itself elsewhere differs from what it says on itself, so that both can be told apart. */
const seo = { title: 'Suche', description: 'Für die Suche.', picture: pictureOf(otherImage), noIndex: false }
const quote = page.parts.filter(({ _type }) => _type === 'quote')
const internalLink = { _type: 'link', _key: 'inside', isExternal: false, link: reference('page-winter') }

/** A page for every kind of part, with that part alone. */
const partPages = page.parts.map((part) => ({
  ...page,
  _id: `page-${part._type}`,
  url: { fullPath: `/teil/${part._type.toLowerCase()}` },
  isHome: false,
  parts: [part._type === 'upcomingEvents' ? { ...part, category: '101' } : part],
}))

const documents: readonly object[] = [
  ...partPages,
  ...[page, room, restaurant, stay, activity].map((document) => ({ ...document, seo, parts: quote })),
  // Without words for search engines, the page's own picture is shared; another one than that of the house.
  ...[room, restaurant, stay, activity].map((document) => ({
    ...document,
    _id: `${document._type}-plain`,
    url: { fullPath: `/schlicht/${document._type}` },
    seo: undefined,
    picture: pictureOf(otherImage),
    parts: [],
  })),
  { ...guarded, _id: 'page-guarded', isHome: false, url: { fullPath: '/bewacht' }, parts: [] },
  { ...page, _id: 'page-summer', isHome: false, url: { fullPath: '/sommer' }, parts: [] },
  {
    ...page,
    _id: 'page-winter',
    isHome: false,
    season: 'winter',
    url: { fullPath: '/winter' },
    parts: [{ _type: 'callToAction', _key: 'inside', text: 'Hinein', links: [internalLink] }],
  },
  navigationMenu,
  {
    ...navigationMenu,
    _id: 'navigationMenu-flyout',
    menuId: 'flyout',
    items: [
      { _type: 'menuItem', _key: 'inside', pageRef: reference('page-winter') },
      {
        _type: 'menuItem',
        _key: 'outside',
        title: 'Laden',
        isExternal: true,
        pageRef: reference('page-winter'),
        externalLink: 'https://shop.example',
      },
    ],
  },
  {
    ...prefooter,
    list2: prefooter.list2.flatMap((logo) => [
      { ...logo, picture: undefined },
      { ...logo, _key: 'library', picture: undefined, refImage: reference('mediaImage-bergbahn') },
    ]),
  },
  { ...legal, cookies: { ...legal.cookies, externalLink: 'https://booking.example/cookies' } },
  { ...staticText, entries: [{ _key: 'text1', key: 'toTop', value: 'Ganz nach oben' }] },
  ...Object.values(otherParts),
]

/** A document of each type with every field set, and a few more for what leaves no room for each other in one. */
export const wholeDocuments: readonly Fields[] = [
  ...documents.map((document) => withLongIds({ ...document })),
  ...assets,
]
