import { readFileSync } from 'node:fs'

const every = 1_000

/** Looks at the resident memory of a process, whichever it is at the moment. */
export class MemoryWatch {
  /** Bytes. */
  most = 0
  private readonly timer: NodeJS.Timeout

  constructor(pid: () => number | undefined) {
    this.timer = setInterval(() => {
      this.most = Math.max(this.most, residentBytes(pid()))
    }, every)
  }

  end(): void {
    clearInterval(this.timer)
  }
}

function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
