import type { DatasetNames } from '../dataset'
import type { ImageFacts } from './image-facts'

/** What an editor, or the one who uploads, says about an asset. */
export interface AssetInfo {
  originalFilename?: string
  label?: string
  title?: string
  description?: string
  altText?: unknown
  creditLine?: string
  source?: { id?: string; name?: string; url?: string }
}

export interface AssetPlace extends DatasetNames {
  /** Without a trailing slash; stored in `url` before `path`. */
  assetBaseUrl: string
}

type Fields = Record<string, unknown> & { _id: string; _type: string }

/** `image-{sha1}-{width}x{height}-{format}` (specification, section 6). */
const imageAssetId = (sha1: string, { width, height, extension }: ImageFacts): string =>
  `image-${sha1}-${width}x${height}-${extension}`

/** @param size bytes; not known of a picture that is drawn when it is asked for */
export function imageAssetDocument(
  sha1: string,
  size: number | undefined,
  facts: ImageFacts,
  info: AssetInfo,
  place: AssetPlace,
): Fields {
  const { width, height, extension, hasAlpha, lqip, dominant } = facts
  const file = `${sha1}-${width}x${height}.${extension}`
  return {
    ...common(sha1, size, info),
    ...location('images', file, place),
    _id: imageAssetId(sha1, facts),
    _type: 'sanity.imageAsset',
    extension,
    mimeType: facts.mimeType,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
      lqip,
      palette: { _type: 'sanity.imagePalette', dominant: swatch(dominant) },
    },
  }
}

export function fileAssetDocument(
  sha1: string,
  size: number,
  { extension, mimeType }: { extension: string; mimeType: string },
  info: AssetInfo,
  place: AssetPlace,
): Fields {
  return {
    ...common(sha1, size, info),
    ...location('files', `${sha1}.${extension}`, place),
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType,
  }
}

const common = (sha1: string, size: number | undefined, info: AssetInfo) => ({
  ...Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined)),
  assetId: sha1,
  sha1hash: sha1,
  uploadId: sha1.slice(0, 32),
  ...(size !== undefined && { size }),
})

function location(kind: 'images' | 'files', file: string, { projectId, dataset, assetBaseUrl }: AssetPlace) {
  const path = `${kind}/${projectId}/${dataset}/${file}`
  return { path, url: `${assetBaseUrl}/${path}` }
}

function swatch(background: string) {
  const channels = [1, 3, 5].map((start) => Number.parseInt(background.slice(start, start + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels
  const foreground = red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000' : '#fff'
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 }
}
