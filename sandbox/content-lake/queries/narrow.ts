import type { LakeDocument } from '../documents/lake-document'
import { isRecord } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { conjuncts, fieldName, type Node } from './conditions'

/**
 * Rewrites a parsed query in place so that `*[…]` runs over the documents its filter can match at all, not over the
 * dataset: those of the ids, of the type, the versions of an id, or those that refer to one, whichever are fewest. The filter itself stays.
 * Returns whether something in the query still needs every document.
 */
export function narrow(tree: unknown, source: DocumentSource): boolean {
  if (Array.isArray(tree)) return tree.map((node) => narrow(node, source)).some(Boolean)
  if (!isRecord(tree)) return false
  if (tree.type === 'Value') return false
  if (tree.type === 'Everything' || (tree.type === 'FuncCall' && tree.namespace === 'releases')) return true
  if (tree.type === 'Filter' && isRecord(tree.base) && tree.base.type === 'Everything') {
    const candidates = findCandidates(tree.expr, source)
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
