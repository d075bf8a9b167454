import type { SiteProblem } from '../border/problem'

/** Of one feed nobody reads more than this. */
const mostTold = 1_000

/** What is wrong with a feed, as far as it is told. */
export class ToldProblems {
  readonly told: SiteProblem[] = []
  /** How many there are, the untold included. */
  count = 0

  add(problem: SiteProblem): void {
    this.count += 1
    if (this.told.length < mostTold) this.told.push(problem)
  }
}
