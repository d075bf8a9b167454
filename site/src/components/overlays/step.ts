/** The index `by` steps further in a ring of `count`; 0 in an empty ring. */
export const step = (index: number, by: number, count: number): number =>
  count < 1 ? 0 : (((index + by) % count) + count) % count
