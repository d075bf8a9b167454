import { createImageUrlBuilder } from '@sanity/image-url'
import { parseImageReference } from '../addresses/image-reference'
import { pictureRatio } from './picture-ratio'
import type { StoredPicture } from './stored-values'

/** The fields of an image asset that a picture needs. */
export interface ImageAsset {
  _id?: unknown
  altText?: unknown
  title?: unknown
  creditLine?: unknown
  metadata?: unknown
}

/** Where images come from. */
export interface ImageSource {
  projectId: string
  dataset: string
  /** What stands before `/{project}/{dataset}/…`: `/images` on the site itself, or `https://cdn.sanity.io/images`. */
  imageBaseUrl: string
}

export interface PictureRequest {
  /** Whatever the editor chose: the layout has room for no other. */
  ratio?: string | null
  /** Where the editor chose nothing. */
  usual?: string | null
  /** Widest size in px. */
  width?: number | null
  layout?: string | null
}

/** The shape that GatsbyImage takes. */
export interface ImageDataValue {
  layout: 'constrained' | 'fullWidth' | 'fixed'
  width: number
  height: number
  backgroundColor?: string
  placeholder?: { fallback: string }
  images: { fallback: { src: string; srcSet: string; sizes: string }; sources: [] }
}

const steps = [320, 480, 640, 750, 828, 1080, 1366, 1792, 2400]
const anyOrigin = 'https://images.invalid'
const quality = 60

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** The editor's crop; none where it leaves nothing of the picture, as a script can write it. */
function cropOf({ crop }: StoredPicture): StoredPicture['crop'] {
  return crop && crop.left + crop.right < 1 && crop.top + crop.bottom < 1 ? crop : undefined
}

/** Size in px of the part of the original that the editor's crop leaves. */
export function croppedSize(picture: StoredPicture): { width: number; height: number } | undefined {
  const original = parseImageReference(picture.asset?._ref)
  if (!original) return undefined
  const { top = 0, bottom = 0, left = 0, right = 0 } = cropOf(picture) ?? {}
  return {
    width: Math.max(1, Math.round(original.width * (1 - left - right))),
    height: Math.max(1, Math.round(original.height * (1 - top - bottom))),
  }
}

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const

/** How a picture is brought to its size; without a crop mode the focal point counts. */
export interface CutModes {
  fit?: string | null
  crop?: string | null
}

function knownMode<Mode extends string>(
  kind: 'fit' | 'crop',
  known: readonly Mode[],
  mode: string | null | undefined,
): Mode | undefined {
  if (mode == null) return undefined
  const found = known.find((each) => each === mode)
  if (found === undefined)
    throw new Error(`Invalid ${kind} mode "${mode}" of a picture. Known: ${known.join(', ')}.`)
  return found
}

/**
 * Address of a picture cut to width and height in px: format auto, fit crop, dpr 1 (specification, section 7).
 * @throws Error that names a reference that is not of the form image-{id}-{w}x{h}-{format}, or a mode that there is not
 *   (specification, section 5).
 */
export function pictureUrl(
  picture: StoredPicture,
  source: ImageSource,
  width?: number,
  height?: number,
  modes: CutModes = {},
): string {
  if (!parseImageReference(picture.asset?._ref))
    throw new Error(
      `Malformed image reference "${picture.asset?._ref}": image-{id}-{w}x{h}-{format} is right.`,
    )
  const fit = knownMode('fit', fits, modes.fit) ?? 'crop'
  const crop = knownMode('crop', crops, modes.crop)
  const cut = cropOf(picture)
  const { projectId, dataset } = source
  let builder = createImageUrlBuilder({ projectId, dataset, baseUrl: anyOrigin }).image({
    asset: { _ref: picture.asset?._ref ?? '' },
    ...(cut ? { crop: cut } : {}),
    ...(picture.hotspot ? { hotspot: picture.hotspot } : {}),
  })
  if (width !== undefined) builder = builder.width(width)
  if (height !== undefined) builder = builder.height(height)
  if (crop !== undefined) builder = builder.crop(crop)
  const url = builder.fit(fit).auto('format').quality(quality).dpr(1).url()
  return source.imageBaseUrl.replace(/\/$/, '') + url.slice(`${anyOrigin}/images`.length)
}

/** Pictures that are remembered at most; a page of a dozen pictures has some thirty. */
const mostRemembered = 5_000
const known = new Map<string, ImageDataValue | undefined>()

/**
 * Responsive image data for GatsbyImage. Never wider than the original; the ratio asked for, else the editor's choice, else the usual one.
 * Remembered: making eighteen addresses takes longer than all else that a picture needs. Must not be changed.
 * @returns undefined when the asset reference is not of the form image-{id}-{w}x{h}-{format}.
 */
export function imageData(
  picture: StoredPicture,
  asset: ImageAsset | undefined,
  source: ImageSource,
  request: PictureRequest = {},
): ImageDataValue | undefined {
  const { crop, hotspot, ratio } = picture
  const colours = [
    field(asset?.metadata, 'lqip'),
    field(asset?.metadata, 'palette', 'dominant', 'background'),
  ]
  const key = JSON.stringify([picture.asset?._ref, crop, hotspot, ratio, ...colours, source, request])
  if (known.has(key)) return known.get(key)
  if (known.size >= mostRemembered) known.clear()
  const made = makeImageData(picture, asset, source, request)
  known.set(key, made)
  return made
}

function makeImageData(
  picture: StoredPicture,
  asset: ImageAsset | undefined,
  source: ImageSource,
  request: PictureRequest,
): ImageDataValue | undefined {
  const size = croppedSize(picture)
  if (!size) return undefined
  const ratio = pictureRatio(request.ratio ?? (picture.ratio || request.usual)) ?? size.width / size.height
  const widest = Math.round(Math.min(request.width ?? 2400, size.width, size.height * ratio))
  const heightAt = (width: number) => Math.max(1, Math.round(width / ratio))
  const widths = [...steps.filter((step) => step < widest), widest]
  const at = (width: number) => pictureUrl(picture, source, width, heightAt(width))
  const layout = request.layout === 'fullWidth' || request.layout === 'fixed' ? request.layout : 'constrained'
  const lqip = field(asset?.metadata, 'lqip')
  const colour = field(asset?.metadata, 'palette', 'dominant', 'background')
  const full = layout === 'fullWidth'
  return {
    layout,
    width: full ? 1 : widest,
    height: full ? heightAt(widest) / widest : heightAt(widest),
    ...(typeof colour === 'string' ? { backgroundColor: colour } : {}),
    ...(typeof lqip === 'string' ? { placeholder: { fallback: lqip } } : {}),
    images: {
      fallback: {
        src: at(widths.findLast((width) => width <= 1366) ?? widest),
        srcSet: widths.map((width) => `${at(width)} ${width}w`).join(',\n'),
        sizes: full ? '100vw' : `(min-width: ${widest}px) ${widest}px, 100vw`,
      },
      sources: [],
    },
  }
}
