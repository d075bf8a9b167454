/** Items of a list that are turned into text, and read from it, at once. */
const portionSize = 1000

/**
 * The JSON of an object in portions: each of its lists is cut, so that none is long. What continues or ends a list that was
 * cut begins a line, which JSON allows; whoever reads line by line (`parsePortions`) has no long text either.
 */
export function* jsonPortions(value: object): Generator<string> {
  let before = '{'
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    before = ','
    if (Array.isArray(part)) yield* listPortions(part)
    else yield JSON.stringify(part)
  }
  yield before === '{' ? '{}' : '}'
}

function* listPortions(items: readonly unknown[]): Generator<string> {
  if (items.length <= portionSize) return yield JSON.stringify(items)
  for (let start = 0; start < items.length; start += portionSize)
    yield (start === 0 ? '[' : '\n,') + JSON.stringify(items.slice(start, start + portionSize)).slice(1, -1)
  yield '\n]'
}

/** The lines of a text in UTF-8; of a large one no text as a whole is made. */
export function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf('\n', start)
    const end = found < 0 ? bytes.length : found
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

/**
 * The object whose JSON `jsonPortions` wrote, from its lines; also from JSON in one line. Its keys are words.
 * @throws SyntaxError
 */
export function parsePortions(lines: Iterable<string>): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  let waiting: string | undefined
  for (const line of lines) {
    if (waiting !== undefined) addPortion(all, waiting, ']}')
    waiting = line
  }
  if (waiting?.startsWith(',')) throw new SyntaxError('The last list does not end')
  addPortion(all, waiting ?? '', '')
  return all
}

/** Adds what a line says. `missing` is what closes it where its last list goes on in the next one. */
function addPortion(all: Record<string, unknown>, line: string, missing: string): void {
  const list = Object.values(all).at(-1)
  if (!Array.isArray(list)) Object.assign(all, JSON.parse(line + missing))
  else if (line.startsWith(',')) for (const item of JSON.parse(`[${line.slice(1)}]`)) list.push(item)
  else if (line !== ']}') Object.assign(all, JSON.parse(line.replace(/^\],/, '{') + missing))
}
