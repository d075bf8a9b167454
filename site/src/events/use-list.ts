import { useEffect } from 'react'
import { defaultLanguage } from '../../languages/locales'
import { rememberList } from './back-to-list'
import {
  isOver,
  isSelected,
  nothingSelected,
  readSelection,
  type Selection,
  writeSelection,
} from './selection'
import { useNow } from './use-now'
import { useQuery } from './use-query'

type Data = Queries.EventsListTemplateQuery
export type Teaser = NonNullable<Data['month']>['teasers'][number]
export type CalendarMonth = NonNullable<Data['calendar']>['months'][number]
export type Facets = NonNullable<Data['facets']>

export interface ListState {
  /** YYYY-MM */
  month: string
  selection: Selection
  /** Those of the month that are not over. */
  ahead: readonly Teaser[]
  /** Those of them that the selection leaves. */
  shown: readonly Teaser[]
  months: readonly CalendarMonth[]
  facets: Facets
  /** Whether the house is closed for the whole month. */
  isHouseClosed: boolean
}

const noFacets: Facets = { textLanguage: defaultLanguage, categories: [], resorts: [] }

/** The list as the visitor sees it: the month of the page, the filters of the address, the visitor's clock. */
export function useList(data: Data, path: string, search: string): ListState {
  const query = useQuery(search)
  const now = useNow()
  const facets = data.facets ?? noFacets
  const selection = query === '' ? nothingSelected : readSelection(query, facets)
  const ahead = (data.month?.teasers ?? []).filter((teaser) => !isOver(teaser.overAt, now))
  const address = path + writeSelection(selection)
  useEffect(() => rememberList(address), [address])
  return {
    month: data.month?.month ?? '',
    selection,
    ahead,
    shown: ahead.filter((teaser) => isSelected(teaser, selection)),
    months: data.calendar?.months ?? [],
    facets,
    isHouseClosed: data.isHouseClosed,
  }
}
