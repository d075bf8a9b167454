import { expect, it } from 'vitest'
import { createDayHistory, dayMs, type Look, slotMs } from './day-history'

const morning = Date.parse('2027-01-10T08:00:00Z')
const look = (minutes: number, more: Partial<Look> = {}): Look => ({
  at: morning + minutes * 60_000,
  queue: 0,
  builderBytes: 500,
  workerBytes: 100,
  away: [],
  ...more,
})

it('keeps the most of every ten minutes', () => {
  const history = createDayHistory()
  history.note(look(1, { queue: 3, builderBytes: undefined }))
  history.note(look(4, { queue: 7, workerBytes: 90 }))
  history.note(look(9, { queue: undefined, builderBytes: 480 }))
  history.note(look(12, { queue: 1 }))
  expect(history.slots(morning + slotMs)).toEqual([
    { at: morning, queue: 7, builderBytes: 500, workerBytes: 100 },
    { at: morning + slotMs, queue: 1, builderBytes: 500, workerBytes: 100 },
  ])
})

it('forgets what is older than a day', () => {
  const history = createDayHistory()
  history.note(look(0, { away: ['builder'] }))
  history.note(look(1))
  const dayLater = morning + dayMs + 60_001
  expect(history.slots(dayLater)).toEqual([])
  expect(history.outages(dayLater)).toEqual([])
  history.note({ ...look(0), at: dayLater })
  expect(history.slots(dayLater)).toHaveLength(1)
})

it('knows from when to when something was away, each thing by itself, and that it still is', () => {
  const history = createDayHistory()
  const told = () =>
    history.outages(morning).map(({ part, from, to }) => [part, from - morning, to && to - morning])
  history.note(look(0))
  history.note(look(0.5, { away: ['content'] }))
  history.note(look(1, { away: ['content', 'queue'] }))
  history.note(look(1.5, { away: ['queue'] }))
  expect(told()).toEqual([
    ['content', 30_000, 90_000],
    ['queue', 60_000, undefined],
  ])
  history.note(look(2))
  history.note(look(2.5, { away: ['content'] }))
  expect(told()).toEqual([
    ['content', 30_000, 90_000],
    ['queue', 60_000, 120_000],
    ['content', 150_000, undefined],
  ])
})

it('goes on after a restart, and counts the time without a worker as an outage', () => {
  const before = createDayHistory()
  before.note(look(0, { queue: 5, away: ['content'] }))
  const kept = JSON.parse(JSON.stringify(before.kept()))
  const after = createDayHistory(kept)
  after.note(look(30))
  expect(after.slots(morning + 3 * slotMs).map(({ queue }) => queue)).toEqual([5, 0])
  expect(after.outages(morning + 3 * slotMs)).toEqual([
    { part: 'content', from: morning, to: morning },
    { part: 'worker', from: morning, to: morning + 30 * 60_000 },
  ])
  const soon = createDayHistory(before.kept())
  soon.note(look(1))
  expect(soon.outages(morning + slotMs).map(({ part }) => part)).toEqual(['content'])
})
