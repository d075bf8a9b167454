import { isRecord, type LakeDocument } from '../documents/lake-document'
import { type Read, readerOf, textOfBlocks } from './document-path'

/** One `… match "word*"`. */
interface Look {
  read: Read
  terms: readonly Term[]
}

interface Term {
  pattern: RegExp
  /** The longest piece of it without `*`, in capitals: what does not contain it does not match. */
  piece: string
}

/**
 * A condition made of nothing but `field match "word*"` and `||`, as searches of a Studio are: whether a document fulfils it.
 * The evaluator looks at every field of every document, whatever it has found before, and for thousands of documents that
 * takes longer than any editor waits. Undefined for any other condition.
 */
export function textSearch(condition: unknown): ((document: LakeDocument) => boolean) | undefined {
  const asked = new Map<string, readonly Term[]>()
  const looks = looksOf(condition, asked)
  if (!looks) return undefined
  return (document) => {
    const whole = wholeOf(document)
    const possible = new Set([...asked.values()].filter((terms) => isIn(whole, terms)))
    if (possible.size === 0) return false
    return looks.some(({ read, terms }) => possible.has(terms) && isFound(read(document), terms))
  }
}

/** Notes what is asked for: as a rule one word, in many fields. */
function looksOf(node: unknown, asked: Map<string, readonly Term[]>): Look[] | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Group') return looksOf(node.base, asked)
  if (node.type === 'Or') {
    const [left, right] = [looksOf(node.left, asked), looksOf(node.right, asked)]
    return left && right && [...left, ...right]
  }
  if (node.type !== 'OpCall' || node.op !== 'match' || !isRecord(node.right)) return undefined
  const read = readerOf(node.left)
  const { type, value } = node.right
  if (!read || type !== 'Value' || typeof value !== 'string') return undefined
  const terms = asked.get(value) ?? termsOf(value)
  asked.set(value, terms)
  return [{ read, terms }]
}

// Words as the evaluator takes them apart, which searches word by word.
const edges = /(\b\.+|\.+\b)/g
const word = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const wordWithStar = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g

const termsOf = (text: string): Term[] =>
  (text.replace(edges, '').match(wordWithStar) ?? []).map((term) => ({
    pattern: new RegExp(`^${term.slice(0, 1_024).replace(/\*/g, '.*')}$`, 'i'),
    piece: /^[\p{L}\p{N}*]*$/u.test(term) ? longest(term.split('*')).toUpperCase() : '',
  }))

const longest = (pieces: readonly string[]): string =>
  pieces.reduce((one, other) => (other.length > one.length ? other : one), '')

function isFound(value: unknown, terms: readonly Term[]): boolean {
  const texts = [value].flat().flatMap((text) => (typeof text === 'string' ? withoutEdges(text) : []))
  const words = texts
    .filter((text) => mayHold(text.toUpperCase(), terms))
    .flatMap((text) => text.match(word) ?? [])
  return isAmong(words, terms)
}

/** Most texts hold no word that is looked for, and to see that is cheaper than to take them apart. */
const mayHold = (capitals: string, terms: readonly Term[]): boolean =>
  terms.some(({ piece }) => capitals.includes(piece))

const isAmong = (words: readonly string[], terms: readonly Term[]): boolean =>
  terms.every(({ pattern }) => words.some((found) => pattern.test(found)))

const withoutEdges = (text: string): string => (text.includes('.') ? text.replace(edges, '') : text)

const isIn = ({ capitals, words }: Whole, terms: readonly Term[]): boolean =>
  terms.length > 0 && terms.every(({ piece }) => capitals.includes(piece)) && isAmong(words, terms)

/** All that can be searched in a document. */
interface Whole {
  words: readonly string[]
  capitals: string
}

const known = new WeakMap<LakeDocument, Whole>()

/** Stored documents are replaced, never changed: what was read in one holds for as long as there is one. */
function wholeOf(document: LakeDocument): Whole {
  const before = known.get(document)
  if (before) return before
  const words = [...new Set([...textsIn(document)].flatMap((text) => withoutEdges(text).match(word) ?? []))]
  const whole = { words, capitals: words.join(' ').toUpperCase() }
  known.set(document, whole)
  return whole
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry)
  else if (isRecord(value)) {
    // A word may begin in one span and end in the next.
    const block = textOfBlocks(value)
    if (block !== null) yield block
    for (const entry of Object.values(value)) yield* textsIn(entry)
  }
}
