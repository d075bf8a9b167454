/** Work for which nobody waits any more. */
const left = () => new Error('Nobody waits for it any more.')

interface Running<Result> {
  result: Promise<Result>
  waiting: number
  end: AbortController
}

/**
 * Work that many ask for and that is done once: as long as it runs, those who ask for the same get the same answer. It
 * ends when all of them have left. At most `most` works run at once, and `mostWaiting` wait their turn.
 */
export class SharedWork<Result> {
  readonly #running = new Map<string, Running<Result>>()
  /** Who waits for a turn, first come first. */
  readonly #turns = new Set<() => void>()
  #active = 0

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
    private readonly full: () => Error,
  ) {}

  /** @throws what `full` makes when too many wait, and an error when `leaves` comes first. */
  async ask(
    key: string,
    work: (signal: AbortSignal) => Promise<Result>,
    leaves: AbortSignal,
  ): Promise<Result> {
    leaves.throwIfAborted()
    const running = this.#running.get(key) ?? this.#begin(key, work)
    running.waiting += 1
    let leave: () => void = () => undefined
    const gone = new Promise<never>((_, reject) => {
      leave = () => reject(left())
      leaves.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([running.result, gone])
    } finally {
      leaves.removeEventListener('abort', leave)
      running.waiting -= 1
      if (running.waiting === 0) running.end.abort(left())
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    if (this.#turns.size >= this.mostWaiting) throw this.full()
    const end = new AbortController()
    const result = this.#inTurn(work, end.signal).finally(() => this.#running.delete(key))
    result.catch(() => undefined)
    const running = { result, waiting: 0, end }
    this.#running.set(key, running)
    // Nobody may join what is about to end.
    end.signal.addEventListener('abort', () => {
      if (this.#running.get(key) === running) this.#running.delete(key)
    })
    return running
  }

  async #inTurn(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (this.#active < this.most) this.#active += 1
    else await this.#turn(signal)
    try {
      signal.throwIfAborted()
      return await work(signal)
    } finally {
      this.#passOn()
    }
  }

  /** Whoever has left takes nobody's place among those who wait. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#turns.add(resolve)
      signal.addEventListener('abort', () => this.#turns.delete(resolve) && reject(signal.reason), {
        once: true,
      })
    })
  }

  /** Gives the turn of what is done to the next who waits. */
  #passOn(): void {
    const [next] = this.#turns
    if (next === undefined) {
      this.#active -= 1
      return
    }
    this.#turns.delete(next)
    next()
  }
}
