import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { noFile } from '../programs/settings-file.cjs'
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

export interface StartedProgram extends StartedChild {
  /** Resolves when it ended and its last words stand in the log; never rejects. */
  written: Promise<void>
}

/** How long after its end a program is listened to, where a process that it left behind holds its output open, ms. */
const timeForLastWords = 1_000

const launcher = path.join(__dirname, '../programs/run.cjs')

/** What Node is started with to run a program of this project. */
export const programWords = (program: string): readonly string[] =>
  program.endsWith('.cjs') ? [program] : [launcher, program]

/**
 * A Node program of this project as a child that is spoken to in messages; what it prints is added to a file. It has the
 * settings that it is given and reads no file of them.
 */
export function startProgram(
  program: string,
  { execArgv = [], log, ...options }: SpawnOptions & { execArgv?: readonly string[]; log: string },
): StartedProgram {
  const started = startChild(process.execPath, [...execArgv, ...programWords(program)], {
    ...options,
    env: { ...(options.env ?? process.env), ENV_FILE: noFile },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const outputs = [started.child.stdout, started.child.stderr].filter((output) => output !== null)
  const writings = outputs.map(
    (output) => new Promise<void>((resolve) => pipeline(output, appendingTo(log), () => resolve())),
  )
  const written = started.ended.then(async () => {
    const giveUp = setTimeout(() => {
      for (const output of outputs) output.destroy()
    }, timeForLastWords)
    await Promise.all(writings)
    clearTimeout(giveUp)
  })
  return { ...started, written }
}
