import { nodeIds } from '../events/event-paths'
import { isLanguage, type Language, languages } from '../languages/locales'
import type { SiteSettings } from '../settings'
import { pageTypes } from './documents'
import { fieldsOf, findNode, listOf, type NodeFields, type ResolverContext, textOf } from './lookup'
import { rawField } from './raw'
import { resolveLink } from './resolve-links'
import { backgroundOf, resolveParts } from './resolve-parts'
import { pictureResolvers, resolvePicture, resolvePictures, shareImageUrl } from './resolve-pictures'
import { resolveFooter, resolveHeader, resolveHotel, sitePart } from './resolve-site-parts'
import { resolveFacts, resolveHours, resolvePrices } from './resolve-values'

type Settings = Pick<SiteSettings, 'projectId' | 'dataset' | 'imageBaseUrl' | 'siteUrl' | 'timeZone'>
type Source = NodeFields

const languageOf = (source: Source): Language => (isLanguage(source.__i18n_lang) ? source.__i18n_lang : 'de')
const suffix = /__i18n_(?:de|fr|en)$/

/** Ids of a document and its translations: the German one is plain, the others end in `__i18n_fr` and `__i18n_en`. */
export function translationId(documentId: string, language: Language): string {
  const base = documentId.replace(suffix, '')
  return language === 'de' ? base : `${base}__i18n_${language}`
}

function translations(source: Source, context: ResolverContext) {
  const own = languageOf(source)
  return languages
    .filter((language) => language !== own)
    .flatMap((language) => {
      const page = findNode(context, `sitemap-${translationId(String(source._id), language)}`, 'SitemapEntry')
      return page ? [{ language, path: page.path, title: page.title }] : []
    })
}

function head(source: Source, context: ResolverContext, settings: Settings) {
  const seo = fieldsOf(rawField(source, 'seo')) ?? {}
  const picture = resolvePicture(seo.picture, context) ?? resolvePicture(rawField(source, 'picture'), context)
  return {
    title: textOf(seo.title) ?? String(source.title),
    description: textOf(seo.description) ?? textOf(source.lead),
    noIndex: seo.noIndex === true,
    shareImage: picture ? shareImageUrl(picture, settings, settings.siteUrl) : undefined,
  }
}

function pageBackground(source: Source): string {
  const settings = fieldsOf(rawField(source, 'settings')) ?? {}
  return settings.hasBackground === false
    ? 'White'
    : backgroundOf(fieldsOf(settings.pageBackgroundColor)?.label)
}

/** The booking engine's address with room, package and language (PRODUCT: a booking link carries room and language). */
export function bookingHref(href: string, language: Language, code: string | undefined): string {
  if (!/^https?:/i.test(href)) return href
  const url = new URL(href)
  url.searchParams.set('language', language)
  if (code !== undefined) url.searchParams.set('offer', code)
  return url.href
}

function bookingLink(source: Source, context: ResolverContext) {
  const own = resolveLink(rawField(source, 'reservation'), context)
  if (own) return own
  const language = languageOf(source)
  const link = resolveLink(sitePart('general', language, context).bookingEngineLink, context)
  return link ? { ...link, href: bookingHref(link.href, language, textOf(source.bookingCode)) } : undefined
}

type Resolver = (source: Source, args: NodeFields, context: ResolverContext) => unknown
interface Field {
  type: string
  description: string
  args?: Record<string, string>
  resolve: Resolver
}

/** Fields that every type with a page of its own gets, beside what the content service's own schema gives it. */
function pageFields(settings: Settings): Record<string, Field> {
  return {
    language: { type: 'String!', description: 'de, fr or en.', resolve: languageOf },
    path: {
      type: 'String!',
      description: 'Path with language prefix, without a trailing slash.',
      resolve: (source) => fieldsOf(rawField(source, 'url'))?.fullPath ?? '',
    },
    translations: {
      type: '[Translation!]!',
      description: 'This page in the other languages.',
      resolve: (source, _args, context) => translations(source, context),
    },
    head: {
      type: 'PageHead!',
      description: 'Title, description and share picture.',
      resolve: (source, _args, context) => head(source, context, settings),
    },
    pageParts: {
      type: '[PagePart!]!',
      description: 'The parts in the editor’s order; malformed ones are left out.',
      resolve: (source, _args, context) =>
        resolveParts(rawField(source, 'parts'), context, languageOf(source), settings),
    },
    keyPicture: {
      type: 'Picture',
      description: 'The picture of the page.',
      resolve: (source, _args, context) => resolvePicture(rawField(source, 'picture'), context),
    },
    galleryPictures: {
      type: '[Picture!]!',
      description: 'The gallery of a room, restaurant, package or activity.',
      resolve: (source, _args, context) => resolvePictures(rawField(source, 'gallery'), context),
    },
    pageFacts: {
      type: '[Fact!]!',
      description: 'Label and value pairs.',
      resolve: (source) => resolveFacts(rawField(source, 'facts')),
    },
    pagePrices: {
      type: '[Price!]!',
      description: 'Prices with currency and unit.',
      resolve: (source) => resolvePrices(rawField(source, 'prices')),
    },
    pageHours: {
      type: '[OpeningHours!]!',
      description: 'Opening hours.',
      resolve: (source) => resolveHours(rawField(source, 'openingHours')),
    },
    bookingLink: {
      type: 'Link',
      description: 'Booking engine with offer and language, or the editor’s own reservation link.',
      resolve: (source, _args, context) => bookingLink(source, context),
    },
    background: { type: 'String!', description: 'Gold, Rose, Green or White.', resolve: pageBackground },
  }
}

const languageArgument = { language: 'String!' }
const languageFrom = (args: NodeFields): Language => (isLanguage(args.language) ? args.language : 'de')

const rootFields: Record<string, Field> = {
  siteHeader: {
    type: 'SiteHeader!',
    description: 'Header and fly-out of a language.',
    args: languageArgument,
    resolve: (_source, args, context) => resolveHeader(languageFrom(args), context),
  },
  siteFooter: {
    type: 'SiteFooter!',
    description: 'Footer of a language.',
    args: languageArgument,
    resolve: (_source, args, context) => resolveFooter(languageFrom(args), context),
  },
  hotel: {
    type: 'HotelFacts!',
    description: 'Address and coordinates of the hotel.',
    args: languageArgument,
    resolve: (_source, args, context) => resolveHotel(languageFrom(args), context),
  },
  localeTexts: {
    type: 'LocaleTexts!',
    description: 'Translated texts of a language, only of the namespaces asked for.',
    args: { language: 'String!', namespaces: '[String!]!' },
    resolve: (_source, args, context) => ({
      edges: (Array.isArray(args.namespaces) ? args.namespaces : []).flatMap((namespace) => {
        const node = findNode(context, `locale-${languageFrom(args)}-${String(namespace)}`, 'Locale')
        return node ? [{ node }] : []
      }),
    }),
  },
}

/** The next events of a part, from the narrow node that the events source keeps for its language and category. */
function upcomingEvents(part: Source, _args: NodeFields, context: ResolverContext): NodeFields[] {
  const language = isLanguage(part.language) ? part.language : 'de'
  const node = findNode(context, nodeIds.upcoming(language, textOf(part.category)), 'EventUpcoming')
  return listOf(node?.teasers).slice(0, Number(part.count))
}

/** All resolvers of the content, for Gatsby's createResolvers. */
export function contentResolvers(settings: Settings) {
  const fields = pageFields(settings)
  const pages = pageTypes.map(
    (type) => [`Sanity${type.charAt(0).toUpperCase()}${type.slice(1)}`, fields] as const,
  )
  return {
    ...Object.fromEntries(pages),
    Query: rootFields,
    Picture: pictureResolvers(settings),
    HotelFacts: {
      shareImage: {
        resolve: ({ picture }: { picture?: Parameters<typeof shareImageUrl>[0] }) =>
          picture ? shareImageUrl(picture, settings, settings.siteUrl) : undefined,
      },
    },
    WebcamPart: { timeZone: { resolve: () => settings.timeZone } },
    UpcomingEventsPart: { events: { resolve: upcomingEvents } },
    EventOccurrence: {
      picture: {
        resolve: (source: Source, _args: NodeFields, context: ResolverContext) =>
          resolvePicture(source.picture, context),
      },
    },
    Teaser: {
      picture: {
        resolve: (source: Source, _args: NodeFields, context: ResolverContext) =>
          resolvePicture(source.storedPicture, context),
      },
    },
  }
}
