import { parseImageReference } from '../addresses/image-reference'
import { fieldsOf, findNode, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import type { Filled } from './filled'
import { libraryPictureId } from './media-image-claimant'
import { resolvePicture } from './resolve-pictures'

/** A picture as it is stored in a document, and what the library calls it. */
interface StoredImage {
  picture: NodeFields
  name?: string | undefined
}

/**
 * A picture by the id of a document: one of the media library, or a page, whose pictures have their crop and their focal
 * point; or an asset as it is. Undefined where the document has none.
 */
function storedImage(id: string, context: ResolverContext): StoredImage | undefined {
  if (parseImageReference(id)) return { picture: { asset: { _ref: id } } }
  const shared = findNode(context, libraryPictureId(id), 'LibraryPicture')
  const picture = fieldsOf((shared ?? findNode(context, `teaser-${id}`, 'Teaser'))?.storedPicture)
  return picture && { picture, name: textOf(shared?.title) }
}

/** The picture that a place shows by reference. The library's name stands in for an alternative text. */
export function referredPicture(id: string, context: ResolverContext) {
  const stored = storedImage(id, context)
  const picture = stored && resolvePicture(stored.picture, context)
  return picture && { ...picture, alt: picture.alt || (stored.name ?? '') }
}

/** The image query of the specification (section 7): the asset, expanded, with crop, hotspot, title and credit. */
export function imageById(id: string, context: ResolverContext): Filled<'ImageById'> | undefined {
  const stored = storedImage(id, context)
  const picture = stored && resolvePicture(stored.picture, context)
  if (!stored || !picture?.asset) return undefined
  return {
    id,
    asset: picture.asset,
    crop: fieldsOf(stored.picture.crop),
    hotspot: fieldsOf(stored.picture.hotspot),
    title: textOf(picture.asset.title) ?? stored.name,
    creditLine: picture.credit,
    picture,
  }
}
