import { fieldsOf, findNode, listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import type { Filled } from './filled'
import {
  type CutModes,
  croppedSize,
  type ImageAsset,
  type ImageSource,
  imageData,
  type PictureRequest,
  pictureUrl,
} from './pictures'
import type { StoredPicture } from './stored-values'

/** What the fields of the GraphQL type Picture are read from. */
export interface PictureValue extends Filled<'Picture'> {
  stored: StoredPicture
  asset: ImageAsset | undefined
}

function toStoredPicture(fields: NodeFields): StoredPicture | undefined {
  const reference = textOf(fieldsOf(fields.asset)?._ref)
  return reference === undefined ? undefined : { ...fields, asset: { _type: 'reference', _ref: reference } }
}

/** A stored picture with its asset, which says what the picture itself leaves open. Undefined when it has none or its reference is malformed: then it is left out. */
export function resolvePicture(value: unknown, context: ResolverContext): PictureValue | undefined {
  const fields = fieldsOf(value)
  const stored = fields && toStoredPicture(fields)
  const size = stored && croppedSize(stored)
  if (!stored?.asset || !size) return undefined
  const asset: ImageAsset | undefined = findNode(context, stored.asset._ref, 'SanityImageAsset')
  return {
    stored,
    asset,
    alt: textOf(stored.alt) ?? textOf(asset?.altText) ?? '',
    caption: textOf(stored.caption) ?? null,
    credit: textOf(fields.credit) ?? textOf(asset?.creditLine) ?? null,
    ...size,
  }
}

export function resolvePictures(value: unknown, context: ResolverContext): PictureValue[] {
  return listOf(value)
    .map((picture) => resolvePicture(picture, context))
    .filter((picture) => picture !== undefined)
}

/** The cut for shared links: 1200 x 630 px around the focal point, as JPEG, which every platform reads. */
const shareCut = (picture: PictureValue, source: ImageSource): string =>
  pictureUrl(picture.stored, source, 1200, 630).replace('auto=format', 'fm=jpg')

/** Share picture for Open Graph, 1200 x 630 px, with the whole address. */
export function shareImageUrl(picture: PictureValue, source: ImageSource, siteUrl: string): string {
  const url = shareCut(picture, source)
  return url.startsWith('/') ? siteUrl + url : url
}

/** Resolvers of the fields of Picture that are computed. */
export const pictureResolvers = (source: ImageSource) => ({
  url: {
    resolve: (picture: PictureValue, modes: CutModes) =>
      pictureUrl(picture.stored, source, undefined, undefined, modes),
  },
  shareUrl: { resolve: (picture: PictureValue) => shareCut(picture, source) },
  image: {
    resolve: (picture: PictureValue, request: PictureRequest) =>
      imageData(picture.stored, picture.asset, source, request),
  },
})
