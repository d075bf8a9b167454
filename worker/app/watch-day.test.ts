import { expect, it } from 'vitest'
import { createDayHistory } from '../operations/day-history'
import { watchDay } from './watch-day'

it('notes queue and memory, and what is away after it was there; a start is no outage', async () => {
  const stopping = new AbortController()
  const history = createDayHistory()
  const start = Date.parse('2027-01-10T08:00:00Z')
  const days = [
    { state: 'building', listening: false, healthy: true },
    { state: 'ready', listening: true, healthy: true },
    { state: 'stopped', listening: false, healthy: false },
    { state: 'working', listening: true, healthy: true },
  ] as const
  let turn = 0
  let saved = 0
  const current = () => days[Math.min(turn, days.length - 1)] ?? days[0]
  await watchDay({
    history: {
      note(look) {
        history.note(look)
        turn += 1
        if (turn === days.length) stopping.abort()
      },
    },
    queue: {
      healthy: async () => current().healthy,
      waiting: async () => {
        if (!current().healthy) throw new Error('away')
        return { count: turn, oldestAcceptedAt: undefined }
      },
    },
    builder: { status: () => ({ state: current().state, memory: 500 }) },
    isListening: () => current().listening,
    now: () => start + turn * 30_000,
    async save() {
      saved += 1
    },
    signal: stopping.signal,
    everyMs: 1,
  })
  expect(saved).toBe(days.length)
  const end = start + 4 * 30_000
  expect(history.slots(end)).toMatchObject([{ at: start, queue: 3, builderBytes: 500 }])
  expect(history.outages(end)).toEqual(
    ['content', 'builder', 'queue'].map((part) => ({ part, from: start + 60_000, to: start + 90_000 })),
  )
})
