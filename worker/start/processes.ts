import { type StartedChild, startProgram } from '../streams/start-child'

/** Starts a TypeScript program as a child; its output is added to a file. It gets a group of its own, so that Ctrl-C in
 * the terminal reaches only the starter, which ends all others in order. */
export const startProcess = (file: string, log: string, env: NodeJS.ProcessEnv): StartedChild =>
  startProgram(file, { log, env, detached: true })

/** Asks a process to end; after `limit` milliseconds it and everything it started is killed. */
export async function endProcess({ child, ended }: StartedChild, limit: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
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
