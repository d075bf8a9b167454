import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../worker/streams/testing/free-port'
import type { Outside } from '../support/content'
import { waitFor } from '../support/wait-for'
import type { Workspace } from '../support/workspace'

/** How long a start may take, ms: the first one compiles and builds everything, beside whatever else the machine does. */
export const startLimit = 400_000

/** `npm start` as it is, with the real builder, on free ports; content service and feed are those of the test. */
export class Product {
  private starter: ChildProcess | undefined
  private said = ''

  private constructor(
    private readonly workspace: Workspace,
    private readonly environment: Readonly<Record<string, string>>,
    readonly url: string,
    readonly workerUrl: string,
  ) {}

  static async in(
    workspace: Workspace,
    outside: Pick<Outside, 'environment'>,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<Product> {
    const [site, worker] = [await freePort(), await freePort()]
    const ports = { SITE_PORT: String(site), WORKER_PORT: String(worker) }
    const target = { PUBLISH_TARGET: path.join(workspace.dataFolder, 'site') }
    return new Product(
      workspace,
      { ...outside.environment, ...ports, ...target, ...environment },
      `http://127.0.0.1:${site}`,
      `http://127.0.0.1:${worker}`,
    )
  }

  /** Starts everything. Resolves at once; see `ready`. */
  start(): void {
    this.said = ''
    const program = ['worker/programs/run.cjs', 'worker/start/start.ts']
    const child = spawn(process.execPath, program, {
      cwd: this.workspace.folder,
      env: { ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.said += text
      })
    this.starter = child
  }

  /** Resolves when edits go live. @throws Error with what was said where the start was given up */
  async ready(limit = startLimit): Promise<void> {
    const { starter } = this
    const end = Date.now() + limit
    while (!this.said.includes('Edits go live at once.')) {
      if (starter?.exitCode !== null || starter.signalCode !== null)
        throw new Error(`no start:\n${this.said}`)
      if (Date.now() > end) throw new Error(`not ready within ${limit} ms:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Ends everything; killed, the processes end by themselves once they notice that the starter is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { starter } = this
    if (!starter || starter.exitCode !== null || starter.signalCode !== null) return
    const ended = once(starter, 'exit')
    const left = this.processes()
    starter.kill(signal)
    await ended
    await waitFor('nothing is left running', async () => (left.some(isAlive) ? undefined : true))
  }

  /** Site and worker as they run now: what holds the socket, and what builds and publishes. */
  processes(): number[] {
    const file = path.join(this.workspace.dataFolder, 'start.json')
    const { pids } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pids: [] }
    return pids
  }

  /** The process that answers visitors. */
  answering(): number | undefined {
    return childrenOf(this.processes()[0])[0]
  }

  /** What worker, builder and site have logged since a mark, and the mark for the next time. */
  logSince(mark: Readonly<Record<string, number>> = {}): { text: string; mark: Record<string, number> } {
    const next: Record<string, number> = {}
    const text = ['worker.log', 'site.log', 'builder.log'].map((name) => {
      const part = endOf(path.join(this.workspace.dataFolder, name), mark[name] ?? 0)
      next[name] = part.size
      return part.text
    })
    return { text: text.join('\n'), mark: next }
  }
}

/** What stands in a log from there on; all of it where it was begun anew. */
function endOf(file: string, from: number): { text: string; size: number } {
  if (!existsSync(file)) return { text: '', size: 0 }
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const start = from > size ? 0 : from
    const bytes = Buffer.alloc(size - start)
    return { text: bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, start)), size }
  } finally {
    closeSync(descriptor)
  }
}

export function childrenOf(pid: number | undefined): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
