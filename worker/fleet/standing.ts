import type { Seat } from './moves'

/** What a worker says of itself at `/ready`. */
interface Readiness {
  status: string
  /** Only of one that stands by. */
  warm?: boolean | undefined
}

/** How long the last answer counts, ms: the lease of a worker that is gone is another one’s then. */
const answerCounts = 10_000
/** How long a worker may get there before it holds up nobody any more, ms: a build of a whole site takes as long at most. */
const getsThereWithin = 15 * 60_000

/** How the worker of one site stands, look by look. */
export class Standing {
  #last: Seat = 'starting'
  #answeredAt: number
  #startingSince: number

  constructor(
    /** Whether it builds while it stands by: else waiting is all that it does. */
    private readonly standsByWarm: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#answeredAt = now()
    this.#startingSince = now()
  }

  /** `told`: undefined where it did not answer. */
  look(told: Readiness | undefined): Seat {
    const now = this.now()
    if (told) this.#answeredAt = now
    if (told || now - this.#answeredAt >= answerCounts) this.#last = this.#seatOf(told)
    if (this.#last !== 'starting') this.#startingSince = now
    return this.#last === 'starting' && now - this.#startingSince >= getsThereWithin ? 'stuck' : this.#last
  }

  #seatOf(told: Readiness | undefined): Seat {
    if (told === undefined) return 'starting'
    if (told.status === 'ready') return 'leads'
    if (told.warm === undefined) return this.#last === 'leads' ? 'leads' : 'starting'
    return told.warm || !this.standsByWarm ? 'warm' : 'starting'
  }
}
