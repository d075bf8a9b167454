import { readFileSync } from 'node:fs'

/** More are of no use to a hotel: a visitor has six of them at most, and none that is idle for longer than some seconds. */
const enough = 4_000

/**
 * How many connections one server of this process may have, by how many files the system allows it to have open: there may be
 * two more servers, what is sent on a connection may be a file, and work needs some. One that tells no limit has room enough.
 */
export function connectionsAtMost(limits = ownLimits()): number {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return files === undefined ? enough : Math.min(enough, Math.max(1, Math.floor(Number(files) / 4)))
}

/** What the system allows this process, where it has a file that says so. */
function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
