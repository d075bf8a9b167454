import { assetsIn } from './asset-use'
import { type Claimant, noOutput } from './claimant'
import { filledNode } from './filled'
import { type ContentNode, rawField, storedDocument } from './raw'

/** What is known of a document of the media library to those who refer to it. */
export const libraryPictureId = (documentId: string): string => `library-${documentId}`

/** A picture of the media library: no page of its own, but everybody may refer to it. */
export function mediaImageClaimant(node: ContentNode): Claimant {
  const stored = storedDocument(node)
  const title = typeof node.title === 'string' ? node.title : null
  const own = { documentId: node._id, title }
  const picture = { storedPicture: rawField(node, 'picture') ?? null }
  return {
    id: node._id,
    createdAt: node._createdAt ?? '',
    rank: 'document',
    claim: undefined,
    give: () => ({
      ...noOutput,
      nodes: [filledNode(libraryPictureId(node._id), 'LibraryPicture', own, picture)],
      assets: assetsIn(stored, false),
    }),
  }
}
