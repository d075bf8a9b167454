/**
 * One document of each type and one part of each kind with every field set, typed by the stored shapes. The compiler
 * holds them against the shapes, the tests against the content model: so the two cannot drift apart.
 */
import type {
  ContentDocument,
  PartnerLogo,
  Reference,
  StoredBlock,
  StoredDownload,
  StoredFact,
  StoredFilm,
  StoredLink,
  StoredMenuItem,
  StoredOpeningHours,
  StoredPart,
  StoredPartType,
  StoredPicture,
  StoredPrice,
} from '../site/content/documents'

/** The same shape with nothing left out, all the way down. A download is either a file or a picture. */
export type Complete<T> = T extends StoredDownload
  ? StoredDownload
  : T extends readonly (infer Item)[]
    ? Complete<Item>[]
    : T extends object
      ? { [Key in keyof T]-?: Complete<T[Key]> }
      : T

type CompletePart<Type extends StoredPartType> = Complete<Extract<StoredPart, { _type: Type }>>
export type CompleteParts = { [Type in StoredPartType]: CompletePart<Type> }
type DocumentTypeName = ContentDocument['_type']
export type CompleteDocuments = {
  [Type in DocumentTypeName]: Complete<Extract<ContentDocument, { _type: Type }>>
}

const reference = (id: string): Complete<Reference> => ({ _type: 'reference', _ref: id, _weak: true })

const picture: Complete<StoredPicture> = {
  _type: 'picture',
  _key: 'picture1',
  asset: reference('image-0123abcd-1600x1200-jpg'),
  crop: { top: 0, bottom: 0.1, left: 0, right: 0 },
  hotspot: { x: 0.5, y: 0.4, width: 0.3, height: 0.3 },
  alt: 'Lärchen vor dem Haus',
  caption: 'Im Oktober',
  ratio: '4:5',
}

const link: Complete<StoredLink> = {
  _type: 'link',
  _key: 'link1',
  label: 'Buchen',
  isExternal: true,
  externalLink: 'https://booking.example/de',
  link: reference('page-home'),
  sectionId: 'wellness',
}

const body: Complete<StoredBlock>[] = [
  {
    _type: 'block',
    _key: 'block1',
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    markDefs: [link],
    children: [{ _type: 'span', _key: 'span1', text: 'Stille', marks: ['strong', 'link1'] }],
  },
]

const fact: Complete<StoredFact> = { _key: 'fact1', label: 'Bett', value: '180 × 200 cm' }
const price: Complete<StoredPrice> = {
  _key: 'price1',
  label: 'Nebensaison',
  season: 'winter',
  amount: 420,
  currency: 'CHF',
  unit: 'pro Nacht',
  note: 'mit Frühstück',
}
const openingTime: Complete<StoredOpeningHours> = {
  _key: 'time1',
  days: 'Montag bis Freitag',
  opens: '18:30',
  closes: '23:00',
  note: 'Küche bis 21:30',
}
const film: Complete<StoredFilm> = {
  title: 'Ein Tag im Schnee',
  poster: picture,
  animatedPoster: 'winter',
  provider: 'vimeo',
  videoId: '123456789',
  duration: 90,
}
const items: StoredDownload[] = [
  {
    _key: 'download1',
    _type: 'downloadFile',
    name: 'Hausprospekt',
    file: { asset: reference('file-0123abcd-pdf') },
  },
  { _key: 'download2', _type: 'downloadImage', name: 'Haus im Winter', image: picture },
]
const logo: Complete<PartnerLogo> = {
  _key: 'logo1',
  url: 'https://partner.example',
  alt: 'Bergbahn',
  isLazyloaded: true,
  picture,
  refImage: reference('image-0123abcd-300x100-png'),
}
const menuItem: Complete<StoredMenuItem> = {
  _key: 'item1',
  _type: 'menuItem',
  title: 'Zimmer',
  label: 'Alle Zimmer',
  isExternal: false,
  externalLink: 'https://shop.example',
  isJumplink: true,
  jumplink: { internalLink: reference('page-home'), sectionId: 'wellness' },
  pageRef: reference('page-home'),
  children: [],
}

const named = (key: string) => ({ _key: key, sectionId: `to-${key}`, title: 'Ruhe' })
const part = (key: string) => ({ ...named(key), background: 'Rose' as const })

export const completeParts: CompleteParts = {
  hero: { ...named('p1'), _type: 'hero', lead: 'Ein Satz.', picture, tone: 'snow', film, links: [link] },
  textPart: { ...part('p2'), _type: 'textPart', aside: 'Seit 1911', lead: 'Ein Satz.', body, links: [link] },
  textWithImage: { ...part('p3'), _type: 'textWithImage', body, picture, pictureSide: 'left', links: [link] },
  teaserGrid: {
    ...part('p4'),
    _type: 'teaserGrid',
    lead: 'Ein Satz.',
    layout: 'pairs',
    items: [{ ...reference('room-arven'), _key: 'teaser1' }],
    links: [link],
  },
  gallery: { ...part('p5'), _type: 'gallery', pictures: [picture], columnWidth: 400 },
  panorama: { ...part('p6'), _type: 'panorama', picture, body, links: [link] },
  quote: { ...part('p7'), _type: 'quote', text: 'Hier oben hört man nichts.', source: 'Ein Gast' },
  facts: { ...part('p8'), _type: 'facts', items: [fact] },
  prices: { ...part('p9'), _type: 'prices', items: [price], note: 'In Schweizer Franken.' },
  openingHours: { ...part('p10'), _type: 'openingHours', items: [openingTime], note: 'Montag geschlossen.' },
  film: { ...part('p11'), _type: 'film', film },
  webcam: { ...part('p12'), _type: 'webcam', pictures: [picture], place: 'Dach' },
  map: { ...part('p13'), _type: 'map', body, latitude: 46.7867, longitude: 9.679, directions: link },
  callToAction: { ...part('p14'), _type: 'callToAction', text: 'Noch drei Zimmer.', links: [link] },
  accordion: { ...part('p15'), _type: 'accordion', items: [{ _key: 'question1', title: 'Wann?', body }] },
  downloads: { ...part('p16'), _type: 'downloads', items },
  seasonTeaser: {
    ...named('p17'),
    _type: 'seasonTeaser',
    season: 'summer',
    text: 'Ein Satz.',
    picture,
    link,
  },
  upcomingEvents: { ...part('p18'), _type: 'upcomingEvents', count: 3, category: '12' },
}

const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const page = (fullPath: string) => ({
  ...stored,
  __i18n_lang: 'de' as const,
  title: 'Arve',
  url: { fullPath },
  live: true,
  lead: 'Ein Satz.',
  picture,
  settings: { hasBackground: true, pageBackgroundColor: { label: 'Gold' as const } },
  parts: Object.values(completeParts),
  seo: { title: 'Arve', description: 'Ein Satz.', picture, noIndex: false },
})
const sitePart = { ...stored, __i18n_lang: 'de' } as const
const offer = { facts: [fact], gallery: [picture] }

export const completeDocuments: CompleteDocuments = {
  page: {
    ...page('/'),
    _id: 'page-home',
    _type: 'page',
    isHome: true,
    season: 'summer',
    middleware: 'auth',
    layout: 'bare',
  },
  room: {
    ...page('/zimmer/arve'),
    ...offer,
    _id: 'room-arven',
    _type: 'room',
    category: 'suite',
    size: 42,
    guests: 2,
    beds: 'Doppelbett',
    view: 'auf den Gletscher',
    priceNote: 'pro Nacht',
    prices: [price],
    floorPlan: picture,
    bookingCode: 'ARV',
  },
  restaurant: {
    ...page('/restaurant'),
    ...offer,
    _id: 'restaurant-stube',
    _type: 'restaurant',
    cuisine: 'Alpin',
    seats: 40,
    openingHours: [openingTime],
    reservation: link,
  },
  package: {
    ...page('/angebote/stille'),
    ...offer,
    _id: 'package-stille',
    _type: 'package',
    nights: 3,
    priceFrom: 1290,
    priceNote: 'für zwei',
    validFrom: '2026-12-18',
    validTo: '2027-04-05',
    includes: ['Frühstück'],
    bookingCode: 'ST3',
  },
  activity: {
    ...page('/aktiv/gratweg'),
    ...offer,
    _id: 'activity-gratweg',
    _type: 'activity',
    season: 'summer',
    difficulty: 'moderate',
    duration: '3 h 30',
    distanceKm: 9.4,
    ascentMetres: 640,
    meetingPoint: 'Vor dem Haus',
    priceFrom: 0,
  },
  navigationMenu: {
    ...sitePart,
    _id: 'navigationMenu-top-header',
    _type: 'navigationMenu',
    menuId: 'top-header',
    items: [{ ...menuItem, children: [menuItem] }],
  },
  header: {
    ...sitePart,
    _id: 'header',
    _type: 'header',
    season: 'winter',
    winterPageLink: reference('page-winter'),
    summerPageLink: reference('page-summer'),
  },
  general: {
    ...sitePart,
    _id: 'general',
    _type: 'general',
    hotelName: 'Edelgrat',
    bookingEngineLink: link,
    shopLink: link,
    street: 'Gratweg 1',
    postalCode: '7000',
    town: 'Talheim',
    country: 'CH',
    latitude: 46.7867,
    longitude: 9.679,
    phone: '+41 81 000 00 00',
    email: 'gruezi@edelgrat.example',
  },
  contactInfo: {
    ...sitePart,
    _id: 'contactInfo',
    _type: 'contactInfo',
    contactText: body,
    googleMapsLink: 'https://maps.example/edelgrat',
  },
  prefooter: {
    ...sitePart,
    _id: 'prefooter',
    _type: 'prefooter',
    summerSeasonLength: 'Juni bis Oktober',
    winterSeasonLength: 'Dezember bis April',
    list: [logo],
    list2: [logo],
  },
  socialMedia: {
    ...sitePart,
    _id: 'socialMedia',
    _type: 'socialMedia',
    list: [{ _key: 'network1', type: 'Instagram', url: 'https://social.example/edelgrat' }],
  },
  legal: {
    ...sitePart,
    _id: 'legal',
    _type: 'legal',
    privacy: link,
    conditions: link,
    imprint: link,
    cookies: link,
  },
  staticText: {
    ...sitePart,
    _id: 'staticText-common',
    _type: 'staticText',
    namespace: 'common',
    entries: [{ _key: 'text1', key: 'footer.toTop', value: 'Nach oben' }],
  },
  mediaCorner: {
    ...sitePart,
    _id: 'mediaCorner',
    _type: 'mediaCorner',
    sections: [{ _key: 'section1', title: 'Bilder', text: 'Frei für die Presse.', items }],
  },
  redirects: {
    ...stored,
    _id: 'redirects',
    _type: 'redirects',
    list: [{ _key: 'redirect1', from: '/alt', to: '/zimmer/arve' }],
  },
}
