import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { endingWithin, notEnding } from './one-turn.cjs'

const limit = 200
const store = new AsyncLocalStorage<number>()
const endless = (): never => {
  for (;;);
}
const afterwards = () => undefined

/** Where work may be when it does not come to an end. */
const places: Readonly<Record<string, () => Promise<unknown>>> = {
  'at once': async () => endless(),
  'after a promise': async () => {
    await null
    endless()
  },
  'in a tick': () => new Promise(() => process.nextTick(endless)),
  'in a promise of a tick of a context': () =>
    new Promise(() =>
      process.nextTick(() =>
        store.run(1, async () => {
          await null
          endless()
        }),
      ),
    ),
  'catching whatever ends it': async () => {
    for (;;)
      try {
        endless()
      } catch {
        // It goes on.
      }
  },
  'in an expression': async () => /^(a+)+$/.test(`${'a'.repeat(40)}b`),
  'taking all memory': async () => {
    for (const all: unknown[] = []; ; ) all.push({ more: [1, 2, 3] })
  },
  'waiting for what never comes': () => new Promise(() => undefined),
}

describe('work that never ends', () => {
  for (const [place, work] of Object.entries(places)) {
    it(`is ended ${place}, and everything around it goes on (fault 47)`, async () => {
      let times = 0
      const count = () => {
        times += 1
      }
      const waiting = store.run(7, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        return store.getStore()
      })
      await expect(endingWithin(work, count, limit)).rejects.toThrow(notEnding)
      expect(times).toBeGreaterThan(0)
      expect(await waiting).toBe(7)
      const next = await store.run(8, () =>
        endingWithin(
          async () => {
            await new Promise((resolve) => process.nextTick(resolve))
            return store.getStore()
          },
          afterwards,
          limit,
        ),
      )
      expect(next).toBe(8)
      expect(store.getStore()).toBeUndefined()
    })
  }
})

describe('work that ends', () => {
  it('is done, and fails, as without a limit', async () => {
    expect(await endingWithin(async () => 5, afterwards)).toBe(5)
    expect(await endingWithin(() => new Promise((done) => setImmediate(done, 6)), afterwards)).toBe(6)
    const failing = async () => Promise.reject(new Error('its own'))
    await expect(endingWithin(failing, afterwards)).rejects.toThrow('its own')
    const throwing = () => {
      throw new Error('at once')
    }
    await expect(endingWithin(throwing, afterwards)).rejects.toThrow('at once')
  })

  it('is not taken for endless on a machine that slept meanwhile', async () => {
    let times = 0
    const asleep = async () => {
      times += 1
      // Waits without the processor, as a machine does that is put to sleep.
      if (times === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * limit)
      return 'awake'
    }
    expect(await endingWithin(asleep, afterwards, limit)).toBe('awake')
    expect(times).toBe(2)
  })
})
