import { describe, expect, it } from 'vitest'
import { floorsOf } from '../../site/content/floors'
import { offerRates, roomRates } from './content/prices'
import { rooms } from './content/rooms'
import { openSeasons } from './content/seasons'
import { hotelDocuments } from './documents'
import { objectsIn } from './inspect-texts'
import type { Fields } from './write'

const documents = hotelDocuments()
const inLanguage = (id: string, language: string): Fields =>
  documents.find(({ _id }) => _id === (language === 'de' ? id : `${id}__i18n_${language}`)) ?? {}
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
const partsOf = (document: Fields, type: string) =>
  objectsIn(document.parts).filter(({ _type }) => _type === type)

/** How many of a kind of rooms there are: "Vierzehn Zimmer, erster bis dritter Stock". */
const numbers: Readonly<Record<string, number>> = {
  Eine: 1,
  Vier: 4,
  Sechs: 6,
  Acht: 8,
  Vierzehn: 14,
  Einundzwanzig: 21,
}
/** From the ground floor upwards, as texts begin each word. */
const storeys = {
  de: ['erdgeschoss', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'],
  fr: ['rez-de-chaussée', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'],
  en: ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
} as const
const counts = rooms.map(({ id, shared }) => {
  const [text] = partsOf(inLanguage(id, 'de'), 'textPart')
  return {
    hasStove: shared?.hasStove === true,
    count: numbers[String(text?.aside).split(' ')[0] ?? ''] ?? Number.NaN,
  }
})
const total = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)

describe('the demo hotel says the same everywhere', () => {
  it('of its rooms: 68, of which 43 have a stove', () => {
    expect(total(counts)).toBe(68)
    expect(total(counts.filter(({ hasStove }) => hasStove))).toBe(43)
    expect(rooms.map(({ id }) => id).sort()).toEqual(Object.keys(roomRates).sort())
  })

  it.each(['de', 'fr', 'en'] as const)(
    'of its rooms in %s: they lie on the floors that their texts name',
    (language) => {
      const named = rooms.map(({ id }) => {
        const [text] = partsOf(inLanguage(id, language), 'textPart')
        const said = String(text?.aside).toLowerCase()
        const ends = storeys[language].flatMap((word, level) => (said.includes(word) ? [level] : []))
        return { id, floors: [ends[0], ends.at(-1)] }
      })
      expect(named).toEqual(
        rooms.map(({ id }) => {
          const floors = floorsOf(inLanguage(id, language))
          return { id, floors: [floors[0], floors.at(-1)] }
        }),
      )
    },
  )

  it.each(['de', 'fr', 'en'])(
    'of its tables in %s: the home page has the hours of each, the terrace those of the season',
    (language) => {
      const own = ['grandsalon', 'stube', 'terrace', 'jeanne', 'bar'].map((name) => {
        const restaurant = inLanguage(`restaurant-${name}`, language)
        const [hours] = objectsIn(restaurant.openingHours)
        return {
          days: restaurant.title,
          opens: hours?.opens,
          closes: hours?.closes,
          note: String(hours?.note),
        }
      })
      const home = partsOf(inLanguage('page-home', language), 'openingHours')
      expect(home.map(({ shownIn }) => shownIn)).toEqual(['summer', 'winter'])
      const [summer, winter] = home.map(({ items }) =>
        objectsIn(items)
          .filter(({ opens }) => opens)
          .map(({ days, opens, closes }) => ({ days, opens, closes })),
      )
      expect(summer).toEqual(own.map(({ note: _, ...hours }) => hours))
      expect(winter?.filter((_, index) => index !== 2)).toEqual(summer?.filter((_, index) => index !== 2))
      const [hour, minute] = String(winter?.[2]?.closes).split(':').map(Number)
      expect(own[2]?.note).toMatch(new RegExp(`\\b(${hour}|${Number(hour) - 12})\\D+${minute}\\b`))
    },
  )

  it.each(Object.entries(offerRates))(
    'of %s: from its first day of arrival to the last departure the house is open',
    (id, { from, to }) => {
      const nights = Number(inLanguage(id, 'de').nights)
      expect(nights).toBeGreaterThan(0)
      const season = openSeasons.find((each) => each.from <= from && from <= each.to)
      expect(dayAfter(to, nights) <= String(season?.to)).toBe(true)
    },
  )
})
