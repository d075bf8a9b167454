/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The seed of a soak: SOAK_SEED, or another one each time. */
export const soakSeed = (): number => Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000)

export const chosen = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** All of them in an order by chance. */
export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
