import type { Dataset } from '../dataset'
import type { Clock, Log } from '../environment'
import { publishTime } from '../mutations/release-actions'

/** The longest that a timer is trusted with: a day, after which it looks again. */
const longestTimer = 24 * 60 * 60 * 1000

/** Publishes releases at their moment, those of a time when nothing ran too. */
export class ScheduledReleases {
  #timer: NodeJS.Timeout | undefined
  readonly #stop: () => void

  constructor(
    private readonly dataset: Dataset,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.#stop = dataset.subscribe(({ changes }) => {
      if (changes.some(({ after, before }) => (after ?? before)?._type === 'system.release')) this.#look()
    })
    this.#look()
  }

  close(): void {
    this.#stop()
    clearTimeout(this.#timer)
  }

  /** Sets the timer to the next moment; one that has come is at hand at once. */
  #look(): void {
    clearTimeout(this.#timer)
    const times = this.dataset.store.ofType('system.release').flatMap((release) => publishTime(release) ?? [])
    if (times.length === 0) return
    const pause = Math.min(...times) - this.clock.now()
    this.#timer = setTimeout(() => this.#publishDue(), Math.min(Math.max(pause, 0), longestTimer))
    this.#timer.unref()
  }

  #publishDue(): void {
    const due = this.dataset.store.ofType('system.release').filter((release) => {
      const time = publishTime(release)
      return time !== undefined && time <= this.clock.now()
    })
    for (const { name } of due) this.#publish(String(name))
    if (due.length === 0) this.#look()
  }

  #publish(releaseId: string): void {
    try {
      const actions = [{ actionType: 'sanity.action.release.publish' as const, releaseId }]
      this.dataset.act({ actions }, { identity: 'scheduler' })
    } catch (error) {
      this.log.error(
        `content lake: release "${releaseId}" could not be published: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
}
