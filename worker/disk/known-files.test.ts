import { expect, it, onTestFinished, vi } from 'vitest'
import { KnownFiles, type Stamp } from './known-files'

const now = Date.UTC(2026, 6, 1, 12)

/** A file that was written so long before now, ms; negative where the clock was set back since. */
const writtenBefore = (ms: number) => ({ dev: 1, ino: 2, size: 3, mtimeMs: now - ms, ctimeMs: now - ms })

function isKnown(stamp: Stamp): boolean {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const known = new KnownFiles()
  known.add(stamp, 'its bytes')
  return known.has(stamp, 'its bytes')
}

it.each([
  ['just now', 50],
  ['in a moment, by a clock that is not quite the one of programs', -50],
])('a file that was written %s is read again, for it may change without its stamp', (_, before) => {
  expect(isKnown(writtenBefore(before))).toBe(false)
})

it.each([
  ['a moment ago', 150],
  ['in an hour, by a clock that was set back since', -3_600_000],
])('a file that was written %s is not read again', (_, before) => {
  expect(isKnown(writtenBefore(before))).toBe(true)
})
