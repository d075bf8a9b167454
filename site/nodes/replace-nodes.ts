import { createHash } from 'node:crypto'
import type { NodeInput } from './node-input'
import { remembered } from './remembered'

interface StoredNode {
  [field: string]: unknown
  id: string
  internal: { type: string; contentDigest: string; owner: string }
}

/** What this needs of Gatsby's node API. */
export interface NodeStore {
  actions: {
    createNode(node: object): unknown
    deleteNode(node: StoredNode): void
    touchNode(node: StoredNode): void
  }
  getNodesByType(type: string): StoredNode[]
}

/** Every type that `eventNodes` makes. */
export const eventNodeTypes = [
  'EventOccurrence',
  'EventSeries',
  'EventMonth',
  'EventCalendar',
  'EventUpcoming',
  'EventFacets',
  'EventFeedState',
] as const

/** Changes exactly when the content of the node changes. A node is never changed in place. */
export const contentDigest = remembered(
  (node: NodeInput): string =>
    createHash('sha256')
      .update(JSON.stringify([node.type, node.fields]))
      .digest('hex')
      .slice(0, 32),
  () => ({ slot: 'digest', text: '' }),
)

/** A node as `createNode` takes it. */
export const gatsbyNode = (node: NodeInput) => ({
  ...node.fields,
  id: node.id,
  parent: null,
  children: [],
  internal: { type: node.type, contentDigest: contentDigest(node) },
})

/** Makes the stored nodes of events equal to the given ones: unchanged ones are kept, vanished ones deleted. */
export function replaceNodes(store: NodeStore, nodes: readonly NodeInput[]): void {
  const stored = new Map(
    eventNodeTypes.flatMap((type) => store.getNodesByType(type)).map((node) => [node.id, node]),
  )
  for (const node of nodes) {
    const known = stored.get(node.id)
    stored.delete(node.id)
    if (known?.internal.contentDigest === contentDigest(node)) store.actions.touchNode(known)
    else store.actions.createNode(gatsbyNode(node))
  }
  for (const vanished of stored.values()) store.actions.deleteNode(vanished)
}
