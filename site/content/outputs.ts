import type { Claimant } from './claimant'
import { isPageType } from './documents'
import { mediaImageClaimant } from './media-image-claimant'
import { pageClaimant } from './page-claimant'
import { mediaCornerClaimant, redirectsClaimant, sitePartClaimant } from './part-claimants'
import type { ContentNode } from './raw'
import { isSitePart, siteParts } from './site-parts'
import { type FallbackTexts, staticTextClaimant } from './text-claimants'

/** What a document of the content service claims; undefined for types that give neither nodes nor pages. */
export function claimantOf(node: ContentNode, fallback: FallbackTexts): Claimant | undefined {
  if (isPageType(node._type)) return pageClaimant(node)
  if (node._type === 'staticText') return staticTextClaimant(node, fallback)
  if (isSitePart(node._type)) return sitePartClaimant(node)
  if (node._type === 'redirects') return redirectsClaimant(node)
  if (node._type === 'mediaCorner') return mediaCornerClaimant(node)
  if (node._type === 'mediaImage') return mediaImageClaimant(node)
  return undefined
}

/** Types of the content service that `claimantOf` understands, as Gatsby names them. */
export const claimingNodeTypes = [
  'SanityPage',
  'SanityRoom',
  'SanityRestaurant',
  'SanityPackage',
  'SanityActivity',
  'SanityStaticText',
  'SanityRedirects',
  'SanityMediaCorner',
  'SanityMediaImage',
  ...siteParts.map((type) => `Sanity${type.charAt(0).toUpperCase()}${type.slice(1)}`),
]
