import { describe, expect, test } from 'vitest'
import { factRows } from './fact-rows'
import { fileNote } from './file-note'
import { hoursText, noteBesideHours } from './hours-text'
import { formatPrice } from './price'
import { lowestPrice, priceText } from './price-text'
import { longDate, validity } from './validity'

const words: Record<string, string> = {
  validRange: '{{from}} bis {{to}}',
  closed: 'geschlossen',
  untilTime: 'bis {{time}}',
  eventUntil: 'bis {{date}}',
  priceOnRequest: 'auf Anfrage',
  free: 'kostenlos',
  from: 'ab {{price}}',
  fromInWinter: 'ab {{price}} im Winter',
}
const t = (key: string, values: Record<string, string> = {}) =>
  (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')

describe('a price', () => {
  test('is written with the Swiss thousands mark and only the cents that count', () => {
    expect([1480, 12.5, 1_234_567, -3].map((amount) => formatPrice(amount))).toEqual([
      'CHF\u00a01’480',
      'CHF\u00a012.50',
      'CHF\u00a01’234’567',
      'CHF\u00a0−3',
    ])
  })

  test('says its unit and its note, and the word where no amount is known', () => {
    const price = {
      label: 'Winter',
      season: null,
      amount: 610,
      currency: 'CHF',
      unit: 'pro Nacht',
      note: 'mit Frühstück',
    }
    expect(priceText(price, t)).toBe('CHF\u00a0610 pro Nacht, mit Frühstück')
    expect(priceText({ ...price, amount: null, note: null }, t)).toBe('auf Anfrage')
  })

  test('of nothing is a word, never an amount', () => {
    const price = {
      label: 'Schlitten',
      season: null,
      amount: 0,
      currency: 'CHF',
      unit: 'pro Tag',
      note: null,
    }
    expect(priceText(price, t)).toBe('kostenlos')
    expect([0, 45].map((amount) => lowestPrice({ season: null, amount }, t))).toEqual([
      'kostenlos',
      'ab CHF\u00a045',
    ])
  })

  test('names the season that it belongs to', () => {
    expect(lowestPrice({ season: 'winter', amount: 610 }, t)).toBe('ab CHF\u00a0610 im Winter')
  })
})

describe('opening hours', () => {
  test('are a range, one end, or closed', () => {
    expect(hoursText({ opens: '18:30', closes: '21:30' }, 'de', t)).toBe('18:30 bis 21:30\u00a0Uhr')
    expect(hoursText({ opens: '16:00', closes: null }, 'de', t)).toBe('16:00\u00a0Uhr')
    expect(hoursText({ opens: null, closes: null }, 'de', t)).toBe('geschlossen')
  })

  test('without times are what the note says, once, and never closed and something else', () => {
    const none = { days: 'Montag', opens: null, closes: null, note: 'nach Vereinbarung' }
    expect(hoursText(none, 'de', t)).toBe('nach Vereinbarung')
    expect(noteBesideHours(none)).toBe(null)
    const evening = { ...none, opens: '18:30', closes: '21:30', note: 'Küche bis 21 Uhr' }
    expect(hoursText(evening, 'de', t)).toBe('18:30 bis 21:30\u00a0Uhr')
    expect(noteBesideHours(evening)).toBe('Küche bis 21 Uhr')
  })

  test('with an end alone last until then, and do not begin at it', () => {
    expect(hoursText({ opens: null, closes: '21:30' }, 'de', t)).toBe('bis 21:30\u00a0Uhr')
  })

  test('are written as each language writes the times of events', () => {
    const hours = { opens: '18:30', closes: '01:00' }
    expect(hoursText(hours, 'fr', t)).toBe('18\u00a0h\u00a030 à 1\u00a0h')
    expect(hoursText(hours, 'en', t)).toBe('6.30\u00a0pm to 1\u00a0am')
  })
})

describe('dates', () => {
  test('are written as each language does', () => {
    expect(longDate('2026-10-01', 'de')).toBe('1.\u00a0Oktober 2026')
    expect(longDate('2026-10-01', 'fr')).toBe('1er\u00a0octobre 2026')
    expect(longDate('2026-10-02', 'en')).toBe('2\u00a0October 2026')
  })

  test('of a package are a range, one end or nothing', () => {
    const range = { validFrom: '2026-09-18', validTo: '2026-10-10' }
    expect(validity(range, 'de', t)).toBe('18.\u00a0September bis 10.\u00a0Oktober 2026')
    expect(validity({ validFrom: '2026-12-12', validTo: '2027-01-06' }, 'de', t)).toBe(
      '12.\u00a0Dezember 2026 bis 6.\u00a0Januar 2027',
    )
    expect(validity({ ...range, validTo: null }, 'de', t)).toBe('18.\u00a0September 2026')
    expect(validity({ ...range, validFrom: null }, 'de', t)).toBe('bis 10.\u00a0Oktober 2026')
    expect(validity({ validFrom: '2026-10-10', validTo: '2026-10-10' }, 'de', t)).toBe(
      '10.\u00a0Oktober 2026',
    )
    expect(validity({ validFrom: null, validTo: null }, 'de', t)).toBe('')
  })
})

test('facts without a value have no row', () => {
  expect(
    factRows([
      ['Grösse', 31, (size) => `${size} m²`],
      ['Lage', null],
      ['Bett', ''],
    ]),
  ).toEqual([{ label: 'Grösse', value: '31 m²' }])
})

test('a file says its kind and its size', () => {
  const notes = [
    fileNote('pdf', 240_000, 'de'),
    fileNote('jpg', 6_240_000, 'de'),
    fileNote('jpg', 6_240_000, 'fr'),
    fileNote('pdf', 840_000, 'en'),
    fileNote('pdf', 2_340_000, 'en'),
  ]
  expect(notes).toEqual([
    'PDF, 240\u00a0kB',
    'JPG, 6.2\u00a0MB',
    'JPG, 6,2\u00a0MB',
    'PDF, 840\u00a0kB',
    'PDF, 2.3\u00a0MB',
  ])
})

test('a file says what is known of it, and nothing else', () => {
  expect([fileNote('zip', null, 'de'), fileNote('zip', 0, 'de')]).toEqual(['ZIP', 'ZIP'])
  expect(fileNote('', 840_000, 'de')).toBe('840\u00a0kB')
  expect(fileNote('', null, 'de')).toBe('')
})
