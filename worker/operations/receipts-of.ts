import { isEventOwner } from '../../site/addresses/event-paths'
import { isSitePart } from '../../site/content/site-parts'
import { languageOfPath, languages } from '../../site/languages/locales'
import { forEachReading, isReadingName, readingOfDocument } from '../../site/readings/reading-feeds'
import {
  type AcceptedChange,
  type Change,
  type DocumentWindow,
  isReadingChange,
  type KeptFault,
  type Problem,
  type Reason,
  type Regeneration,
  type TouchedPage,
} from '../changes/change'
import type { Release } from '../publish/release/release'
import type { Outcome, Receipt, ReceiptPage, ReceiptProblem, Stage } from './receipt'
import { isSameFault, receiptProblem, type TitleOf, titledFault } from './receipt-problem'
import { turnsDone, turnsOf } from './turns'

/** What is known when a batch is done. */
export interface BatchResult {
  batch: readonly AcceptedChange[]
  /** Titles of documents by id, in their own language, as far as they are known. */
  titleOf: TitleOf
  /** Pages that became new or different for a visitor. */
  pages: readonly TouchedPage[]
  removedPages: readonly { path: string; owner: string }[]
  /** Ids of changed documents by path of a page that shows something of them, as far as that is known. */
  shows: ReadonlyMap<string, readonly string[]>
  /** Of documents that are there at times only, when, by id; of those that changed or came or went. */
  windows: Readonly<Record<string, DocumentWindow>>
  /** Documents some page of which the gate keeps as it was. Absent: none. */
  heldOwners?: ReadonlySet<string>
  problems: readonly Problem[]
  /** By change id, why changes did not go live. */
  refused: ReadonlyMap<string, KeptFault>
  /** When the batch reached each stage, ms since the epoch. */
  at: Partial<Record<Stage, number>>
  /** By change id, when building began for it, ms since the epoch: large work goes on for several batches. */
  begun: ReadonlyMap<string, number>
  release: string | undefined
}

/**
 * One receipt for each change of a batch. A page is listed with every change that made it new: its own document's, those of
 * the documents that it shows, else every change that can have had this effect (a list by a document, a slice by a site
 * part, a day by the clock). What came or went by its schedule is listed with that alone.
 */
export function receiptsOf(result: BatchResult): Receipt[] {
  const own = new Set(result.batch.flatMap(({ change }) => ownersOf(change, result)))
  const hasPart = result.batch.some(({ change }) => isPart(change))
  const isCompared = result.batch.some(({ change }) => comparesAll(change))
  const looksAt = new Set<string>(result.batch.map(({ change }) => change.kind))
  return result.batch.map((accepted) => {
    const { id, change, acceptedAt } = accepted
    const refusal = result.refused.get(id)
    const mine = new Set(ownersOf(change, result))
    const made = (page: TouchedPage): boolean => {
      const shown = result.shows.get(page.path)
      const isKnown = own.has(page.owner) || shown?.some((document) => own.has(document)) === true
      // With any change time has passed, and a reading may be too old by now to be shown.
      if (isReadingName(page.reason) && !looksAt.has(page.reason)) return true
      // What it shows is of no change in this batch: found by a comparison, or live early with an edit that touches it as well.
      if (!isKnown && shown && isCompared) return comparesAll(change)
      // A header shows more than site parts: a page that moved, by a document that is not known.
      if (!isKnown)
        return canCause(change, page.reason === 'slice' && !hasPart ? withoutPart(change) : page.reason)
      return mine.has(page.owner) || shown?.some((document) => mine.has(document)) === true
    }
    const touched = refusal === undefined ? result.pages.filter(made) : []
    const gone =
      refusal === undefined
        ? result.removedPages.filter((page) => removed(change, page.owner, own, mine))
        : []
    const problems = problemsOf(change, result)
    return {
      id,
      change,
      ...titled(change, result.titleOf),
      ...scheduled(change, result, refusal !== undefined),
      outcome: outcomeOf(refusal, problems, touched.length + gone.length),
      at: {
        ...(refusal === undefined ? { ...result.at, begun: result.begun.get(id) } : {}),
        received: acceptedAt,
      },
      pages: sorted([...touched.map(changedPage), ...gone.map(removedPage)]),
      problems: refusal === undefined ? problems : withRefusal(refusal, problems, result.titleOf),
      release: refusal === undefined ? result.release : undefined,
    }
  })
}

/** Documents whose own pages belong to a change: its own, or those that came or went by their schedule. */
function ownersOf(change: Change, { windows }: Pick<BatchResult, 'windows'>): string[] {
  if (change.kind === 'document') return [change.id]
  return change.kind === 'schedule' ? turnsOf(change, windows).map(({ documentId }) => documentId) : []
}

/** What the receipt says of times: what came or went, or when the document of the change is there. */
function scheduled(
  change: Change,
  { windows, heldOwners, titleOf }: BatchResult,
  isRefused: boolean,
): Pick<Receipt, 'turns' | 'window'> {
  if (change.kind === 'schedule') {
    const turns = isRefused ? [] : turnsDone(turnsOf(change, windows), (id) => heldOwners?.has(id) === true)
    return {
      turns: turns.map((turn) => {
        const title = titleOf(turn.documentId)
        return title === undefined ? turn : { ...turn, title }
      }),
    }
  }
  if (change.kind !== 'document' || change.operation === 'delete') return {}
  const { path: _, ...window } = windows[change.id] ?? {}
  return window.from === undefined && window.until === undefined ? {} : { window }
}

/** Pages of events go with the feed or with the day, all others with a document. */
function removed(
  change: Change,
  owner: string,
  own: ReadonlySet<string>,
  mine: ReadonlySet<string>,
): boolean {
  if (own.has(owner)) return mine.has(owner)
  if (isEventOwner(owner)) return change.kind !== 'document'
  return canCause(change, 'document')
}

/** Changes that were in work when the store of the queue was emptied, and why some of them did not go live. */
type LostChanges = Pick<BatchResult, 'batch' | 'refused'>

/**
 * Receipts of documents that waited in the inbox while the whole site was built, of those whose pages became new with it: the
 * others are finished by their own batch. No batch comes for `lost` any more: all of these end with it.
 */
export function receiptsOfStart(
  waiting: readonly AcceptedChange[],
  whole: Pick<Regeneration, 'problems' | 'windows'>,
  release: Pick<Release, 'id' | 'status' | 'pages' | 'removedPages'>,
  { begun, ...at }: Partial<Record<Stage, number>> & { begun: number },
  titleOf: TitleOf,
  lost: LostChanges = { batch: [], refused: new Map() },
): Receipt[] {
  const isLive = release.status === 'live'
  const shown = waiting.filter(({ change }) => change.kind === 'document' || change.kind === 'schedule')
  const batch = [...(isLive ? shown : []), ...lost.batch]
  const ending = new Set(lost.batch.map(({ id }) => id))
  return receiptsOf({
    batch,
    titleOf,
    pages: release.pages,
    removedPages: release.removedPages,
    shows: new Map(),
    windows: whole.windows ?? {},
    problems: whole.problems,
    refused: lost.refused,
    at: { ...at, checked: at.built },
    begun: new Map(batch.map(({ id }) => [id, begun])),
    release: isLive ? release.id : undefined,
  }).filter(({ id, outcome }) => ending.has(id) || outcome === 'live' || outcome === 'partly')
}

/**
 * The receipt that stays when a change is done twice, because a process died between making it live and taking it out of
 * the inbox: the one that tells what it changed.
 */
export function betterReceipt(earlier: Receipt | undefined, later: Receipt): Receipt {
  const wasLive = earlier?.outcome === 'live' || earlier?.outcome === 'partly'
  return wasLive && later.outcome === 'unchanged' ? earlier : later
}

function titled(change: Change, titleOf: TitleOf): Pick<Receipt, 'title'> {
  const title = change.kind === 'document' ? titleOf(change.id) : undefined
  return title === undefined ? {} : { title }
}

function outcomeOf(
  refusal: KeptFault | undefined,
  problems: readonly ReceiptProblem[],
  pages: number,
): Outcome {
  if (refusal !== undefined) return 'refused'
  if (problems.length > 0) return 'partly'
  return pages > 0 ? 'live' : 'unchanged'
}

/** Why header or footer are others where no part of them changed: the day, for they show year and season, or a list. */
const withoutPart = ({ kind }: Change): Reason => (kind === 'day' ? 'day' : 'list')

const isPart = (change: Change): boolean => change.kind === 'document' && isSitePart(change.type)

/** What finds by itself what has changed, whoever did it. */
const comparesAll = (change: Change): change is Extract<Change, { kind: 'rebuild' | 'reconcile' }> =>
  change.kind === 'rebuild' || change.kind === 'reconcile'

function canCause(change: Change, reason: Reason): boolean {
  // A builder that was replaced tells of every page that it made them all.
  if (comparesAll(change) || reason === 'everything') return true
  if (change.kind === 'day') return reason === 'day'
  if (change.kind === 'schedule') return ['schedule', 'list', 'document'].includes(reason)
  if (change.kind === 'events' || isReadingChange(change)) return reason === change.kind
  if (reason === 'schedule') return false
  if (change.type === undefined) return reason !== 'day' && reason !== 'events' && !isReadingName(reason)
  if (reason === 'text') return change.type === 'staticText'
  if (reason === 'slice') return isPart(change)
  return reason === 'document' || reason === 'list'
}

const isOfEvents = ({ documentId }: Problem): boolean => documentId.startsWith('events/')

/** What is wrong in the feed is told by the look at the feed, the rest by the document or by the reconcile. */
function problemsOf(change: Change, result: BatchResult): ReceiptProblem[] {
  const { problems, titleOf } = result
  const owners = new Set(ownersOf(change, result))
  const mine: Readonly<Record<Change['kind'], (one: Problem) => boolean>> = {
    document: ({ documentId }) => owners.has(documentId),
    day: () => false,
    schedule: ({ documentId }) => owners.has(documentId),
    events: isOfEvents,
    ...forEachReading((name) => (one: Problem) => readingOfDocument(one.documentId) === name),
    reconcile: (one) => !isOfEvents(one) && readingOfDocument(one.documentId) === undefined,
    rebuild: () => true,
  }
  const found = problems
    .filter(mine[change.kind])
    .map((problem) => receiptProblem(problem, titleOf, change.kind !== 'document'))
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** A refusal stands once: as the problem that names its field, or by itself. */
function withRefusal(
  refusal: KeptFault,
  problems: readonly ReceiptProblem[],
  titleOf: TitleOf,
): readonly ReceiptProblem[] {
  const whole = titledFault(refusal, titleOf)
  return problems.some((problem) => isSameFault(problem, whole)) ? problems : [whole, ...problems]
}

const changedPage = ({ path, reason }: TouchedPage): ReceiptPage => ({
  language: languageOfPath(path),
  path,
  why: reason,
})

const removedPage = ({ path }: { path: string }): ReceiptPage => ({
  language: languageOfPath(path),
  path,
  why: 'removed',
})

const sorted = (pages: ReceiptPage[]): ReceiptPage[] =>
  pages.sort((left, right) => languages.indexOf(left.language) - languages.indexOf(right.language))
