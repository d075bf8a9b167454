/** The few pictures and files that all generated documents share, as the content service stores assets. */
import type { StoredDocument } from '../../site/content/documents'

export interface AssetDocument extends StoredDocument {
  _type: 'sanity.imageAsset' | 'sanity.fileAsset'
  assetId: string
  sha1hash: string
  /** Without a dot. */
  extension: string
  mimeType: string
  originalFilename: string
  /** Bytes. */
  size: number
  path: string
  url: string
  title?: string
  creditLine?: string
  metadata?: object
}

const projectId = 'edelgrat'
const dataset = 'production'
const time = '2026-01-05T08:00:00Z'
/** A grey picture of one pixel: what shows while a picture loads. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='

const stored = (id: string) => ({ _id: id, _rev: `${id}-1`, _createdAt: time, _updatedAt: time })

function imageAsset(number: number, width: number, height: number): AssetDocument {
  const hash = number.toString(16).padStart(40, 'a')
  const name = `${hash}-${width}x${height}.jpg`
  return {
    ...stored(`image-${hash}-${width}x${height}-jpg`),
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    originalFilename: `scale-${number}.jpg`,
    size: Math.round(width * height * 0.18),
    path: `images/${projectId}/${dataset}/${name}`,
    url: `https://cdn.sanity.io/images/${projectId}/${dataset}/${name}`,
    title: `Picture ${number}`,
    creditLine: 'Edelgrat',
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      lqip: placeholder,
      hasAlpha: false,
      isOpaque: true,
    },
  }
}

export const imageAssets: readonly [AssetDocument, ...AssetDocument[]] = [
  imageAsset(1, 2400, 1600),
  imageAsset(2, 1600, 2000),
  imageAsset(3, 2940, 735),
  imageAsset(4, 2000, 2000),
  imageAsset(5, 2400, 1350),
  imageAsset(6, 1800, 1200),
]

const fileHash = 'f'.repeat(40)

export const fileAsset: AssetDocument = {
  ...stored(`file-${fileHash}-pdf`),
  _type: 'sanity.fileAsset',
  assetId: fileHash,
  sha1hash: fileHash,
  extension: 'pdf',
  mimeType: 'application/pdf',
  originalFilename: 'prospekt.pdf',
  size: 482_113,
  path: `files/${projectId}/${dataset}/${fileHash}.pdf`,
  url: `https://cdn.sanity.io/files/${projectId}/${dataset}/${fileHash}.pdf`,
}
