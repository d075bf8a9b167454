import { isSeason, type Season } from '../calendar/season'
import type { Language } from '../languages/locales'
import { fieldsOf, listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { type PartName, partNames, partTypeName } from '../src/parts/part-names'
import { withBooking } from './booking-address'
import type { ImageSource } from './pictures'
import { sectionIds } from './section-ids'
import { resolveFieldsOf, takesTitleOfPage } from './shown-parts'

const backgrounds = ['Gold', 'Rose', 'Green', 'White']

/** Gold, Rose, Green, else White (specification, section 9). */
export const backgroundOf = (label: unknown): string =>
  backgrounds.includes(String(label)) ? String(label) : 'White'

const isPartName = (type: string): type is PartName => partNames.some((name) => name === type)

/** What parts take from their page where the editor gave them nothing of their own. */
interface PageOfParts {
  /** Background of the page. */
  ground: string
  /** The headline of a hero. */
  title?: string | undefined
  season?: Season | undefined
  /** The code by which the booking engine knows it. */
  offer?: string | undefined
  /** First and last day of arrival of an offer. */
  from?: string | undefined
  to?: string | undefined
  /** Where forms are sent from. */
  path?: string | undefined
  /** Whether its hero says when the house opens, while it is closed: the home page and those of the seasons. */
  tellsOpening?: boolean
}

/**
 * The parts of a page in the editor's order. A part of an unknown type, or with nothing to show, is left out; it never
 * stops the page.
 */
export function resolveParts(
  value: unknown,
  context: ResolverContext,
  language: Language,
  source: ImageSource,
  page: PageOfParts = { ground: 'White' },
): NodeFields[] {
  const idOf = sectionIds()
  return listOf(value).flatMap((part, index) => {
    const type = textOf(part._type) ?? ''
    if (!isPartName(type) || !fieldsOf(part)) return []
    const shownIn = isSeason(part.shownIn) ? part.shownIn : undefined
    const { offer, from, to } = page
    const booking = { language, season: shownIn ?? page.season, offer, from, to }
    const fields = resolveFieldsOf(type, part, withBooking(context, booking), source)
    if (!fields) return []
    const key = textOf(part._key) ?? `part-${index}`
    const sectionId = idOf(part)
    const background = textOf(part.background) === undefined ? page.ground : backgroundOf(part.background)
    return [
      {
        ...fields,
        key,
        sectionId,
        background,
        shownIn,
        language,
        page,
        title: textOf(part.title) ?? (takesTitleOfPage(type) ? page.title : undefined),
        internal: { type: partTypeName(type) },
      },
    ]
  })
}
