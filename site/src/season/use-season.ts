import { useSyncExternalStore } from 'react'
import type { Season } from '../../calendar/season'
import { chosenSeason } from './apply-season'
import { seasonInForce } from './season'

/** A choice leads to another page 200 ms later, which reads it anew: the page that is left does not change its words. */
const never = () => () => undefined

/** The season whose words a page shows. Pages are made with that of the house; a visitor's choice follows when scripts run. */
export function useSeason(
  ofPage: string | null | undefined,
  ofHouse: string | null | undefined,
): Season | undefined {
  return seasonInForce(
    ofPage,
    useSyncExternalStore(never, chosenSeason, () => null),
    ofHouse,
  )
}

interface Seasonal {
  readonly shownIn: string | null
}

/** What shows in a season; what belongs to none shows always, and all of it while there is no season. */
export const inSeason = <Part extends Seasonal>(parts: readonly Part[], season: Season | undefined): Part[] =>
  parts.filter(({ shownIn }) => shownIn === null || season === undefined || shownIn === season)
