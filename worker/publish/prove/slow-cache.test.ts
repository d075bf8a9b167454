import { expect, it } from 'vitest'
import { createProver, proofBehind } from './proof'

/** Pages behind a cache that has the old one until its clock says so much, ms, and how often it was asked to forget it. */
function looking(takes: number | undefined, freshAfter: number) {
  let [now, purges] = [0, 0]
  const purge = async () => {
    purges += 1
  }
  const prove = createProver({
    edge: 'http://hotel.test',
    fetch: async () => new Response('', { status: now >= freshAfter ? 404 : 200 }),
    clock: () => now,
    wait: async (ms) => {
      now += ms
    },
    ...proofBehind({ name: 'slow', purge, ...(takes === undefined ? {} : { takes }) }),
  })
  const look = async () => (await prove([{ path: '/fort', sha256: null }])).live
  return { look, purges: () => purges }
}

it('waits for a cache that takes its time to forget, and does not ask it again: each time would cost', async () => {
  const slow = looking(30_000, 25_000)
  expect(await slow.look()).toBe(true)
  expect(slow.purges()).toBe(0)
  expect(await looking(30_000, 40_000).look()).toBe(false)
})

it('asks a cache that forgets at once again while it has the old page, for ten seconds', async () => {
  const quick = looking(undefined, 5_000)
  expect(await quick.look()).toBe(true)
  expect(quick.purges()).toBeGreaterThan(0)
  expect(await looking(undefined, 25_000).look()).toBe(false)
})
