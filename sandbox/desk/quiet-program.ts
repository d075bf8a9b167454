import { type ChildProcess, spawn } from 'node:child_process'
import os from 'node:os'

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

const running = new Set<ChildProcess>()

/** Runs a program behind everything else on this machine. Never rejects: what could not be started has code 1 and says why. */
export function runQuietly(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    running.add(child)
    if (child.pid !== undefined) stepBack(child.pid)
    child.stdout.on('data', (text) => (stdout += text))
    child.stderr.on('data', (text) => (stderr += text))
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 1, stdout, stderr: `${stderr}\n${error.message}` })
    })
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, stdout, stderr })
    })
  })
}

/** Ends what still runs. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGTERM')
}

function stepBack(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or this machine knows no priorities.
  }
}
