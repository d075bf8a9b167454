import { parseFileReference } from '../addresses/file-reference'
import { parseImageReference } from '../addresses/image-reference'
import { safeHref } from '../addresses/links'
import { usualCurrency } from '../brand/house'
import { onTheClock } from '../calendar/on-the-clock'
import { isSeason } from '../calendar/season'
import {
  fieldsOf,
  findNode,
  listOf,
  type NodeFields,
  numberOf,
  type ResolverContext,
  textOf,
} from '../nodes/lookup'
import type { Filled } from './filled'
import { referredPicture } from './image-by-id'
import { type ImageSource, pictureUrl } from './pictures'
import { resolvePicture } from './resolve-pictures'

export const resolveFacts = (value: unknown): Filled<'Fact'>[] =>
  listOf(value).flatMap((fact) => {
    const [label, text] = [textOf(fact.label), textOf(fact.value)]
    return label === undefined || text === undefined ? [] : [{ label, value: text }]
  })

export const resolvePrices = (value: unknown): Filled<'Price'>[] =>
  listOf(value).flatMap((price) => {
    const label = textOf(price.label)
    if (label === undefined) return []
    return [
      {
        label,
        season: isSeason(price.season) ? price.season : undefined,
        amount: numberOf(price.amount),
        currency: textOf(price.currency) ?? usualCurrency,
        unit: textOf(price.unit),
        note: textOf(price.note),
      },
    ]
  })

/** Times that cannot be read stand as they were written, in place of the note: without them a house that is open would be closed. */
export const resolveHours = (value: unknown): Filled<'OpeningHours'>[] =>
  listOf(value).flatMap((hours) => {
    const days = textOf(hours.days)
    if (days === undefined) return []
    const note = textOf(hours.note)
    const written = [hours.opens, hours.closes].map(textOf)
    const [opens, closes] = written.map((time) => time && onTheClock(time))
    const given = written.filter((time) => time !== undefined)
    if (given.every(onTheClock)) return [{ days, opens, closes, note }]
    const words = [given.map((time) => time.trim()).join(' – '), note].filter((each) => each !== undefined)
    return [{ days, opens: undefined, closes: undefined, note: words.join(', ') }]
  })

export function resolveFilm(value: unknown, context: ResolverContext): Filled<'Film'> | undefined {
  const film = fieldsOf(value)
  if (!film) return undefined
  const provider = film.provider === 'youtube' || film.provider === 'vimeo' ? film.provider : undefined
  const videoId = /^[\w-]{1,64}$/.exec(textOf(film.videoId) ?? '')?.[0]
  const animatedPoster =
    film.animatedPoster === 'summer' || film.animatedPoster === 'winter' ? film.animatedPoster : undefined
  const poster = resolvePicture(film.poster, context)
  if (!poster && !animatedPoster && !(provider && videoId)) return undefined
  return {
    title: textOf(film.title),
    poster,
    animatedPoster,
    provider,
    videoId,
    duration: numberOf(film.duration),
  }
}

/** Address of a file as the content service keeps it, from the same place as the images. */
function fileUrl(source: ImageSource, id: string, extension: string): string {
  const base = source.imageBaseUrl.replace(/\/images\/?$/, '/files').replace(/\/$/, '')
  return `${base}/${source.projectId}/${source.dataset}/${id}.${extension}`
}

function imageDownload(
  item: NodeFields,
  context: ResolverContext,
  source: ImageSource,
): Filled<'Download'>[] {
  const preview = resolvePicture(item.image, context)
  const reference = parseImageReference(preview?.stored.asset?._ref)
  if (!preview || !reference) return []
  const asset: NodeFields = { ...preview.asset }
  const filename = textOf(asset.originalFilename) ?? ''
  const name = textOf(item.name) ?? (filename || preview.alt || `${reference.id}.${reference.format}`)
  const url = pictureUrl({ asset: preview.stored.asset }, source).split('?')[0] ?? ''
  return [{ name, filename, url, extension: reference.format, size: numberOf(asset.size), preview }]
}

function fileDownload(item: NodeFields, context: ResolverContext, source: ImageSource): Filled<'Download'>[] {
  const reference = textOf(fieldsOf(fieldsOf(item.file)?.asset)?._ref)
  const file = parseFileReference(reference)
  const asset = reference === undefined || !file ? undefined : findNode(context, reference, 'SanityFileAsset')
  if (!file || !asset) return []
  const { id, extension } = file
  const filename = textOf(asset.originalFilename) ?? `${id}.${extension}`
  const name = textOf(item.name) ?? filename
  const url = fileUrl(source, id, extension)
  return [{ name, filename, url, extension, size: numberOf(asset.size), preview: null }]
}

/** Files and images to download; one whose file is gone is left out. */
export const resolveDownloads = (value: unknown, context: ResolverContext, source: ImageSource) =>
  listOf(value).flatMap((item) =>
    item._type === 'downloadImage'
      ? imageDownload(item, context, source)
      : fileDownload(item, context, source),
  )

/** Partners whose address is safe; a picture of the library stands in for an own one. */
export function resolveLogos(value: unknown, context: ResolverContext): Filled<'PartnerLogoLink'>[] {
  return listOf(value).flatMap((logo) => {
    const href = safeHref(textOf(logo.url))
    if (href === undefined) return []
    const referred = textOf(fieldsOf(logo.refImage)?._ref)
    const picture =
      resolvePicture(logo.picture, context) ??
      (referred === undefined ? undefined : referredPicture(referred, context))
    const alt = textOf(logo.alt) ?? picture?.alt ?? ''
    return [{ href, alt, isLazyloaded: logo.isLazyloaded !== false, picture }]
  })
}

/** The hotel elsewhere, where the address is safe. */
export const resolveNetworks = (value: unknown): Filled<'SocialLink'>[] =>
  listOf(value).flatMap((entry) => {
    const [type, url] = [textOf(entry.type), safeHref(textOf(entry.url))]
    return type === undefined || url === undefined ? [] : [{ type, url }]
  })
