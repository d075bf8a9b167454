import { describe, expect, it } from 'vitest'
import { foldedWord, foldedWords, inPieces } from './folded-words'
import { innerBeginnings } from './inner-beginnings'

describe('words', () => {
  it.each([
    [['Küche', 'Kueche', 'KUCHE', 'kuche', 'Ku\u0308che'], 'kuche'],
    [['Grösse', 'Größe', 'Groesse', 'GROSSE'], 'grosse'],
    [['forêt', 'foret', 'FORÊT'], 'foret'],
    [['Cœur', 'coeur', 'COEUR'], 'cour'],
    [['Îles', 'iles'], 'iles'],
  ])('%j are the same', (words, folded) => {
    expect(words.map(foldedWord)).toEqual(words.map(() => folded))
  })

  it('end at every sign, and a single letter is none', () => {
    expect(foldedWords('L’hôtel, d’à côté: Ski-Touren (2 h)')).toEqual([
      'hotel',
      'cote',
      'ski',
      'touren',
      '2',
    ])
    expect(foldedWords(' \u200b… ')).toEqual([])
  })

  it('are one with what nobody sees in them, which says where a long one may break', () => {
    for (const sign of ['\u00ad', '\u200b', '\u2060', '\u200d'])
      expect(foldedWords(`Der Weihnachts${sign}markt ${sign} im Dorf`)).toEqual(
        foldedWords('Der Weihnachtsmarkt im Dorf'),
      )
  })

  it('and what stands between them make the text again', () => {
    for (const text of ['', 'Haus am See', '«Arve», 1897 – Tür/Tor', '  😀 x', 'Turm\u00adsuite \u200b'])
      expect(inPieces(text).join('')).toBe(text)
  })

  it('of hostile length are cut off', () => {
    expect(foldedWord('a'.repeat(10_000))).toHaveLength(32)
  })
})

describe('what may begin inside of a compound', () => {
  it.each([
    ['turmsuite', 'suite'],
    ['doppelzimmer', 'zimmer'],
    ['bergfruhstuck', 'fruhstuck'],
    ['abendessen', 'essen'],
    ['winterweg', undefined],
    ['kaminofen', 'ofen'],
    ['hochzeitstafel', 'tafel'],
  ])('%s has %s', (word, part) => {
    if (part === undefined) expect(innerBeginnings(word).filter((each) => each.length < 4)).toEqual([])
    else expect(innerBeginnings(word)).toContain(part)
  })

  it('is nothing in short words, and little in long ones', () => {
    expect(innerBeginnings('zimmer')).toEqual([])
    expect(innerBeginnings('donaudampfschifffahrtsgesell').length).toBeLessThan(14)
  })
})
