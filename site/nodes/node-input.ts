/** A node to be: what Gatsby needs, without its store. `fields` holds plain JSON and no undefined values. */
export interface NodeInput {
  /** Unique across the site, stable across builds. */
  id: string
  /** Name of its GraphQL type. */
  type: string
  fields: Record<string, unknown>
}

/** JSON without undefined values, so that equal nodes are equal bytes. */
export const plainNode = (node: NodeInput): NodeInput => JSON.parse(JSON.stringify(node))
