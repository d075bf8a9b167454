/** The part of Gatsby's node model that the resolvers use. */
export interface NodeModel {
  getNodeById(args: { id: string; type?: string }): unknown
  trackPageDependencies(result: unknown): unknown
}

export interface ResolverContext {
  nodeModel: NodeModel
}

export type NodeFields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is NodeFields => typeof value === 'object' && value !== null

/**
 * A node by id. The query depends on it even while it does not exist: when it appears, the page is made anew, so that no
 * referrer has to be searched for.
 */
export function findNode(context: ResolverContext, id: string, type: string): NodeFields | undefined {
  const node = context.nodeModel.getNodeById({ id, type })
  if (isFields(node)) return node
  context.nodeModel.trackPageDependencies({ id })
  return undefined
}

/** Text of a field, or undefined when it is missing, blank or no text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The items of a list that are objects; anything malformed is left out. */
export function listOf(value: unknown): NodeFields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

export function fieldsOf(value: unknown): NodeFields | undefined {
  return isFields(value) && !Array.isArray(value) ? value : undefined
}
