/** How many transactions are remembered: more than any inbox holds. */
const remembered = 20_000

/** The transactions of the content service of which all changes are in the inbox, or were. */
export class WholeTransactions {
  readonly #ids = new Set<string>()

  add(id: string): void {
    this.#ids.add(id)
    const [oldest] = this.#ids
    if (this.#ids.size > remembered && oldest !== undefined) this.#ids.delete(oldest)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }
}
