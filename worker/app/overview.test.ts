import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../http/listening-port'
import { openReceiptJournal } from '../operations/receipt-journal'
import { createReceiptBook } from '../operations/receipts'
import { createPublisher } from '../publish/publisher'
import { noBuilder } from '../regenerate/supervisor/builder-view'
import { parseSettings } from '../settings/settings'
import { OperationsOverview } from './overview'

/** A content service whose answers are long, and what is known of who asks it. */
async function contentService() {
  const seen = { asked: 0, connections: 0, mostAtOnce: 0 }
  const server = createServer((_, response) => {
    seen.asked += 1
    response.end('x'.repeat(1_000_000))
  })
  server.on('connection', (line) => {
    seen.connections += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.connections)
    line.on('close', () => (seen.connections -= 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${listeningPort(server)}`, seen }
}

async function overviewOf(apiHost: string, now: () => number): Promise<OperationsOverview> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'overview-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return new OperationsOverview({
    settings: parseSettings({ SANITY_API_HOST: apiHost }),
    builder: {
      status: () => ({ ...noBuilder, state: 'ready' }),
    },
    publisher: createPublisher({ folder, gate: { siteUrl: 'https://hotel.example' } }),
    queue: {
      waiting: async () => ({ count: 0, oldestAcceptedAt: undefined }),
      setAside: async () => [],
      healthy: async () => true,
      standsBy: false,
      subscribe: () => () => undefined,
    },
    receipts: createReceiptBook(await openReceiptJournal(folder)),
    clock: () => undefined,
    publishes: () => true,
    now,
  })
}

it('asks anew whether the content service answers once its answer is old, also where the clock was set back', async () => {
  const { url, seen } = await contentService()
  let now = Date.parse('2026-12-01T12:00:00Z')
  const overview = await overviewOf(url, () => now)
  await overview.status()
  now += 9_000
  await overview.status()
  expect(seen.asked).toBe(1)
  now += 2_000
  await overview.status()
  expect(seen.asked).toBe(2)
  now -= 3_600_000
  await overview.status()
  expect(seen.asked).toBe(3)
})

it('leaves no connection to the content service open, however often it asks whether that answers', async () => {
  const { url, seen } = await contentService()
  let now = 0
  const overview = await overviewOf(url, () => now)
  for (let looks = 0; looks < 40; looks += 1) {
    now += 20_000
    expect((await overview.status()).contentService.reachable).toBe(true)
  }
  expect(seen.asked).toBe(40)
  expect(seen.mostAtOnce).toBeLessThan(5)
})
