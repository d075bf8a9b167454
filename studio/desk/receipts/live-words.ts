/** What badge and panel say of a state, in the words of a language. Pure. */
import type { DocumentReceipt } from '../../../worker/editors/document-receipts'
import type { LiveWords } from '../../words/live'
import type { LiveState } from './live-state'

export interface BadgeWords {
  label: string
  title: string
  color: 'primary' | 'success' | 'warning' | 'danger'
}

/** What stands beside the title of a document; nothing where nothing is known. */
export function badgeWords({ is, at, receipt }: LiveState, words: LiveWords): BadgeWords | null {
  const live = at === undefined ? words.live : words.liveSince(clock(at, words))
  switch (is) {
    case 'unknown':
    case 'nowhere':
      return null
    case 'on its way':
      return { label: words.goingLive, title: words.pagesAreMade, color: 'primary' }
    case 'live':
      return {
        label: live,
        title: receipt ? pagesTouched(receipt, words) : words.compared,
        color: 'success',
      }
    case 'partly':
      return { label: words.partLeftOut(live), title: problemsOf(receipt), color: 'warning' }
    case 'refused':
      return { label: words.notLive, title: problemsOf(receipt), color: 'danger' }
    case 'off':
      return { label: words.notOnSite, title: words.isSwitchedOff, color: 'primary' }
    case 'scheduled':
      return { label: words.goesLive(minute(at, words)), title: words.waits, color: 'primary' }
    case 'over':
      return { label: words.wasLiveUntil(minute(at, words)), title: words.isPast, color: 'primary' }
    case 'gone':
      return { label: takenDown(at, words), title: pagesTouched(receipt, words), color: 'primary' }
  }
}

/** What a receipt of the clock says of a document. */
export function turnWords({ turn, liveAt }: DocumentReceipt, words: LiveWords): BadgeWords | null {
  if (!turn) return null
  const title = words.bySchedule(minute(turn.at, words))
  if (turn.goes !== 'live') return { label: takenDown(liveAt, words), title, color: 'primary' }
  const label = liveAt === undefined ? words.live : words.liveSince(clock(liveAt, words))
  return { label, title, color: 'success' }
}

const takenDown = (at: number | undefined, words: LiveWords): string =>
  at === undefined ? words.takenDown : words.takenDownAt(clock(at, words))

/** `1 page touched`, `143 pages touched`. */
export function pagesTouched(receipt: DocumentReceipt | undefined, words: LiveWords): string {
  const count = receipt === undefined ? 0 : receipt.pages.length + receipt.morePages
  return count === 0 ? words.noPageTouched : words.pagesTouched(count)
}

const problemsOf = (receipt: DocumentReceipt | undefined): string =>
  (receipt?.problems ?? []).map(({ text }) => text).join(' ')

/** `12:03:04.2` where the editor is; with the day when that is another. */
export function clock(at: number, { formatTag }: LiveWords, now: number = Date.now()): string {
  const time = new Intl.DateTimeFormat(formatTag, { timeStyle: 'medium' }).format(at)
  const tenth = Math.floor((at % 1000) / 100)
  const day = otherDay(at, now, formatTag)
  return day === undefined ? `${time}.${tenth}` : `${day}, ${time}`
}

/** `08:00` where the editor is; with the day when that is another. */
export function minute(at: number | undefined, { formatTag }: LiveWords, now: number = Date.now()): string {
  if (at === undefined) return ''
  const time = new Intl.DateTimeFormat(formatTag, { timeStyle: 'short' }).format(at)
  const day = otherDay(at, now, formatTag)
  return day === undefined ? time : `${day}, ${time}`
}

/** `25 November`, with the year where that is another; nothing where it is the day of `now`. */
function otherDay(at: number, now: number, formatTag: string): string | undefined {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const day = new Intl.DateTimeFormat(formatTag, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return day.format(at) === day.format(now) ? undefined : day.format(at)
}
