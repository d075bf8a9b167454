import { parseImageReference } from '../addresses/image-reference'
import { fieldsOf, findNode, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { resolvePicture } from './resolve-pictures'

/**
 * A picture by the id of a document: of an image of the media library, or of a page, whose picture has its crop and its
 * focal point. Undefined where the document has none.
 */
export function storedImage(id: string, context: ResolverContext): NodeFields | undefined {
  if (parseImageReference(id)) return { asset: { _ref: id } }
  return fieldsOf(findNode(context, `teaser-${id}`, 'Teaser')?.storedPicture)
}

/** The image query of the specification (section 7): the asset, expanded, with crop, hotspot, title and credit. */
export function imageById(id: string, context: ResolverContext) {
  const stored = storedImage(id, context)
  const picture = resolvePicture(stored, context)
  if (!stored || !picture?.asset) return undefined
  return {
    id,
    asset: picture.asset,
    crop: fieldsOf(stored.crop),
    hotspot: fieldsOf(stored.hotspot),
    title: textOf(picture.asset.title),
    creditLine: picture.credit,
    picture,
  }
}
