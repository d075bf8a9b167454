import { idLength } from './file-names'

/**
 * The pages that have a word, as one text: the id of each with its weight as a hexadecimal digit, sorted by id. In memory as
 * in its file, for a site of 10,000 pages has a million of them.
 */
export type Postings = string

const width = idLength + 1

export const postingCount = (postings: Postings): number => postings.length / width

/** Puts, or with undefined removes, the weights of pages by id. */
export function changedPostings(
  postings: Postings,
  changes: ReadonlyMap<string, number | undefined>,
): Postings {
  const pieces: string[] = []
  let kept = 0
  for (const [id, weight] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const at = placeOf(postings, id, kept)
    pieces.push(postings.slice(kept, at))
    if (weight !== undefined) pieces.push(id + weight.toString(16))
    kept = postings.startsWith(id, at) ? at + width : at
  }
  return pieces.join('') + postings.slice(kept)
}

/** Where an id stands, or would stand. */
function placeOf(postings: Postings, id: string, from: number): number {
  let low = from / width
  let high = postings.length / width
  while (low < high) {
    const middle = (low + high) >> 1
    if (postings.slice(middle * width, middle * width + idLength) < id) low = middle + 1
    else high = middle
  }
  return low * width
}

/** The pages by id, each with its weight. */
export function readPostings(postings: Postings): Map<string, number> {
  const weights = new Map<string, number>()
  for (let at = 0; at + width <= postings.length; at += width)
    weights.set(postings.slice(at, at + idLength), Number.parseInt(postings.charAt(at + idLength), 16))
  return weights
}
