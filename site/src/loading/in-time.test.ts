import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTime } from './in-time'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an answer from the site', () => {
  it('is handed on, and nothing waits for it any more', async () => {
    expect(await inTime(async () => 'answered')).toBe('answered')
    await expect(inTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after half a minute', async () => {
    const silent = (signal: AbortSignal): Promise<never> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
    const waiting = expect(inTime(silent)).rejects.toThrow('given up')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is waited for without an end by nothing that visitors get', () => {
    const sources = readdirSync('site/src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing/.test(name))
      .map((name) => path.join('site/src', name))
    const asking = sources.flatMap((file) => {
      const [, ...calls] = readFileSync(file, 'utf8').split(/\bfetch\(/)
      return calls.map((rest) => ({ file, call: rest.slice(0, rest.indexOf(')')) }))
    })
    expect(asking.length).toBeGreaterThan(5)
    expect(asking.filter(({ call }) => !/\bsignal\b/.test(call))).toEqual([])
  })
})
