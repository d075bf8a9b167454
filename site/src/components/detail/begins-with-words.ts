import { wordParts } from '../../parts/word-parts'

interface PartLike {
  readonly __typename: string
}

/** Whether a page would show no picture on its first screen: then it shows its own. */
export const beginsWithWords = (parts: readonly PartLike[]): boolean =>
  parts[0] !== undefined && wordParts.has(parts[0].__typename)
