import sharp, { type Sharp } from 'sharp'
import { plainError } from '../errors'

/** What is known about a picture from its bytes alone. */
export interface ImageFacts {
  /** Of the picture as it is shown, in px: the camera's orientation is applied. */
  width: number
  height: number
  extension: string
  mimeType: string
  hasAlpha: boolean
  /** A picture 20 px wide as a data URL, shown until the real one is there. */
  lqip: string
  /** `#rrggbb` */
  dominant: string
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' }
const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** @throws LakeError 400 for bytes that are no picture */
export async function readImageFacts(bytes: Buffer): Promise<ImageFacts> {
  try {
    const { format, autoOrient, hasAlpha } = await sharp(bytes).metadata()
    const extension = extensions[format] ?? format
    const mimeType = mimeTypes[extension]
    if (!mimeType) throw new Error(`unsupported format ${format}`)
    // Everything below is read from a small copy: the original is decoded once, and JPEG at an eighth of its size.
    const small = await sharp(bytes).autoOrient().resize({ width: 64 }).png().toBuffer()
    const [lqip, stats] = await Promise.all([placeholder(sharp(small), hasAlpha), sharp(small).stats()])
    const { width, height } = autoOrient
    return { width, height, extension, mimeType, hasAlpha, lqip, dominant: hex(stats.dominant) }
  } catch (error) {
    throw plainError(
      400,
      `Invalid image, could not read metadata: ${error instanceof Error ? error.message : error}`,
    )
  }
}

export const mimeTypeOfImage = (extension: string): string =>
  mimeTypes[extension] ?? 'application/octet-stream'

async function placeholder(small: Sharp, hasAlpha: boolean): Promise<string> {
  const tiny = small.resize({ width: 20 })
  const bytes = await (hasAlpha ? tiny.png() : tiny.jpeg({ quality: 60 })).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
