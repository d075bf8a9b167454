import type { LiveSite } from '../release/live-site'
import type { ReleaseSummary } from '../release/release'
import { summaryOf } from '../release/summary'
import type { History } from './history'

/** Summaries that are remembered. */
const mostRemembered = 200

/**
 * The last releases in brief. A record never changes, so each is read once: it may hold every file of the site, and the
 * operations page asks at every change.
 */
export class ReleaseList {
  readonly #known = new Map<number, ReleaseSummary>()

  constructor(
    private readonly history: Pick<History, 'read' | 'exists'>,
    private readonly state: () => Pick<LiveSite, 'release'>,
  ) {}

  /** The history is another one. */
  forget(): void {
    this.#known.clear()
  }

  /** Newest first. */
  async last(limit: number): Promise<ReleaseSummary[]> {
    const found: ReleaseSummary[] = []
    for (let number = this.state().release; number > 0 && found.length < limit; number -= 1) {
      const summary = await this.#read(number)
      if (!summary) break
      found.push(summary)
    }
    return found
  }

  /** The last release that changed what visitors see. */
  async live(): Promise<ReleaseSummary | undefined> {
    for (let number = this.state().release; number > 0; number -= 1) {
      const summary = await this.#read(number)
      if (!summary || summary.status === 'live') return summary
    }
    return undefined
  }

  /** Undefined when the release is no longer kept. */
  async #read(number: number): Promise<ReleaseSummary | undefined> {
    const known = this.#known.get(number)
    if (known) return (await this.history.exists(number)) ? known : undefined
    const record = await this.history.read(number)
    if (!record) return undefined
    const summary = summaryOf(record)
    this.#known.set(number, summary)
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostRemembered && oldest !== undefined) this.#known.delete(oldest)
    return summary
  }
}
