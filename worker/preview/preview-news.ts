/** What whoever looks at a page is told: paths of pages that are other ones now. One that cannot be made says so itself. */
export interface News {
  /** Ascending, over a restart of the worker, too. */
  id: number
  paths: readonly string[]
}

/** News that are kept for pages that load just now. */
const newsKept = 100

/** Tells those who look what is another page now, and whoever comes a moment later what they missed. */
export class PreviewNews {
  private kept: News[] = []
  private readonly listeners = new Set<(news: News) => void>()

  /** `now`: ms since the epoch. */
  constructor(private readonly now: () => number) {}

  /** Whether anybody listens. */
  get isHeard(): boolean {
    return this.listeners.size > 0
  }

  /** `since`: the last news that was heard of; what came after it is told at once. Returns what ends it. */
  subscribe(listener: (news: News) => void, since?: number): () => void {
    if (since !== undefined) for (const each of this.kept) if (each.id > since) listener(each)
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  tell(paths: readonly string[]): void {
    if (paths.length === 0) return
    const news = { id: Math.max(this.now(), (this.kept.at(-1)?.id ?? 0) + 1), paths }
    this.kept = [...this.kept.slice(1 - newsKept), news]
    for (const listener of this.listeners) listener(news)
  }
}
