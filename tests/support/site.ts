import { type ChildProcess, fork } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isWorkerMessage } from '../../worker/app/worker-messages'
import { plantStore } from '../../worker/queue/testing/stores'
import { freePort } from '../../worker/streams/testing/free-port'
import { type Outside, type OutsideOptions, startOutside } from './content'
import { plantSeed } from './seed'
import { buildLimit } from './wait-for'
import type { Workspace } from './workspace'

export interface Site {
  /** Address of the built-in edge. */
  url: string
  /** Address of webhooks and operations. */
  workerUrl: string
  outside: Outside
  /** The worker that was started last. */
  readonly worker: ChildProcess
  /** What worker and builder wrote. */
  log(): string
  /** Starts the worker again, after it was ended in any way. Resolves when it takes changes. */
  startWorker(): Promise<void>
  /** Ends worker, builder and edge; content service and feed stay. */
  stopWorker(): Promise<void>
  stop(): Promise<void>
}

export interface SiteOptions extends Omit<OutsideOptions, 'webhookUrl'> {
  /** A site whose worker has ended: its content service, feed and ports are used again. */
  after?: Site
  environment?: Readonly<Record<string, string>>
  /** Puts something between worker and outside: the variables that lead the worker to it. */
  between?(outside: Outside): Promise<Readonly<Record<string, string>>>
  /** Another program than the worker itself, of the repository. */
  program?: string
  /** What others of the run left is taken up, instead of a first start from nothing. */
  seeded?: boolean
  /** false: nobody sends webhooks but the test. */
  sendsWebhooks?: boolean
}

function whenReady(worker: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the site was not ready within ${buildLimit} ms\n${log()}`)),
      buildLimit,
    )
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return
      if (message.type === 'ready') end(resolve)
      if (message.type === 'failed') end(() => reject(new Error(`${message.reason}\n${log()}`)))
    })
    worker.once('exit', (code) => end(() => reject(new Error(`the worker ended with ${code}\n${log()}`))))
  })
}

/** The whole product as processes of its own: stand-ins, signed webhooks, worker, builder, built-in edge. */
export async function startSite(workspace: Workspace, options: SiteOptions = {}): Promise<Site> {
  const { after } = options
  const portOf = async (url: string | undefined) => Number(url ? new URL(url).port : await freePort())
  const [sitePort, workerPort] = [await portOf(after?.url), await portOf(after?.workerUrl)]
  const workerUrl = `http://127.0.0.1:${workerPort}`
  const webhooks = options.sendsWebhooks === false ? {} : { webhookUrl: `${workerUrl}/webhooks/content` }
  const outside = after?.outside ?? (await startOutside(workspace, { ...options, ...webhooks }))
  const logFile = path.join(workspace.folder, 'worker.log')
  const environment = {
    ...outside.environment,
    SITE_PORT: String(sitePort),
    WORKER_PORT: String(workerPort),
    PUBLISH_TARGET: path.join(workspace.dataFolder, 'site'),
    ...(await options.between?.(outside)),
    ...options.environment,
  }
  if (options.seeded) {
    await plantStore(workspace.dataFolder)
    await plantSeed(workspace, environment)
  }
  const forkWorker = (): ChildProcess => {
    const own = options.program && path.resolve(options.program)
    const launcher = 'worker/programs/run.cjs'
    const child = fork(own ? path.resolve(launcher) : launcher, [own ?? 'worker/app/main.ts'], {
      cwd: workspace.folder,
      execArgv: [],
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => appendFileSync(logFile, text))
    return child
  }
  let worker = forkWorker()
  const log = () =>
    [logFile, path.join(workspace.dataFolder, 'builder.log')]
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8').slice(-6000) : ''))
      .join('\n')
  const stopWorker = async () => {
    if (worker.exitCode === null && worker.signalCode === null) {
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.kill('SIGTERM')
      const timer = setTimeout(() => worker.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(timer)
    }
  }
  const stop = async () => {
    await stopWorker()
    await outside.close()
  }
  try {
    await whenReady(worker, log)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${sitePort}`,
    workerUrl,
    outside,
    get worker() {
      return worker
    },
    log,
    async startWorker() {
      worker = forkWorker()
      await whenReady(worker, log)
    },
    stopWorker,
    stop,
  }
}
