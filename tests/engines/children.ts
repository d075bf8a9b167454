import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** A program with all that it starts itself. */
export interface Family {
  readonly parent: ChildProcess
  end(): Promise<void>
}

const running = new Set<ChildProcess>()

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended already.
  }
}

process.on('exit', () => running.forEach(kill))

/** Starts a program that ends with everything that it started: a browser has processes for pages, network and GPU. */
export function startFamily(program: string, words: readonly string[], options: SpawnOptions): Family {
  const parent = spawn(program, words, { stdio: 'ignore', ...options, detached: true })
  const ended = new Promise((resolve) => parent.once('exit', resolve).once('error', resolve))
  running.add(parent)
  return {
    parent,
    async end() {
      kill(parent)
      await ended
      running.delete(parent)
    },
  }
}
