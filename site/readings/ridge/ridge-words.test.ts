import { describe, expect, it } from 'vitest'
import { languageTexts } from '../../languages/all-texts'
import type { Language } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import { ridgeWords } from './ridge-words'

const winter = { season: 'winter', from: '2026-12-12', to: '2027-04-04' }
const reading = {
  measuredAt: '2027-01-08T14:20:00+01:00',
  isCurrent: true,
  temperature: -6.4,
  snowDepth: 1084,
  liftsOpen: 5,
  liftsTotal: 7,
  nextTrain: '2027-01-08T14:40:00+01:00',
  webcamAt: '2027-01-08T14:16:00+01:00',
}
const none = {
  temperature: null,
  snowDepth: null,
  liftsOpen: null,
  liftsTotal: null,
  nextTrain: null,
  webcamAt: null,
}
type Part = Parameters<typeof ridgeWords>[0]

const wordsIn = (language: Language, part: Partial<Part> = {}) =>
  ridgeWords(
    { reading, house: winter, isOpen: true, ...part },
    language,
    textLookup([{ node: { ns: 'detail', data: JSON.stringify(languageTexts[language].detail) } }]),
  )
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const lineIn = (language: Language, part?: Partial<Part>) => plain(wordsIn(language, part)?.line)
const asOfIn = (language: Language, part?: Partial<Part>) => {
  const asOf = wordsIn(language, part)?.asOf
  return asOf && plain(`${asOf.label} ${asOf.text}`)
}

describe('the line of the ridge', () => {
  it('is one sentence in each language, with its units and decimals', () => {
    expect(lineIn('de')).toBe(
      'Winter bis 4. April, −6.4 °C, 1084 cm Schnee, 5 von 7 Liften offen, nächste Bahn 14:40 Uhr.',
    )
    expect(lineIn('fr')).toBe(
      'Hiver jusqu’au 4 avril, −6,4 °C, 1084 cm de neige, 5 remontées sur 7 ouvertes, prochain train 14 h 40.',
    )
    expect(lineIn('en')).toBe(
      'Winter until 4 April, −6.4 °C, 1,084 cm of snow, 5 of 7 lifts open, next train 2.40 pm.',
    )
  })

  it('says of when it is, in words and for machines', () => {
    expect(asOfIn('de')).toBe('Stand 8. Januar, 14:20 Uhr')
    expect(asOfIn('fr')).toBe('Données du 8 janvier à 14 h 20')
    expect(asOfIn('en')).toBe('As of 8 January, 2.20 pm')
    expect(wordsIn('de')?.asOf?.iso).toBe('2027-01-08T14:20:00+01:00')
    expect(wordsIn('fr')?.webcam).toEqual({ iso: reading.webcamAt, text: '14\u00a0h\u00a016' })
  })

  it('names the day of a train that leaves on another one', () => {
    const part = { reading: { ...reading, ...none, nextTrain: '2027-01-09T06:40:00+01:00' }, house: null }
    expect(lineIn('de', part)).toBe('nächste Bahn Samstag, 06:40 Uhr.')
    expect(lineIn('fr', part)).toBe('prochain train samedi 6 h 40.')
    expect(lineIn('en', part)).toBe('next train Saturday 6.40 am.')
  })

  it('has words for no snow, for lifts that stand, and for warm air', () => {
    const part = {
      reading: { ...reading, ...none, temperature: 11, snowDepth: 0, liftsOpen: 0, liftsTotal: 7 },
      house: { season: 'summer', from: '2027-06-12', to: '2027-10-10' },
    }
    expect(lineIn('de', part)).toBe('Sommer bis 10. Oktober, 11 °C, kein Schnee, Lifte geschlossen.')
    expect(lineIn('fr', part)).toBe('Été jusqu’au 10 octobre, 11 °C, pas de neige, remontées fermées.')
    expect(lineIn('en', part)).toBe('Summer until 10 October, 11 °C, no snow, lifts closed.')
  })

  it('speaks of one lift as of one', () => {
    const part = { reading: { ...reading, ...none, liftsOpen: 1, liftsTotal: 7 }, house: null }
    expect(lineIn('de', part)).toBe('1 von 7 Liften offen.')
    expect(lineIn('fr', part)).toBe('1 remontée sur 7 ouverte.')
    expect(lineIn('en', part)).toBe('1 of 7 lifts open.')
  })

  it('keeps to the season, and to the time of the last reading, where that is too old', () => {
    const part = { reading: { ...reading, ...none, isCurrent: false }, isOpen: false }
    expect([lineIn('de', part), asOfIn('de', part)]).toEqual([
      'Winter ab 12. Dezember.',
      'Letzte Messung 8. Januar, 14:20 Uhr',
    ])
    expect([lineIn('fr', part), asOfIn('fr', part)]).toEqual([
      'Hiver dès le 12 décembre.',
      'Dernière mesure le 8 janvier à 14 h 20',
    ])
    expect([lineIn('en', part), asOfIn('en', part)]).toEqual([
      'Winter from 12 December.',
      'Last measured on 8 January, 2.20 pm',
    ])
  })

  it('says nothing of a time where nothing was measured, and nothing at all where nothing is known or set', () => {
    const unknown = { ...reading, ...none, measuredAt: null, isCurrent: false }
    expect(wordsIn('de', { reading: unknown })).toMatchObject({ asOf: undefined, webcam: undefined })
    expect(lineIn('de', { reading: unknown })).toBe('Winter bis 4. April.')
    expect(asOfIn('de', { reading: { ...reading, ...none } })).toBeUndefined()
    expect(wordsIn('de', { reading: unknown, house: null })).toBeUndefined()
    expect(wordsIn('de', { reading: null })).toBeUndefined()
  })
})
