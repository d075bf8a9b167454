import { fault } from '../../site/problem'
import { Aftermath, copiesFirst } from './aftermath'
import { bulkFrom, inBulk } from './bulk'
import { type Decided, type DecideRules, decide, expectedPages, type Question } from './decide'
import { canUseThreads, realFiles } from './files'
import { defaultRules } from './gate'
import { linkReader } from './link-target'
import type { Publisher, PublisherOptions, PublishInput, Waiting } from './publisher-types'
import { noPurger } from './purge'
import { formatId, isReleaseId, noPins, type Pins, type Release, type ReleaseRecord } from './release'
import { defaultRetention } from './retention'
import { earlierVersion, pageRollback, type RollbackPlan, RollbackRefused, siteRollback } from './rollback'
import { fileReader, threadReader } from './root-reader'
import { RootWatch } from './root-watch'
import { nothingStaged, pageTable, type Staged, stage } from './staging'
import { Stopwatch } from './stopwatch'
import { type CommitGuard, ReleaseStore } from './store'
import { heldPagesOf, releaseOf, removedPages, touchedPages, waitingOf } from './summary'
import { noTarget, Superseded } from './target'
import { viewOf } from './view'

export type { ExpectedPage, Publisher, PublisherOptions, PublishInput, PublishLog } from './publisher-types'

/** The release store with its gate, target and purge. Nothing is read until the first call. */
export const createPublisher = (options: PublisherOptions): Publisher => new ReleasePublisher(options)

const freely: CommitGuard = { fence: async () => undefined, checkpoint: () => undefined }

class ReleasePublisher implements Publisher {
  readonly view
  readonly #store: ReleaseStore
  readonly #rules: DecideRules
  readonly #clock: () => number
  readonly #aftermath: Aftermath
  readonly #root = new RootWatch()
  /** Publishes run one after another. */
  #publishing: Promise<unknown> = Promise.resolve()
  /** Decisions and switches run one after another, rollbacks among them. */
  #switching: Promise<unknown> = Promise.resolve()
  #rollbacksWaiting = 0
  /** The last release while its purge was not accepted, with every path that is to be purged. */
  #unproved: (Release & { paths: Set<string> }) | undefined

  constructor(private readonly options: PublisherOptions) {
    const gate = { ...defaultRules, ...options.gate }
    const retention = { ...defaultRetention, ...options.retention }
    this.#rules = { gate, readLink: linkReader(gate.siteUrl), assetAge: retention.age }
    this.#clock = options.clock ?? Date.now
    const files = options.fs ?? realFiles
    this.#store = new ReleaseStore(options.folder, files, options.target ?? noTarget, this.#rules.readLink)
    this.view = viewOf(() => this.#store.state, this.#store.blobs)
    this.#aftermath = new Aftermath(
      this.#store,
      retention,
      this.#clock,
      options.log,
      (work) => this.#exclusively(work),
      () => this.#publishing,
    )
  }

  async ready(): Promise<void> {
    await this.#store.load()
    if (this.#store.takeDistrust()) this.#aftermath.after([...this.#store.state.files])
  }

  settled(): Promise<void> {
    return this.#aftermath.settled()
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
    const paths = await this.#root.look(input, state, this.#store.files)
    const staged = await watch.time('stage', () => this.#stage(input, paths))
    const entries = [...staged.files.values()].filter((entry) => entry !== null)
    const copiesFollow = entries.length > copiesFirst
    if (!copiesFollow) await watch.time('compress', () => this.#aftermath.compress(entries))
    const question = {
      kind: 'publish',
      staged,
      changeIds: input.changeIds,
      problems: input.problems,
      mayGo: input.mayGo,
    } as const
    const guard = { fence: input.fence ?? freely.fence, checkpoint: () => this.#checkpoint() }
    const commit = (decided: Decided) => this.#commit(decided, guard, staged.bytes, copiesFollow)
    const release = await this.#decideUntilDone(watch, commit, () => ({ ...question, pins: state.pins }))
    this.#root.seen()
    if (input.files === 'all') this.#aftermath.learn()
    this.#store.blobs.claimed.clear()
    if (release.status !== 'unchanged') return this.#prove(release, watch)
    if (!resumed) return this.#unproved ? this.#proveAgain(watch) : this.#prove(release, watch)
    return this.#prove(releaseOf(resumed, { pageCount: state.pageCount }), watch)
  }

  async #stage(input: PublishInput, paths: { files: Set<string>; removed: Set<string> }): Promise<Staged> {
    const { state, blobs, files } = this.#store
    const pages = pageTable(input)
    const root = await files.realpath(input.root)
    const ownerOf = (page: string) => pages.get(page)?.owner
    const reasonOf = (page: string) => pages.get(page)?.reason
    const known = { head: (file: string) => state.head(file), ownerOf, reasonOf }
    if (paths.files.size < bulkFrom || !canUseThreads(files))
      return stage({ ...known, ...fileReader({ root, blobs, files }) }, paths.files, paths.removed)
    let staged = nothingStaged()
    await inBulk(this.#store.folder, 'blobs', blobs, files, async (quickBlobs, quickFiles) => {
      const reader = threadReader({ root, blobs: quickBlobs, files: quickFiles })
      staged = await stage({ ...known, ...reader }, paths.files, paths.removed)
    })
    return staged
  }

  #checkpoint(): void {
    if (this.#rollbacksWaiting > 0) throw new Superseded('A rollback came first.')
  }

  /** A rollback that comes in between wins; then the decision is made again, and meets its pin. */
  async #decideUntilDone(
    watch: Stopwatch,
    commit: (decided: Decided) => Promise<Release>,
    question: () => Omit<Question, 'now'>,
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
      this.#aftermath.after(
        record.changes.flatMap(({ path, after }) => (after ? [[path, after] as const] : [])),
        copiesFollow,
      )
    }
    return { ...releaseOf(record, { bytes, pageCount: state.pageCount }), heldPages: heldPagesOf(state) }
  }

  /** Purges what changed and fetches it, so that "live" is what a visitor sees. */
  async #prove(release: Release, watch: Stopwatch): Promise<Release> {
    if (release.status !== 'live') return { ...release, stages: watch.stages }
    this.#unproved = {
      ...release,
      paths: new Set([...(this.#unproved?.paths ?? []), ...purgePaths(release)]),
    }
    return this.#proveAgain(watch)
  }

  /** A cache that did not accept a purge is asked again by the next publish, with everything that it missed. */
  async #proveAgain(watch: Stopwatch): Promise<Release> {
    const unproved = this.#unproved
    if (!unproved) throw new Error('There is no release to prove.')
    const { paths, ...release } = unproved
    await watch.time('purge', () => (this.options.purge ?? noPurger).purge([...paths]))
    this.#unproved = undefined
    const { prove } = this.options
    const expected = expectedPages(release, this.#store.state)
    const proof = prove ? await watch.time('proof', () => prove(expected)) : undefined
    this.options.log?.info(
      { release: release.id, kind: release.kind, stages: watch.stages },
      'A release is live.',
    )
    return { ...release, stages: watch.stages, ...(proof ? { proof } : {}) }
  }

  async list(limit = 20): Promise<Release[]> {
    const state = await this.#store.load()
    const releases: Release[] = []
    for (let number = state.release; number > 0 && releases.length < limit; number -= 1) {
      const record = await this.#store.history.read(number)
      if (!record) break
      releases.push(releaseOf(record, { pageCount: state.pageCount }))
    }
    return releases
  }

  async show(id: string): Promise<ReleaseRecord | undefined> {
    await this.#store.load()
    return isReleaseId(id) ? this.#store.history.read(Number(id)) : undefined
  }

  async current(): Promise<Release | null> {
    const state = await this.#store.load()
    for (let number = state.release; number > 0; number -= 1) {
      const record = await this.#store.history.read(number)
      if (!record) return null
      if (record.status === 'live') return releaseOf(record, { pageCount: state.pageCount })
    }
    return null
  }

  async pinned(): Promise<Pins> {
    return (await this.#store.load()).pins
  }

  async waiting(): Promise<Waiting[]> {
    return waitingOf(await this.#store.load())
  }

  async rollback(to: { id: string } | { path: string }): Promise<Release> {
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
        const draft = await watch.time('plan', () =>
          'id' in to ? this.#siteDraft(to.id) : this.#pageDraft(to.path),
        )
        return watch.time('switch', () => this.#commit({ draft, facts: new Map() }, freely, 0))
      })
      return await this.#prove(release, watch)
    } finally {
      arrive()
    }
  }

  async #siteDraft(id: string) {
    const { state, history } = this.#store
    const number = Number(id)
    if (!isReleaseId(id) || number < 1 || number > state.release) {
      const last = formatId(state.release)
      const reason = `There is no release ${JSON.stringify(id)}; the last one is ${last}.`
      throw new RollbackRefused(fault('rollback.unknown', reason, { release: id, last }))
    }
    const since = await history.between(number, state.release)
    if (!since) {
      const release = formatId(number)
      throw new RollbackRefused(
        fault('rollback.not-kept', `Release ${release} is no longer kept.`, { release }),
      )
    }
    return draftOf(siteRollback(state, [...since.values()], formatId(number)), { of: formatId(number) })
  }

  async #pageDraft(page: string) {
    const { state, history } = this.#store
    const pinned = state.pins.pages[page]
    const from = pinned === undefined ? state.release : Number(pinned)
    const changesOf = async (number: number) => (await history.read(number))?.changes
    const earlier = await earlierVersion(page, state.release, from, changesOf)
    if (!earlier)
      throw new RollbackRefused(
        fault('rollback.no-earlier', `No earlier version of ${page} is kept.`, { page }),
      )
    const of = formatId(earlier.of)
    return draftOf(pageRollback(state, page, earlier.files, of), { of, page })
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
    const commit = (decided: Decided) => this.#commit(decided, freely, 0)
    const release = await this.#decideUntilDone(watch, commit, () => ({
      pins: state.pins,
      ...how,
      staged: nothingStaged(),
      changeIds: [],
      problems: [],
    }))
    return this.#prove(release, watch)
  }
}

const draftOf = (plan: RollbackPlan, more: { of: string; page?: string }) =>
  ({ kind: 'rollback', ...plan, ...more }) as const

function recordOf(
  draft: Decided['draft'],
  state: { release: number; pins: Pins },
  at: number,
): ReleaseRecord {
  const changes = draft.changes ?? []
  const record: ReleaseRecord = {
    version: 1,
    id: formatId(state.release + 1),
    at,
    status: 'live',
    changeIds: [],
    held: [],
    letGo: [],
    pins: state.pins,
    problems: [],
    ...draft,
    changes,
    pages: touchedPages(changes),
    removedPages: removedPages(changes),
  }
  if (draft.status === 'refused' || changes.length > 0 || record.redirects || record.pins !== state.pins)
    return record
  const waits = record.held.length + record.letGo.length > 0
  return waits
    ? { ...record, status: 'held' }
    : { ...record, id: formatId(state.release), status: 'unchanged' }
}

/** Paths that a cache may hold: pages, their data, and whatever else changed its bytes under its old name. */
const purgePaths = ({ changed, removed, pages, removedPages: gone }: Release): string[] => [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...gone.map(({ path }) => path),
    ...[...changed, ...removed].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  ]),
]
