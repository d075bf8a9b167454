/**
 * Sends signed deliveries from a process of its own: `sender ADDRESS SECRET COUNT WITHIN_MS`, evenly over the time.
 * Prints one line of JSON: how many got which status, and how long the answers took in ms.
 */
import { Agent, request } from 'node:http'
import { signDelivery } from './sign-delivery'

const [address = '', secret = '', count = '0', within = '1000'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function deliver(index: number): Promise<{ status: number; ms: number }> {
  // No document has a revision twice, however often a burst is sent.
  const revision = `r${process.pid}-${index}`
  const body = JSON.stringify({ _id: `doc-${index}`, _type: 'page', _rev: revision, operation: 'update' })
  const headers = {
    'content-type': 'application/json',
    'sanity-webhook-signature': signDelivery(body, secret, Date.now()),
  }
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(`${address}/webhooks/content`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function main(): Promise<void> {
  const startedAt = performance.now()
  const step = Number(within) / Number(count)
  const answers: Promise<{ status: number; ms: number }>[] = []
  for (let index = 0; index < Number(count); index += 1) {
    while (performance.now() - startedAt < index * step) await new Promise(setImmediate)
    answers.push(deliver(index))
  }
  const all = await Promise.all(answers)
  const times = all.map(({ ms }) => ms).sort((left, right) => left - right)
  const at = (share: number) => Number((times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1))
  const statuses: Record<number, number> = {}
  for (const { status } of all) statuses[status] = (statuses[status] ?? 0) + 1
  const wholeMs = Math.round(performance.now() - startedAt)
  process.stdout.write(
    `${JSON.stringify({ statuses, median: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1), wholeMs })}\n`,
  )
  agent.destroy()
}

void main()
