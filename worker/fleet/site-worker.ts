import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { endProcess } from '../start/processes'
import { endWords, keepRunning } from '../streams/keep-running'
import { startProgram } from '../streams/start-child'
import type { Seat } from './moves'
import type { KnownSite } from './site-files'

/** The worker of one site on this machine, in a process of its own that is kept running. */
export interface SiteWorker {
  readonly site: KnownSite
  /** How it stands, as it says. */
  seat(): Promise<Seat>
  /** Ends it in order: the lease is given back, and one that stands by takes over at once. */
  end(): Promise<void>
}

/** The worker has 20 s for its end. */
const endsWithin = 22_000
/** What does not say how it stands in this time is getting there, ms. */
const answersWithin = 1_000

const readiness = z.object({ status: z.string(), warm: z.boolean().optional() })

export interface SiteWorkerOptions {
  /** The program of a worker. */
  program: string
  /** Folder of the code. */
  folder: string
  log: { warn(fields: object, text: string): void }
}

export function startSiteWorker(site: KnownSite, { program, folder, log }: SiteWorkerOptions): SiteWorker {
  mkdirSync(site.dataDir, { recursive: true })
  const running = keepRunning({
    start: () =>
      startProgram(program, {
        execArgv: ['--import', 'tsx'],
        cwd: folder,
        log: path.join(site.dataDir, 'worker.log'),
        env: { ...site.environment },
        detached: true,
      }),
    onEnd: (ended, retryInMs) =>
      log.warn({ site: site.name, retryInMs }, `the worker ended (${endWords(ended)}) and is started again`),
  })
  let isEnding = false
  return {
    site,
    async seat() {
      if (isEnding) return 'ending'
      const told = await fetch(site.readyUrl, { signal: AbortSignal.timeout(answersWithin) })
        .then(async (answer) => readiness.parse(await answer.json()))
        .catch(() => undefined)
      if (told?.status === 'ready') return 'leads'
      return told?.status === 'standing by' && told.warm ? 'warm' : 'starting'
    },
    async end() {
      isEnding = true
      running.release()
      await endProcess(running.current, endsWithin)
    },
  }
}
