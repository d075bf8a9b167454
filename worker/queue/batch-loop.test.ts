import { expect, it } from 'vitest'
import type { AcceptedChange } from '../changes/change'
import { createBatchLoop } from './batch-loop'
import type { BatchOutcome } from './change-queue'
import type { InboxEntry } from './store'
import { edit } from './testing/recorder'

const diskFull = Object.assign(new Error('no space'), { code: 'ENOSPC' })

/** An inbox with these changes in it, which are handed over until `handler` takes them. `asleep` is called in each pause. */
function loopOver(
  handler: (batch: readonly AcceptedChange[]) => BatchOutcome,
  asleep: (nudge: () => void) => void,
  changes = [edit('room')],
) {
  let inbox = changes.map((change, place): InboxEntry => {
    const id = String(place + 1)
    return { jobId: `key-${id}`, accepted: { id, change, acceptedAt: 0 } }
  })
  const pauses: number[] = []
  const never = new AbortController().signal
  const loop = createBatchLoop(
    {
      span: async () => (inbox.length > 0 ? { oldest: 0, newest: 0 } : undefined),
      list: async (limit) => inbox.slice(0, limit),
      listAside: async () => [],
      keepAside: async () => undefined,
      removeAside: async () => undefined,
      add: async () => new Map(),
      finish: async (entries) => {
        inbox = inbox.filter((entry) => !entries.includes(entry))
      },
    },
    async (batch) => handler(batch),
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

it('changes that were put off, however many, hide none that come after them', async () => {
  const later = Array.from({ length: 20_000 }, (_, place) => edit(`room-${place}`))
  const live: string[] = []
  const { loop } = loopOver(
    (batch) => {
      const ids = batch.map(({ id }) => id)
      live.push(...ids.filter((id) => id === '20001'))
      return { setAside: [], later: ids.filter((id) => id !== '20001') }
    },
    () => undefined,
    [...later, edit('page-home')],
  )
  await loop.drain()
  expect(live).toEqual(['20001'])
})

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
