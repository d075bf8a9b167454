import { describe, expect, it } from 'vitest'
import { SharedWork } from './shared-work'

const full = () => new Error('full')
const stays = new AbortController().signal

/** Work that ends when it is told to, and knows whether it was ended. */
function heldWork() {
  let finish: (result: string) => void = () => undefined
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((resolve, reject) => {
      finish = resolve
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
  return { work, signals, finish: (result: string) => finish(result) }
}

describe('work that many ask for', () => {
  it('is done once, and goes on for those who wait when the first who asked has left', async () => {
    const shared = new SharedWork<string>(2, 2, full)
    const { work, signals, finish } = heldWork()
    const leaving = new AbortController()
    const first = shared.ask('a', work, leaving.signal)
    const second = shared.ask('a', work, stays)
    leaving.abort()
    await expect(first).rejects.toThrow('Nobody waits')
    finish('done')
    expect(await second).toBe('done')
    expect(signals).toHaveLength(1)
  })

  it('ends when all have left, and whoever asks then begins anew', async () => {
    const shared = new SharedWork<string>(2, 2, full)
    const { work, signals, finish } = heldWork()
    const leaving = new AbortController()
    const first = shared.ask('a', work, leaving.signal)
    leaving.abort()
    await expect(first).rejects.toThrow('Nobody waits')
    const again = shared.ask('a', work, stays)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    finish('anew')
    expect(await again).toBe('anew')
  })

  it('waits its turn, and is refused when too many wait', async () => {
    const shared = new SharedWork<string>(1, 1, full)
    const held = heldWork()
    const first = shared.ask('a', held.work, stays)
    const second = shared.ask('b', async () => 'second', stays)
    await expect(shared.ask('c', async () => 'third', stays)).rejects.toThrow('full')
    held.finish('first')
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(await shared.ask('c', async () => 'third', stays)).toBe('third')
  })

  it('is not refused for those who waited and have left', async () => {
    const shared = new SharedWork<string>(1, 1, full)
    const held = heldWork()
    const first = shared.ask('a', held.work, stays)
    const leaving = new AbortController()
    const left = shared.ask('b', async () => 'never', leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow('Nobody waits')
    const second = shared.ask('c', async () => 'second', stays)
    await expect(shared.ask('d', async () => 'third', stays)).rejects.toThrow('full')
    held.finish('first')
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  })
})
