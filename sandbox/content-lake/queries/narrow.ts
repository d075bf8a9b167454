import type { LakeDocument } from '../documents/lake-document'
import { isRecord } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { conjuncts, fieldName, holds, type Node } from './conditions'
import { readerOf } from './document-path'
import { textSearch } from './text-search'

/**
 * Rewrites a parsed query in place so that `*[…]` runs over the documents its filter can match at all, not over the
 * dataset: those of the ids, of the type, the versions of an id, or those that refer to one, whichever are fewest, and of these only
 * those that have the texts asked for. What is not decided by that stays in the filter.
 * Returns whether something in the query still needs every document.
 */
export function narrow(tree: unknown, source: DocumentSource): boolean {
  if (Array.isArray(tree)) return tree.map((node) => narrow(node, source)).some(Boolean)
  if (!isRecord(tree)) return false
  if (tree.type === 'Value') return false
  if (tree.type === 'Everything' || (tree.type === 'FuncCall' && tree.namespace === 'releases')) return true
  if (tree.type === 'Filter' && isRecord(tree.base) && tree.base.type === 'Everything') {
    const candidates = leftOver(tree.expr, findCandidates(tree.expr, source), source)
    if (candidates) tree.base = { type: 'Value', value: candidates }
  }
  return Object.values(tree)
    .map((node) => narrow(node, source))
    .some(Boolean)
}

function findCandidates(condition: unknown, source: DocumentSource): readonly LakeDocument[] | undefined {
  const lists = conjuncts(condition).flatMap((part) => {
    const found = candidatesOf(part, source)
    return found ? [found] : []
  })
  return lists.toSorted((one, other) => one.length - other.length)[0]
}

/** Those of the candidates that the other conditions leave; of all documents where none were found, undefined where all are left. */
function leftOver(
  condition: unknown,
  candidates: readonly LakeDocument[] | undefined,
  source: DocumentSource,
): readonly LakeDocument[] | undefined {
  return conjuncts(condition).reduce<readonly LakeDocument[] | undefined>((left, part) => {
    const finds = textSearch(part)
    if (finds) holds(part)
    const fits = finds ?? canEqual(part)
    return fits ? (left ?? source.all()).filter(fits) : left
  }, candidates)
}

/** Of `field == "text"` and `field in ["text"]`: a document with another text in the field is none. */
function canEqual({ type, op, left, right }: Node): ((document: LakeDocument) => boolean) | undefined {
  if (type !== 'OpCall' || (op !== '==' && op !== 'in')) return undefined
  const read = readerOf(left)
  const texts = constantTexts(right)
  if (!read || !texts || texts.length === 0) return undefined
  return (document) => {
    const value = read(document)
    return typeof value !== 'string' || texts.includes(value)
  }
}

function candidatesOf(node: Node, source: DocumentSource): readonly LakeDocument[] | undefined {
  if (node.type === 'FuncCall')
    return candidatesOfReferences(node, source) ?? candidatesOfVersions(node, source)
  if (node.type !== 'OpCall') return undefined
  const { op, left, right } = node
  const values = op === '==' ? equalTo(left, right) : op === 'in' ? oneOf(left, right) : undefined
  if (values?.field === '_id') return [...new Set(values.texts)].flatMap((id) => source.get(id) ?? [])
  if (values?.field === '_type') return [...new Set(values.texts)].flatMap((type) => source.ofType(type))
  return undefined
}

function candidatesOfReferences(node: Node, source: DocumentSource): readonly LakeDocument[] | undefined {
  if (node.namespace !== 'global' || node.name !== 'references' || !Array.isArray(node.args)) return undefined
  const ids = node.args.map(constantTexts)
  if (ids.some((texts) => texts === undefined)) return undefined
  const found = ids.flatMap((texts) => texts ?? []).flatMap((id) => source.referringTo(id))
  return [...new Map(found.map((document) => [document._id, document])).values()]
}

function candidatesOfVersions(node: Node, source: DocumentSource): readonly LakeDocument[] | undefined {
  if (node.namespace !== 'sanity' || node.name !== 'versionOf' || !Array.isArray(node.args)) return undefined
  const ids = constantTexts(node.args[0])
  return ids?.flatMap((id) => source.versionsOf(id))
}

function equalTo(left: unknown, right: unknown) {
  const field = fieldName(left) ?? fieldName(right)
  const texts = constantTexts(fieldName(left) ? right : left)
  return field && texts?.length === 1 ? { field, texts } : undefined
}

function oneOf(left: unknown, right: unknown) {
  const field = fieldName(left)
  const texts = constantTexts(right)
  return field && texts ? { field, texts } : undefined
}

/** The strings that a constant expression stands for; values of other types equal no id and no type. */
function constantTexts(node: unknown): string[] | undefined {
  if (!isRecord(node)) return undefined
  if (node.type === 'Value') {
    return [node.value].flat().filter((value): value is string => typeof value === 'string')
  }
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  const texts = node.elements.map((element) =>
    isRecord(element) && element.isSplat !== true ? constantTexts(element.value) : undefined,
  )
  return texts.some((list) => list === undefined) ? undefined : texts.flatMap((list) => list ?? [])
}
