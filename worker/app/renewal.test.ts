import { describe, expect, it, vi } from 'vitest'
import { createRenewal } from './renewal'

const quiet = { info: () => undefined, warn: () => undefined }

function builderWith(memories: readonly number[]) {
  const left = [...memories]
  let memory = 0
  return {
    status: () => {
      memory = left.shift() ?? memory
      return { memory, pid: 7 }
    },
    prepare: vi.fn(async () => undefined),
  }
}

describe('the renewal of the builder', () => {
  it('waits until the memory has grown past the limit, then asks once', async () => {
    const builder = builderWith([400, 900, 1100, 1200, 1200])
    const accept = vi.fn(async () => undefined)
    const afterBatch = createRenewal({ builder, accept, limit: 1000, log: quiet })
    for (let batch = 0; batch < 5; batch += 1) afterBatch()
    await vi.waitFor(() => expect(accept).toHaveBeenCalled())
    expect(builder.prepare).toHaveBeenCalledTimes(1)
    expect(accept).toHaveBeenCalledWith({ kind: 'rebuild', reason: 'planned renewal' }, 'renewal-7')
  })

  it('is not asked for where the site itself is that large', () => {
    const builder = builderWith([1100, 1200, 1300])
    const afterBatch = createRenewal({ builder, accept: async () => undefined, limit: 1000, log: quiet })
    for (let batch = 0; batch < 3; batch += 1) afterBatch()
    expect(builder.prepare).not.toHaveBeenCalled()
  })

  it('that fails is logged, and asked for again after the next batch', async () => {
    const builder = builderWith([400, 1100, 1100, 1100])
    builder.prepare.mockRejectedValueOnce(new Error('no memory'))
    const warn = vi.fn()
    const accept = vi.fn(async () => undefined)
    const afterBatch = createRenewal({ builder, accept, limit: 1000, log: { ...quiet, warn } })
    afterBatch()
    afterBatch()
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    await vi.waitFor(() => {
      afterBatch()
      expect(accept).toHaveBeenCalledTimes(1)
    })
  })
})
