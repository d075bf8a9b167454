import { type Said, unpublishedIn } from '../../made/describe'
import { readPageFile, withoutStyles } from '../../made/html'
import { closingMark, endOf, openingMark } from './slice-stitching'

/** What a page says outside of its header and footer, and the slices that stand in it, by their ids. */
export interface OwnPart {
  said: Said
  slices: readonly string[]
}

/** Reads the own part of a page that is stitched. */
export function ownPartOf(page: Buffer): OwnPart {
  const { own, slices } = withoutSlices(withoutStyles(page))
  return { said: { facts: readPageFile(page, own), ...unpublishedIn(own) }, slices }
}

function withoutSlices(text: string): { own: string; slices: string[] } {
  const slices: string[] = []
  let own = ''
  let cursor = 0
  for (let at = text.indexOf(openingMark); at !== -1; at = text.indexOf(openingMark, cursor)) {
    const nameEnds = text.indexOf(closingMark, at)
    const slice = text.slice(at + openingMark.length, nameEnds)
    const start = nameEnds + closingMark.length
    const end = text.indexOf(endOf(slice), start)
    if (nameEnds === -1 || end === -1) break
    own += text.slice(cursor, start)
    slices.push(slice)
    cursor = end
  }
  return { own: own + text.slice(cursor), slices }
}
