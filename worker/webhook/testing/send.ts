import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** How a burst of deliveries was answered. Times in ms, from sending one to its whole answer. */
export interface Distribution {
  statuses: Record<number, number>
  median: number
  p95: number
  p99: number
  longest: number
  /** From the first delivery sent to the last one answered. */
  wholeMs: number
}

/** Sends signed deliveries, evenly over a time, from a process of its own. */
export async function sendDeliveries(
  address: string,
  secret: string,
  count: number,
  withinMs: number,
): Promise<Distribution> {
  const script = path.resolve(__dirname, 'sender.ts')
  const options = ['--require', 'tsx/cjs', script, address, secret, String(count), String(withinMs)]
  return JSON.parse((await promisify(execFile)(process.execPath, options)).stdout)
}
