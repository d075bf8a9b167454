/** Where a header or footer stands in the HTML of a page: an element before it was first put in, a comment afterwards. */
const marker =
  /<slice-(start|end)\s[^>]*id="([^"]+)"[^>]*><\/slice-(?:start|end)>|<!-- slice-(start|end) id="([^"]+)" -->/g

/**
 * Puts slices into the HTML of a page, as Gatsby does from file to file; here the slices are given by `read`. What stood
 * there before is replaced. Slices may hold slices.
 * @throws Error when a slice begins and does not end, or the other way round
 */
export function stitchSlices(html: string, read: (slice: string) => string): string {
  let stitched = ''
  let cursor = 0
  let open: string | undefined
  for (const match of html.matchAll(marker)) {
    const start = (match[1] ?? match[3]) === 'start'
    const slice = match[2] ?? match[4] ?? ''
    const end = match.index + match[0].length
    if (start && open === undefined) {
      stitched += `${html.slice(cursor, match.index)}<!-- slice-start id="${slice}" -->`
      open = slice
      cursor = end
    } else if (!start && open === undefined) {
      throw new Error(`The slice ${slice} ends and has not begun.`)
    } else if (!start && open === slice) {
      stitched += `${stitchSlices(read(slice), read)}<!-- slice-end id="${slice}" -->`
      open = undefined
      cursor = end
    }
  }
  if (open !== undefined) throw new Error(`The slice ${open} begins and does not end.`)
  return stitched + html.slice(cursor)
}

/** Around the id of a slice where it begins in a page. */
export const openingMark = '<!-- slice-start id="'
export const closingMark = '" -->'

/** What stands where a slice ends. */
export const endOf = (slice: string): string => `<!-- slice-end id="${slice}" -->`

/** What stands in a page from a position on, in parts; what is before it stays. */
export interface Restitched {
  /** Bytes from the beginning of the page. */
  from: number
  parts: Buffer[]
}

/**
 * The same for a page that was stitched before, in bytes: of ten thousand pages with another menu none has to be
 * understood, and the style sheet before it not to be written. `read` gives a slice with its own slices already in it.
 * Undefined when nothing differs.
 * @throws Error when a slice begins and does not end
 */
export function restitchSlices(html: Buffer, read: (slice: string) => Buffer): Restitched | undefined {
  let from: number | undefined
  const parts: Buffer[] = []
  let cursor = 0
  for (let at = html.indexOf(openingMark); at !== -1; at = html.indexOf(openingMark, cursor)) {
    const nameEnds = html.indexOf(closingMark, at)
    const slice = html.toString('utf8', at + openingMark.length, nameEnds)
    const start = nameEnds + closingMark.length
    const end = html.indexOf(endOf(slice), start)
    if (nameEnds === -1 || end === -1) throw new Error(`The slice ${slice} begins and does not end.`)
    const content = read(slice)
    if (from !== undefined) parts.push(html.subarray(cursor, start), content)
    else if (!content.equals(html.subarray(start, end))) {
      from = start
      parts.push(content)
    }
    // What follows the end marker may hold the next slice.
    cursor = end
  }
  return from === undefined ? undefined : { from, parts: [...parts, html.subarray(cursor)] }
}
