import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { programWords } from '../../streams/start-child'
import { until } from './recorder'

export interface Told {
  event: string
  ids?: string[]
  id?: string
  fence?: number
  pid?: number
  madeAnew?: boolean
  message?: string
}

export interface WorkerProcess {
  readonly pid: number
  readonly told: readonly Told[]
  say(line: string): void
  /** Waits for an event that the process has told or tells. */
  heard(event: string, matches?: (told: Told) => boolean, withinMs?: number): Promise<Told>
  /** Kills it without a goodbye. */
  kill(): Promise<void>
  exit(): Promise<number | null>
}

/** Starts a worker process (worker-process.ts) with the queue that the variables name. */
export function startWorkerProcess(variables: Readonly<Record<string, string>>): WorkerProcess {
  const script = path.resolve('worker/queue/testing/worker-process.ts')
  // The embedded store is WebAssembly: to compile it once more, for speed, takes longer than such a process lives.
  const child: ChildProcess = spawn(process.execPath, ['--liftoff-only', ...programWords(script)], {
    env: { ...process.env, ...variables },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const told: Told[] = []
  let code: number | null | undefined
  child.once('exit', (status) => {
    code = status
  })
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => told.push(JSON.parse(line)))
  const gone = () => until(() => code !== undefined, 30_000)
  return {
    pid: child.pid ?? 0,
    told,
    say: (line) => void child.stdin?.write(`${line}\n`),
    async heard(event, matches = () => true, withinMs = 30_000) {
      const find = () => told.find((one) => one.event === event && matches(one))
      await until(() => find() !== undefined, withinMs)
      return find() ?? { event }
    },
    async kill() {
      child.kill('SIGKILL')
      await gone()
    },
    async exit() {
      await gone()
      return code ?? null
    },
  }
}
