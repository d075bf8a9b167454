import { setTimeout as delay } from 'node:timers/promises'
import { listenForCommands } from '../publish/control'
import type { Waiting } from '../publish/publisher-types'
import { releaseFolder } from '../publish/publishing'
import type { HeldLease } from '../queue/lease'
import { pauseAfter } from '../queue/pauses'
import { startClock } from '../schedule/clock'
import type { ShownTime } from '../schedule/due'
import { handledFile } from '../schedule/handled-file'
import { startContentListener } from './content-listener'
import { createNextBuilder } from './next-builder'
import type { WorkerParts } from './open-parts'
import { createPipeline } from './pipeline'
import { publishWhole, showWaiting } from './publish-whole'
import { createRenewal } from './renewal'
import { StandBy } from './stand-by'

export interface Told {
  onPhase(phase: string, milliseconds: number): void
  /** The first build succeeded, after however many tries, with the pages that are held back. */
  onReady(held: readonly Pick<Waiting, 'path' | 'why'>[]): void
  /** The first build failed; it is tried again. */
  onFailed(error: unknown): void
}

/**
 * The work of the worker that publishes: waits for the lease, makes the whole site, then takes changes, listens and goes by
 * the clock.
 */
export class Leading {
  /** The lease with which what machines share was taken over, and the one under which the whole site was published since. */
  #taken: HeldLease | undefined
  #published: HeldLease | undefined
  #stopListening = async (): Promise<void> => undefined

  constructor(
    private readonly parts: WorkerParts,
    private readonly told: Told,
  ) {}

  /** Resolves when changes are taken, or the end was asked for. `onFirstFailure`: tries go on after it. */
  async begin(onFirstFailure: (error: unknown) => void): Promise<void> {
    if (!(await this.#publishFirst(onFirstFailure))) return
    const { publisher, builder, queue, log, later, settings, now } = this.parts
    await showWaiting(this.parts)
    await this.#takeChanges()
    later.listener = startContentListener({ settings, queue, metrics: this.parts.metrics, log })
    later.clock = startClock({
      settings,
      handled: handledFile(settings.dataDir),
      accept: (change, key) => queue.accept(change, key),
      shown: () => shownBy(builder.status()),
      log,
      now,
    })
    await later.clock.wake('start')
    this.told.onReady((await publisher.waiting()).filter(({ pinned }) => !pinned))
  }

  /** No command line is heard any more. */
  stopListening(): Promise<void> {
    return this.#stopListening()
  }

  /** Tries until the whole site is live. False when the end was asked for before. */
  async #publishFirst(onFirstFailure: (error: unknown) => void): Promise<boolean> {
    const { settings, publisher, stopping, log } = this.parts
    for (let failures = 1; ; failures += 1) {
      try {
        const lease = await this.#lead()
        await this.#takeOver(lease)
        // Nobody commands a worker that does not lead.
        await this.#stopListening()
        this.#stopListening = await listenForCommands(releaseFolder(settings), publisher)
        await this.#publishAll(lease, this.told.onPhase)
        return true
      } catch (error) {
        if (stopping.signal.aborted) return false
        const retryInMs = pauseAfter(failures, 'content')
        log.error(
          { error, retryInMs },
          'the site could not be built; the last release stays, and it is tried again',
        )
        onFirstFailure(error)
        this.told.onFailed(error)
        await delay(retryInMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  /** Resolves with the lease; while another worker has it, this one keeps itself ready. */
  async #lead(): Promise<HeldLease> {
    const { queue } = this.parts
    const standBy = new StandBy(this.parts)
    const stopWatching = queue.subscribe(() => {
      if (queue.standsBy) standBy.begin()
    })
    try {
      return await queue.lead()
    } finally {
      stopWatching()
      await standBy.end()
    }
  }

  async #takeChanges(): Promise<void> {
    const {
      builder,
      publisher,
      publish,
      queue,
      receipts,
      overview,
      metrics,
      log,
      stopping,
      settings,
      later,
      now,
    } = this.parts
    const next = createNextBuilder({
      async build() {
        await publisher.recordHolders()
        await builder.prepare('clean')
      },
      isReady: () => builder.isPrepared,
      onSettled: () => queue.resume(),
      log,
      signal: stopping.signal,
    })
    const pipeline = createPipeline({
      builder,
      next,
      publisher: { publish },
      receipts,
      overview,
      metrics,
      log,
      scheduleNow: now,
    })
    const renewInTime = createRenewal({
      builder,
      accept: (change, key) => queue.accept(change, key),
      limit: settings.builderMemory,
      signal: stopping.signal,
      log,
    })
    await queue.process(async (batch, held) => {
      if (held !== this.#published) await this.#leadAgain(held)
      const outcome = await pipeline(batch, held)
      renewInTime()
      later.clock?.follow()
      return outcome
    })
  }

  /**
   * The lease was lost meanwhile, and another machine may have published: before anything else the whole site is made as it is
   * now, or what this one had last would go over it.
   */
  async #leadAgain(lease: HeldLease): Promise<void> {
    this.parts.later.publishes = false
    await this.#takeOver(lease)
    await this.#publishAll(lease, () => undefined)
  }

  async #publishAll(lease: HeldLease, onPhase: Told['onPhase']): Promise<void> {
    await publishWhole(this.parts, lease, onPhase)
    this.#published = lease
    this.parts.later.publishes = true
  }

  /** Only whoever leads writes. */
  async #takeOver(lease: HeldLease): Promise<void> {
    if (lease === this.#taken) return
    const { publisher, queue, stopping, log } = this.parts
    await publisher.takeOver(lease)
    this.#taken = lease
    publisher.lookAfter(AbortSignal.any([stopping.signal, lease.signal]), (files) => {
      const accepting = queue.accept({ kind: 'rebuild', reason: `damaged on the disk: ${files[0]}` })
      accepting.catch((error: unknown) =>
        log.error({ error, files }, 'a damaged file waits to be built again'),
      )
    })
  }
}

const shownBy = ({ schedule, today }: ReturnType<WorkerParts['builder']['status']>): ShownTime | undefined =>
  schedule && { ...schedule, ...(today === undefined ? {} : { day: today }) }
