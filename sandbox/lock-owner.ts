import fs from 'node:fs'

/**
 * What a lock says of the process that holds it: its number, and when it and the machine were started, as numbers come
 * again. The kernel of Linux alone tells these; elsewhere the number has to do. The worker's locks, which several machines
 * share, have their own (`worker/disk/holder.ts`): the sandbox loads nothing of the product.
 */
interface Owner {
  pid: number
  boot?: string | undefined
  started?: string | undefined
}

/** Of this process. */
export const ownMark = (): string =>
  JSON.stringify({ pid: process.pid, boot: bootId(), started: startOf(process.pid) } satisfies Owner)

/** The number of the process that left such a mark and still runs; undefined for one that is gone, and for any other text. */
export function livingOwner(mark: string): number | undefined {
  const owner = parse(mark)
  if (!owner || owner.boot !== bootId() || !isRunning(owner.pid)) return undefined
  return owner.started === undefined || owner.started === startOf(owner.pid) ? owner.pid : undefined
}

function parse(mark: string): Owner | undefined {
  try {
    const { pid, boot, started }: Partial<Owner> = JSON.parse(mark)
    return Number.isInteger(pid) && Number(pid) > 0 ? { pid: Number(pid), boot, started } : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat. */
function startOf(pid: number): string | undefined {
  const line = read(`/proc/${pid}/stat`)
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19]
}

const bootId = (): string | undefined => read('/proc/sys/kernel/random/boot_id')?.trim()

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
