import { isOccurrenceId } from '../../site/addresses/event-paths'
import type { AcceptedChange, Change, KeptFault, Regeneration } from '../changes/change'
import { subjectOf } from '../changes/change-key'
import { ChangeRefused } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import { passStage } from '../changes/stages'
import { MadeBefore } from '../operations/made-before'
import type { TitleOf } from '../operations/receipt-problem'
import type { ReceiptBook } from '../operations/receipts'
import { type BatchResult, receiptsOf } from '../operations/receipts-of'
import type { PublishInput } from '../publish/publisher-types'
import type { Release } from '../publish/release/release'
import type { BatchOutcome } from '../queue/change-queue'
import type { HeldLease } from '../queue/lease'
import { refusalsOf } from './refusals'

/** What the pipeline drives. */
export interface PipelineParts {
  builder: { apply(changes: readonly Change[], now: number): Promise<Regeneration> }
  /** The next builder, which is built beside the one that serves. */
  next: { readonly isReady: boolean; build(): void }
  publisher: { publish(input: PublishInput): Promise<Release> }
  receipts: Pick<ReceiptBook, 'open' | 'advance' | 'close'>
  overview: {
    built(regeneration: Regeneration): void
    comparedWithCleanBuild(release: Release): void
    titleOf: TitleOf
  }
  metrics: { observeStage(stage: string, milliseconds: number): void }
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void }
  now?(): number
  /** The time that the schedule goes by, ms since the epoch. Default: `now`. */
  scheduleNow?(): number
}

/** The reason of the nightly clean build that is compared with what is live. */
export const nightlyComparison = 'nightly comparison'

/**
 * The changes of a batch as the builder needs them: of several changes of one document the last, of several days the
 * last, of the schedule all, the rest once each.
 */
export function condense(batch: readonly AcceptedChange[]): Change[] {
  const condensed = new Map<string, Change>()
  for (const { change } of batch) {
    const key = subjectOf(change)
    condensed.delete(key)
    condensed.set(key, change)
  }
  return [...condensed.values()]
}

/** Whose pages may go: those of events where an operator took a short feed. */
function mayGo(batch: readonly AcceptedChange[]): PublishInput['mayGo'] {
  const isAccepted = batch.some(({ change }) => change.kind === 'events' && change.accepted !== undefined)
  return isAccepted ? isOccurrenceId : undefined
}

/** Ids of changes whose pages are not all made yet. */
function unfinished(batch: readonly AcceptedChange[], regeneration: Regeneration): Set<string> {
  const left = new Set(regeneration.unfinished)
  return new Set(
    batch.flatMap(({ id, change }) => (change.kind === 'document' && left.has(change.id) ? [id] : [])),
  )
}

/** The changed documents that each page shows something of, by its path. */
const shownOn = ({ pages }: Regeneration): Map<string, readonly string[]> =>
  new Map(pages.flatMap(({ path, shows }) => (shows ? [[path, shows] as const] : [])))

const isComparison = ({ change }: AcceptedChange): boolean =>
  change.kind === 'rebuild' && change.reason === nightlyComparison

const isRebuild = ({ change }: AcceptedChange): boolean => change.kind === 'rebuild'

/**
 * What is built anew by itself, after everything that was accepted with it: only then what the nightly comparison changes
 * was wrong before.
 */
export function partsOf(batch: readonly AcceptedChange[]): AcceptedChange[][] {
  const parts = [batch.filter((accepted) => !isRebuild(accepted)), batch.filter(isRebuild)]
  return parts.filter((part) => part.length > 0)
}

function compare(parts: PipelineParts, release: Release): void {
  parts.overview.comparedWithCleanBuild(release)
  if (release.status === 'unchanged') return
  const files = [...release.changed, ...release.removed].slice(0, 50)
  parts.log.error({ files }, 'what was live differed from a clean build; the clean build was published')
}

/** A change that the builder will not make, alone in its batch: its receipt says why. */
async function closeRefused(
  parts: PipelineParts,
  batch: readonly AcceptedChange[],
  why: KeptFault,
): Promise<void> {
  const refused = new Map(batch.map(({ id }) => [id, why]))
  const nothing = {
    titleOf: parts.overview.titleOf,
    pages: [],
    removedPages: [],
    shows: new Map(),
    windows: {},
    problems: [],
    at: {},
    begun: new Map(),
    release: undefined,
  }
  await parts.receipts.close(receiptsOf({ batch, refused, ...nothing }))
}

/** One batch from the inbox to the visitor: regenerate once, publish once, then the receipts. */
export function createPipeline(parts: PipelineParts) {
  const now = parts.now ?? Date.now
  const scheduleNow = parts.scheduleNow ?? now
  const madeBefore = new MadeBefore()
  /** When building began for a change that is not done, by its id, ms since the epoch. */
  const begunAt = new Map<string, number>()

  async function regenerate(
    batch: readonly AcceptedChange[],
    lease: HeldLease,
    alsoDo: readonly Change[] = [],
  ): Promise<BatchOutcome> {
    const changeIds = batch.map((accepted) => accepted.id)
    const begun = new Map(changeIds.map((id) => [id, begunAt.get(id) ?? now()]))
    for (const [id, at] of begun) begunAt.set(id, at)
    const regeneration = await parts.builder
      .apply([...condense(batch), ...alsoDo], scheduleNow())
      .catch(async (error: unknown) => {
        if (batch.length === 1 && error instanceof ChangeRefused) {
          for (const { id } of batch) begunAt.delete(id)
          await closeRefused(parts, batch, error.fault ?? { reason: error.reason })
        }
        throw error
      })
    const built = now()
    parts.overview.built(regeneration)
    const titles = new Map(Object.entries(regeneration.titles))
    const titlesByChange = new Map(
      batch.flatMap(({ id, change }) => {
        const title = change.kind === 'document' ? titles.get(change.id) : undefined
        return title === undefined ? [] : [[id, title] as const]
      }),
    )
    parts.receipts.advance(changeIds, 'built', built, titlesByChange)
    const release = await parts.publisher.publish({
      ...regeneration,
      changeIds,
      mayGo: mayGo(batch),
      fence: () => lease.assertHeld(),
    })
    const published = now()
    const stages = { ...regeneration.stages, ...release.stages }
    for (const [stage, milliseconds] of Object.entries(stages))
      parts.metrics.observeStage(stage, milliseconds)
    if (batch.some(isComparison)) compare(parts, release)
    const windows = regeneration.windows ?? {}
    const refused = refusalsOf(batch, release, windows)
    const again = unfinished(batch, regeneration)
    const result: BatchResult = {
      batch: batch.filter(({ id }) => !again.has(id)),
      titleOf: parts.overview.titleOf,
      pages: release.pages,
      removedPages: release.removedPages,
      shows: shownOn(regeneration),
      windows,
      heldOwners: new Set(release.heldPages.map(({ owner }) => owner)),
      problems: [...regeneration.problems, ...release.problems],
      refused,
      at: {
        built,
        checked: built,
        published,
        ...(release.proof?.live === false ? {} : { seen: published }),
      },
      begun,
      release: release.status === 'live' ? release.id : undefined,
    }
    for (const { id } of result.batch) begunAt.delete(id)
    const byId = new Map(result.batch.map((accepted) => [accepted.id, accepted]))
    await parts.receipts.close(
      receiptsOf(result).map((receipt) => {
        const accepted = byId.get(receipt.id)
        return accepted ? madeBefore.complete(accepted, receipt) : receipt
      }),
    )
    if (release.status === 'live') {
      madeBefore.note(result, regeneration.isWhole)
      madeBefore.noteUnfinished(
        batch.filter(({ id }) => again.has(id)),
        result,
      )
    }
    passStage('receipt')
    parts.log.info(
      {
        changes: changeIds.length,
        again: again.size,
        took: now() - Math.min(...batch.map((accepted) => accepted.acceptedAt)),
        release: release.id,
        status: release.status,
        pages: release.pages.length,
        stages,
      },
      'a batch is done',
    )
    return {
      // What is not all made yet goes on first: whether it can go live is known when it is.
      setAside: [...refused].flatMap(([changeId, { reason }]) =>
        again.has(changeId) ? [] : [{ changeId, reason }],
      ),
      again: [...again],
    }
  }

  /** No edit waits for a build of the whole site: it is made beside, and what needs it stays in the inbox meanwhile. */
  function wait(part: readonly AcceptedChange[]): BatchOutcome {
    parts.next.build()
    return { setAside: [], later: part.map(({ id }) => id) }
  }

  /** Undefined where no new builder is ready, or the one that is was built before what is needed came, too. */
  async function takeOver(
    part: readonly AcceptedChange[],
    lease: HeldLease,
  ): Promise<BatchOutcome | undefined> {
    if (!parts.next.isReady) return undefined
    const rebuild: Change = { kind: 'rebuild', reason: 'what the builder that runs cannot make' }
    return regenerate(part, lease, part.some(isRebuild) ? [] : [rebuild]).catch((error: unknown) => {
      if (error instanceof NeedsNewBuilder) return undefined
      throw error
    })
  }

  const regenerateAnew = async (part: readonly AcceptedChange[], lease: HeldLease): Promise<BatchOutcome> =>
    (await takeOver(part, lease)) ?? wait(part)

  /** What needs a new builder goes on with that, if it is ready; else it is halved until nothing else waits for it. */
  async function regenerateHere(part: readonly AcceptedChange[], lease: HeldLease): Promise<BatchOutcome> {
    try {
      return await regenerate(part, lease)
    } catch (error) {
      if (!(error instanceof NeedsNewBuilder)) throw error
      parts.log.info({ changes: part.map(({ id }) => id), why: error.message }, 'a new builder is needed')
      const taken = await takeOver(part, lease)
      if (taken) return taken
      if (part.length === 1) return wait(part)
      const middle = Math.ceil(part.length / 2)
      return together([
        await regenerateHere(part.slice(0, middle), lease),
        await regenerateHere(part.slice(middle), lease),
      ])
    }
  }

  return async (batch: readonly AcceptedChange[], lease: HeldLease): Promise<BatchOutcome> => {
    for (const accepted of batch) parts.receipts.open(accepted)
    const outcomes: BatchOutcome[] = []
    for (const part of partsOf(batch))
      outcomes.push(await (part.some(isRebuild) ? regenerateAnew : regenerateHere)(part, lease))
    return together(outcomes)
  }
}

const together = (outcomes: readonly BatchOutcome[]): BatchOutcome => ({
  setAside: outcomes.flatMap(({ setAside }) => setAside),
  again: outcomes.flatMap(({ again = [] }) => again),
  later: outcomes.flatMap(({ later = [] }) => later),
})
