import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRenewal } from './renewal'

const { signal } = new AbortController()
const quiet = { info: () => undefined, warn: () => undefined }

function builderWith(memories: readonly number[]) {
  // It is looked at once at the beginning, and after each batch.
  const left = [memories[0] ?? 0, ...memories]
  let memory = 0
  return {
    status: () => {
      memory = left.shift() ?? memory
      return { memory, pid: 7, carriesBundler: false }
    },
    prepare: vi.fn(async () => undefined),
  }
}

describe('the renewal of the builder', () => {
  it('waits until the memory has grown past the limit, then asks once', async () => {
    const builder = builderWith([400, 900, 1100, 1200, 1200])
    const accept = vi.fn(async () => undefined)
    const afterBatch = createRenewal({ builder, accept, limit: 1000, signal, log: quiet })
    for (let batch = 0; batch < 5; batch += 1) afterBatch()
    await vi.waitFor(() => expect(accept).toHaveBeenCalled())
    expect(builder.prepare).toHaveBeenCalledTimes(1)
    expect(accept).toHaveBeenCalledWith({ kind: 'rebuild', reason: 'planned renewal' }, 'renewal-7')
  })

  it('is not asked for where the site itself is that large', () => {
    const builder = builderWith([1100, 1200, 1300])
    const afterBatch = createRenewal({
      builder,
      accept: async () => undefined,
      limit: 1000,
      signal,
      log: quiet,
    })
    for (let batch = 0; batch < 3; batch += 1) afterBatch()
    expect(builder.prepare).not.toHaveBeenCalled()
  })

  it('that fails is logged, and asked for again after the next batch', async () => {
    const builder = builderWith([400, 1100, 1100, 1100])
    builder.prepare.mockRejectedValueOnce(new Error('no memory'))
    const warn = vi.fn()
    const accept = vi.fn(async () => undefined)
    const afterBatch = createRenewal({ builder, accept, limit: 1000, signal, log: { ...quiet, warn } })
    afterBatch()
    afterBatch()
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    await vi.waitFor(() => {
      afterBatch()
      expect(accept).toHaveBeenCalledTimes(1)
    })
  })
})

describe('the renewal of a builder that has made its bundle', () => {
  afterEach(() => void vi.useRealTimers())

  const quietMs = 60_000
  /** A builder that carries the bundler until it is another one. */
  function bundling() {
    vi.useFakeTimers()
    const view = { memory: 900, pid: 7, carriesBundler: true }
    const ended = new AbortController()
    const accept = vi.fn(async () => undefined)
    const builder = { status: () => view, prepare: vi.fn(async () => undefined) }
    const afterBatch = createRenewal({
      ...{ builder, accept, limit: 10_000, quietMs, log: quiet },
      signal: ended.signal,
    })
    return { view, ended, accept, builder, afterBatch }
  }

  it('comes once nobody has edited for a while, and not again for the one that takes the bundle as it is', async () => {
    const { view, accept, builder, afterBatch } = bundling()
    await vi.advanceTimersByTimeAsync(quietMs - 1)
    afterBatch()
    await vi.advanceTimersByTimeAsync(quietMs - 1)
    expect(accept).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(accept).toHaveBeenCalledExactlyOnceWith(
      { kind: 'rebuild', reason: 'planned renewal' },
      'renewal-7',
    )
    expect(builder.prepare).not.toHaveBeenCalled()
    Object.assign(view, { pid: 8, carriesBundler: false })
    afterBatch()
    await vi.advanceTimersByTimeAsync(10 * quietMs)
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it('does not come where another took its place meanwhile, nor after the end', async () => {
    const { view, accept } = bundling()
    Object.assign(view, { pid: 8, carriesBundler: false })
    await vi.advanceTimersByTimeAsync(10 * quietMs)
    const later = bundling()
    later.ended.abort()
    later.afterBatch()
    await vi.advanceTimersByTimeAsync(10 * quietMs)
    expect([accept, later.accept].map(({ mock }) => mock.calls)).toEqual([[], []])
  })
})
