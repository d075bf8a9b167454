import { isRecord } from '../documents/lake-document'
import { conjuncts, fieldName, type Node } from './conditions'

/**
 * Rewrites a parsed query in place so that `*[_id == …]` looks its one document up where the id follows from the document around
 * it, as in `*[_type == "page" && count(*[_id == ^._id + "__i18n_fr"]) == 0]`: the service has an index for that, and comparing
 * each document with each takes hours. The filter itself stays.
 */
export function joinById(tree: unknown): void {
  if (Array.isArray(tree)) {
    tree.forEach(joinById)
    return
  }
  if (!isRecord(tree) || tree.type === 'Value') return
  if (tree.type === 'Filter' && isRecord(tree.base) && tree.base.type === 'Everything') {
    const id = conjuncts(tree.expr).map(idAskedFor).find(Boolean)
    if (id) tree.base = listOfTarget(id)
  }
  Object.values(tree).forEach(joinById)
}

function idAskedFor({ type, op, left, right }: Node): Node | undefined {
  if (type !== 'OpCall' || op !== '==') return undefined
  if (fieldName(left) === '_id') return seenFromAround(right)
  return fieldName(right) === '_id' ? seenFromAround(left) : undefined
}

/** What a reference with that id leads to; a list of null where it leads nowhere, and null passes no filter. */
function listOfTarget(id: Node): Node {
  const reference = {
    type: 'Object',
    attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: id }],
  }
  const target = { type: 'Deref', base: reference }
  return { type: 'Array', elements: [{ type: 'ArrayElement', value: target, isSplat: false }] }
}

/**
 * An expression inside of a filter as it reads where the filter stands: one `^` less. Undefined where it asks something of the
 * document that is filtered, or has scopes of its own.
 */
function seenFromAround(node: unknown): Node | undefined {
  if (!isRecord(node)) return undefined
  switch (node.type) {
    case 'Value':
    case 'Parameter':
      return node
    case 'Parent':
      return node.n === 1 ? { type: 'This' } : { ...node, n: Number(node.n) - 1 }
    case 'Group':
    case 'Deref':
    case 'AccessAttribute':
      return withParts(node, ['base'])
    case 'OpCall':
      return withParts(node, ['left', 'right'])
    default:
      return undefined
  }
}

function withParts(node: Node, names: readonly string[]): Node | undefined {
  const parts = names.map((name) => [name, seenFromAround(node[name])] as const)
  return parts.every(([, part]) => part) ? { ...node, ...Object.fromEntries(parts) } : undefined
}
