/** Controls but tab and line ends, and code points that are no characters: no page, calendar, sitemap or archive can hold them. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu

const directed = /[\u202a-\u202e\u2066-\u2069]/
const embeddings = '\u202a\u202b\u202d\u202e'
const isolates = '\u2066\u2067\u2068'
const [endOfEmbedding, endOfIsolate] = ['\u202c', '\u2069']
const closerOf = (opener: string): string => (embeddings.includes(opener) ? endOfEmbedding : endOfIsolate)

/** Every direction that is opened is closed, in its order, and nothing is closed that was not opened. */
function balanced(text: string): string {
  const open: string[] = []
  let result = ''
  for (const mark of text) {
    if (embeddings.includes(mark) || isolates.includes(mark)) open.push(mark)
    else if (mark === endOfEmbedding || mark === endOfIsolate) {
      const opener = open.at(-1)
      if (opener === undefined || closerOf(opener) !== mark) continue
      open.pop()
    }
    result += mark
  }
  return result + open.reverse().map(closerOf).join('')
}

/**
 * A foreign text as it may stand in a page, an address, a calendar, a sitemap and an archive: half a surrogate becomes
 * U+FFFD, what no file can hold is gone, and a direction mark works no further than the text. Most texts come back as
 * they are.
 */
export function wellFormed(text: string): string {
  const written = text.toWellFormed().replace(unwritable, '')
  return directed.test(written) ? balanced(written) : written
}
