import { setTimeout as sleep } from 'node:timers/promises'
import { sha256 } from '../../worker/disk/sha256'
import { chosen } from './random'

/** Between two visits, ms. */
const pause = 200
/** How long a visitor waits for an answer, ms. */
const patience = 20_000

export type Outcome = 'right' | 'earlier' | 'asked to wait' | 'refused' | 'cut off' | 'wrong'

export interface Visit {
  path: string
  /** 0 where there was none. */
  status: number
  sha256: string
  /** Why there was no answer. */
  error?: string
}

/** Somebody who asks for a page, its data and a picture again and again, by chance. */
export class Visitor {
  readonly tally = new Map<Outcome, number>()
  /** What was wrong, once each, and how often. */
  readonly wrong = new Map<string, number>()
  private leaves = false
  private visits: Promise<void> = Promise.resolve()

  /** `paths`: pages, their data, pictures, in lists of each kind. `judge` says what an answer was worth. */
  constructor(
    private readonly url: string,
    private readonly paths: readonly (readonly string[])[],
    private readonly random: () => number,
    private readonly judge: (visit: Visit) => Outcome,
  ) {}

  come(): void {
    this.leaves = false
    this.visits = this.walk()
  }

  async leave(): Promise<void> {
    this.leaves = true
    await this.visits
  }

  /** Asks for each path once; tells what came of those that are not right. */
  async askAll(paths: readonly string[]): Promise<Visit[]> {
    const others: Visit[] = []
    for (const path of paths) {
      const visit = await ask(this.url, path)
      if (this.judge(visit) !== 'right') others.push(visit)
    }
    return others
  }

  private async walk(): Promise<void> {
    while (!this.leaves) {
      for (const paths of this.paths) {
        const path = chosen(paths, this.random)
        if (path !== undefined) this.note(await ask(this.url, path))
      }
      await sleep(pause)
    }
  }

  private note(visit: Visit): void {
    const outcome = this.judge(visit)
    this.tally.set(outcome, (this.tally.get(outcome) ?? 0) + 1)
    if (outcome !== 'wrong') return
    const what = `${visit.path}: ${visit.error ?? visit.status}`
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1)
  }
}

/** One request on a connection of its own, as a new visitor makes it. */
export async function ask(url: string, path: string): Promise<Visit> {
  try {
    const response = await fetch(url + path, {
      headers: { connection: 'close', 'accept-language': '' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { path, status: response.status, sha256: sha256(Buffer.from(await response.arrayBuffer())) }
  } catch (error) {
    const cause = Object(Object(error).cause)
    return { path, status: 0, sha256: '', error: String(cause.code ?? error) }
  }
}

/** What an answer is worth without its bytes; undefined where they have to be looked at. */
export function worthOf({ status, error }: Visit): Outcome | undefined {
  if (error === 'ECONNREFUSED') return 'refused'
  if (error !== undefined) return 'cut off'
  if (status === 503) return 'asked to wait'
  return status === 200 ? undefined : 'wrong'
}
