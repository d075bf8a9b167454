import type { SourceNodesArgs } from 'gatsby'
import { holdersFile, keepBuiltHolders, readHolders } from '../addresses/holders-file'
import { noHolders, type PathHolders } from '../addresses/path-holders'
import { momentNode } from '../nodes/moment'
import { gatsbyNode } from '../nodes/replace-nodes'
import { todayNode } from '../nodes/today'
import { ContentIndex } from './content-index'
import { missingParts } from './missing-parts'
import { allNamedClaimants } from './named-claimants'
import { claimingNodeTypes } from './outputs'
import type { ContentNode } from './raw'

interface NodeReader {
  getNodesByType(type: string): unknown[]
}

const isContentNode = (node: unknown): node is ContentNode =>
  typeof node === 'object' && node !== null && '_id' in node

/** Types that claim nothing, but may have problems to tell. */
const otherNodeTypes = ['SanityImageAsset', 'SanityFileAsset']

/** All nodes of content documents. */
export function contentNodes(reader: NodeReader): ContentNode[] {
  return [...claimingNodeTypes, ...otherNodeTypes]
    .flatMap((type) => reader.getNodesByType(type))
    .filter(isContentNode)
}

/**
 * The index of the whole content, as a clean build sees it: the documents, who holds which path, and at which moment (ms
 * since the epoch).
 */
export function wholeContentIndex(reader: NodeReader, holders: PathHolders, moment: number): ContentIndex {
  const index = new ContentIndex(moment)
  index.apply(allNamedClaimants(contentNodes(reader)), holders)
  return index
}

/** Gatsby's sourceNodes of the site: the narrow nodes that lists, menus and texts are read from, the day and the moment. */
export function sourceDerivedNodes(
  { actions, getNodesByType, reporter }: SourceNodesArgs,
  settings: { today: string; moment: number; dataFolder: string },
): void {
  // Read once: a release that goes live beside this build must not change its plan halfway.
  const recorded = readHolders(holdersFile(settings.dataFolder))
  if (!recorded)
    reporter.warn('The record of who holds which path is damaged: of two that want one, the older has it.')
  const holders = recorded ?? noHolders
  keepBuiltHolders(holders)
  const index = wholeContentIndex({ getNodesByType }, holders, settings.moment)
  actions.createNode(gatsbyNode(todayNode(settings.today)))
  actions.createNode(gatsbyNode(momentNode(settings.moment)))
  for (const node of index.nodes()) actions.createNode(gatsbyNode(node))
  for (const { documentId, field, reason } of [...index.problems(), ...missingParts(index)])
    reporter.warn(`${documentId}, ${field}: ${reason}`)
}
