import { passStage } from '../changes/stages'

/** Times the stages of one release in ms, in the order in which they ran. */
export class Stopwatch {
  readonly #stages = new Map<string, number>()

  async time<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now()
    try {
      const result = await work()
      passStage(stage)
      return result
    } finally {
      const spent = performance.now() - start
      this.#stages.set(stage, (this.#stages.get(stage) ?? 0) + spent)
    }
  }

  get stages(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#stages].map(([stage, ms]) => [stage, Math.round(ms * 100) / 100]))
  }
}
