import { createLog } from '../operations/log'
import { settingsFileOf } from '../programs/settings-file.cjs'
import { idleVariables } from '../settings/idle-variables'
import { misspeltVariables } from '../settings/misspelt-variables'
import { nameProblem, writeProblem } from '../start/check-folder'
import { logNodeWarnings } from '../streams/node-warnings'
import { watchUnheardErrors } from '../streams/unheard-errors'
import { whenStarterGone } from '../streams/when-starter-gone'
import { runIntake } from './intake'
import { type Running, type RunOptions, run } from './run'
import type { HeldBack, WorkerMessage } from './worker-messages'

/**
 * The worker as the one thing of its process: tells the process that started it how far it is, ends orderly on SIGTERM,
 * SIGINT, `stop`, and when that process is gone.
 */
export async function serve(
  options: Omit<RunOptions, 'onPhase' | 'onServing' | 'onReady' | 'onFailed' | 'onBroken' | 'unheard'>,
): Promise<void> {
  const tell = (message: WorkerMessage) => process.send?.(message)
  let worker: Running | undefined
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // In the middle of a start nothing is in work yet.
    if (!worker) process.exit(0)
    worker.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('message', (message) => {
    if (message === 'stop') stop()
  })
  whenStarterGone(stop)
  const log = createLog({ level: options.settings.logLevel })
  logNodeWarnings(log)
  const file = settingsFileOf(options.environment)
  if (file) log.info({ file }, 'settings of a file, beside the environment')
  for (const { name, meant } of misspeltVariables(options.environment))
    log.warn({ variable: name, meant }, 'a variable that nothing reads: is it spelt wrong?')
  for (const { name, needs } of idleVariables(options.environment))
    log.warn({ variable: name, needs }, 'a variable that nothing reads, because another one is not set')
  const { role, dataDir } = options.settings
  const builds = role !== 'intake'
  const problem = builds
    ? (nameProblem(options.siteFolder) ?? nameProblem(dataDir) ?? writeProblem(dataDir))
    : undefined
  if (problem !== undefined) throw new Error(problem)
  worker = await (role === 'intake' ? runIntake : run)({
    ...options,
    unheard: watchUnheardErrors(log),
    onPhase: (phase, milliseconds) => tell({ type: 'phase', phase, milliseconds }),
    onServing: (pages) => tell({ type: 'serving', pages }),
    onReady: (held) => tell({ type: 'ready', ...heldBack(held) }),
    onFailed: (error) => tell({ type: 'failed', reason: reasonOf(error) }),
    // Whoever started it starts it again.
    onBroken: giveUp,
  })
}

/** Ends the process with what is wrong in one message. */
export function giveUp(error: unknown): void {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function heldBack(held: readonly { path: string; why: string }[]): { held?: HeldBack } {
  const [first] = held
  return first ? { held: { count: held.length, path: first.path, why: first.why } } : {}
}
