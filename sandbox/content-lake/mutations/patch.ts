import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import { isRecord } from '../documents/lake-document'
import { childOf, matchPath, parsePath, type Segment, type Step, valueAt } from './patch-path'

interface Insertion {
  before?: string
  after?: string
  replace?: string
  items: unknown[]
}

export interface PatchOperations {
  setIfMissing?: Record<string, unknown>
  set?: Record<string, unknown>
  unset?: string[]
  diffMatchPatch?: Record<string, string>
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?: Insertion
}

type Root = Record<string, unknown>

/**
 * The document after the patch; the one given is not touched. Operations run in the service's order, whatever the
 * order of the keys: setIfMissing, set, unset, diffMatchPatch, inc, dec, insert.
 * @throws Error with what is wrong, in words for the person who sent the patch
 */
export function applyPatch<Document extends Root>(document: Document, patch: PatchOperations): Document {
  const root = structuredClone(document)
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) {
    write(root, path, (current) => current ?? structuredClone(value), true)
  }
  for (const [path, value] of Object.entries(patch.set ?? {}))
    write(root, path, () => structuredClone(value), true)
  for (const path of patch.unset ?? []) unset(root, path)
  for (const [path, text] of Object.entries(patch.diffMatchPatch ?? {})) {
    write(root, path, (current) => patchText(current, text, path), false)
  }
  for (const [path, by] of Object.entries(patch.inc ?? {}))
    write(root, path, (current) => add(current, by, path), false)
  for (const [path, by] of Object.entries(patch.dec ?? {}))
    write(root, path, (current) => add(current, -by, path), false)
  if (patch.insert) insert(root, patch.insert)
  return root
}

function write(root: Root, path: string, change: (current: unknown) => unknown, create: boolean): void {
  for (const found of matchPath(root, parsePath(path), create)) {
    const last = found.at(-1)
    if (last === undefined) continue
    put(parentOf(root, found.slice(0, -1)), last, change(valueAt(root, found)))
  }
}

/** The object or array at `path`, made of empty objects where it is missing. */
function parentOf(root: Root, path: readonly Step[]): unknown {
  let current: unknown = root
  for (const step of path) {
    if (childOf(current, step) === undefined) put(current, step, {})
    current = childOf(current, step)
  }
  return current
}

function put(parent: unknown, step: Step, value: unknown): void {
  if (Array.isArray(parent) && typeof step === 'number') parent[step] = value
  else if (isRecord(parent)) parent[step] = value
}

function unset(root: Root, path: string): void {
  for (const found of matchPath(root, parsePath(path)).reverse()) {
    const last = found.at(-1)
    const parent = valueAt(root, found.slice(0, -1))
    if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1)
    else if (isRecord(parent) && last !== undefined) delete parent[last]
  }
}

function patchText(current: unknown, text: string, path: string): string {
  if (typeof current !== 'string') throw new Error(`diffMatchPatch needs a string at "${path}"`)
  return applyPatches(parsePatch(text), current, { allowExceedingIndices: true })[0]
}

function add(current: unknown, by: number, path: string): number {
  if (typeof current !== 'number') throw new Error(`inc and dec need a number at "${path}"`)
  return current + by
}

function insert(root: Root, { items, ...where }: Insertion): void {
  const [position, path] = Object.entries(where)[0] ?? []
  if (!path || !Array.isArray(items)) throw new Error('insert needs one of before, after, replace, and items')
  const segments = parsePath(path)
  const last = segments.at(-1)
  for (const parentPath of matchPath(root, segments.slice(0, -1))) {
    const list = valueAt(root, parentPath)
    if (last && Array.isArray(list)) insertInto(list, last, position, structuredClone(items))
  }
}

function insertInto(list: unknown[], last: Segment, position: string | undefined, items: unknown[]): void {
  const indexes = matchPath(list, [last]).flatMap(([step]) => (typeof step === 'number' ? [step] : []))
  const [first] = indexes
  if (first === undefined) {
    // An index on an empty list, `tags[-1]` or `tags[0]`, means the place where the first entry will be.
    if (list.length === 0 && last.kind === 'index') list.push(...items)
    return
  }
  if (position === 'before') list.splice(first, 0, ...items)
  if (position === 'after') list.splice((indexes.at(-1) ?? first) + 1, 0, ...items)
  if (position === 'replace') {
    for (const index of indexes.toReversed()) list.splice(index, 1)
    list.splice(first, 0, ...items)
  }
}
