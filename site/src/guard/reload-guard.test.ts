import { describe, expect, test } from 'vitest'
import { isChunkFailure, mayReload, reloadOnce } from './reload-guard'

function browser(now: number, stored: string | null = null) {
  const kept = new Map(stored === null ? [] : [['reloaded-at', stored]])
  const seen = { reloads: 0 }
  return {
    kept,
    seen,
    surroundings: {
      now: () => now,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      reload: () => {
        seen.reloads += 1
      },
    },
  }
}

describe('a missing chunk', () => {
  test('is told from other failures by its words', () => {
    expect(isChunkFailure(new Error('Loading chunk 318 failed.'))).toBe(true)
    expect(isChunkFailure(new Error('Cannot read properties of undefined'))).toBe(false)
    expect(isChunkFailure('Loading chunk 318 failed.')).toBe(false)
  })

  test('loads the page again and remembers when', () => {
    const { surroundings, seen, kept } = browser(50_000)
    expect(reloadOnce(surroundings)).toBe(true)
    expect([seen.reloads, kept.get('reloaded-at')]).toEqual([1, '50000'])
  })

  test('does not load it twice within ten seconds', () => {
    const { surroundings, seen } = browser(59_999, '50000')
    expect(reloadOnce(surroundings)).toBe(false)
    expect(seen.reloads).toBe(0)
  })

  test('loads it again after ten seconds, after a clock set back, and where the memory is damaged', () => {
    expect(mayReload(60_000, 50_000)).toBe(true)
    expect(mayReload(40_000, 50_000)).toBe(true)
    expect(mayReload(40_000, Number.NaN)).toBe(true)
  })
})
