import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { pipeline } from 'node:stream'
import { appendingTo } from './appending-to'
import { heard } from './body-of'

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  /** Set when it never ran, e.g. because the machine has no process or no file left to give. */
  error?: Error
}

export interface StartedChild {
  child: ChildProcess
  /** Resolves when it ended, or when it never began; never rejects. */
  ended: Promise<Ended>
}

/** Starts a process whose errors are always heard: one that cannot be started has ended, and says why. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): StartedChild {
  const child = heard(spawn(command, [...args], options))
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, error })
    })
  })
  return { child, ended }
}

/** A Node program of this project as a child that is spoken to in messages; what it prints is added to a file. */
export function startProgram(
  program: string,
  { execArgv = [], log, ...options }: SpawnOptions & { execArgv?: readonly string[]; log: string },
): StartedChild {
  const started = startChild(process.execPath, [...execArgv, program], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const output of [started.child.stdout, started.child.stderr])
    if (output) pipeline(output, appendingTo(log), () => undefined)
  return started
}
