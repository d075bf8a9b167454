import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { removeStateFile, writeStateFileNow } from '../../site/border/state-file'
import { type Holder, parseHolder, stateOf, thisHolder } from '../disk/holder'

/** How long the processes of a start that was killed may take to end by themselves, ms. */
const patience = 30_000

const fileIn = (dataFolder: string): string => path.join(dataFolder, 'start.json')

/** Remembers which processes belong to this start, for the next one in case this one is killed. */
export function rememberProcesses(dataFolder: string, pids: readonly number[]): void {
  writeStateFileNow(fileIn(dataFolder), JSON.stringify({ starter: thisHolder(), pids }))
}

export const forgetProcesses = (dataFolder: string): void => removeStateFile(fileIn(dataFolder))

/** What keeps another start from this folder, in one sentence: one that still runs. Undefined where none does. */
export function runningStart(dataFolder: string): string | undefined {
  const { starter } = readStart(fileIn(dataFolder))
  return starter && stateOf(starter) === 'alive'
    ? `Another start runs on ${dataFolder} (process ${starter.pid}): stop it, or set DATA_DIR and the ports for a second one.`
    : undefined
}

/**
 * Waits for what an earlier start has left behind: its processes end by themselves once they notice that it is gone.
 * Does not wait for a start that still runs. `told` is called once, where there is something to wait for.
 */
export async function earlierStartEnded(dataFolder: string, told: () => void): Promise<void> {
  const { starter, pids } = readStart(fileIn(dataFolder))
  if (starter === undefined || runningStart(dataFolder) !== undefined) return
  const end = Date.now() + patience
  if (pids.some(isAlive)) told()
  while (pids.some(isAlive) && Date.now() < end) await delay(100)
}

function readStart(file: string): { starter?: Holder; pids: number[] } {
  try {
    const { starter, pids } = JSON.parse(readFileSync(file, 'utf8'))
    const isPid = (pid: unknown): pid is number => Number.isSafeInteger(pid) && Number(pid) > 0
    const holder = parseHolder(JSON.stringify(starter) ?? '')
    return { ...(holder ? { starter: holder } : {}), pids: Array.isArray(pids) ? pids.filter(isPid) : [] }
  } catch {
    return { pids: [] }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
