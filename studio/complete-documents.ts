/**
 * One document of each type with every field set and one part of each kind in it, typed by the stored shapes. The compiler
 * holds them against the shapes, the tests against the content model: so the two cannot drift apart.
 */
import type { ContentDocument } from '../site/content/documents'
import type { StoredObject } from '../site/content/stored-fields'
import type { StoredLink, StoredMenuItem } from '../site/content/stored-values'
import { allExamples } from '../site/src/parts/all-examples'
import {
  body,
  type Complete,
  completeFact,
  completeLink,
  completeOpeningTime,
  completePicture,
  completePrice,
  downloads,
  reference,
} from './complete-values'

type DocumentTypeName = ContentDocument['_type']
export type CompleteDocuments = {
  [Type in DocumentTypeName]: Complete<Extract<ContentDocument, { _type: Type }>>
}

/** A link to a page of the site. */
const pageLink: Complete<StoredLink> = { ...completeLink, isExternal: false, label: 'Anfragen' }

const logo: Complete<StoredObject<'partnerLogo'>> = {
  _key: 'logo1',
  url: 'https://partner.example',
  alt: 'Bergbahn',
  isLazyloaded: true,
  picture: completePicture,
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

const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const page = (fullPath: string) => ({
  ...stored,
  __i18n_lang: 'de' as const,
  title: 'Arve',
  url: { fullPath },
  live: true,
  liveFrom: '2026-01-03T07:00:00.000Z',
  liveUntil: '2090-01-03T07:00:00.000Z',
  lead: 'Ein Satz.',
  picture: completePicture,
  settings: { hasBackground: true, pageBackgroundColor: { label: 'Gold' as const } },
  parts: Object.values(allExamples),
  seo: { title: 'Arve', description: 'Ein Satz.', picture: completePicture, noIndex: false },
})
const sitePart = { ...stored, __i18n_lang: 'de' } as const
const offer = { facts: [completeFact], gallery: [completePicture] }

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
    floor: 2,
    topFloor: 4,
    beds: 'Doppelbett',
    ownFeature: 'auf den Gletscher',
    allowsDogs: true,
    hasStove: true,
    hasBathtub: true,
    priceNote: 'pro Nacht',
    prices: [completePrice],
    floorPlan: completePicture,
    bookingCode: 'ARV',
  },
  restaurant: {
    ...page('/restaurant'),
    ...offer,
    _id: 'restaurant-stube',
    _type: 'restaurant',
    cuisine: 'Alpin',
    seats: 40,
    openingHours: [completeOpeningTime],
    reservation: completeLink,
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
    season: 'calendar',
    winterPageLink: reference('page-winter'),
    summerPageLink: reference('page-summer'),
  },
  general: {
    ...sitePart,
    _id: 'general',
    _type: 'general',
    hotelName: 'Edelgrat',
    bookingEngineLink: { ...completeLink, externalLink: 'https://booking.hotel.example/' },
    enquiryLink: pageLink,
    activityEnquiryLink: pageLink,
    shopLink: completeLink,
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
    openSeasons: [{ _key: 'season1', season: 'summer', from: '2027-06-12', to: '2027-10-10' }],
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
    privacy: completeLink,
    conditions: completeLink,
    imprint: completeLink,
    cookies: completeLink,
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
    sections: [{ _key: 'section1', title: 'Bilder', text: 'Frei für die Presse.', items: downloads }],
  },
  mediaImage: {
    ...stored,
    _id: 'mediaImage-bergbahn',
    _type: 'mediaImage',
    title: 'Bergbahn',
    picture: completePicture,
  },
  redirects: {
    ...stored,
    _id: 'redirects',
    _type: 'redirects',
    list: [{ _key: 'redirect1', from: '/alt', to: '/zimmer/arve' }],
  },
}
