/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Whether something happens that happens in `percent` of 100 cases. */
  chance(percent: number): boolean
}

/** One stream for each seed and number, so that a document does not depend on those made before it. */
export function randomOf(seed: number, stream: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (percent) => next() * 100 < percent,
  }
}
