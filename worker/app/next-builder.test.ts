import { describe, expect, it, vi } from 'vitest'
import { createNextBuilder } from './next-builder'

/** A builder whose builds end when the test says so. */
function pretend() {
  const builds: { succeed(): void; fail(): void }[] = []
  let isPrepared = false
  const told: string[] = []
  const ending = new AbortController()
  const next = createNextBuilder({
    isReady: () => isPrepared,
    build: () =>
      new Promise((resolve, reject) => {
        const succeed = () => {
          isPrepared = true
          resolve()
        }
        builds.push({ succeed, fail: () => reject(new Error('no space left')) })
      }),
    onSettled: () => void told.push('settled'),
    log: { error: () => void told.push('failed') },
    signal: ending.signal,
  })
  return { next, builds, told, ending }
}

describe('the next builder', () => {
  it('is built once, however often it is asked for, and tells when it is ready', async () => {
    const { next, builds, told } = pretend()
    next.build()
    next.build()
    expect(next.isReady).toBe(false)
    builds[0]?.succeed()
    await vi.waitFor(() => expect(told).toEqual(['settled']))
    expect(next.isReady).toBe(true)
    expect(builds).toHaveLength(1)
  })

  it('that could not be built is tried again after a pause, so that nothing that asked for it is dropped', async () => {
    const { next, builds, told } = pretend()
    next.build()
    builds[0]?.fail()
    await vi.waitFor(() => expect(told).toEqual(['failed', 'settled']), 10_000)
    next.build()
    builds[1]?.succeed()
    await vi.waitFor(() => expect(told).toEqual(['failed', 'settled', 'settled']))
  })

  it('is told nothing of when the worker ends', async () => {
    const { next, builds, told, ending } = pretend()
    next.build()
    ending.abort()
    builds[0]?.fail()
    await new Promise(setImmediate)
    expect(told).toEqual([])
  })
})
