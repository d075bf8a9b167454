export interface Portion<Page> {
  /** Made now: everything urgent, and a portion of the rest. */
  now: Page[]
  /** Left for the next turns. */
  later: Page[]
}

/**
 * Splits dirty pages into those that are made now and those that can wait. `urgent` are paths of pages that the newest
 * changes touch: all of them are made, unless they are themselves more than a portion.
 */
export function portionOf<Page extends { path: string }>(
  dirty: readonly Page[],
  urgent: ReadonlySet<string>,
  size: number,
): Portion<Page> {
  const first = urgent.size > size ? [] : dirty.filter((page) => urgent.has(page.path))
  const chosen = new Set(first)
  const rest = dirty.filter((page) => !chosen.has(page))
  return { now: [...first, ...rest.slice(0, size)], later: rest.slice(size) }
}
