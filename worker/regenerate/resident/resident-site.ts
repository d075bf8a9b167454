import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { localDate } from '../../../site/calendar/local-date'
import { type ScheduleState, scheduleState } from '../../../site/calendar/window'
import { assetPaths } from '../../../site/content/asset-use'
import type { ContentDelta } from '../../../site/content/content-index'
import { type MissingPart, missingParts } from '../../../site/content/missing-parts'
import { searchedPage } from '../../../site/content/searched-page'
import { type EventLoad, loadEventNodes } from '../../../site/events/load-event-nodes'
import { momentNode } from '../../../site/nodes/moment'
import type { PlannedPage } from '../../../site/nodes/planned-page'
import { eventNodeTypes } from '../../../site/nodes/replace-nodes'
import { todayNode } from '../../../site/nodes/today'
import { type FileChanges, SiteFiles } from '../../../site/page-plan/site-files'
import { eventOptions, readCalendars, wholeSiteFiles } from '../../../site/page-plan/write-site-files'
import type { ReadingStates } from '../../../site/readings/load-reading'
import { type ReadingName, readingFeeds } from '../../../site/readings/reading-feeds'
import type { SiteSettings } from '../../../site/settings/settings'
import type { Change, Problem } from '../../changes/change'
import { MadeFiles } from '../files/made-files'
import type { Stores } from '../files/stores'
import type { GatsbyInternals, QueryRunner } from '../gatsby/gatsby-interface'
import { GatsbyStore } from '../gatsby/gatsby-store'
import { keepSlices } from '../gatsby/kept-slices.cjs'
import { PageRenderer } from '../gatsby/page-renderer'
import { stuckPages } from '../gatsby/work-record.cjs'
import { type PackedRegeneration, packFiles } from '../told-files'
import { KnownHolders } from './known-holders'
import { type BatchWork, LargeWork } from './large-work'
import { scheduledIn } from './moment-after'
import { passedTime } from './passed-time'
import { type PlanDelta, PlannedSite } from './planned-site'
import { type Read, readBatch } from './read-batch'
import { type Readings, readReadings } from './read-readings'
import { rehearsalPages, rehearse } from './rehearsal'
import { type Choose, filesOf, type Rendered, renderDirty } from './render-dirty'
import { ShownLater } from './shown-later'
import { type StageClock, stageClock } from './stage-clock'
import { titlesOf, unmadeProblems, windowsOf } from './told-of-documents'
import { isSlice, type ReadingReaders, type Touched, touched, touchedPages } from './touched-pages'
import { tellUnmade, unmadeSlices } from './unmade-slices'
import { writeBeside } from './write-beside'

/** What follows from it. */
interface Taken {
  content: ContentDelta
  /** Of the events. */
  plan: PlanDelta | undefined
  createPages: readonly PlannedPage[]
  removePages: readonly PlannedPage[]
  problems: Problem[]
  missing: readonly MissingPart[]
  eventsChanged: boolean
  readingReaders: ReadingReaders
  /** Documents that came or went by their schedule. */
  scheduled: ReadonlySet<string>
}

/** What was made and may go live. */
type Live = Rendered & { unmade: Problem[] }

/** Gatsby, booted once, with the whole site in memory. `apply` turns changes into files. */
export class ResidentSite {
  private readonly large: LargeWork
  private readonly renderer: PageRenderer
  private readonly shownLater = new ShownLater()
  private readonly runner: QueryRunner
  /**
   * Whether pages that were given up are tried once more when something about them changes. Not while the site is taken
   * up: what ended the builder before this one would end it, too.
   */
  triesAgain = false

  private constructor(
    private readonly gatsby: GatsbyInternals,
    private readonly store: GatsbyStore,
    private readonly state: PlannedSite,
    private readonly files: SiteFiles,
    private readonly client: SanityClient,
    private readonly settings: SiteSettings,
    private readonly sdl: string,
    private feedStates: EventLoad['state'],
    private readings: Readings,
    private readonly made: MadeFiles,
    private readonly holders: KnownHolders,
  ) {
    this.large = new LargeWork(settings.portion)
    this.renderer = new PageRenderer(gatsby.rendering, made)
    this.runner = gatsby.createQueryRunner()
  }

  /**
   * Takes over a whole site that is in memory. `sdl` describes the content as it was sourced; `settings.today` and
   * `settings.moment` are those that the pages show.
   */
  static async takeOver(
    gatsby: GatsbyInternals,
    settings: SiteSettings,
    sdl: string,
    client: SanityClient,
    stores: Stores | undefined,
  ): Promise<ResidentSite> {
    const store = new GatsbyStore(gatsby, settings, sdl)
    const files = new SiteFiles(settings)
    await wholeSiteFiles(gatsby, settings, files)
    // The feeds may be newer than what was made of them.
    files.found(await readCalendars(path.resolve('public')))
    const holders = new KnownHolders(settings.dataFolder)
    const state = new PlannedSite(gatsby, holders.all, settings)
    const feeds = (await loadEventNodes(eventOptions(settings, false))).state
    const readings = await readReadings(settings)
    const root = rootOf(gatsby)
    const made = new MadeFiles(root, stores)
    gatsby.onData((file, text) => made.wrote(nameIn(root, file), Buffer.from(text)))
    return new ResidentSite(
      gatsby,
      store,
      state,
      files,
      client,
      settings,
      sdl,
      feeds,
      readings,
      made,
      holders,
    )
  }

  get today(): string {
    return this.settings.today
  }

  get schedule(): ScheduleState {
    return scheduleState(this.state.content.windows.values(), this.settings.moment)
  }

  get feeds(): EventLoad['state'] {
    return this.feedStates
  }

  get readingStates(): ReadingStates {
    return Object.fromEntries([...this.readings].map(([name, { state }]) => [name, state]))
  }

  private get root(): string {
    return rootOf(this.gatsby)
  }

  /** What a site that nobody told anything has missed until `now`, ms since the epoch: what day, clock and content service have. */
  missedAt(now: number): Change[] {
    const { moment, timeZone } = this.settings
    return [
      { kind: 'day', date: localDate(new Date(now), timeZone) },
      ...passedTime(moment, now),
      { kind: 'reconcile', reason: 'gap' },
    ]
  }

  /** The whole site as a regeneration, after a build. */
  whole(stages: Record<string, number>): PackedRegeneration {
    const pages = [...this.state.pages()].map((page) => touched(page, 'everything'))
    keepSlices([...this.gatsby.getState().slices.keys()])
    const unmade = unmadeSlices()
    const missing = missingParts(this.state.content)
    const problems = [...this.state.content.problems(), ...missing, ...unmade, ...this.made.problems]
    return {
      root: this.root,
      files: packFiles(this.made.all()),
      isWhole: true,
      removed: [],
      pages,
      removedPages: [],
      titles: titlesOf(this.store.documents()),
      windows: windowsOf(this.state.content, this.state.content.windows.keys()),
      problems,
      missingParts: missing,
      unfinished: [],
      unmadeSlices: unmade,
      stages,
    }
  }

  /**
   * Applies changes and makes the files that they touch. `tell` hears the name of each stage that has ended; `now`, ms since the
   * epoch, counts for documents that are there at times only. Without it no time has passed.
   * @throws NeedsNewBuilder when the description of the content changed.
   */
  async apply(
    changes: readonly Change[],
    tell?: (stage: string) => void,
    now?: number,
  ): Promise<PackedRegeneration> {
    const clock = stageClock(tell)
    const { client, settings, sdl, store } = this
    const { windows } = this.state.content
    const { readings } = this
    const read = await readBatch({ client, settings, sdl, store, windows, readings }, changes, now)
    clock.end('fetch')
    const taken = await this.takeIn(read, changes)
    clock.end('nodes')
    this.planPages(taken)
    clock.end('plan')
    const live = await this.make(changes, read, taken, clock)
    const beside = this.changesBeside(read, taken)
    const { files, removed } = await writeBeside(this.root, this.made, beside, filesOf(this.gatsby, live))
    clock.end('files')
    return {
      root: this.root,
      files,
      isWhole: false,
      removed,
      pages: touchedPages(live, this.touchOf(read, taken, live), (path) => this.state.pageAt(path)),
      unfinished: this.large.unfinished,
      unmadeSlices: live.unmade,
      removedPages: taken.removePages.map(({ path: page, owner }) => ({ path: page, owner })),
      titles: titlesOf([...read.documents.values(), ...this.store.documentsBy(taken.scheduled)]),
      windows: windowsOf(this.state.content, [...read.documents.keys(), ...taken.scheduled]),
      problems: [...read.unreadable, ...taken.problems, ...unmadeProblems(live.unmade, read.documents)],
      missingParts: taken.missing,
      stages: clock.stages,
    }
  }

  /** Puts what was read into the plan and into Gatsby's store. */
  private async takeIn(
    { documents, day, dayTurned, moment, events, readings }: Read,
    changes: readonly Change[],
  ): Promise<Taken> {
    const nodes = new Map(
      [...documents].map(([id, document]) => [id, document && this.store.toNode(document)]),
    )
    const holders = this.holders.changed()
    const content = this.state.applyDocuments(nodes, holders, moment)
    const plan = events && this.state.applyEvents(events.occurrences, day)
    const createPages = [...content.createPages, ...(plan?.createPages ?? [])]
    const removePages = [...content.removePages, ...(plan?.removePages ?? [])]
    this.settings.today = day
    const hasMoved = moment !== this.settings.moment
    this.settings.moment = moment
    const { windows } = this.state.content
    for (const [id, node] of nodes) this.store.setDocument(id, node)
    if (holders) this.holders.keep(holders)
    const missing = missingParts(this.state.content)
    const problems = [...content.problems, ...missing.filter(({ documentId }) => documents.has(documentId))]
    this.store.setNodes(content.setNodes, content.removeNodes)
    if (dayTurned) this.store.setNodes([todayNode(day)], [])
    // Where every document is there always, one moment is as good as another.
    const isNoticed = windows.size > 0 || changes.some((change) => change.kind === 'schedule')
    if (hasMoved && isNoticed) this.store.setNodes([momentNode(moment)], [])
    let eventsChanged = false
    if (events) {
      problems.push(...events.problems)
      this.feedStates = events.state
      eventsChanged = this.store.replaceEvents(events.nodes, eventNodeTypes) > 0
    }
    problems.push(...[...readings.values()].flatMap((load) => load.problems))
    this.readings = new Map([...this.readings, ...readings])
    const readingReaders = this.setReadings(moment)
    await this.store.stored()
    const scheduled = scheduledIn(changes, windows)
    return {
      ...{ content, plan, createPages, removePages },
      ...{ problems, missing, eventsChanged, readingReaders, scheduled },
    }
  }

  /** The readings as they are to pages of a moment, ms since the epoch: they grow old without a look. Returns what reads others now. */
  private setReadings(moment: number): ReadingReaders {
    const readers = new Map<ReadingName, ReadonlySet<string>>()
    for (const [name, { reading }] of this.readings) {
      const node = readingFeeds[name].node(reading, moment, this.settings.timeZone)
      if (this.store.setChanged(node)) readers.set(name, this.store.pagesOf([], [node]))
    }
    return readers
  }

  private planPages({ createPages, removePages }: Taken): void {
    if (createPages.length + removePages.length > 0) this.store.setPages(createPages, removePages)
  }

  /** Makes the pages that depend on what changed, a large work in its turns. Ends the stages of it on the clock. */
  private async make(changes: readonly Change[], read: Read, taken: Taken, clock: StageClock): Promise<Live> {
    const { content, createPages, removePages } = taken
    const work: BatchWork = {
      changes,
      changed: read.changed,
      structure: createPages.length + removePages.length > 0 || read.dayTurned || read.events !== undefined,
      touched: this.store.pagesOf(read.changed, [...content.setNodes, ...content.removeNodes]),
    }
    const choose: Choose = (dirty, slices) => this.large.choose(work, dirty, slices)
    const { gatsby, runner, renderer, triesAgain } = this
    const rendered = await renderDirty(gatsby, runner, renderer, clock, choose, triesAgain)
    for (const path of stuckPages()) {
      const page = this.state.pageAt(path)
      if (page) this.store.watchOwner(path, page.owner)
    }
    keepSlices(rendered.slices)
    const unmade = unmadeSlices()
    tellUnmade(unmade, this.root, this.made)
    this.large.measured(rendered.pages.size, timeOfPages(clock.stages))
    return { ...rendered, pages: this.large.publishable(rendered), unmade }
  }

  /** The files that stand beside pages, as they are from now on. */
  private changesBeside({ events }: Read, { content, plan }: Taken): FileChanges {
    return new Map([
      ...this.files.lines(
        [...content.setLines, ...(plan?.setLines ?? [])],
        [...content.removeLines, ...(plan?.removeLines ?? [])],
      ),
      ...this.files.search(
        [...content.setSearched.map(searchedPage), ...(plan?.setSearched ?? [])],
        [...content.removeSearched, ...(plan?.removeSearched ?? [])],
      ),
      ...(events ? this.files.events(events.occurrences) : []),
      ...this.files.content(content.setNodes, content.removeNodes),
      ...this.files.withheld(assetPaths(this.state.content.withheld(), this.settings)),
    ])
  }

  private touchOf(
    { documents, changed, dayTurned }: Read,
    { content, eventsChanged, readingReaders, scheduled }: Taken,
    { pages }: Live,
  ): Touched {
    const isDone = this.large.unfinished.length === 0
    return {
      documents: new Set(documents.keys()),
      readBy: this.shownLater.whatIsShown(this.store.readersOf(changed), pages, isDone),
      texts: content.setNodes.some((node) => node.type === 'Locale'),
      events: eventsChanged,
      readings: readingReaders,
      day: dayTurned,
      scheduled,
    }
  }

  /**
   * How many pages an edit of a document can make new: those whose queries read it or what is made of it, and all of a
   * language whose header or footer does. What the edit changes may be less.
   */
  pagesTouchedBy(documentId: string): number {
    const queries = this.store.pagesOf([documentId], this.state.content.nodesOf(documentId))
    const frames = new Set([...queries].filter(isSlice).map((query) => query.split('--').at(-1)))
    return [...this.state.pages()].filter(
      ({ path: page, language }) => queries.has(page) || frames.has(language),
    ).length
  }

  /**
   * What a builder can do before its first edit, one by one: a few pages of each template are made and thrown away, so that
   * the code which makes them has run before.
   */
  rehearsals(): (() => Promise<void>)[] {
    const { gatsby, runner, renderer } = this
    return rehearsalPages(this.state.pages()).map((page) => () => rehearse(page, gatsby, runner, renderer))
  }

  /** Reads the whole site as it lies on the disk; from then on every file is known by what was written. */
  async takeFiles(): Promise<void> {
    await this.made.takeWhole()
  }
}

const rootOf = (gatsby: GatsbyInternals): string => path.join(gatsby.getState().program.directory, 'public')

/** Relative to the root, with forward slashes. */
const nameIn = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/')

/** What the pages of a regeneration took, ms. */
const timeOfPages = ({ queries = 0, data = 0, render = 0 }: Readonly<Record<string, number>>): number =>
  queries + data + render
