import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { endProcess } from '../start/processes'
import { endWords, keepRunning } from '../streams/keep-running'
import { startProgram } from '../streams/start-child'
import type { Seat } from './moves'
import type { KnownSite } from './site-files'
import { Standing } from './standing'

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
/** How long it is waited for to say how it stands, ms. */
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
        cwd: folder,
        log: path.join(site.dataDir, 'worker.log'),
        env: { ...site.environment },
        detached: true,
      }),
    onEnd: (ended, retryInMs) =>
      log.warn({ site: site.name, retryInMs }, `the worker ended (${endWords(ended)}) and is started again`),
  })
  const standing = new Standing(site.standsByWarm)
  let isEnding = false
  return {
    site,
    async seat() {
      if (isEnding) return 'ending'
      const told = await fetch(site.readyUrl, { signal: AbortSignal.timeout(answersWithin) })
        .then(async (answer) => readiness.parse(await answer.json()))
        .catch(() => undefined)
      return standing.look(told)
    },
    async end() {
      isEnding = true
      running.release()
      await endProcess(running.current, endsWithin)
    },
  }
}
