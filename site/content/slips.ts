import { fault, type SiteFault } from '../border/problem'
import { endsBefore } from '../calendar/day-order'
import { fieldsOf } from '../nodes/lookup'
import { repeatedSections } from './section-ids'

/** A slip, and the field in which it stands. */
interface Slip extends SiteFault {
  field: string
}

const seasonReversed = fault('document.season', 'the season ends before it begins; it is left out')
const arrivalsReversed = fault('document.arrivals', 'it is before validFrom, so that no guest can arrive')
const sectionTwice = (name: string): SiteFault =>
  fault('document.section-twice', `a part before it has the section id "${name}", too, and keeps it`, {
    value: name,
  })

function seasonSlips(seasons: unknown): Slip[] {
  return (Array.isArray(seasons) ? seasons : []).flatMap((season: unknown, at) =>
    endsBefore(fieldsOf(season)?.from, fieldsOf(season)?.to)
      ? [{ field: `openSeasons[${at}]`, ...seasonReversed }]
      : [],
  )
}

/** What fits the content model field by field, and not together. */
export const slipsIn = (document: Readonly<Record<string, unknown>>): Slip[] => [
  ...seasonSlips(document.openSeasons),
  ...(endsBefore(document.validFrom, document.validTo) ? [{ field: 'validTo', ...arrivalsReversed }] : []),
  ...repeatedSections(document.parts).map(({ at, name }) => ({
    field: `parts[${at}].sectionId`,
    ...sectionTwice(name),
  })),
]
