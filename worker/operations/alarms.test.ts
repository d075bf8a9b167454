import { describe, expect, it } from 'vitest'
import { fault } from '../../site/border/problem'
import {
  type AlarmFacts,
  alarmsOf as alarmCodesOf,
  alarmWords,
  enquiryTooLong,
  isStuck,
  tooLong,
} from './alarms'
import { de } from './words/de'

const calm: AlarmFacts = {
  held: [],
  unmadeSlices: [],
  purgeRefusedSince: undefined,
  waiting: { count: 0, oldestAcceptedAt: undefined },
  damage: { found: 0, lost: [] },
  data: { bytes: undefined, limit: 20e9 },
  enquiries: { waiting: 0, oldestAt: undefined, lost: 0 },
  unheard: 0,
  now: 1_000_000_000,
}
/** The alarms as an operator reads them. */
const alarmsOf = (facts: AlarmFacts) => alarmCodesOf(facts).map((alarm) => alarmWords(alarm, de))
const unmade = (path: string) => ({ path, fault: fault('gate.unmade', 'x', { page: path }) })

describe('the alarms', () => {
  it('are silent while all is well, and while pages wait for an editor', () => {
    expect(alarmsOf(calm)).toEqual([])
    const held = [{ path: '/spa', fault: fault('gate.dead-link', 'x') }]
    const waiting = { count: 3, oldestAcceptedAt: calm.now - 10_000 }
    expect(alarmsOf({ ...calm, held, waiting })).toEqual([])
  })

  it('see that the oldest change waits for too long (fault 76)', () => {
    const waiting = { count: 1, oldestAcceptedAt: calm.now - tooLong - 1 }
    expect(isStuck({ waiting, now: calm.now })).toBe(true)
    expect(alarmsOf({ ...calm, waiting })).toMatchObject([{ title: expect.stringContaining('fünf Minuten') }])
  })

  it('see that an enquiry of a guest does not reach the house, and files of enquiries that cannot be read', () => {
    const enquiries = { waiting: 2, oldestAt: calm.now - enquiryTooLong - 60_000, lost: 0 }
    expect(alarmsOf({ ...calm, enquiries })).toMatchObject([
      { title: '2 Anfragen von Gästen sind nicht beim Haus.', text: expect.stringContaining('16 Minuten') },
    ])
    expect(alarmsOf({ ...calm, enquiries: { ...enquiries, oldestAt: calm.now - 60_000 } })).toEqual([])
    expect(alarmsOf({ ...calm, enquiries: { waiting: 0, oldestAt: undefined, lost: 1 } })).toMatchObject([
      { title: 'Die Datei einer Anfrage ist nicht lesbar.' },
    ])
  })

  it('name pages that could not be made, some by their path (fault 47)', () => {
    expect(alarmsOf({ ...calm, held: [unmade('/spa')] })).toMatchObject([
      { title: 'Eine Seite konnte nicht gemacht werden.', text: expect.stringMatching(/^\/spa\. /) },
    ])
    const many = ['/a', '/b', '/c', '/d', '/e'].map(unmade)
    expect(alarmsOf({ ...calm, held: many })[0]?.text).toMatch(/^\/a, \/b, \/c und 2 weitere\. /)
  })

  it('name a header or footer that could not be made, and why (fault 47)', () => {
    const facts = { slice: 'footer', language: 'fr', reason: 'no year' }
    expect(alarmsOf({ ...calm, unmadeSlices: [fault('slice.unmade', 'x', facts)] })).toMatchObject([
      { text: expect.stringMatching(/^Der Fuss der Seiten auf Französisch .*\(no year\); .* Alles andere/) },
    ])
  })

  it('see a cache that does not forget what changed (fault 61)', () => {
    expect(alarmsOf({ ...calm, purgeRefusedSince: calm.now })).toMatchObject([
      { title: expect.stringContaining('Cache'), text: expect.stringContaining('ist auf der Website') },
    ])
  })

  it('see a disk that damages files, and name those that visitors cannot have (fault 74)', () => {
    expect(alarmsOf({ ...calm, damage: { found: 2, lost: [] } })).toMatchObject([
      { title: expect.stringContaining('Festplatte'), text: expect.stringContaining('2 wurden gefunden') },
    ])
    expect(alarmsOf({ ...calm, damage: { found: 1, lost: ['spa/index.html'] } })).toMatchObject([
      { text: expect.stringMatching(/^spa\/index\.html\. /) },
      { text: expect.stringContaining('Eine wurde gefunden') },
    ])
  })

  it('see a data folder that takes more than is expected, with both sizes', () => {
    expect(alarmsOf({ ...calm, data: { bytes: 20e9, limit: 20e9 } })).toEqual([])
    expect(alarmsOf({ ...calm, data: { bytes: 21.55e9, limit: 20e9 } })).toMatchObject([
      {
        title: 'Der Datenordner ist grösser als 20 GB.',
        text: expect.stringMatching(/^Er belegt 21\.6 GB; /),
      },
    ])
  })
})
