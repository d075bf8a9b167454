import { readPath } from '../../../site/addresses/address-form'
import { fault } from '../../../site/border/problem'
import { languageOfPath } from '../../../site/languages/locales'
import type { Problem } from '../../changes/change'
import type { PublishFaultCode } from '../../changes/fault-codes'

/** A redirect that an editor wrote: from a path of this site to a path of it or to another site. */
export interface EditorRedirect {
  from: string
  to: string
}

/** Path in the form of `oldAddress` to its final target. */
export type EditorTable = ReadonlyMap<string, string>

/** What is answered for a path where there is no page. */
export type Elsewhere = { status: 301; to: string } | { status: 410 }

/** What the rules need to know of the site. */
export interface PathHistory {
  hasPage(page: string): boolean
  /** Document that owned a page which is no longer there; '' when it had none. */
  ownerOfFormer(page: string): string | undefined
  pagesOf(owner: string): ReadonlySet<string>
  editors: EditorTable
}

/**
 * Old addresses are the same whatever the case of their Latin letters: printed ones are typed as people like, and nginx
 * compares so in its maps. Paths of pages are in lower case and stay exact.
 */
export const inAnyCase = (path: string): string => path.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Where a path leads that has no page, in whatever case its letters are, by these rules in this order:
 * 1. a path that is in use again is that page;
 * 2. an editor's own redirect;
 * 3. a page that moved: 301 to the one page that its document has in the same language now, wherever it moved since;
 * 4. a page that is gone, or whose document has several pages now: 410;
 * 5. a path that never was: nothing.
 */
export function elsewhere(asked: string, history: PathHistory): Elsewhere | undefined {
  const path = inAnyCase(asked)
  if (history.hasPage(path)) return undefined
  const edited = history.editors.get(path)
  if (edited !== undefined) return { status: 301, to: finalTarget(edited, history) }
  const owner = history.ownerOfFormer(path)
  if (owner === undefined) return undefined
  const now = movedTo(path, owner, history)
  return now === undefined ? { status: 410 } : { status: 301, to: now }
}

function movedTo(path: string, owner: string, history: PathHistory): string | undefined {
  const language = languageOfPath(path)
  const now = [...history.pagesOf(owner)].filter((page) => languageOfPath(page) === language)
  return now.length === 1 ? now[0] : undefined
}

/** An editor's target that itself moved is followed once more, so that a visitor is sent only once. */
function finalTarget(target: string, history: PathHistory): string {
  if (!target.startsWith('/') || history.hasPage(pathOnly(target))) return target
  const owner = history.ownerOfFormer(pathOnly(target))
  return (owner === undefined ? undefined : movedTo(pathOnly(target), owner, history)) ?? target
}

/** The path that a target names, as pages are named. */
const pathOnly = (target: string): string => withoutSlash(readPath(target.replace(/[?#].*$/, '')))

const withoutSlash = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path

/** The old address as the edge looks it up: decoded, without a slash at the end, in lower case. */
const oldAddress = (from: string): string => inAnyCase(withoutSlash(readPath(from)))

/** The editors' list as a table with chains collapsed. Entries that `checkEditorRedirects` refuses are left out. */
export function editorTable(list: readonly EditorRedirect[]): EditorTable {
  const direct = new Map<string, string>()
  for (const { from, to } of list) {
    if (reasonAgainst(from, to) === undefined && !direct.has(oldAddress(from)))
      direct.set(oldAddress(from), to)
  }
  const ends = new Map<string, string | undefined>()
  return new Map(
    [...direct.keys()].flatMap((from) => {
      const end = followed(from, direct, ends)
      return end === undefined ? [] : [[from, end] as const]
    }),
  )
}

/**
 * The end of a chain, or undefined when it runs in a circle. `ends` has those of addresses that were followed before: each is
 * followed once, however many lead to it.
 */
function followed(
  from: string,
  direct: EditorTable,
  ends: Map<string, string | undefined>,
): string | undefined {
  const way = new Set<string>()
  let at = from
  while (!ends.has(at) && !way.has(at)) {
    way.add(at)
    const to = direct.get(at) ?? ''
    const next = inAnyCase(pathOnly(to))
    if (to.startsWith('/') && direct.has(next)) at = next
    else ends.set(at, to)
  }
  const end = ends.get(at)
  for (const each of way) ends.set(each, end)
  return end
}

/** Nobody reads more of one list than this. */
const mostTold = 200

/** What is wrong with the editors' list, in words for the editor, as far as it is told. The rest of the list holds. */
export function checkEditorRedirects(list: readonly EditorRedirect[], documentId = usualDocument): Problem[] {
  const table = editorTable(list)
  const seen = new Set<string>()
  const problems = list.flatMap(({ from, to }): Problem[] => {
    const key = oldAddress(from)
    const twice = seen.has(key)
    seen.add(key)
    const against =
      reasonAgainst(from, to) ?? (twice ? 'redirect.twice' : table.has(key) ? undefined : 'redirect.circle')
    if (against === undefined) return []
    const words = `The redirect ${from} to ${to} ${objections[against]}.`
    return [{ documentId, field: 'list', ...fault(against, words, { from, to }) }]
  })
  return problems.slice(0, mostTold)
}

type Objection = Extract<PublishFaultCode, `redirect.${string}`>

const objections: Readonly<Record<Exclude<Objection, 'redirect.list'>, string>> = {
  'redirect.start': 'does not start with one slash',
  'redirect.home': 'would take the home page away',
  'redirect.from': 'starts from an address with a space, a sign or a query',
  'redirect.to': 'leads to an address with a space or a sign that is not allowed',
  'redirect.target': 'leads to what is neither a path nor an https address',
  'redirect.twice': 'is listed twice; the first one holds',
  'redirect.circle': 'leads back to itself',
}

function reasonAgainst(written: string, to: string): keyof typeof objections | undefined {
  const from = readPath(written)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const unsafe = /[\u0000-\u0020"'\\;{}$<>]/
  if (!from.startsWith('/') || from.startsWith('//')) return 'redirect.start'
  if (from === '/') return 'redirect.home'
  if (unsafe.test(from) || /[?#]/.test(from)) return 'redirect.from'
  if (unsafe.test(to)) return 'redirect.to'
  if (!/^(?:\/(?!\/)|https?:\/\/[^/])/.test(to)) return 'redirect.target'
  return undefined
}

/** Reads the editors' list from the file that the builder writes. Anything else but a list of from and to is a problem. */
export function parseEditorRedirects(text: string): { list: EditorRedirect[]; problems: Problem[] } {
  const problem = (reason: string, documentId = usualDocument) => ({
    list: [],
    problems: [{ documentId, field: 'list', ...fault('redirect.list', reason) }],
  })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return problem('The list of redirects is no valid JSON; the earlier one holds.')
  }
  const document = documentOf(data)
  if (typeof data !== 'object' || data === null || !('list' in data) || !Array.isArray(data.list)) {
    return problem('The list of redirects is missing; the earlier one holds.', document)
  }
  const list = data.list.filter(isRedirect)
  return { list, problems: checkEditorRedirects(list, document) }
}

/** The document that holds the redirects where the file names none. */
const usualDocument = 'redirects'

const documentOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'document' in data && typeof data.document === 'string'
    ? data.document
    : usualDocument

const isRedirect = (item: unknown): item is EditorRedirect =>
  typeof item === 'object' &&
  item !== null &&
  'from' in item &&
  'to' in item &&
  typeof item.from === 'string' &&
  typeof item.to === 'string'
