import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, type WriteStream } from 'node:fs'

export interface StartedProcess {
  name: string
  child: ChildProcess
  /** Resolves when it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts a TypeScript program as a child; its output goes to a file. It gets a group of its own, so that Ctrl-C in the
 * terminal reaches only the starter, which ends all others in order. */
export function startProcess(
  name: string,
  file: string,
  output: WriteStream,
  env: NodeJS.ProcessEnv,
): StartedProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  return { name, child, ended }
}

export const logFile = (file: string): WriteStream => createWriteStream(file, { flags: 'a' })

/** Asks a process to end; after `limit` milliseconds it and everything it started is killed. */
export async function endProcess({ child, ended }: StartedProcess, limit: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => {
    if (child.pid !== undefined) killGroup(child.pid)
  }, limit)
  await ended
  clearTimeout(timer)
  if (child.pid !== undefined) killGroup(child.pid)
}

/** Whatever is left of a process and its children. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
}
