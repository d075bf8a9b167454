/** Items of a list that are turned into text at once. */
const portionSize = 1000

/** The JSON of an object as `JSON.stringify` makes it, in portions: each of its lists is cut, so that none is long. */
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
  for (let start = 0; start < items.length; start += portionSize)
    yield (start === 0 ? '[' : ',') + JSON.stringify(items.slice(start, start + portionSize)).slice(1, -1)
  yield items.length === 0 ? '[]' : ']'
}
