/** What a condition of a parsed query is made of. */
import { isRecord } from '../documents/lake-document'

export type Node = Record<string, unknown>

/** The conditions that must all hold. */
export function conjuncts(node: unknown): Node[] {
  if (!isRecord(node)) return []
  if (node.type === 'Group') return conjuncts(node.base)
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return [node]
}

/** The name of a field of the document that is filtered. */
export const fieldName = (node: unknown): string | undefined =>
  isRecord(node) &&
  node.type === 'AccessAttribute' &&
  node.base === undefined &&
  typeof node.name === 'string'
    ? node.name
    : undefined

/** Puts a condition out of force: it holds for all documents that are left. */
export function holds(condition: Node): void {
  for (const key of Object.keys(condition)) delete condition[key]
  Object.assign(condition, { type: 'Value', value: true })
}
