import path from 'node:path'
import type { Change, Regeneration } from '../../changes/change'
import { ChangeRefused, ContentUnavailable } from '../../changes/errors'
import { NeedsNewBuilder } from '../../changes/needs-new-builder'
import type { Stores } from '../files/stores'
import { unpackRegeneration } from '../told-files'
import { BesideBuilder } from './beside-builder'
import { type Booted, blame, bootBuilder, type Ground } from './boot-builder'
import { type BuilderAnswer, type BuilderChild, BuilderLost } from './builder-child'
import { type BuilderView, noBuilder } from './builder-view'
import { FolderClaim } from './folder-claim'
import { QuietSnapshots, type SnapshotOptions } from './quiet-snapshots'
import { SiteFolder } from './site-folder'
import { StuckPages } from './stuck-pages'

export interface BuilderOptions extends Partial<Pick<SnapshotOptions, 'snapshotAfter' | 'snapshotEvery'>> {
  /** Where the code of the site is: gatsby-config.ts lies in it. */
  siteFolder: string
  /** `builder/a` and `builder/b` in it are the folders to build in. */
  dataFolder: string
  /** Environment of the child process, without secrets that Gatsby does not need. */
  env: Readonly<Record<string, string | undefined>>
  /** Where it puts the bytes of what it makes by their hash; undefined: nowhere but into the site's folder. */
  stores?: Stores | undefined
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
  /** true: where a bundle has to be made, webpack may use its cache of an earlier one. For repeated comparisons. */
  keepWebpackCache?: boolean
  /** Milliseconds after which a regeneration counts as hung. */
  applyLimit?: number
  /** Milliseconds after which a build of the whole site counts as hung. */
  buildLimit?: number
  /** Milliseconds after which a page that is being made counts as one that never ends. */
  pageLimit?: number
  /** The time that the schedule goes by, ms since the epoch. */
  now?(): number
  /** Told when a stage of a regeneration has ended. */
  onStage?(stage: string): void
  /** Program of the child process; for tests of the supervisor alone. */
  program?: string
}

type Made = BuilderAnswer<'applied'> | BuilderAnswer<'failed'>

/** ms: what is only told is not waited for longer. */
const quickAnswer = 5_000

const warm: readonly Ground[] = ['as it is', 'snapshot', 'clean']

/**
 * The supervisor of the resident builder: starts it, speaks to it, and replaces it when it panics, hangs or is killed.
 * After an abnormal end the next one starts from the last snapshot, or clean; either reads what has changed since from the
 * content service, so what the lost one was doing is in its first regeneration. A planned renewal builds in the other of
 * two folders while this one serves.
 */
export class Builder {
  private child: BuilderChild | undefined
  private folder: SiteFolder
  private other: SiteFolder
  /** The one that is to come. */
  private next: BesideBuilder | undefined
  private view = noBuilder
  private readonly settings: Required<Omit<BuilderOptions, 'stores'>> &
    Pick<BuilderOptions, 'stores'> & { stuck: StuckPages; bundleFolder: string }
  private readonly snapshots: QuietSnapshots
  /** The builder before this one, while it ends. */
  private retiring: Promise<void> = Promise.resolve()
  private stopping = false
  /** It is to run no more: what is lost now is not replaced. */
  private isStopped = false
  private readonly claim: FolderClaim
  /** The day that the pages are to show: what turns it may wait for the next builder. */
  private day: string | undefined
  /** The moment whose documents they are to show, ms since the epoch, for the same reason. */
  private moment: number | undefined

  constructor(options: BuilderOptions) {
    const { siteFolder: code, env } = options
    const folders = path.resolve(options.dataFolder, 'builder')
    const [a, b] = ['a', 'b'].map(
      (name) =>
        new SiteFolder({
          code,
          env,
          path: path.join(folders, name),
          onDamaged: (file) =>
            options.log.warn({ file }, 'the builder does not trust what it left: it is damaged'),
        }),
    ) as [SiteFolder, SiteFolder]
    this.settings = {
      stuck: new StuckPages(folders, a.made),
      bundleFolder: path.join(folders, 'bundle'),
      keepWebpackCache: false,
      applyLimit: 120_000,
      buildLimit: 15 * 60_000,
      pageLimit: 20_000,
      snapshotAfter: 5_000,
      snapshotEvery: 10 * 60_000,
      now: Date.now,
      onStage: () => undefined,
      program: path.join(__dirname, '../builder-process.cjs'),
      ...options,
    }
    this.claim = new FolderClaim(folders, options.log)
    this.snapshots = new QuietSnapshots({
      ...this.settings,
      canCopy: () => this.child !== undefined && this.view.state === 'ready',
      copy: () => this.copySnapshot(),
      isEnding: () => this.stopping,
    })
    const [newer, older] = b.goodSince() > a.goodSince() ? [b, a] : [a, b]
    this.folder = newer
    this.other = older
  }

  status(): BuilderView {
    return this.view
  }

  /**
   * Builds the whole site, warm where the files can be trusted, for the day and the moment of the clock: whatever a change
   * said of them before an earlier stop. One that runs is brought up to them. Resolves with every page.
   */
  async start(): Promise<Regeneration> {
    this.stopping = false
    this.isStopped = false
    this.day = undefined
    if (this.view.state === 'ready' && this.child?.running) return this.refresh()
    this.moment = undefined
    await this.claim.take()
    return this.serve(await this.boot(warm, undefined))
  }

  /** The whole site as it is now, by the builder that runs; by another one where that cannot make it. */
  private async refresh(): Promise<Regeneration> {
    this.snapshots.hold()
    try {
      return await this.made((child, limit) => child.refresh(this.settings.now(), limit))
    } catch (error) {
      if (!(error instanceof NeedsNewBuilder)) throw error
      this.moment = undefined
      return await this.replace(error.message, ['clean'], undefined)
    } finally {
      this.snapshots.plan()
    }
  }

  /**
   * Regenerates what the changes touch; the whole site after a loss of the builder. A rebuild takes over the builder that
   * was prepared, or prepares a clean one. `now`, ms since the epoch: see ResidentSite.
   * @throws BuilderLost when no builder could be started; one that serves goes on serving. ContentUnavailable when the
   * content service could not be read, ChangeRefused when it is not to be believed, NeedsNewBuilder when only one that is
   * built anew can make it: nothing was changed then.
   */
  async apply(changes: readonly Change[], now?: number): Promise<Regeneration> {
    this.snapshots.hold()
    try {
      if (changes.some((change) => change.kind === 'rebuild')) return await this.takeOver(changes, now)
      this.next?.since.push(...changes)
      return await this.applyHere(changes, now)
    } finally {
      this.snapshots.plan()
    }
  }

  /**
   * How many pages an edit of a document can make new, by what they read now; undefined while no builder can say it. Changes
   * and snapshots go on meanwhile.
   */
  async pagesTouchedBy(documentId: string): Promise<number | undefined> {
    if (this.view.state !== 'ready' && this.view.state !== 'working') return undefined
    return this.child?.touches(documentId, quickAnswer).catch(() => undefined)
  }

  /**
   * Boots the next builder in the other folder while this one serves: from nothing, or from what is there. The next
   * `rebuild` takes it over without waiting. Rejects when it could not be built.
   */
  async prepare(how: 'clean' | 'warm'): Promise<void> {
    this.next ??= this.bootNext(how === 'clean' ? ['clean'] : warm)
    await this.next.booted
  }

  /** Whether the next builder is built and waits to take over. */
  get isPrepared(): boolean {
    return this.next?.isPrepared === true
  }

  /** Gives up the builder that is being prepared, at once. `prepare` rejects. */
  async giveUpPreparing(): Promise<void> {
    this.stopping = true
    await this.dropNext()
  }

  /** Ends the builder and keeps its caches for a warm start. */
  async stop(limit = 8_000): Promise<void> {
    this.stopping = true
    this.isStopped = true
    this.snapshots.hold()
    await this.dropNext()
    const { child } = this
    try {
      await child?.stop(limit)
      if (child && this.view.state !== 'building') await this.folder.trust()
    } catch {
      // It was busy or hung: the next start is from the snapshot.
    }
    await child?.kill()
    await Promise.all([this.snapshots.settled(), this.retiring])
    this.view = noBuilder
    await this.claim.giveUp()
  }

  /** Takes a snapshot now. False when a change comes before it is copied. It also happens by itself, in quiet moments. */
  takeSnapshot(): Promise<boolean> {
    return this.snapshots.take()
  }

  private async copySnapshot(): Promise<boolean> {
    const { child, settings } = this
    return child
      ? this.folder
          .takeSnapshot((copy) => child.snapshot(copy, settings.applyLimit))
          .catch((error) => {
            settings.log.warn({ error: String(error) }, 'no snapshot could be taken')
            return false
          })
      : false
  }

  /** What the clock says is to be shown, whichever builder makes it. */
  private heedClock(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === 'day') this.day = change.date
      if (change.kind === 'schedule')
        this.moment = change.isBack ? change.at : Math.max(change.at, this.moment ?? 0)
    }
  }

  private async applyHere(changes: readonly Change[], now: number | undefined): Promise<Regeneration> {
    this.heedClock(changes)
    return this.made((child, limit) => child.apply(changes, limit, false, now))
  }

  /** What the builder makes, or another one in its place. */
  private async made(ask: (child: BuilderChild, limit: number) => Promise<Made>): Promise<Regeneration> {
    const today = this.day ?? this.view.today
    const answer = await this.ask(ask).catch((error: Error) => error)
    if (answer instanceof Error) {
      await this.child?.kill()
      if (this.child) blame(this.child, this.settings)
      return this.replace(answer.message, ['snapshot', 'clean'], today)
    }
    this.view = { ...this.view, state: 'ready' }
    if (answer.type === 'failed') {
      if (answer.means === 'later') throw new ContentUnavailable(answer.reason)
      if (answer.means === 'refused') throw new ChangeRefused(answer.reason, answer.fault)
      if (answer.means === 'new builder') throw new NeedsNewBuilder(answer.reason)
      return this.replace(answer.reason, ['clean'], today)
    }
    const { feeds, readings, schedule, carriesBundler, memory } = answer
    this.view = { ...this.view, feeds, readings, today: answer.today, schedule, carriesBundler, memory }
    this.moment = schedule.moment
    return unpackRegeneration(answer.regeneration)
  }

  private async ask(ask: (child: BuilderChild, limit: number) => Promise<Made>): Promise<Made> {
    if (!this.child?.running) throw new BuilderLost('the builder was gone')
    this.view = { ...this.view, state: 'working' }
    return ask(this.child, this.settings.applyLimit)
  }

  private async replace(
    reason: string,
    grounds: readonly Ground[],
    today: string | undefined,
  ): Promise<Regeneration> {
    if (!this.isStopped) this.settings.log.warn({ reason: reason.slice(0, 2000) }, 'replacing the builder')
    await this.child?.kill()
    await this.snapshots.settled()
    if (this.isStopped) throw new BuilderLost('the builder was stopped')
    // No regeneration writes to webpack's cache, so a loss leaves no doubt about it.
    return this.serve(await this.boot(grounds, today, true))
  }

  private boot(
    grounds: readonly Ground[],
    today: string | undefined,
    keepWebpackCache = this.settings.keepWebpackCache,
  ): Promise<Booted> {
    this.view = { ...this.view, state: 'building', pid: undefined }
    return bootBuilder(this.folder, grounds, {
      ...this.settings,
      today,
      moment: this.moment,
      keepWebpackCache,
      onChild: (child) => {
        this.child = child
        this.view = { ...this.view, pid: child.pid }
        if (this.isStopped) void child.giveUp()
      },
    })
  }

  private serve({ child, ready }: Booted): Regeneration {
    child.onEnd(() => {
      if (this.child === child) this.view = { ...this.view, state: 'stopped', pid: undefined }
    })
    const { feeds, readings, today, schedule, carriesBundler, regeneration } = ready
    const { pid } = child
    this.view = {
      ...{ state: 'ready', feeds, readings, today, schedule, carriesBundler },
      ...{ memory: undefined, pid },
    }
    this.moment = schedule.moment
    this.snapshots.plan()
    return unpackRegeneration(regeneration)
  }

  private bootNext(grounds: readonly Ground[]): BesideBuilder {
    // The folder is free when the builder before this one has ended.
    const next: BesideBuilder = new BesideBuilder((onChild) =>
      this.retiring.then(() =>
        bootBuilder(this.other, grounds, {
          ...this.settings,
          today: this.day ?? this.view.today,
          moment: this.moment,
          onStage: (stage) => {
            if (next.has(this.child)) this.settings.onStage(stage)
          },
          onChild: (child) => {
            onChild(child)
            // Its end was asked for while its folder was made ready: there was nothing to end.
            if (this.stopping) void child.giveUp()
          },
        }),
      ),
    )
    next.booted.catch(() => {
      if (this.next === next) this.next = undefined
    })
    return next
  }

  /** Changes over to the next builder, once it knows what this one knows. This one ends in order, with its state kept. */
  private async takeOver(changes: readonly Change[], now: number | undefined): Promise<Regeneration> {
    const next = this.next ?? this.bootNext(['clean'])
    this.next = next
    const { child } = await next.booted
    const others = changes.filter((change) => change.kind !== 'rebuild')
    const catchUp: Change[] = [...next.since, { kind: 'reconcile', reason: 'gap' }, ...others]
    const answer = await child
      .apply(catchUp, this.settings.applyLimit, true, now)
      .catch((error) => ({ type: 'failed' as const, reason: String(error), means: 'replace' as const }))
    this.next = undefined
    if (answer.type === 'failed') {
      await child.kill()
      if (answer.means === 'new builder') throw new NeedsNewBuilder(answer.reason)
      blame(child, this.settings)
      throw new BuilderLost(answer.reason)
    }
    const { child: retired, folder } = this
    this.retiring = retire(retired, folder)
    ;[this.folder, this.other] = [this.other, folder]
    this.child = child
    return this.serve({ child, folder: this.folder, ready: { ...answer, type: 'ready' } })
  }

  private async dropNext(): Promise<void> {
    const { next } = this
    this.next = undefined
    await next?.giveUp()
  }
}

async function retire(child: BuilderChild | undefined, folder: SiteFolder): Promise<void> {
  if (!child?.running) return
  try {
    await child.stop(60_000)
    await folder.trust()
  } catch {
    await child.kill()
  }
}
