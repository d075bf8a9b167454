import { writeHolders } from '../../site/addresses/holders-file'
import { fault } from '../../site/border/problem'
import { realFiles } from '../disk/files'
import { DamagedBlob } from '../made/blobs'
import { Archive } from './archive/archive'
import type { Lead } from './archive/lead'
import { type Decided, type DecideRules, decide, type ReleaseQuestion } from './decide/decide'
import { defaultRules } from './decide/gate'
import { haveBytes } from './decide/have-bytes'
import { changesHolders, holdersOf } from './decide/path-holders'
import { recordOf } from './decide/record'
import { RollbackRefused } from './decide/rollback'
import { pageRollbackDraft, siteRollbackDraft } from './decide/rollback-draft'
import { linkReader } from './pages/link-target'
import { Proving } from './prove/proving'
import type { RefusedPurge } from './prove/purge'
import type { LiveRelease, Publisher, PublisherOptions, PublishInput, Waiting } from './publisher-types'
import type { LiveSite } from './release/live-site'
import {
  formatId,
  isReleaseId,
  noPins,
  type Pins,
  type Release,
  type ReleaseRecord,
  type ReleaseSummary,
} from './release/release'
import { heldPagesOf, releaseOf, waitingOf } from './release/summary'
import { RootWatch, type Wanted } from './staging/root-watch'
import { stageRoot } from './staging/stage-root'
import { nothingStaged } from './staging/staging'
import { Stopwatch } from './stopwatch'
import { Aftermath, copiesFirst } from './store/aftermath'
import type { Damage } from './store/damage'
import { DamageWatch } from './store/damage-watch'
import { HistoryFiles } from './store/history-files'
import { ReleaseList } from './store/release-list'
import { defaultRetention } from './store/retention'
import { type CommitGuard, ReleaseStore } from './store/store'
import { viewOf } from './store/view'
import { noTarget, Superseded } from './targets/target'

export type { ExpectedPage, Publisher, PublisherOptions, PublishInput, PublishLog } from './publisher-types'

/** The release store with its gate, target and purge. Nothing is read until the first call. */
export const createPublisher = (options: PublisherOptions): Publisher => new ReleasePublisher(options)

/** A file that has these bytes. */
const nameOf = (sha: string, { files }: Wanted): string =>
  [...files.values()].find(({ sha256 }) => sha256 === sha)?.path ?? sha

const freely: CommitGuard = { fence: async () => undefined, checkpoint: () => undefined }

class ReleasePublisher implements Publisher {
  readonly view
  readonly #store: ReleaseStore
  readonly #rules: DecideRules
  readonly #clock: () => number
  readonly #aftermath: Aftermath
  readonly #damage: DamageWatch
  #lastRoot: string | undefined
  readonly #root = new RootWatch()
  /** Publishes run one after another. */
  #publishing: Promise<unknown> = Promise.resolve()
  /** Decisions and switches run one after another, rollbacks among them. */
  #switching: Promise<unknown> = Promise.resolve()
  #rollbacksWaiting = 0
  readonly #proving: Proving
  readonly #list: ReleaseList
  readonly #archive: Archive | undefined
  /** The history was taken over: the first whole site brings most of its bytes. */
  #lacksBytes = false
  #lead: Lead | undefined
  /** What other machines left in a shared target was looked for. */
  #isTidy = false
  #onceHome = (): void => undefined
  readonly #options: Pick<PublisherOptions, 'holdersFile' | 'guardedPages' | 'log'>

  constructor(options: PublisherOptions) {
    this.#options = options
    const gate = { ...defaultRules, ...options.gate }
    const retention = { ...defaultRetention, ...options.retention }
    this.#rules = { gate, readLink: linkReader(gate.siteUrl), assetAge: retention.age }
    this.#clock = options.clock ?? Date.now
    const files = options.fs ?? realFiles
    this.#store = new ReleaseStore(
      options.folder,
      files,
      options.target ?? noTarget,
      this.#rules.readLink,
      (file) =>
        options.log?.warn({ file }, 'A damaged file of the releases was moved aside; the rest is served.'),
      (sha) => this.#damage.suspect(sha),
      async (sha) => this.#archive?.fetch(sha),
    )
    const { history, blobs } = this.#store
    this.#archive =
      options.archive &&
      new Archive({
        objects: options.archive,
        history,
        blobs,
        files: new HistoryFiles(options.folder, files),
        log: options.log,
      })
    this.#damage = new DamageWatch({
      store: this.#store,
      log: options.log,
      alone: (work) => this.#exclusively(work),
      untilIdle: () => this.#publishing,
      root: () => this.#lastRoot,
    })
    this.view = viewOf(() => this.#store.state, this.#store.blobs)
    this.#list = new ReleaseList(this.#store.history, () => this.#store.state)
    this.#proving = new Proving(options, () => this.#store.state)
    this.#aftermath = new Aftermath(
      this.#store,
      retention,
      this.#clock,
      options.log,
      (work) => this.#exclusively(work),
      () => this.#publishing,
      async () => {
        await this.#archive?.sweep(this.#store.state, retention.unnamed)
        await this.#removeOrphans()
      },
    )
  }

  async takeOver(lead: Lead): Promise<boolean> {
    this.#lead = lead
    this.#isTidy = false
    const archive = this.#archive
    if (!archive) return false
    await this.#publishing
    const adopted = await this.#exclusively(async () => {
      const taken = await archive.takeOver(lead)
      if (taken) await this.#store.reload()
      return taken
    })
    if (adopted) {
      this.#list.forget()
      this.#lacksBytes = true
      this.#options.log?.info(
        { release: formatId(this.#store.state.release) },
        'The history of releases was taken over from the archive.',
      )
    }
    void archive.bring(this.#store.state)
    return adopted
  }

  async ready(): Promise<void> {
    await this.#store.load()
    if (this.#store.state.hasGap)
      this.#options.log?.warn(
        { release: formatId(this.#store.state.release) },
        'A record of the releases is lost: what is not known answers 503 until the whole site is made again.',
      )
    if (this.#store.takeDistrust()) this.#aftermath.after([...this.#store.state.files])
  }

  async settled(): Promise<void> {
    await this.#aftermath.settled()
    await this.#damage.settled()
    await this.#archive?.settled()
  }

  lookAfter(signal: AbortSignal, askFor: (files: readonly string[]) => void): void {
    const watch = () => this.#damage.watch(signal, askFor)
    // What was never on this disk is not damaged.
    if (this.#lacksBytes) this.#onceHome = watch
    else watch()
  }

  async look(): Promise<void> {
    await this.#store.load()
    await this.#damage.look()
  }

  damage(): Damage {
    return this.#damage.damage
  }

  publish(input: PublishInput): Promise<Release> {
    const result = this.#publishing.then(() => this.#publish(input))
    this.#publishing = result.catch(() => undefined)
    return result
  }

  async #publish(input: PublishInput): Promise<Release> {
    const watch = new Stopwatch()
    const state = await this.#store.load()
    const resumed = this.#store.isBehind ? await this.#exclusively(() => this.#store.resume()) : undefined
    const wanted = this.#root.look(input, state)
    try {
      return await this.#release(input, wanted, state, resumed, watch)
    } catch (error) {
      if (error instanceof DamagedBlob) this.#damage.missing(nameOf(error.sha, wanted))
      throw error
    }
  }

  async #release(
    input: PublishInput,
    wanted: Wanted,
    state: LiveSite,
    resumed: ReleaseRecord | undefined,
    watch: Stopwatch,
  ): Promise<Release> {
    const { staged, durable } = await watch.time('stage', () => stageRoot(this.#store, input, wanted))
    const entries = [...staged.files.values()].filter((entry) => entry !== null)
    const copiesFollow = entries.length > copiesFirst
    if (!copiesFollow) await watch.time('compress', () => this.#aftermath.compress(entries))
    const question = {
      kind: 'publish',
      staged,
      changeIds: input.changeIds,
      problems: input.problems,
      mayGo: input.mayGo,
      guarded: input.guarded,
    } as const
    const fence = async () => {
      await durable
      await input.fence?.()
    }
    const guard = { fence, checkpoint: () => this.#checkpoint() }
    const commit = (decided: Decided) => this.#commit(decided, guard, staged.bytes, copiesFollow)
    const release = await this.#decideUntilDone(watch, commit, () => ({ ...question, pins: state.pins }))
    if (wanted.isWhole && state.pins.site === null && release.status !== 'refused') await this.#closeGap()
    if (wanted.isWhole && release.status !== 'live') await this.#holdShared(fence)
    if (this.#store.takeSettingsChanged()) await this.#proving.purgeFiles([...state.files.keys()])
    if (wanted.isWhole && this.#lacksBytes) await this.#bringHome(release)
    this.#root.seen()
    this.#lastRoot = input.root
    this.#damage.again()
    if (wanted.isWhole) this.#aftermath.learn()
    if (wanted.isWhole && !this.#isTidy && release.status !== 'refused') this.#aftermath.tidy()
    this.#store.blobs.claimed.clear()
    if (release.status !== 'unchanged' || !resumed) return this.#proving.prove(release, watch)
    return this.#proving.prove(releaseOf(resumed, { pageCount: state.pageCount }), watch)
  }

  async #closeGap(): Promise<void> {
    if (!this.#store.state.hasGap) return
    await this.#exclusively(() => this.#store.closeGap())
    this.#archive?.followSnapshot()
    void this.#archive?.bring(this.#store.state)
  }

  /** The first whole site after a take-over is there: what it did not bring is fetched, and put where a server reads it. */
  async #bringHome({ status }: Release): Promise<void> {
    await this.#archive?.bringHome(this.#store.state)
    if (status !== 'live' && !this.isShared) await this.#exclusively(() => this.#store.placeAnew())
    this.#lacksBytes = false
    this.#onceHome()
  }

  /** Another machine may have published in between: visitors get what this one has, who leads now. */
  async #holdShared(fence: () => Promise<void>): Promise<void> {
    const files = await this.#exclusively(() => this.#store.hold(fence))
    if (files.length === 0) return
    this.#options.log?.warn(
      { files: files.length, release: formatId(this.#store.state.release) },
      'The storage held another release; it holds the last one of this machine now.',
    )
    await this.#proving.purgeFiles(files)
  }

  /** By whoever leads, and by nobody else; not before the whole site was compared with what is live. */
  async #removeOrphans(): Promise<void> {
    const lead = this.#lead
    if (!lead || !this.#store.isShared) return
    const found = await this.#store.orphans(this.#clock() - this.#rules.assetAge)
    this.#isTidy = true
    if (found.length === 0) return
    const gone = await this.#exclusively(async () => {
      await lead.assertHeld()
      return this.#store.removeOrphans(found)
    })
    if (gone.length === 0) return
    this.#options.log?.info(
      { objects: gone.length, some: gone.slice(0, 20) },
      'Objects that no release needs were removed from the storage.',
    )
    await this.#proving.purgeFiles(gone)
  }

  refusedPurge(): RefusedPurge | undefined {
    return this.#proving.refused
  }

  archiveBehind(): number {
    return this.#archive?.behind ?? 0
  }

  get isShared(): boolean {
    return this.#store.isShared
  }

  #checkpoint(): void {
    if (this.#rollbacksWaiting > 0) throw new Superseded('A rollback came first.')
  }

  /** A rollback that comes in between wins; then the decision is made again, and meets its pin. */
  async #decideUntilDone(
    watch: Stopwatch,
    commit: (decided: Decided) => Promise<Release>,
    question: () => Omit<ReleaseQuestion, 'now'>,
  ): Promise<Release> {
    for (;;) {
      try {
        return await this.#exclusively(async () => {
          const decided = await watch.time('gate', () =>
            decide(this.#store, this.#rules, { ...question(), now: this.#clock() }),
          )
          return watch.time('switch', () => commit(decided))
        })
      } catch (error) {
        if (!(error instanceof Superseded)) throw error
      }
    }
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#switching.then(async () => {
      await this.#store.load()
      return this.#store.exclusively(work)
    })
    this.#switching = result.catch(() => undefined)
    return result
  }

  async #commit(
    { draft, facts }: Decided,
    guard: CommitGuard,
    bytes: number,
    copiesFollow?: boolean,
  ): Promise<Release> {
    const { state } = this.#store
    const record = recordOf(draft, state, this.#clock())
    if (record.status !== 'unchanged') {
      await this.#store.commit(record, facts, guard)
      this.#archive?.follow(Number(record.id))
      void this.#archive?.bring(state)
      if (changesHolders(record)) this.#writeHolders()
      this.#aftermath.after(
        record.changes.flatMap(({ path, after }) => (after ? [[path, after] as const] : [])),
        copiesFollow,
      )
    }
    return { ...releaseOf(record, { bytes, pageCount: state.pageCount }), heldPages: heldPagesOf(state) }
  }

  async recordHolders(): Promise<void> {
    await this.#store.load()
    this.#writeHolders()
  }

  /** Without a new record the next build goes by the earlier one: nothing that a release should fail for. */
  #writeHolders(): void {
    const { holdersFile, log } = this.#options
    // Of a part of the site nobody knows who holds its paths: the record as it was knows more.
    if (holdersFile === undefined || this.#store.state.hasGap) return
    try {
      writeHolders(holdersFile, holdersOf(this.#store.state))
    } catch (error) {
      log?.warn({ error }, 'The record of who holds which path could not be written.')
    }
  }

  async list(limit = 20): Promise<ReleaseSummary[]> {
    await this.#store.load()
    return this.#list.last(limit)
  }

  async show(id: string): Promise<ReleaseRecord | undefined> {
    await this.#store.load()
    return isReleaseId(id) ? this.#store.history.read(Number(id)) : undefined
  }

  async current(): Promise<LiveRelease | null> {
    const { pageCount } = await this.#store.load()
    const live = await this.#list.live()
    if (!live) return null
    const proof = this.#proving.proofOf(live.id)
    return { ...live, pageCount, ...(proof ? { proof } : {}) }
  }

  async pinned(): Promise<Pins> {
    return (await this.#store.load()).pins
  }

  async waiting(): Promise<Waiting[]> {
    return waitingOf(await this.#store.load())
  }

  /** What several machines publish to is changed by the one that leads, whoever commands. @throws RollbackRefused */
  #guardOfCommands(): CommitGuard {
    if (!this.isShared) return freely
    const lead = this.#lead
    if (!lead || lead.signal.aborted) {
      const reason = 'Another machine publishes the site: give the command there.'
      throw new RollbackRefused(fault('rollback.not-leading', reason))
    }
    return { fence: () => lead.assertHeld(), checkpoint: () => undefined }
  }

  async rollback(to: { id: string } | { path: string }): Promise<Release> {
    const guard = this.#guardOfCommands()
    const watch = new Stopwatch()
    this.#rollbacksWaiting += 1
    let waits = true
    const arrive = () => {
      if (waits) this.#rollbacksWaiting -= 1
      waits = false
    }
    try {
      const release = await this.#exclusively(async () => {
        arrive()
        const guarded = (await this.#options.guardedPages?.()) ?? new Set<string>()
        const draft = await watch.time('plan', () =>
          'id' in to
            ? siteRollbackDraft(this.#store, to.id, guarded)
            : pageRollbackDraft(this.#store, to.path, guarded),
        )
        await watch.time('bytes', () => haveBytes(this.#store.blobs, draft))
        return watch.time('switch', () => this.#commit({ draft, facts: new Map() }, guard, 0))
      })
      // Nobody should find the rollback undone because this machine is gone a moment later.
      await this.#archive?.bring(this.#store.state)
      return await this.#proving.prove(release, watch)
    } finally {
      arrive()
    }
  }

  async unpin(): Promise<Release> {
    return this.#again({ kind: 'unpin', pins: noPins })
  }

  async override(reason: string): Promise<Release> {
    if (reason.trim() === '') throw new TypeError('An override needs a reason; it is kept in the history.')
    return this.#again({ kind: 'override', reason })
  }

  /** Decides about what waits once more, under other pins or without the gate's objections. */
  async #again(how: { kind: 'unpin' | 'override'; pins?: Pins; reason?: string }): Promise<Release> {
    const watch = new Stopwatch()
    const state = await this.#store.load()
    const guard = this.#guardOfCommands()
    const commit = (decided: Decided) => this.#commit(decided, guard, 0)
    const release = await this.#decideUntilDone(watch, commit, () => ({
      pins: state.pins,
      ...how,
      staged: nothingStaged(),
      changeIds: [],
      problems: [],
    }))
    return this.#proving.prove(release, watch)
  }
}
