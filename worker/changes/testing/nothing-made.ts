import type { Regeneration } from '../change'

/** A regeneration that touched nothing, for tests that add what they are about. */
export const nothingMade = {
  isWhole: false,
  removed: [],
  pages: [],
  removedPages: [],
  titles: {},
  problems: [],
  unfinished: [],
  stages: {},
} satisfies Omit<Regeneration, 'root' | 'files'>
