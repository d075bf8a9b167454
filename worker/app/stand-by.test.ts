import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import type { Change, Regeneration } from '../changes/change'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import { nothingMade } from '../changes/testing/nothing-made'
import { noBuilder } from '../regenerate/supervisor/builder-view'
import { parseSettings } from '../settings/settings'
import { StandBy, type StandByParts } from './stand-by'

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** A content service that tells what the test says, to whoever listens. */
async function contentService() {
  const lines = new Set<Socket>()
  const server = createServer((socket) => {
    lines.add(socket)
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: welcome\ndata: {}\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ending.push(async () => {
    for (const line of lines) line.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lines,
    tell(documentId: string) {
      const told = {
        documentId,
        transactionId: `t-${documentId}`,
        transition: 'update',
        resultRev: `r-${documentId}`,
      }
      for (const line of lines)
        line.write(`event: mutation\ndata: ${JSON.stringify({ type: 'mutation', ...told })}\n\n`)
    },
  }
}

const made = (part: Partial<Regeneration> = {}): Regeneration => ({
  ...nothingMade,
  root: '/nowhere',
  files: [],
  isWhole: false,
  ...part,
})

/** One that stands by, with a builder that notes what it is asked for, and a clock that the test sets. */
function standBy(environment: Record<string, string>) {
  const asked: (string | readonly string[])[] = []
  const next: { fails?: Error | undefined; unfinished: string[]; memory: number; onStop?: () => void } = {
    unfinished: [],
    memory: 1,
  }
  const clock = { now: Date.now() }
  const stopping = new AbortController()
  const tidied = vi.fn(async () => undefined)
  const failing = () => {
    const { fails } = next
    next.fails = undefined
    if (fails) throw fails
  }
  const builder: StandByParts['builder'] = {
    async start() {
      asked.push('start')
      failing()
      return made({ isWhole: true, files: [{ path: 'index.html', sha256: 'abc', size: 1 }] })
    },
    async stop() {
      asked.push('stop')
      next.onStop?.()
      next.memory = 1
    },
    async apply(changes: readonly Change[]) {
      asked.push(changes.map((change) => (change.kind === 'document' ? change.id : change.kind)))
      failing()
      return made({ unfinished: next.unfinished.splice(0) })
    },
    status: () => ({ ...noBuilder, state: 'ready', memory: next.memory }),
  }
  const built = vi.fn()
  const warn = vi.fn()
  const one = new StandBy({
    settings: parseSettings(environment),
    now: () => clock.now,
    builder,
    publisher: { tidy: tidied },
    overview: { built },
    log: { info: () => undefined, warn },
    stopping,
  })
  ending.push(() => one.end())
  return { one, asked, next, clock, tidied, built, warn, stopping }
}

it('builds the site once, and then makes what the content service tells of, as the worker that leads does', async () => {
  const content = await contentService()
  const { one, asked, next, built, tidied } = standBy({ SANITY_API_HOST: content.url, QUIET_MS: '0' })
  one.begin()
  one.begin()
  // What came between the first look and the welcome is looked for once more.
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start']))
  expect(tidied).toHaveBeenCalledExactlyOnceWith(new Set(['abc']))
  next.unfinished = ['page-large']
  content.tell('page-home')
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start', ['page-home'], ['page-large']]))
  expect(built).toHaveBeenCalledTimes(4)
})

it('looks at everything where a change could not be made, so that none is missing when it takes over', async () => {
  const content = await contentService()
  const { one, asked, next, warn } = standBy({ SANITY_API_HOST: content.url, QUIET_MS: '0' })
  one.begin()
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start']))
  next.fails = new NeedsNewBuilder('another description of the content')
  content.tell('page-home')
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start', ['page-home'], 'start']), 5_000)
  expect(warn).toHaveBeenCalledTimes(1)
})

it('looks at everything also where the clock was set back by a month since the last look', async () => {
  const content = await contentService()
  const { one, asked, clock } = standBy({ SANITY_API_HOST: content.url, QUIET_MS: '0' })
  one.begin()
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start']))
  clock.now -= 40 * 24 * 3_600_000
  content.tell('page-home')
  await vi.waitFor(() => expect(asked[2]).toBe('start'))
})

it('tries again where the site cannot be built, and ends at once when it is to end', async () => {
  const { one, asked, next } = standBy({ CONTENT_LISTENER: 'off' })
  next.fails = new Error('the content service is away')
  one.begin()
  await vi.waitFor(() => expect(asked).toEqual(['start', 'start']), 5_000)
  await one.end()
  one.begin()
  expect(asked).toEqual(['start', 'start'])
})

it('begins anew where its builder has grown too large, for nobody else renews it', async () => {
  const { one, asked, next } = standBy({ CONTENT_LISTENER: 'off', BUILDER_MEMORY_MB: '500' })
  next.memory = 600 * 1024 * 1024
  one.begin()
  await vi.waitFor(() => expect(asked).toEqual(['start', 'stop', 'start']))
})

it('begins no builder anew where its end is asked for while it renews the one that has grown too large', async () => {
  const { one, asked, next, stopping } = standBy({ CONTENT_LISTENER: 'off', BUILDER_MEMORY_MB: '500' })
  next.memory = 600 * 1024 * 1024
  next.onStop = () => stopping.abort()
  one.begin()
  await vi.waitFor(() => expect(asked).toContain('stop'))
  await one.end()
  expect(asked).toEqual(['start', 'stop'])
})

it('builds nothing where the settings say that it is to wait, nor in a worker that ends', async () => {
  const cold = standBy({ STANDBY: 'cold', CONTENT_LISTENER: 'off' })
  cold.one.begin()
  const late = standBy({ CONTENT_LISTENER: 'off' })
  late.stopping.abort()
  late.one.begin()
  await Promise.all([cold.one.end(), late.one.end()])
  expect([...cold.asked, ...late.asked]).toEqual([])
})
