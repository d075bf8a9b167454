import { parseFileReference } from './file-reference'
import { fieldsOf, findNode, listOf, type NodeFields, numberOf, type ResolverContext, textOf } from './lookup'
import { type PictureValue, resolvePicture } from './resolve-pictures'

export const resolveFacts = (value: unknown) =>
  listOf(value).flatMap((fact) => {
    const [label, text] = [textOf(fact.label), textOf(fact.value)]
    return label === undefined || text === undefined ? [] : [{ label, value: text }]
  })

export const resolvePrices = (value: unknown) =>
  listOf(value).flatMap((price) => {
    const label = textOf(price.label)
    if (label === undefined) return []
    const currency = textOf(price.currency) ?? 'CHF'
    return [
      { label, amount: numberOf(price.amount), currency, unit: textOf(price.unit), note: textOf(price.note) },
    ]
  })

const time = (value: unknown): string | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.exec(textOf(value) ?? '')?.[0]

export const resolveHours = (value: unknown) =>
  listOf(value).flatMap((hours) => {
    const days = textOf(hours.days)
    return days === undefined
      ? []
      : [{ days, opens: time(hours.opens), closes: time(hours.closes), note: textOf(hours.note) }]
  })

export function resolveFilm(value: unknown, context: ResolverContext) {
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

interface ResolvedDownload {
  name: string
  url: string
  extension: string
  size: number | undefined
  preview: PictureValue | null
}

const fileAddress = (origin: string, url: string): string => {
  const path = /\/files\/.*$/.exec(url)?.[0]
  return path === undefined ? url : origin.replace(/\/$/, '') + path
}

function resolveDownload(item: NodeFields, context: ResolverContext, origin: string): ResolvedDownload[] {
  const preview = item._type === 'downloadImage' ? resolvePicture(item.image, context) : undefined
  if (preview) {
    const asset: NodeFields = { ...preview.asset }
    const extension = textOf(asset.extension) ?? preview.stored.asset?._ref.split('-').at(-1) ?? ''
    const name = textOf(item.name) ?? textOf(asset.originalFilename) ?? preview.alt
    const url = `/${['images', ...(textOf(asset.path)?.split('/').slice(1) ?? [])].join('/')}`
    return [{ name, url: origin.replace(/\/$/, '') + url, extension, size: numberOf(asset.size), preview }]
  }
  const reference = textOf(fieldsOf(fieldsOf(item.file)?.asset)?._ref)
  const file = parseFileReference(reference)
  const asset = reference === undefined || !file ? undefined : findNode(context, reference, 'SanityFileAsset')
  const url = textOf(asset?.url)
  if (!file || url === undefined) return []
  const name = textOf(item.name) ?? textOf(asset?.originalFilename) ?? `${file.id}.${file.extension}`
  return [
    {
      name,
      url: fileAddress(origin, url),
      extension: file.extension,
      size: numberOf(asset?.size),
      preview: null,
    },
  ]
}

/** Files and images to download; one whose file is gone is left out. `origin` serves `/files` and `/images`. */
export const resolveDownloads = (value: unknown, context: ResolverContext, origin: string) =>
  listOf(value).flatMap((item) => resolveDownload(item, context, origin))
