import type { SiteProblem } from '../border/problem'
import { type Claimant, noOutput } from './claimant'
import { allClaimants, documentClaimant } from './claimants'
import { isPageType } from './documents'

import { type ContentNode, leftOutField, storedDocument } from './raw'
import type { LeftOut } from './shape-document'
import { storedProblems } from './stored-problems'

const isLeftOut = (value: unknown): value is LeftOut =>
  typeof value === 'object' && value !== null && 'field' in value && 'code' in value

/** What the border left out of a document, and what the resolvers will; pages name the latter themselves. */
function problemsOf(node: ContentNode): SiteProblem[] {
  const told = node[leftOutField]
  const atBorder = (Array.isArray(told) ? told : []).filter(isLeftOut)
  return [
    ...atBorder.map((each) => ({ documentId: node._id, ...each })),
    ...(isPageType(node._type) ? [] : storedProblems(node._id, storedDocument(node))),
  ]
}

function withProblems(node: ContentNode, claimant: Claimant | undefined): Claimant | undefined {
  const problems = problemsOf(node)
  if (problems.length === 0) return claimant
  const base = claimant ?? {
    ...{ id: node._id, createdAt: node._createdAt ?? '', rank: 'document' as const, claim: undefined },
    give: () => noOutput,
  }
  return { ...base, problems: [...(base.problems ?? []), ...problems] }
}

/** What a document claims; one that claims nothing is there for its problems only, if it has any. */
export const namedClaimant = (node: ContentNode): Claimant | undefined =>
  withProblems(node, documentClaimant(node))

/** All claimants of a site, by id, each with the problems of its document. */
export function allNamedClaimants(nodes: readonly ContentNode[]): Map<string, Claimant> {
  const claimants = allClaimants(nodes)
  for (const node of nodes) {
    const claimant = withProblems(node, claimants.get(node._id))
    if (claimant) claimants.set(node._id, claimant)
  }
  return claimants
}
