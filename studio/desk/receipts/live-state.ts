/** Whether what an editor published is live. Pure: badge and panel show it. */
import { isWithin } from '../../../site/calendar/window'
import type { DocumentReceipt, DocumentReceipts } from '../../../worker/editors/document-receipts'

/** What the worker said last: nothing yet, an answer, or that it cannot be asked. */
export type Answer =
  | { is: 'not asked' }
  | { is: 'away'; why: string }
  | { is: 'told'; receipts: DocumentReceipts }

/** The published document, as far as it matters here. */
export interface Published {
  _rev: string
  /** ISO time at which it was published. */
  _updatedAt: string
}

export interface LiveState {
  /** `scheduled`: published, and waits for its time. `over`: published, and its time is past. */
  is: 'unknown' | 'nowhere' | 'on its way' | 'live' | 'partly' | 'refused' | 'gone' | 'scheduled' | 'over'
  /** When it was live, or goes live, or came down by its schedule, ms since the epoch. */
  at?: number
  receipt?: DocumentReceipt
}

const states = {
  waiting: 'on its way',
  live: 'live',
  unchanged: 'live',
  partly: 'partly',
  refused: 'refused',
} as const

/** After this time at the latest a comparison has found what nobody told of, ms: they come every quarter of an hour. */
const longest = 20 * 60_000

export function liveState(published: Published | null, answer: Answer, now: number = Date.now()): LiveState {
  if (answer.is !== 'told') return { is: 'unknown' }
  const { receipts, wholeAt } = answer.receipts
  const [newest] = receipts
  if (!published) {
    if (newest?.operation !== 'delete') return { is: 'nowhere' }
    return told(newest, newest.outcome === 'waiting' ? 'on its way' : 'gone')
  }
  const publishedAt = Date.parse(published._updatedAt)
  const receipt =
    receipts.find(({ revision }) => revision === published._rev) ??
    receipts.find(
      ({ revision, turn, receivedAt }) => revision === undefined && !turn && receivedAt >= publishedAt,
    )
  if (receipt) return inItsWindow(told(receipt, states[receipt.outcome]), receipt, answer.receipts, now)
  // Nobody told of this revision; a comparison with the content service after it has found it all the same, since whenever.
  if (wholeAt !== undefined && wholeAt >= publishedAt) return { is: 'live' }
  return { is: now - publishedAt < longest ? 'on its way' : 'unknown' }
}

/** What was published may wait for its time, or be past it; the receipts of the clock tell when that turned. */
function inItsWindow(
  state: LiveState,
  receipt: DocumentReceipt,
  { receipts, wholeAt }: DocumentReceipts,
  now: number,
): LiveState {
  const { window, liveAt = receipt.receivedAt, receivedAt } = receipt
  if (!window || state.is === 'on its way' || state.is === 'refused') return state
  const turned = receipts.find(({ turn, receivedAt: at }) => turn && at >= receivedAt)
  const seenAt = wholeAt === undefined ? liveAt : Math.max(liveAt, wholeAt)
  const isThere = turned?.turn ? turned.turn.goes === 'live' : isWithin(window, seenAt)
  if (isThere) return turned?.liveAt === undefined ? state : { ...state, at: turned.liveAt }
  const { from, until } = window
  if (from !== undefined && now < from) return { is: 'scheduled', receipt, at: from }
  return until !== undefined && now >= until
    ? { is: 'over', receipt, at: until }
    : { is: 'on its way', receipt }
}

const told = (receipt: DocumentReceipt, is: LiveState['is']): LiveState => ({
  is,
  receipt,
  ...(receipt.liveAt === undefined ? {} : { at: receipt.liveAt }),
})

const compared = 'The last comparison with the content service found it so.'

export interface BadgeWords {
  label: string
  title: string
  color: 'primary' | 'success' | 'warning' | 'danger'
}

/** What stands beside the title of a document; nothing where nothing is known. */
export function badgeWords({ is, at, receipt }: LiveState): BadgeWords | null {
  const since = at === undefined ? '' : ` since ${clock(at)}`
  switch (is) {
    case 'unknown':
    case 'nowhere':
      return null
    case 'on its way':
      return { label: 'Going live', title: 'Published; the pages are being made.', color: 'primary' }
    case 'live':
      return { label: `Live${since}`, title: receipt ? pagesTouched(receipt) : compared, color: 'success' }
    case 'partly':
      return { label: `Live${since}, a part left out`, title: problemsOf(receipt), color: 'warning' }
    case 'refused':
      return { label: 'Not live', title: problemsOf(receipt), color: 'danger' }
    case 'scheduled':
      return {
        label: `Goes live ${minute(at)}`,
        title: 'Published; it waits for its time.',
        color: 'primary',
      }
    case 'over':
      return {
        label: `Was live until ${minute(at)}`,
        title: 'Published; its time is past.',
        color: 'primary',
      }
    case 'gone':
      return {
        label: `Taken down${at === undefined ? '' : ` ${clock(at)}`}`,
        title: pagesTouched(receipt),
        color: 'primary',
      }
  }
}

/** What a receipt of the clock says of a document. */
export function turnWords({ turn, liveAt }: DocumentReceipt): BadgeWords | null {
  if (!turn) return null
  const at = liveAt === undefined ? '' : ` ${clock(liveAt)}`
  const title = `By its schedule, ${minute(turn.at)}.`
  return turn.goes === 'live'
    ? { label: `Live since${at}`, title, color: 'success' }
    : { label: `Taken down${at}`, title, color: 'primary' }
}

/** `1 page touched`, `143 pages touched`. */
export function pagesTouched(receipt: DocumentReceipt | undefined): string {
  const count = receipt === undefined ? 0 : receipt.pages.length + receipt.morePages
  if (count === 0) return 'No page had to change.'
  return count === 1 ? '1 page touched' : `${count} pages touched`
}

/** What is said before publishing. */
export const touchesWords = (pages: number): string =>
  pages === 1 ? 'Publishing this can change 1 page.' : `Publishing this can change up to ${pages} pages.`

const problemsOf = (receipt: DocumentReceipt | undefined): string =>
  (receipt?.problems ?? []).map(({ text }) => text).join(' ')

/** `12:03:04.2` where the editor is; with the day when that is another. */
export function clock(at: number, now: number = Date.now()): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(at)
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
  const tenth = Math.floor((at % 1000) / 100)
  return day.format(at) === day.format(now) ? `${time}.${tenth}` : `${day.format(at)}, ${time}`
}

/** `08:00` where the editor is; with the day when that is another. */
export function minute(at: number | undefined, now: number = Date.now()): string {
  if (at === undefined) return ''
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at)
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
  return day.format(at) === day.format(now) ? time : `${day.format(at)}, ${time}`
}

const soon = 300
const later = 10_000

/** How long until the worker is asked again, ms: often for a minute after something was published, else now and then. */
export function pauseUntilNext(
  state: LiveState,
  published: Published | null,
  now: number = Date.now(),
): number {
  const isFresh = published !== null && now - Date.parse(published._updatedAt) < 60_000
  return state.is === 'on its way' && (isFresh || state.receipt !== undefined) ? soon : later
}
