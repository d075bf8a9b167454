import type {
  BreadcrumbList,
  Hotel,
  HotelRoom,
  Offer,
  Restaurant,
  SearchAction,
  Suite,
  Thing,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import { stars, usualCurrency } from '../../brand/house'
import { fromAbroad } from '../components/link/telephone'

/** What the structured data needs to know about the house; `Queries.HotelFieldsFragment` fits. */
export interface HotelFacts {
  readonly name: string
  readonly street: string | null
  readonly postalCode: string | null
  readonly town: string | null
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
  readonly email: string | null
  readonly picture: { readonly url: string } | null
}

export interface DescribedPage {
  /** Origin of the site. */
  siteUrl: string
  path: string
  title: string
  description?: string | null | undefined
  image?: string | null | undefined
}

const context = 'https://schema.org' as const
const absolute = (siteUrl: string, href: string) => new URL(href, siteUrl).href
/** Every page names the house by the same id, so that search engines see one hotel. */
const hotelId = (siteUrl: string) => absolute(siteUrl, '/#hotel')

const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== null)) as T

const pageFields = ({ siteUrl, path, title, description, image }: DescribedPage) => ({
  name: title,
  url: absolute(siteUrl, path),
  description: description ?? undefined,
  image: image ? absolute(siteUrl, image) : undefined,
})

/** The house (specification of schema.org: Hotel), with address, position and contact as far as content knows them. */
export function hotelJsonLd(hotel: HotelFacts, page: DescribedPage): WithContext<Hotel> {
  const { latitude, longitude } = hotel
  return present({
    '@context': context,
    '@type': 'Hotel',
    '@id': hotelId(page.siteUrl),
    name: hotel.name,
    url: absolute(page.siteUrl, page.path),
    description: page.description ?? undefined,
    image: hotel.picture ? absolute(page.siteUrl, hotel.picture.url) : undefined,
    telephone: hotel.phone ? fromAbroad(hotel.phone) : undefined,
    email: hotel.email ?? undefined,
    starRating: { '@type': 'Rating' as const, ratingValue: stars },
    address: present({
      '@type': 'PostalAddress' as const,
      streetAddress: hotel.street ?? undefined,
      postalCode: hotel.postalCode ?? undefined,
      addressLocality: hotel.town ?? undefined,
      addressCountry: hotel.country ?? undefined,
    }),
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates' as const, latitude, longitude }
        : undefined,
  })
}

/** The site in one language, and how it is searched. `languageTag`: as in `hreflang`. */
export function webSiteJsonLd(site: {
  siteUrl: string
  name: string
  path: string
  searchPath: string
  languageTag: string
}): WithContext<WebSite> {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(site.siteUrl, site.searchPath)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: absolute(site.siteUrl, site.path),
    inLanguage: site.languageTag,
    potentialAction: action,
  }
}

interface RoomFacts {
  /** room or suite; a room where nothing is said. */
  category: string | null
  /** Square metres. */
  size: number | null
  guests: number | null
  beds: string | null
  /** On which floors it lies, in words. */
  floorText: string | null
  /** Lowest price per night in the currency of the house, for each season that has its own. */
  lowestPrices: readonly LowestPrice[]
}

interface LowestPrice {
  readonly amount: number
  /** Name of the season. */
  readonly label: string | null
}

type Room = WithContext<Exclude<HotelRoom | Suite, string>>
/** With prices it is a product as well: to schema.org a room by itself has no offers (its page "Markup for Hotels", "Offers"). */
type PricedRoom = Omit<Room, '@type'> & {
  '@type': readonly [Room['@type'], 'Product']
  offers: readonly Offer[]
}

/** What a page says to search engines of what it shows. */
export type StructuredData = WithContext<Thing> | PricedRoom

export function roomJsonLd({ lowestPrices, ...room }: RoomFacts, page: DescribedPage): Room | PricedRoom {
  const described = roomWithoutPrices(room, page)
  if (lowestPrices.length === 0) return described
  const offers = lowestPrices.map(({ amount, label }) =>
    present({
      '@type': 'Offer' as const,
      name: label ?? undefined,
      price: amount,
      priceCurrency: usualCurrency,
      url: absolute(page.siteUrl, page.path),
    }),
  )
  return { ...described, '@type': [described['@type'], 'Product'], offers }
}

function roomWithoutPrices(room: Omit<RoomFacts, 'lowestPrices'>, page: DescribedPage): Room {
  return present({
    '@context': context,
    '@type': room.category === 'suite' ? ('Suite' as const) : ('HotelRoom' as const),
    ...pageFields(page),
    floorSize:
      room.size === null ? undefined : { '@type': 'QuantitativeValue', value: room.size, unitCode: 'MTK' },
    occupancy: room.guests === null ? undefined : { '@type': 'QuantitativeValue', maxValue: room.guests },
    bed: room.beds ?? undefined,
    floorLevel: room.floorText ?? undefined,
    containedInPlace: { '@type': 'Hotel' as const, '@id': hotelId(page.siteUrl) },
  })
}

interface RestaurantFacts {
  cuisine: string | null
  hotel: HotelFacts
}

export function restaurantJsonLd(
  { cuisine, hotel }: RestaurantFacts,
  page: DescribedPage,
): WithContext<Restaurant> {
  return present({
    '@context': context,
    '@type': 'Restaurant',
    ...pageFields(page),
    servesCuisine: cuisine ?? undefined,
    telephone: hotel.phone ? fromAbroad(hotel.phone) : undefined,
    address: present({
      '@type': 'PostalAddress' as const,
      streetAddress: hotel.street ?? undefined,
      postalCode: hotel.postalCode ?? undefined,
      addressLocality: hotel.town ?? undefined,
      addressCountry: hotel.country ?? undefined,
    }),
    containedInPlace: { '@type': 'Hotel' as const, '@id': hotelId(page.siteUrl) },
  })
}

interface PackageFacts {
  lowestPrices: readonly LowestPrice[]
  /** Local dates, YYYY-MM-DD. */
  validFrom: string | null
  validTo: string | null
}

export function offerJsonLd(offer: PackageFacts, page: DescribedPage): WithContext<Offer> {
  const [lowest] = offer.lowestPrices
  return present({
    '@context': context,
    '@type': 'Offer',
    ...pageFields(page),
    price: lowest?.amount,
    priceCurrency: lowest && usualCurrency,
    availabilityStarts: offer.validFrom ?? undefined,
    availabilityEnds: offer.validTo ?? undefined,
    offeredBy: { '@type': 'Hotel' as const, '@id': hotelId(page.siteUrl) },
  })
}

export interface Crumb {
  readonly title: string
  readonly path: string
}

/** The way from home to this page. */
export function breadcrumbJsonLd(siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: absolute(siteUrl, crumb.path),
    })),
  }
}
