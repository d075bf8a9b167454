/**
 * Which changed documents a page shows something of, by its path or by that of a header or footer, from the batch that changed them
 * until the page is live: large work is done in portions, and a page may go live with another batch than the one that set it in motion.
 */
export class ShownLater {
  #waiting = new Map<string, Set<string>>()

  /**
   * What pages that go live now show of what changed since they were live. `readBy`: what reads the documents of this batch; `live`:
   * paths that go live with it; `isDone`: no page waits any more.
   */
  whatIsShown(
    readBy: ReadonlyMap<string, readonly string[]>,
    live: ReadonlySet<string>,
    isDone: boolean,
  ): Map<string, readonly string[]> {
    const shown = new Map<string, readonly string[]>(readBy)
    for (const path of live) {
      const before = this.#waiting.get(path)
      if (before) shown.set(path, [...new Set([...before, ...(readBy.get(path) ?? [])])])
      this.#waiting.delete(path)
    }
    if (isDone) this.#waiting.clear()
    else for (const [path, ids] of readBy) if (!live.has(path)) this.#wait(path, ids)
    return shown
  }

  #wait(path: string, ids: readonly string[]): void {
    const waiting = this.#waiting.get(path) ?? new Set()
    for (const id of ids) waiting.add(id)
    this.#waiting.set(path, waiting)
  }
}
