/** First and last byte, both included, as `fs.createReadStream` takes them. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header against a file of `size` bytes. Several ranges at once are answered with the whole file,
 * which the standard allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, second] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || second === undefined || (first === '' && second === '')) return undefined
  const start = first === '' ? Math.max(size - Number(second), 0) : Number(first)
  const end = first === '' || second === '' ? size - 1 : Math.min(Number(second), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
