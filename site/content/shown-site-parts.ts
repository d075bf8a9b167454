/** What header, footer and structured data show of the documents behind them, from the description that the Studio has of each, too. */
import type { DocumentType, Field } from '../../studio/schemas/definition'
import { contactInfo, legal, prefooter, socialMedia } from '../../studio/schemas/documents/footer'
import { general } from '../../studio/schemas/documents/general'
import { header } from '../../studio/schemas/documents/header'
import { houseName } from '../brand/house'
import { defaultLanguage, type Language, languageFacts, languageFrom } from '../languages/locales'
import type { NodeFields, ResolverContext } from '../nodes/lookup'
import { withBooking } from './booking-address'
import type { Filled } from './filled'
import type { ImageSource } from './pictures'
import { type Shown, shownField, shownLine } from './shown-fields'
import { sitePart } from './site-part'
import { isSeasonPart, type ShownSitePart, seasonFields } from './site-parts'

const documents: Readonly<Record<ShownSitePart, DocumentType>> = {
  general,
  header,
  contactInfo,
  prefooter,
  socialMedia,
  legal,
}

/** What header and footer both have beside their own fields: every other document, by its type in GraphQL. */
const within = {
  hotel: { type: 'HotelFacts', description: 'The hotel itself.' },
  contactInfo: { type: 'ContactInfo', description: 'How the house is reached, in words.' },
  prefooter: { type: 'Prefooter', description: 'When the house is open, in words, and its partners.' },
  socialMedia: { type: 'SocialMedia', description: 'Where else the hotel is.' },
  legal: { type: 'LegalLinks', description: 'The legal pages.' },
} as const

/** The same as GraphQL describes it. */
export const siteTypeLines = Object.entries(within)
  .map(([name, { type, description }]) => `"${description}" ${name}: ${type}!`)
  .join('\n')

/** What stands where no editor has written anything. */
const otherwise: Readonly<Record<string, unknown>> = { 'general.hotelName': houseName }

const fieldsShown = (part: ShownSitePart): readonly (readonly [field: Field, shown: Shown])[] =>
  documents[part].fields
    .filter(({ name }) => !(isSeasonPart(part) && seasonFields[part] === name))
    .map((field) => [field, shownField(field)])

/** Its fields as GraphQL describes them. Lists, and what has a value of its own, are never missing. */
export const siteFieldLines = (part: ShownSitePart): string =>
  fieldsShown(part)
    .map(([field, shown]) =>
      shownLine(field, shown, field.type === 'array' || `${part}.${field.name}` in otherwise),
    )
    .join('\n')

/** What a field is read from, in this order: a language may share legal links of the main one (specification, section 2, Footer). */
export function sitePartSources(
  part: ShownSitePart,
  language: Language,
  context: ResolverContext,
): NodeFields[] {
  const own = sitePart(part, language, context)
  const isShared = part === 'legal' && languageFacts[language].sharesLegalLinks
  return isShared ? [own, sitePart(part, defaultLanguage, context)] : [own]
}

/** Tells whose language it is: all that the types below are resolved from. */
type OfLanguage = Filled<'ContactInfo'>

function fieldResolvers(part: ShownSitePart, settings: ImageSource) {
  const fields = fieldsShown(part).map(([{ name }, shown]) => {
    const resolve = ({ language: code }: OfLanguage, _args: NodeFields, context: ResolverContext) => {
      const language = languageFrom(code)
      const links = withBooking(context, { language })
      for (const stored of sitePartSources(part, language, context)) {
        const value = shown.resolve(stored[name], links, settings)
        if (value !== undefined && value !== null) return value
      }
      return otherwise[`${part}.${name}`]
    }
    return [name, { resolve }] as const
  })
  return Object.fromEntries(fields)
}

/** The resolvers of these types, by their names. Each field reads its document for itself, so that a page waits for no other. */
export function sitePartResolvers(settings: ImageSource) {
  const inner = Object.fromEntries(
    Object.keys(within).map(
      (name) => [name, { resolve: ({ language }: OfLanguage) => ({ language }) }] as const,
    ),
  )
  const of = (part: ShownSitePart) => fieldResolvers(part, settings)
  return {
    HotelFacts: of('general'),
    SiteHeader: { ...of('header'), ...inner },
    SiteFooter: inner,
    ContactInfo: of('contactInfo'),
    Prefooter: of('prefooter'),
    SocialMedia: of('socialMedia'),
    LegalLinks: of('legal'),
  }
}
