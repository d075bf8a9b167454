import { expect, it } from 'vitest'
import { endWords, keepRunning, pauseAfterEnds } from './keep-running'
import { type Ended, startChild } from './start-child'

it('the pauses before a process is started again grow up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map(pauseAfterEnds)).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ])
})

it('a process that ends is started again, and told of, until it is released', async () => {
  const ends: string[] = []
  const told = new Promise<void>((resolve) => {
    const kept = keepRunning({
      start: () =>
        startChild(process.execPath, ['-e', `process.exit(${ends.length + 3})`], { stdio: 'ignore' }),
      onEnd(ended: Ended, pause) {
        ends.push(`${endWords(ended)}, ${pause} ms`)
        if (ends.length < 2) return
        kept.release()
        resolve()
      },
    })
  })
  await told
  expect(ends).toEqual(['code 3, 0 ms', 'code 4, 500 ms'])
})

it('says in words how a process ended', () => {
  expect(endWords({ code: null, signal: 'SIGKILL' })).toBe('signal SIGKILL')
  expect(endWords({ code: null, signal: null, error: new Error('spawn node EAGAIN') })).toBe(
    'spawn node EAGAIN',
  )
})
