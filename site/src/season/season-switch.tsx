import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import type { Season } from '../../calendar/season'
import type { Lookup } from '../../languages/lookup'
import { takesThisStep } from '../components/dialog/takes-this-step'
import { beginStep } from '../navigation/newest-step'
import { isPlainClick } from '../navigation/plain-click'
import { chooseSeason, seasonDelay } from './apply-season'
import * as styles from './season-switch.module.css'

interface SeasonSwitchProps {
  summer: string | undefined
  winter: string | undefined
  texts: Lookup<'common'>
}

let leaving: number | undefined

/** The light changes at once, the other page comes after 200 ms (specification, section 4, "Season"). */
function toggle(event: MouseEvent, season: Season, href: string): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  chooseSeason(season)
  window.clearTimeout(leaving)
  const isNewest = beginStep()
  leaving = window.setTimeout(() => {
    if (isNewest()) void navigate(href, { replace: takesThisStep(href) })
  }, seasonDelay)
}

/** The two season pages as plain links, for screens that have no switch. */
export function SeasonLinks({ summer, winter, texts }: SeasonSwitchProps) {
  if (!summer || !winter) return null
  return (
    <nav className={styles.links} aria-label={texts('season')}>
      <a className="underline" href={summer}>
        {texts('summer')}
      </a>
      <a className="underline" href={winter}>
        {texts('winter')}
      </a>
    </nav>
  )
}

/**
 * Two words, a line of 34 px, a disc of 11 px at the season in force. Shown by the styles where the page carries
 * `data-season-switch`; two plain links while no script runs.
 */
export function SeasonSwitch({ summer, winter, texts }: SeasonSwitchProps) {
  if (!summer || !winter) return null
  return (
    <nav className={styles.seasons} aria-label={texts('season')} data-switch="season">
      <a href={summer} className={styles.summer} onClick={(event) => toggle(event, 'summer', summer)}>
        {texts('summer')}
      </a>
      <span className={styles.line} aria-hidden="true" />
      <a href={winter} className={styles.winter} onClick={(event) => toggle(event, 'winter', winter)}>
        {texts('winter')}
      </a>
    </nav>
  )
}
