/** Work that is done one after another, in the order in which it was asked for. Nothing of what is done stays in memory. */
export class InTurn {
  #last: Promise<void> = Promise.resolve()

  /** Does the work when all that was asked for before is done, well or not. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(work)
    const ended = () => undefined
    this.#last = answer.then(ended, ended)
    return answer
  }

  /** When all that was asked for until now is done, well or not. */
  idle(): Promise<void> {
    return this.#last
  }
}
