import type { Readable } from 'node:stream'

/** What the worker says of a batch in its log when it is done. */
export interface Batch {
  /** Milliseconds from the acceptance of the first change to the end. */
  took: number
  changes: number
  /** How many of the changes are not finished and come again. */
  again: number
  pages: number
  /** Milliseconds per stage, of builder and publisher. */
  stages: Readonly<Record<string, number>>
}

const isBatch = (line: unknown): line is Batch & { msg: string } =>
  typeof line === 'object' && line !== null && 'msg' in line && line.msg === 'a batch is done'

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Follows the log of a worker and hands out its batches, one after the other. */
export class Batches {
  private readonly done: Batch[] = []
  private wake: () => void = () => undefined
  private rest = ''

  constructor(output: Readable) {
    output.on('data', (text: Buffer) => {
      const lines = (this.rest + text.toString()).split('\n')
      this.rest = lines.pop() ?? ''
      for (const line of lines.map(parse)) if (isBatch(line)) this.done.push(line)
      this.wake()
    })
  }

  /** The next batch that was not handed out. @throws Error when none is done within the limit, ms. */
  async next(limit = 600_000): Promise<Batch> {
    const end = Date.now() + limit
    for (;;) {
      const batch = this.done.shift()
      if (batch) return batch
      if (Date.now() > end) throw new Error(`no batch was done within ${limit} ms`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1_000)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** Forgets batches that nobody waits for, such as the clock's: waits until none has come for a while (ms). */
  async settled(pause = 2_000): Promise<void> {
    do {
      this.done.length = 0
      await new Promise((resolve) => setTimeout(resolve, pause))
    } while (this.done.length > 0)
  }
}
