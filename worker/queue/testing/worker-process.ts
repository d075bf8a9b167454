/**
 * A worker that tests can start, talk to and kill: it opens the queue that its environment names, handles batches and
 * tells what it does, one line of JSON each. Lines on its input: `accept ID`, `block MS`, `hold`, `close`.
 */
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openQueue } from '../open-queue'
import { edit, idsOf } from './recorder'
import { quick } from './stores'

const {
  QUEUE_REDIS,
  QUEUE_FOLDER = '',
  QUEUE_SITE = 'test',
  QUEUE_JOURNAL,
  QUEUE_LEASE_MS = '1000',
  QUEUE_HOLD,
} = process.env
const tell = (event: string, fields: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`)
const log = {
  info: (fields: object, message?: string) => tell('log', { message, ...fields }),
  warn: (fields: object, message?: string) => tell('log', { message, ...fields }),
  error: (fields: object, message?: string) => tell('log', { message, ...fields }),
}

async function main(): Promise<void> {
  let hold = QUEUE_HOLD !== undefined
  const queue = await openQueue({
    ...quick,
    redisUrl: QUEUE_REDIS,
    dataDir: QUEUE_FOLDER,
    site: QUEUE_SITE,
    leaseMs: Number(QUEUE_LEASE_MS),
    log,
  })
  tell('open', queue.store)
  createInterface({ input: process.stdin }).on('line', async (line) => {
    const [word, argument = ''] = line.split(' ')
    if (word === 'accept') {
      await queue.accept(edit(argument)).then(
        () => tell('accepted', { id: argument }),
        () => tell('unavailable', { id: argument }),
      )
    }
    if (word === 'hold') hold = true
    if (word === 'block') {
      const endsAt = Date.now() + Number(argument)
      while (Date.now() < endsAt);
      tell('unblocked')
    }
    if (word === 'close') {
      await queue.close()
      process.exit(0)
    }
  })
  void queue.lead().then((lease) => tell('leading', { fence: lease.fence }))
  await queue.process(async (batch, lease) => {
    tell('batch', { ids: idsOf(batch), fence: lease.fence })
    if (hold) await new Promise(() => undefined)
    await lease.assertHeld()
    if (QUEUE_JOURNAL !== undefined) appendFileSync(QUEUE_JOURNAL, `${idsOf(batch).join(' ')}\n`)
    tell('published', { ids: idsOf(batch) })
    return { setAside: [] }
  })
}

void main()
