import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from './error-code'

/** Who holds a lock, so that it is not taken for another: ids of processes come again, on each machine and after each start. */
export interface Holder {
  pid: number
  host: string
  /** Names the time between two starts of the machine; undefined where the kernel does not tell. */
  boot: string | undefined
  /** When the process started, in the kernel's ticks; undefined where the kernel does not tell. */
  started: string | undefined
}

/** This process. */
export const thisHolder = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  boot: bootId(),
  started: startOf(process.pid),
})

/** The holder that a lock names; undefined for a file that is damaged. */
export function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, host, boot, started }: Partial<Holder> = JSON.parse(text)
    return Number.isInteger(pid) && Number(pid) > 0 && typeof host === 'string'
      ? { pid: Number(pid), host, boot, started }
      : undefined
  } catch {
    return undefined
  }
}

/** `elsewhere`: on another machine, where nobody here can see it. `itself`: this very process. */
export function stateOf(holder: Holder): 'itself' | 'alive' | 'dead' | 'elsewhere' {
  if (holder.host !== hostname()) return 'elsewhere'
  if (holder.boot !== bootId()) return 'dead'
  if (holder.pid === process.pid) return holder.started === startOf(process.pid) ? 'itself' : 'dead'
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'alive' : 'dead'
  }
  return holder.started === undefined || holder.started === startOf(holder.pid) ? 'alive' : 'dead'
}

/** Field 22 of /proc/PID/stat. */
function startOf(pid: number): string | undefined {
  const line = read(`/proc/${pid}/stat`)
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19]
}

const bootId = (): string | undefined => read('/proc/sys/kernel/random/boot_id')?.trim()

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
