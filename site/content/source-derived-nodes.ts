import type { SourceNodesArgs } from 'gatsby'
import { gatsbyNode } from '../events/replace-nodes'
import { allClaimants } from './claimants'
import { ContentIndex } from './content-index'
import { claimingNodeTypes } from './outputs'
import type { ContentNode } from './raw'
import { todayNode } from './today'

interface NodeReader {
  getNodesByType(type: string): unknown[]
}

const isContentNode = (node: unknown): node is ContentNode =>
  typeof node === 'object' && node !== null && '_id' in node

/** All nodes of content documents that give pages, site parts or texts. */
export function contentNodes(reader: NodeReader): ContentNode[] {
  return claimingNodeTypes.flatMap((type) => reader.getNodesByType(type)).filter(isContentNode)
}

/** The index of the whole content, as a clean build sees it. */
export function wholeContentIndex(reader: NodeReader): ContentIndex {
  const index = new ContentIndex()
  index.apply(allClaimants(contentNodes(reader)))
  return index
}

/** Gatsby's sourceNodes of the site: the narrow nodes that lists, menus and texts are read from, and the day. */
export function sourceDerivedNodes(
  { actions, getNodesByType, reporter }: SourceNodesArgs,
  settings: { today: string },
): void {
  const index = wholeContentIndex({ getNodesByType })
  actions.createNode(gatsbyNode(todayNode(settings.today)))
  for (const node of index.nodes()) actions.createNode(gatsbyNode(node))
  for (const { documentId, field, reason } of index.problems())
    reporter.warn(`${documentId}, ${field}: ${reason}`)
}
