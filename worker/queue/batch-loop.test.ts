import { expect, it } from 'vitest'
import { createBatchLoop } from './batch-loop'
import type { BatchOutcome } from './change-queue'
import { edit } from './testing/recorder'

const diskFull = Object.assign(new Error('no space'), { code: 'ENOSPC' })

/** An inbox with one change in it, which is handed over until `handler` takes it. `asleep` is called in each pause. */
function loopOver(handler: () => BatchOutcome, asleep: (nudge: () => void) => void) {
  const entry = { jobId: 'key-1', accepted: { id: '1', change: edit('room'), acceptedAt: 0 } }
  let waits = true
  const pauses: number[] = []
  const never = new AbortController().signal
  const loop = createBatchLoop(
    {
      span: async () => (waits ? { oldest: 0, newest: 0 } : undefined),
      list: async () => [entry],
      listAside: async () => [],
      keepAside: async () => undefined,
      removeAside: async () => undefined,
      add: async () => new Map(),
      finish: async () => {
        waits = false
      },
    },
    async () => handler(),
    { fence: 1, signal: never, ended: new Promise(() => undefined), assertHeld: async () => undefined },
    never,
    {
      quietMs: 0,
      longestWaitMs: 0,
      now: () => 1,
      lastArrivedAt: () => 0,
      isWhole: () => false,
      sleep: async () => asleep(() => loop.nudge()),
      onSettled: () => undefined,
      onFailed: (_, __, retryInMs) => void pauses.push(retryInMs),
    },
  )
  return { loop, pauses }
}

it('a failure that lasts is tried after longer and longer pauses, and a try that something new asked for lengthens none', async () => {
  let tries = 0
  const { loop, pauses } = loopOver(
    () => {
      tries += 1
      if (tries <= 8) throw diskFull
      return { setAside: [] }
    },
    (nudge) => {
      if (tries > 2 && tries < 7) nudge()
    },
  )
  await loop.drain()
  expect(pauses).toEqual([5_000, 10_000, 20_000, 20_000, 20_000, 20_000, 20_000, 40_000])
})

it('a nudge before anything failed does not shorten the first pause', async () => {
  let tries = 0
  const { loop, pauses } = loopOver(
    () => {
      tries += 1
      if (tries === 1) throw diskFull
      return { setAside: [] }
    },
    () => undefined,
  )
  loop.nudge()
  await loop.drain()
  expect(pauses).toEqual([5_000])
})
