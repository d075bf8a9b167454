import type { Season } from '../../calendar/season'
import { seasonInForce, seasonKey } from './season'

/** Delay between the change of colours and the other page, in ms (specification, section 9). */
export const seasonDelay = 200

const attribute = (name: string) => document.querySelector(`[${name}]`)?.getAttribute(name)

/** What the visitor chose in this session; a browser that keeps no storage has no choice. */
export function chosenSeason(): string | null {
  try {
    return sessionStorage.getItem(seasonKey)
  } catch {
    return null
  }
}

/** Keeps the choice for the session and changes the light at once. */
export function chooseSeason(season: Season): void {
  try {
    sessionStorage.setItem(seasonKey, season)
  } catch {
    // The choice then lasts for this page only.
  }
  document.documentElement.dataset.season = season
}

/** Sets the season of the page that is shown now; called after each navigation. */
export function applySeason(): void {
  const season = seasonInForce(attribute('data-page-season'), chosenSeason(), attribute('data-hotel-season'))
  if (season) document.documentElement.dataset.season = season
  else delete document.documentElement.dataset.season
}
