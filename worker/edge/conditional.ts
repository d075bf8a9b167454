import type { Encoding } from '../made/encodings'

/** The encoding to send: the best that both sides have. `Accept-Encoding` with `q=0` refuses one. */
export function chosenEncoding(
  offered: readonly Encoding[],
  accepted: string | undefined,
): Encoding | undefined {
  return offered.find((encoding) => accepts(accepted ?? '', encoding))
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** Every encoding has its own entity tag, for its bytes differ. */
export const entityTag = (sha256: string, encoding?: Encoding): string =>
  `"${sha256.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`

/** `If-None-Match` against a tag. Weak tags count as equal, as RFC 9110 asks for it. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag))

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * One range of a `Range` header: the range, 'unsatisfiable', or undefined where the whole is to be sent (no header,
 * several ranges, another unit, or an `If-Range` that no longer holds).
 */
export function readRange(
  header: string | undefined,
  ifRange: string | undefined,
  size: number,
  tag: string,
): ByteRange | 'unsatisfiable' | undefined {
  if (ifRange !== undefined && ifRange !== tag) return undefined
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const last = match[1] === '' ? Number(match[2]) : undefined
  const start = last === undefined ? Number(match[1]) : Math.max(0, size - last)
  const end = last !== undefined || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (match[1] !== '' && match[2] !== '' && Number(match[2]) < Number(match[1])) return undefined
  return start < size && start <= end && last !== 0 ? { start, end } : 'unsatisfiable'
}
