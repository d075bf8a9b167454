import { isSeason } from '../calendar/season'
import { languageFrom } from '../languages/locales'
import { findNode, listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import type { SiteSettings } from '../settings/settings'
import { partNames, partTypeName } from '../src/parts/part-names'
import { pageTypes } from './documents'
import type { ValueOf } from './filled'
import { floorText } from './floors'
import { homePicture } from './home-picture'
import { houseSeason, isHouseClosed, today } from './house-season'
import { imageById } from './image-by-id'
import { eventsDuring } from './offer-stay'
import { isPast } from './offers'
import { pagePricesFrom } from './page-claimant'
import { rawField } from './raw'
import {
  ancestors,
  bookingLink,
  enquiryLink,
  languageOf,
  offered,
  type PageSource,
  pageBackground,
  pageHead,
  pathOf,
  seasonOf,
  translations,
} from './resolve-page'
import { resolveParts } from './resolve-parts'
import { pictureResolvers, resolvePicture, resolvePictures, shareImageUrl } from './resolve-pictures'
import { resolveFooter, resolveHeader } from './resolve-site-parts'
import { resolveFacts, resolveHours, resolvePrices } from './resolve-values'
import { addedOf } from './shown-parts'
import { sitePartResolvers } from './shown-site-parts'

type Settings = Pick<SiteSettings, 'projectId' | 'dataset' | 'imageBaseUrl' | 'siteUrl' | 'timeZone'>
interface Field<Type extends string> {
  type: Type
  description: string
  args?: Record<string, string>
  resolve: (source: PageSource, args: NodeFields, context: ResolverContext) => ValueOf<Type>
}

/** Fields by name; what each resolves is held against its type. */
const typed = <Types extends Record<string, string>>(fields: { [Name in keyof Types]: Field<Types[Name]> }) =>
  fields

/** Fields that every type with a page of its own gets, beside what the content service's own schema gives it. */
function pageFields(settings: Settings) {
  return typed({
    language: { type: 'String!', description: 'Code of its language.', resolve: languageOf },
    path: {
      type: 'String!',
      description: 'Path with language prefix, without a trailing slash.',
      resolve: (source, _args, context) => pathOf(source, context) ?? '',
    },
    translations: {
      type: '[Translation!]!',
      description: 'This page in the other languages.',
      resolve: (source, _args, context) => translations(source, context),
    },
    ancestors: {
      type: '[PageName!]!',
      description: 'The pages between the home page and this one by their paths, from the top.',
      resolve: (source, _args, context) => ancestors(source, context),
    },
    head: {
      type: 'PageHead!',
      description: 'Title, description and share picture.',
      resolve: (source, _args, context) => pageHead(source, context, settings),
    },
    pageParts: {
      type: '[PagePart!]!',
      description: 'The parts in the editor’s order; malformed ones are left out.',
      resolve: (source, _args, context) =>
        resolveParts(rawField(source, 'parts'), context, languageOf(source), settings, {
          ground: pageBackground(source),
          title: textOf(source.title),
          season: seasonOf(source),
          path: pathOf(source, context),
          ...offered(source, context),
          tellsOpening: source.isHome === true || seasonOf(source) !== undefined,
        }),
    },
    houseSeason: {
      type: 'String',
      description: 'The season that the house is in, where a part of the page belongs to one season.',
      resolve: (source, _args, context) =>
        listOf(rawField(source, 'parts')).some(({ shownIn }) => isSeason(shownIn))
          ? houseSeason(languageOf(source), context)
          : undefined,
    },
    pageFloorPlan: {
      type: 'Picture',
      description: 'The floor plan of a room.',
      resolve: (source, _args, context) => resolvePicture(rawField(source, 'floorPlan'), context),
    },
    floorText: {
      type: 'String',
      description: 'On which floors a room lies, in words.',
      resolve: (source) => floorText(source, languageOf(source)),
    },
    pagePicture: {
      type: 'Picture',
      description: 'The picture of the page.',
      resolve: (source, _args, context) => resolvePicture(rawField(source, 'picture'), context),
    },
    pageGallery: {
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
    lowestPrices: {
      type: '[LowestPrice!]!',
      description: 'The lowest price of each season, or the one of the year.',
      resolve: (source) => pagePricesFrom(source),
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
    enquiryLink: {
      type: 'Link',
      description: 'Where guests ask for a room or a package instead of booking it.',
      resolve: (source, _args, context) => enquiryLink(source, context),
    },
    isPast: {
      type: 'Boolean!',
      description: 'Whether the last day of arrival of a package has passed.',
      resolve: (source, _args, context) => isPast(source, context),
    },
    eventsLink: {
      type: 'Link',
      description:
        'What is on while guests of a package are here; its label says when, without one it is the whole list.',
      resolve: (source, _args, context) =>
        source._type === 'package' ? eventsDuring(source, languageOf(source), today(context)) : undefined,
    },
    background: { type: 'String!', description: 'Gold, Rose, Green or White.', resolve: pageBackground },
  })
}

const languageArgument = { language: 'String!' }

const rootFields = typed({
  siteHeader: {
    type: 'SiteHeader!',
    description: 'Header and fly-out of a language.',
    args: languageArgument,
    resolve: (_source, args, context) => resolveHeader(languageFrom(args.language), context),
  },
  siteFooter: {
    type: 'SiteFooter!',
    description: 'Footer of a language.',
    args: languageArgument,
    resolve: (_source, args, context) => resolveFooter(languageFrom(args.language), context),
  },
  hotel: {
    type: 'HotelFacts!',
    description: 'Address and coordinates of the hotel.',
    args: languageArgument,
    resolve: (_source, args) => ({ language: languageFrom(args.language) }),
  },
  isHouseClosed: {
    type: 'Boolean!',
    description: 'Whether the house is closed for a whole month, YYYY-MM, by the opening dates.',
    args: { ...languageArgument, month: 'String!' },
    resolve: (_source, args, context) =>
      isHouseClosed(String(args.month), languageFrom(args.language), context),
  },
  imageById: {
    type: 'ImageById',
    description: 'The picture of a document: of the media library, of an asset as it is, or of a page.',
    args: { id: 'String!' },
    resolve: (_source, args, context) => imageById(String(args.id), context),
  },
  localeTexts: {
    type: 'LocaleTexts!',
    description: 'Translated texts of a language, only of the namespaces asked for.',
    args: { language: 'String!', namespaces: '[String!]!' },
    resolve: (_source, args, context) => ({
      edges: (Array.isArray(args.namespaces) ? args.namespaces : []).flatMap((namespace) => {
        const node = findNode(context, `locale-${languageFrom(args.language)}-${String(namespace)}`, 'Locale')
        return node ? [{ node }] : []
      }),
    }),
  },
})

/** What parts show besides their own fields; `partGraphqlTypes` tells the types. */
function addedResolvers(settings: Settings) {
  return Object.fromEntries(
    partNames.flatMap((name) => {
      const fields = Object.entries(addedOf(name)).map(
        ([field, { resolve }]) =>
          [
            field,
            {
              resolve: (part: PageSource, _args: NodeFields, context: ResolverContext) =>
                resolve(part, context, settings),
            },
          ] as const,
      )
      return fields.length > 0 ? [[partTypeName(name), Object.fromEntries(fields)] as const] : []
    }),
  )
}

const storedPicture = {
  resolve: (source: PageSource, _args: NodeFields, context: ResolverContext) =>
    resolvePicture(source.storedPicture, context),
}

const housePicture = (source: PageSource, _args: NodeFields, context: ResolverContext) =>
  homePicture(languageFrom(source.language), context)

/** Types of which a page shows dozens, and fields that take no work: nobody watches whether they end. */
export const unwatched = [
  ...['Picture', 'Teaser', 'EventOccurrence', 'RoomChoice', 'HotelFacts'],
  ...['Query.hotel', 'Query.localeTexts'],
]

/** All resolvers of the content, for Gatsby's createResolvers. */
export function contentResolvers(settings: Settings) {
  const fields = pageFields(settings)
  const site = sitePartResolvers(settings)
  const pages = pageTypes.map(
    (type) => [`Sanity${type.charAt(0).toUpperCase()}${type.slice(1)}`, fields] as const,
  )
  return {
    ...Object.fromEntries(pages),
    Query: rootFields,
    Picture: pictureResolvers(settings),
    ...site,
    HotelFacts: {
      ...site.HotelFacts,
      picture: { resolve: housePicture },
      shareImage: {
        resolve: (source: PageSource, args: NodeFields, context: ResolverContext) => {
          const picture = housePicture(source, args, context)
          return picture ? shareImageUrl(picture, settings, settings.siteUrl) : undefined
        },
      },
    },
    ...addedResolvers(settings),
    EventOccurrence: {
      picture: {
        resolve: (source: PageSource, _args: NodeFields, context: ResolverContext) =>
          resolvePicture(source.picture, context),
      },
    },
    Teaser: { picture: storedPicture },
    RoomChoice: {
      floorPlan: {
        resolve: (source: PageSource, _args: NodeFields, context: ResolverContext) =>
          resolvePicture(source.storedPlan, context),
      },
    },
    LibraryPicture: { picture: storedPicture },
  }
}
