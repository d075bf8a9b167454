import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Batches } from './batches'

describe('the batches in a log', () => {
  it('are found between other lines, also when a line comes in pieces', async () => {
    const output = new PassThrough()
    const batches = new Batches(output)
    const line = JSON.stringify({
      msg: 'a batch is done',
      took: 12,
      changes: 1,
      again: 0,
      pages: 3,
      stages: {},
    })
    output.write('not JSON\n{"msg":"something else"}\n')
    output.write(line.slice(0, 10))
    output.write(`${line.slice(10)}\n`)
    expect(await batches.next()).toMatchObject({ took: 12, pages: 3 })
    await expect(batches.next(0)).rejects.toThrow('no batch')
  })
})
