import { realFiles } from '../disk/files'
import { DamagedBlob } from '../made/blobs'
import { InTurn } from '../streams/in-turn'
import { Archive } from './archive/archive'
import type { Lead } from './archive/lead'
import { Commands } from './commands'
import type { DecideRules } from './decide/decide'
import { defaultRules } from './decide/gate'
import { LiveHolders } from './live-holders'
import { linkReader } from './pages/link-target'
import { Proving } from './prove/proving'
import type { RefusedPurge } from './prove/purge'
import type { LiveRelease, Publisher, PublisherOptions, PublishInput, Waiting } from './publisher-types'
import type { LiveSite } from './release/live-site'
import {
  formatId,
  isReleaseId,
  type Pins,
  type Release,
  type ReleaseRecord,
  type ReleaseSummary,
} from './release/release'
import { releaseOf, waitingOf } from './release/summary'
import { SharedPlaces } from './shared-places'
import { RootWatch, type Wanted } from './staging/root-watch'
import { stageRoot } from './staging/stage-root'
import { Stopwatch } from './stopwatch'
import { Aftermath } from './store/aftermath'
import { CompressedCopies, copiesFirst } from './store/compressed-copies'
import type { Damage } from './store/damage'
import { DamageWatch } from './store/damage-watch'
import { HistoryFiles } from './store/history-files'
import { ReleaseList } from './store/release-list'
import { defaultRetention } from './store/retention'
import { ReleaseStore } from './store/store'
import { viewOf } from './store/view'
import { Switching } from './switching'
import { noTarget } from './targets/target'

export type { ExpectedPage, Publisher, PublisherOptions, PublishInput, PublishLog } from './publisher-types'

/** The release store with its gate, target and purge. Nothing is read until the first call. */
export const createPublisher = (options: PublisherOptions): Publisher => new ReleasePublisher(options)

/** A file that has these bytes. */
const nameOf = (sha: string, { files }: Wanted): string =>
  [...files.values()].find(({ sha256 }) => sha256 === sha)?.path ?? sha

class ReleasePublisher implements Publisher {
  readonly view
  readonly #store: ReleaseStore
  readonly #switching: Switching
  readonly #proving: Proving
  readonly #archive: Archive | undefined
  readonly #shared: SharedPlaces
  readonly #commands: Commands
  readonly #copies: CompressedCopies
  readonly #aftermath: Aftermath
  readonly #damage: DamageWatch
  readonly #list: ReleaseList
  readonly #root = new RootWatch()
  #lastRoot: string | undefined
  /** Publishes run one after another. */
  readonly #publishing = new InTurn()
  readonly #options: Pick<PublisherOptions, 'log'>
  readonly #holders: LiveHolders | undefined

  constructor(options: PublisherOptions) {
    this.#options = options
    const { archive, folder, guardedPages, holdersFile, log } = options
    const gate = { ...defaultRules, ...options.gate }
    const retention = { ...defaultRetention, ...options.retention }
    const rules: DecideRules = { gate, readLink: linkReader(gate.siteUrl), assetAge: retention.age }
    const clock = options.clock ?? Date.now
    const files = options.fs ?? realFiles
    this.#holders = holdersFile === undefined ? undefined : new LiveHolders(holdersFile, log)
    const store = new ReleaseStore(
      folder,
      files,
      options.target ?? noTarget,
      rules.readLink,
      (file) => log?.warn({ file }, 'A damaged file of the releases was moved aside; the rest is served.'),
      (sha) => this.#damage.suspect(sha),
      async (sha) => this.#archive?.fetch(sha),
    )
    const { history, blobs } = store
    const switching = new Switching({
      store,
      rules,
      clock,
      onSwitched: (record, copiesFollow) => this.#follow(record, copiesFollow),
    })
    const alone = <T>(work: () => Promise<T>) => switching.alone(work)
    const untilIdle = () => this.#publishing.idle()
    this.#store = store
    this.#switching = switching
    this.#archive =
      archive &&
      new Archive({
        objects: archive,
        owner: options.archiveOwner,
        history,
        blobs,
        files: new HistoryFiles(folder, files),
        log,
      })
    this.#damage = new DamageWatch({ store, log, alone, untilIdle, root: () => this.#lastRoot })
    this.view = viewOf(() => store.state, blobs)
    this.#list = new ReleaseList(history, () => store.state)
    const proving = new Proving(options, store)
    this.#proving = proving
    const { assetAge } = rules
    this.#shared = new SharedPlaces({
      store,
      switching,
      proving,
      archive: this.#archive,
      log,
      clock,
      assetAge,
    })
    this.#commands = new Commands({ store, switching, shared: this.#shared, proving, guardedPages })
    this.#copies = new CompressedCopies(store, alone, untilIdle)
    this.#aftermath = new Aftermath(store, retention, clock, log, this.#copies, async () => {
      await this.#archive?.sweep(store.state, retention.unnamed)
      await this.#shared.removeOrphans()
    })
  }

  async takeOver(lead: Lead): Promise<boolean> {
    await this.#publishing.idle()
    const adopted = await this.#shared.takeOver(lead)
    if (!adopted) return false
    this.#list.forget()
    this.#proving.recallAgain()
    return true
  }

  async ready(): Promise<void> {
    await this.#store.load()
    if (this.#store.state.hasGap)
      this.#options.log?.warn(
        { release: formatId(this.#store.state.release) },
        'A record of the releases is lost: what is not known answers 503 until the whole site is made again.',
      )
  }

  async tidy(needed: ReadonlySet<string>): Promise<void> {
    await this.#store.load()
    this.#aftermath.tidyHere(needed)
    await this.#aftermath.settled()
  }

  stopLateCopies(): void {
    this.#copies.stop()
  }

  async settled(): Promise<void> {
    await this.#aftermath.settled()
    await this.#damage.settled()
    await this.#store.blobs.copies.settled()
    await this.#archive?.settled()
  }

  lookAfter(signal: AbortSignal, askFor: (files: readonly string[]) => void): void {
    this.#shared.onceHome(() => this.#damage.watch(signal, askFor))
  }

  async look(): Promise<void> {
    await this.#store.load()
    await this.#damage.look()
  }

  damage(): Damage {
    return this.#damage.damage
  }

  publish(input: PublishInput): Promise<Release> {
    return this.#publishing.run(() => this.#publish(input))
  }

  async #publish(input: PublishInput): Promise<Release> {
    const watch = new Stopwatch()
    const state = await this.#store.load()
    const wanted = this.#root.look(input, state)
    const resumed = await this.#goOn(wanted)
    if (resumed) this.#follow(resumed, true)
    try {
      return await this.#release(input, wanted, state, resumed, watch)
    } catch (error) {
      if (error instanceof DamagedBlob) this.#damage.missing(nameOf(error.sha, wanted))
      throw error
    }
  }

  /**
   * Goes on with a switch that failed in the middle; answers the release that is live by that, or by the next one: a whole site goes to
   * a shared target as it is, for another machine may have published there since, and visitors would see for a moment what
   * this one had before.
   */
  #goOn({ isWhole }: Wanted): Promise<ReleaseRecord | undefined> {
    const store = this.#store
    if (!store.behind || (isWhole && store.isShared)) return Promise.resolve(store.behind)
    return this.#switching.alone(() => store.resume())
  }

  async #release(
    input: PublishInput,
    wanted: Wanted,
    state: LiveSite,
    resumed: ReleaseRecord | undefined,
    watch: Stopwatch,
  ): Promise<Release> {
    const switching = this.#switching
    const { staged, durable } = await watch.time('stage', () => stageRoot(this.#store, input, wanted))
    const entries = [...staged.files.values()].filter((entry) => entry !== null)
    const copiesFollow = entries.length > copiesFirst
    if (!copiesFollow) await watch.time('compress', () => this.#copies.make(entries))
    const { changeIds, problems, mayGo, guarded } = input
    const question = { kind: 'publish', staged, changeIds, problems, mayGo, guarded } as const
    const fence = async () => {
      await durable
      await input.fence?.()
    }
    const release = await switching.decideUntilDone(
      watch,
      (decided) =>
        switching.commit(
          decided,
          { fence, checkpoint: () => switching.checkpoint() },
          staged.bytes,
          copiesFollow,
        ),
      () => ({ ...question, pins: state.pins }),
    )
    if (wanted.isWhole) await this.#shared.followWhole(release, state.pins.site !== null, fence)
    if (this.#store.takeSettingsChanged()) await this.#proving.purgeFiles([...state.files.keys()])
    if (wanted.isWhole) await this.#shared.bringHome(release)
    this.#root.seen()
    this.#lastRoot = input.root
    this.#damage.again()
    if (wanted.isWhole) this.#aftermath.afterWhole()
    if (wanted.isWhole && !this.#shared.isTidy && release.status !== 'refused') this.#aftermath.tidy()
    this.#store.blobs.claimed.clear()
    if (release.status !== 'unchanged' || !resumed) return this.#proving.prove(release, watch)
    return this.#proving.prove(releaseOf(resumed, { pageCount: state.pageCount }), watch)
  }

  #follow(record: ReleaseRecord, copiesFollow: boolean): void {
    this.#proving.follow(record)
    void this.#archive?.bring(this.#store.state)
    this.#holders?.follow(record, this.#store.state)
    this.#aftermath.after(
      record.changes.flatMap(({ path, after }) => (after ? [[path, after] as const] : [])),
      copiesFollow,
    )
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

  async recordHolders(): Promise<void> {
    await this.#store.load()
    this.#holders?.whole(this.#store.state)
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

  rollback(to: { id: string } | { path: string }): Promise<Release> {
    return this.#commands.rollback(to)
  }

  unpin(): Promise<Release> {
    return this.#commands.unpin()
  }

  override(reason: string): Promise<Release> {
    return this.#commands.override(reason)
  }
}
