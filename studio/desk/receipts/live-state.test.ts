import { describe, expect, it } from 'vitest'
import type { DocumentReceipt, DocumentReceipts } from '../../../worker/editors/document-receipts'
import { liveWords } from '../../words/live'
import { liveState, pauseUntilNext, type WorkerAnswer } from './live-state'
import { badgeWords, clock, minute, pagesTouched, turnWords } from './live-words'

const words = liveWords.en

const publishedAt = Date.parse('2026-11-25T12:03:04.100Z')
const published = { _rev: 'r2', _updatedAt: new Date(publishedAt).toISOString() }
const now = publishedAt + 1_000
const receipt = (more: Partial<DocumentReceipt> = {}): DocumentReceipt => ({
  id: '2',
  revision: 'r2',
  operation: 'update',
  outcome: 'live',
  receivedAt: publishedAt + 20,
  liveAt: publishedAt + 120,
  pages: [],
  morePages: 0,
  problems: [],
  ...more,
})
const told = (...receipts: DocumentReceipt[]): WorkerAnswer => ({ is: 'told', receipts: { receipts } })
const whole = (wholeAt: number): WorkerAnswer => {
  const receipts: DocumentReceipts = { receipts: [], wholeAt }
  return { is: 'told', receipts }
}

describe('what an editor published', () => {
  it('is live when the receipt of this very revision says so, whatever earlier ones say', () => {
    const earlier = receipt({ id: '1', revision: 'r1', outcome: 'refused' })
    expect(liveState(published, told(receipt(), earlier), now)).toMatchObject({
      is: 'live',
      at: publishedAt + 120,
    })
    expect(liveState(published, told(earlier), now)).toEqual({ is: 'on its way' })
  })

  it.each([
    ['waiting', 'on its way', 'Going live', 'primary'],
    ['unchanged', 'live', 'Live since', 'success'],
    ['partly', 'partly', 'a part left out', 'warning'],
    ['refused', 'refused', 'Not live', 'danger'],
  ] as const)('with a receipt that says %s is %s: "%s"', (outcome, is, label, color) => {
    const state = liveState(
      published,
      told(receipt({ outcome, problems: [{ text: 'The title is missing.', field: 'title' }] })),
      now,
    )
    expect(state.is).toBe(is)
    const said = badgeWords(state, words)
    expect(said?.label).toContain(label)
    expect(said?.color).toBe(color)
    if (color === 'danger' || color === 'warning') expect(said?.title).toBe('The title is missing.')
  })

  it('is not said to be live where its editor has switched the page off', () => {
    const off = { ...published, live: false }
    for (const outcome of ['live', 'unchanged', 'partly'] as const)
      expect(liveState(off, told(receipt({ outcome })), now).is).toBe('off')
    expect(liveState(off, whole(publishedAt + 10), now).is).toBe('off')
    expect(liveState(off, told(receipt({ outcome: 'waiting' })), now).is).toBe('on its way')
    expect(liveState(off, told(receipt({ outcome: 'refused' })), now).is).toBe('refused')
    expect(liveState({ ...published, live: true }, told(receipt()), now).is).toBe('live')
    const said = badgeWords(liveState(off, told(receipt()), now), liveWords.de)
    expect(said).toMatchObject({ label: 'Nicht auf der Website', color: 'primary' })
  })

  it('is found by a webhook that named no revision, if that came after it', () => {
    const { revision, ...nameless } = receipt()
    expect(liveState(published, told(nameless), now).is).toBe('live')
    expect(liveState(published, told({ ...nameless, receivedAt: publishedAt - 1 }), now).is).toBe(
      'on its way',
    )
  })

  it('is live by a comparison with the content service after it, when nobody told of it', () => {
    expect(liveState(published, whole(publishedAt + 1))).toEqual({ is: 'live' })
    expect(badgeWords({ is: 'live' }, words)).toMatchObject({
      label: 'Live',
      title: expect.stringContaining('comparison'),
    })
    expect(liveState(published, whole(publishedAt - 1), now)).toEqual({ is: 'on its way' })
    const later = publishedAt + 20 * 60_000
    expect(liveState(published, whole(publishedAt - 1), later)).toEqual({ is: 'unknown' })
  })

  it('that was unpublished is taken down; that was never published is nowhere', () => {
    expect(liveState(null, told(receipt({ operation: 'delete' })))).toMatchObject({ is: 'gone' })
    expect(liveState(null, told(receipt({ operation: 'delete', outcome: 'waiting' }))).is).toBe('on its way')
    expect(liveState(null, told(receipt())).is).toBe('nowhere')
    expect(badgeWords(liveState(null, told()), words)).toBeNull()
  })

  it('has no badge where the worker does not answer', () => {
    const state = liveState(published, { is: 'away', why: 'The worker does not answer.' })
    expect([state.is, badgeWords(state, words)]).toEqual(['unknown', null])
  })
})

describe('what is on the site at times only', () => {
  const from = publishedAt + 3_600_000
  const until = from + 3_600_000
  const edited = receipt({ outcome: 'unchanged', window: { from, until } })
  const turn = (goes: 'live' | 'down', at: number) => {
    const { revision, ...nameless } = receipt({ id: `${at}`, receivedAt: at + 10, liveAt: at + 90 })
    return { ...nameless, turn: { goes, at } }
  }

  it('is told to go live, once it is published, and at which time', () => {
    const state = liveState(published, told(edited), now)
    expect(state).toMatchObject({ is: 'scheduled', at: from })
    expect(badgeWords(state, words)).toMatchObject({
      label: expect.stringMatching(/^Goes live .*\d\d:03$/),
      color: 'primary',
    })
  })

  it('is live since the clock made it so, and on its way until then', () => {
    expect(liveState(published, told(edited), from + 5)).toMatchObject({ is: 'on its way' })
    const came = turn('live', from)
    expect(liveState(published, told(came, edited), from + 100)).toMatchObject({ is: 'live', at: from + 90 })
    expect(turnWords(came, words)).toMatchObject({
      label: expect.stringContaining('Live since'),
      title: expect.stringContaining('By its schedule'),
    })
  })

  it('is over when the clock took it down, or it was published too late', () => {
    const all = told(turn('down', until), turn('live', from), edited)
    expect(liveState(published, all, until + 100)).toMatchObject({ is: 'over', at: until })
    const past = receipt({ window: { until: publishedAt - 1 } })
    expect(badgeWords(liveState(published, told(past), now), words)?.label).toContain('Was live until')
  })

  it('is live where a comparison has found it so, and a part that was left out stays told', () => {
    const receipts = { receipts: [edited], wholeAt: from + 10 }
    expect(liveState(published, { is: 'told', receipts }, from + 20).is).toBe('live')
    const partly = { ...edited, outcome: 'partly' as const, window: { until } }
    expect(liveState(published, told(partly), now).is).toBe('partly')
  })

  it('has badges that tell no change of the clock for an edit', () => {
    expect(liveState(published, told(turn('live', publishedAt + 50)), now)).toEqual({ is: 'on its way' })
    expect(turnWords(receipt(), words)).toBeNull()
  })
})

it('the worker is asked often only while something that was just published is on its way', () => {
  const fresh = liveState(published, told(), now)
  expect(pauseUntilNext(fresh, published, publishedAt + 1_000)).toBe(300)
  expect(pauseUntilNext(fresh, published, publishedAt + 61_000)).toBe(10_000)
  expect(pauseUntilNext(liveState(published, told(receipt()), now), published, now)).toBe(10_000)
})

it('pages are counted with those that are not listed, and a time of another day says its day', () => {
  const page = { language: 'de', address: 'https://hotel.example/', isRemoved: false }
  expect(pagesTouched(undefined, words)).toBe('No page had to change.')
  expect(words.canTouch(1)).toBe('Publishing this can change 1 page.')
  expect(words.canTouch(143)).toBe('Publishing this can change up to 143 pages.')
  expect(pagesTouched(receipt({ pages: [page] }), words)).toBe('1 page touched')
  expect(pagesTouched(receipt({ pages: [page], morePages: 142 }), words)).toBe('143 pages touched')
  expect(clock(publishedAt, words, publishedAt)).toMatch(/^\d\d:03:04\.1$/)
  expect(clock(publishedAt, words, publishedAt + 3 * 86_400_000)).toMatch(/^25 November, \d\d:03:04$/)
})

it('a time of another year says its year, also where it is the same day of the year', () => {
  const aYearLater = Date.parse('2027-11-25T12:03:04.100Z')
  expect(minute(aYearLater, words, publishedAt)).toMatch(/^25 November 2027, \d\d:03$/)
  expect(clock(aYearLater, liveWords.de, publishedAt)).toMatch(/^25\. November 2027, \d\d:03:04$/)
})

it('badges and times are in the words of the language, with the day as it is written there', () => {
  const later = publishedAt + 3 * 86_400_000
  const state = liveState(published, told(receipt()), now)
  expect(badgeWords(state, liveWords.de)?.label).toMatch(
    /^Live seit 25\. November, \d\d:03:04$|^Live seit \d\d:03:04\.2$/,
  )
  expect(badgeWords({ is: 'on its way' }, liveWords.de)?.label).toBe('Geht live')
  expect(badgeWords({ is: 'gone' }, liveWords.de)).toMatchObject({
    label: 'Abgeschaltet',
    title: 'Keine Seite musste sich ändern.',
  })
  expect(clock(publishedAt, liveWords.de, later)).toMatch(/^25\. November, \d\d:03:04$/)
  expect(minute(publishedAt, liveWords.de, publishedAt)).toMatch(/^\d\d:03$/)
})
