/** Whether what an editor published is live. Pure: badge and panel show it, in the words of live-words. */
import { isWithin } from '../../../site/calendar/window'
import type { DocumentReceipt, DocumentReceipts } from '../../../worker/editors/document-receipts'

/** What the worker said last: nothing yet, an answer, or that it cannot be asked. */
export type WorkerAnswer =
  | { is: 'not asked' }
  | { is: 'away'; why: string }
  | { is: 'told'; receipts: DocumentReceipts }

/** The published document, as far as it matters here. */
export interface Published {
  _rev: string
  /** ISO time at which it was published. */
  _updatedAt: string
  /** False: the editor has taken the page from the site. */
  live?: unknown
}

export interface LiveState {
  /** `off`: published, and taken from the site. `scheduled`: published, and waits for its time. `over`: published, and its time is past. */
  is:
    | 'unknown'
    | 'nowhere'
    | 'off'
    | 'on its way'
    | 'live'
    | 'partly'
    | 'refused'
    | 'gone'
    | 'scheduled'
    | 'over'
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

export function liveState(
  published: Published | null,
  answer: WorkerAnswer,
  now: number = Date.now(),
): LiveState {
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
  const isOff = published.live === false
  if (receipt && isOff && isDone(receipt)) return told(receipt, 'off')
  if (receipt) return inItsWindow(told(receipt, states[receipt.outcome]), receipt, answer.receipts, now)
  // Nobody told of this revision; a comparison with the content service after it has found it all the same, since whenever.
  if (wholeAt !== undefined && wholeAt >= publishedAt) return { is: isOff ? 'off' : 'live' }
  return { is: now - publishedAt < longest ? 'on its way' : 'unknown' }
}

const isDone = ({ outcome }: DocumentReceipt): boolean => outcome !== 'waiting' && outcome !== 'refused'

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
