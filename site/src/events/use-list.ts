import { useEffect } from 'react'
import { type GivenStay, readStay, type Stay, stayWithin } from '../../addresses/stay'
import { defaultLanguage } from '../../languages/locales'
import { isDuring, monthsAround } from './during-stay'
import type { CalendarMonth, Facets, ListData, Teaser } from './list-data'
import { rememberList } from './list-memory'
import {
  type ChoiceCount,
  countOf,
  isOver,
  isSelected,
  nothingSelected,
  readSelection,
  type Selection,
  writeSelection,
} from './selection'
import { useMonths } from './use-months'
import { useNow } from './use-now'
import { useQuery } from './use-query'

export interface ListState {
  /** YYYY-MM */
  month: string
  selection: Selection
  /** What the address says of a visit. */
  asked: GivenStay | undefined
  /** Its days, where they are good ones: then the list is of these instead of the month. */
  stay: Stay | undefined
  /** Months of the visit whose events could not be had. */
  missing: readonly CalendarMonth[]
  /** Whether events of the visit are still on their way. */
  isLoading: boolean
  /** Those of the month, or of the visit, that are not over. */
  ahead: readonly Teaser[]
  /** Those of them that the selection leaves. */
  shown: readonly Teaser[]
  months: readonly CalendarMonth[]
  facets: Facets
  /** Whether the house is closed for the whole month. */
  isHouseClosed: boolean
}

/** What the selection leaves of a month: of that of the page, what is not over by now. */
export const monthCount = (list: ListState, month: string, counts: readonly ChoiceCount[]): number =>
  month === list.month && !list.stay ? list.shown.length : countOf(counts, list.selection)

const noFacets: Facets = { textLanguage: defaultLanguage, categories: [], resorts: [] }

const noTeasers: readonly Teaser[] = []

/** The events of a visit: those of the page, and those of the other months that it reaches into. */
function useVisit(data: ListData, stay: Stay | undefined) {
  const around = stay ? monthsAround(stay, data.calendar?.months ?? []) : []
  const others = around.filter(({ month }) => month !== data.month?.month)
  const known = useMonths(others.map(({ path }) => path))
  const own = data.month?.teasers ?? noTeasers
  if (!stay) return { teasers: own, missing: [], isLoading: false }
  const teasers = around.flatMap(({ month, path }) =>
    month === data.month?.month ? own : (known.get(path) ?? noTeasers),
  )
  return {
    teasers: teasers.filter((teaser) => isDuring(teaser, stay)),
    missing: others.filter(({ path, isNeeded }) => isNeeded && known.get(path) === null),
    isLoading: others.some(({ path }) => !known.has(path)),
  }
}

/** The list as the visitor sees it: the month of the page, filters and days of the address, the visitor's clock. */
export function useList(data: ListData, path: string, search: string): ListState {
  const query = useQuery(search)
  const now = useNow()
  const facets = data.facets ?? noFacets
  const months = data.calendar?.months ?? []
  const selection = query === '' ? nothingSelected : readSelection(query, facets)
  const asked = stayWithin(
    readStay(query),
    months.map(({ month }) => month),
  )
  const { teasers, missing, isLoading } = useVisit(data, asked?.stay)
  const ahead = teasers.filter((teaser) => !isOver(teaser.overAt, now))
  const address = path + writeSelection(selection, asked?.stay)
  useEffect(() => rememberList(address), [address])
  return {
    month: data.month?.month ?? '',
    selection,
    asked,
    stay: asked?.stay,
    missing,
    isLoading,
    ahead,
    shown: ahead.filter((teaser) => isSelected(teaser, selection)),
    months,
    facets,
    isHouseClosed: data.isHouseClosed,
  }
}
