import { describe, expect, test } from 'vitest'
import { alternates } from './alternates'
import { homeThings } from './home-things'
import {
  breadcrumbJsonLd,
  type HotelFacts,
  hotelJsonLd,
  offerJsonLd,
  restaurantJsonLd,
  roomJsonLd,
} from './json-ld'
import { serializeJsonLd } from './serialize-json-ld'

const siteUrl = 'https://edelgrat.example'
const page = {
  siteUrl,
  path: '/zimmer/arvenzimmer',
  title: 'Arvenzimmer',
  description: 'Arvenholz',
  image: null,
}
const empty: HotelFacts = {
  name: 'Grandhotel Edelgrat',
  street: null,
  postalCode: null,
  town: null,
  country: null,
  latitude: null,
  longitude: null,
  phone: null,
  email: null,
  picture: null,
}

describe('hreflang', () => {
  const group = [
    { language: 'de', path: '/zimmer' },
    { language: 'fr', path: '/fr/chambres' },
    { language: 'en', path: '/en/rooms' },
  ] as const

  test('is the same set on every page of the group', () => {
    const sets = group.map((own) =>
      alternates(
        own.language,
        own.path,
        group.filter((other) => other !== own),
      ),
    )
    expect(sets[1]).toEqual(sets[0])
    expect(sets[2]).toEqual(sets[0])
    expect(sets[0]).toContainEqual({ hrefLang: 'x-default', path: '/zimmer' })
  })

  test('leave out a translation that search engines are not to find, on every page of the group (fault 53)', () => {
    const hidden = group.map((own) => ({ ...own, noIndex: own.language === 'fr' }))
    const sets = hidden
      .filter(({ noIndex }) => !noIndex)
      .map((own) =>
        alternates(
          own.language,
          own.path,
          hidden.filter((other) => other !== own),
        ),
      )
    expect(sets[0]?.map(({ hrefLang }) => hrefLang)).toEqual(['de-DE', 'en', 'x-default'])
    expect(sets[1]).toEqual(sets[0])
  })

  test('names the page itself as default where there is no German one', () => {
    expect(alternates('en', '/en/only', [])).toEqual([
      { hrefLang: 'en', path: '/en/only' },
      { hrefLang: 'x-default', path: '/en/only' },
    ])
  })
})

describe('structured data', () => {
  test('names the house by one id on every page', () => {
    const house = hotelJsonLd(empty, { ...page, path: '/' })
    const lowestPrices = [
      { amount: 520, label: 'Sommer' },
      { amount: 610, label: 'Winter' },
    ]
    const room = JSON.parse(
      JSON.stringify(
        roomJsonLd(
          { category: 'room', size: 31, guests: 2, beds: null, floorText: '2. Stock', lowestPrices },
          page,
        ),
      ),
    )
    expect(room.containedInPlace['@id']).toBe(JSON.parse(JSON.stringify(house))['@id'])
    expect(room.floorSize).toEqual({ '@type': 'QuantitativeValue', value: 31, unitCode: 'MTK' })
    expect(room.floorLevel).toBe('2. Stock')
    expect(room.offers).toMatchObject([
      { name: 'Sommer', price: 520, priceCurrency: 'CHF' },
      { name: 'Winter', price: 610, priceCurrency: 'CHF' },
    ])
  })

  test('says on home pages how the site is searched in their language', () => {
    const things = JSON.parse(JSON.stringify(homeThings(empty, { ...page, path: '/fr' })))
    expect(things.map((thing: object) => Reflect.get(thing, '@type'))).toEqual(['Hotel', 'WebSite'])
    expect(things[1]).toMatchObject({
      url: 'https://edelgrat.example/fr',
      inLanguage: 'fr',
      potentialAction: {
        target: { urlTemplate: 'https://edelgrat.example/fr/recherche?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  test('describes the house on no second page that is marked as home', () => {
    expect(homeThings(empty, { ...page, path: '/fr/autre' })).toEqual([])
  })

  test('tells a suite from a room', () => {
    const nothing = { size: null, guests: null, beds: null, floorText: null, lowestPrices: [] }
    const kinds = ['suite', 'room', null].map((category) => roomJsonLd({ category, ...nothing }, page))
    expect(JSON.parse(JSON.stringify(kinds)).map((each: object) => Reflect.get(each, '@type'))).toEqual([
      'Suite',
      'HotelRoom',
      'HotelRoom',
    ])
  })

  test('is sold as a product where it has prices, and by itself has no offers', () => {
    const facts = { category: 'suite', size: null, guests: null, beds: null, floorText: null }
    const sold = roomJsonLd({ ...facts, lowestPrices: [{ amount: 900, label: null }] }, page)
    expect(sold).toMatchObject({ '@type': ['Suite', 'Product'], offers: [{ price: 900 }] })
    const onRequest = roomJsonLd({ ...facts, lowestPrices: [] }, page)
    expect(onRequest).toHaveProperty('@type', 'Suite')
    expect(onRequest).not.toHaveProperty('offers')
  })

  test('leaves out what content does not know', () => {
    const room = JSON.parse(
      JSON.stringify(
        roomJsonLd(
          { category: null, size: null, guests: null, beds: null, floorText: null, lowestPrices: [] },
          page,
        ),
      ),
    )
    expect(Object.keys(room).sort()).toEqual([
      '@context',
      '@type',
      'containedInPlace',
      'description',
      'name',
      'url',
    ])
    expect(hotelJsonLd(empty, page)).not.toHaveProperty('geo')
  })

  test('gives a package its price and its dates, a restaurant its kitchen', () => {
    const offer = offerJsonLd(
      { lowestPrices: [{ amount: 1290, label: null }], validFrom: '2026-09-18', validTo: null },
      page,
    )
    expect(offer).toMatchObject({ price: 1290, priceCurrency: 'CHF', availabilityStarts: '2026-09-18' })
    expect(offer).not.toHaveProperty('availabilityEnds')
    expect(restaurantJsonLd({ cuisine: 'Tal', hotel: empty }, page)).toMatchObject({ servesCuisine: 'Tal' })
  })

  test('counts the way from home', () => {
    const crumbs = breadcrumbJsonLd(siteUrl, [
      { title: 'Grandhotel Edelgrat', path: '/' },
      { title: 'Arvenzimmer', path: '/zimmer/arvenzimmer' },
    ])
    expect(JSON.parse(JSON.stringify(crumbs)).itemListElement[1]).toMatchObject({
      position: 2,
      item: `${siteUrl}/zimmer/arvenzimmer`,
    })
  })

  test('is inert inside of a script element, and still the same data', () => {
    const hostile = { name: '</script><script>alert(1)</script>\u2028&' }
    const text = serializeJsonLd(hostile)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(hostile)
  })
})
