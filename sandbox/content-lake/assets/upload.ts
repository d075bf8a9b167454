import { plainError } from '../errors'
import { type AssetInfo, type AssetPlace, fileAssetDocument, imageAssetDocument } from './asset-document'
import { type AssetFiles, sha1Of } from './asset-files'
import { readImageFacts } from './image-facts'
import { extensionOf, mediaTypeOf } from './media-types'

/** Stores a picture and describes it. @throws LakeError 400 for bytes that are no picture */
export async function storeImage(bytes: Buffer, info: AssetInfo, files: AssetFiles, place: AssetPlace) {
  requireBytes(bytes)
  const facts = await readImageFacts(bytes)
  const sha1 = sha1Of(bytes)
  await files.save(bytes, sha1, facts.extension)
  return imageAssetDocument(sha1, bytes.length, facts, info, place)
}

/** Stores a file of any kind and describes it. @param mediaType as the sender named it */
export async function storeFile(
  bytes: Buffer,
  mediaType: string | undefined,
  info: AssetInfo,
  files: AssetFiles,
  place: AssetPlace,
) {
  requireBytes(bytes)
  const extension = extensionOf(info.originalFilename, mediaType)
  const sha1 = sha1Of(bytes)
  await files.save(bytes, sha1, extension)
  const mimeType = mediaTypeOf(extension).split(';')[0] ?? 'application/octet-stream'
  return fileAssetDocument(sha1, bytes.length, { extension, mimeType }, info, place)
}

function requireBytes(bytes: Buffer): void {
  if (bytes.length === 0) throw plainError(400, 'The asset is empty')
}
