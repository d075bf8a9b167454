import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyState, RenderedPage, RenderParts } from './gatsby-interface'
import { slicesIn } from './slice-files'
import { stitchSlices } from './slice-stitching'
import { writeSynchronously } from './synchronous-files'

/** What one pass made: paths of pages. */
export interface RenderedPages {
  /** Rendered anew. */
  rendered: readonly string[]
  /** Only got another header or footer. */
  stitched: readonly string[]
  /** Gone, with their files. */
  gone: readonly string[]
}

/** Is told of what was written, with the bytes in hand. Files are relative to the public folder. */
export interface MadePages {
  wrote(file: string, bytes: Buffer): void
  /** Puts the slices anew into these pages. Resolves with those that differ by it. */
  restitch(files: readonly string[]): Promise<ReadonlySet<string>>
  /** Headers or footers are other than they were. */
  slicesChanged(): void
}

/** Scripts, styles and results of static queries, the same for all pages of a template. */
type TemplateResources = Readonly<Record<string, unknown>>

/**
 * The last step of `gatsby build`, for the dirty pages only, in this process: what Gatsby passes between its stages as files
 * (a page without its header, then with it) stays in memory, and each page is written once.
 */
export class PageRenderer {
  private readonly resources = new Map<string, TemplateResources>()
  private webpackStats: unknown

  constructor(
    private readonly parts: RenderParts,
    private readonly made: MadePages,
  ) {}

  /** Call when results of static queries have changed. */
  forgetStaticQueries(): void {
    this.resources.clear()
    this.parts.clearStaticQueries()
  }

  /** @throws Error that names the page whose template failed; nothing of the failed page was written. */
  async render(): Promise<RenderedPages> {
    const { parts } = this
    parts.markStaticQueryPages()
    const { toRegenerate, toDelete, toCleanupFromTrackedState } = parts.dirtyPages(onlyDirty(this.state))
    parts.dispatch({ type: 'HTML_TRACKED_PAGES_CLEANUP', payload: toCleanupFromTrackedState })
    const fresh = await this.renderPages(toRegenerate)
    await this.renderSlices()
    const stitched = await this.stitch(fresh)
    if (toDelete.length > 0) await parts.removePages(this.root, toDelete)
    return { rendered: toRegenerate, stitched, gone: toDelete }
  }

  private get state(): GatsbyState {
    return this.parts.getState()
  }

  private get root(): string {
    return path.join(this.state.program.directory, 'public')
  }

  /** Webpack's bundle that renders pages and slices on a server. */
  private get bundle(): string {
    return path.join(this.state.program.directory, '.cache', 'page-ssr', 'routes', 'render-page.js')
  }

  /** HTML of the pages by path, still without header and footer. */
  private async renderPages(pages: readonly string[]): Promise<Map<string, string>> {
    const fresh = new Map<string, string>()
    const slices: Record<string, unknown> = {}
    let unsafe = false
    for (const page of pages) {
      try {
        const { html, sliceData, unsafeBuiltinsUsage } = await this.renderPage(page)
        fresh.set(page, html)
        slices[page] = sliceData
        unsafe ||= unsafeBuiltinsUsage.length > 0
      } catch (error) {
        throw new Error(`The page ${page} could not be rendered.`, { cause: error })
      }
    }
    if (pages.length > 0) {
      this.parts.dispatch({ type: 'HTML_GENERATED', payload: pages })
      this.parts.dispatch({ type: 'SET_SLICES_PROPS', payload: slices })
    }
    if (unsafe) this.parts.dispatch({ type: 'SSR_USED_UNSAFE_BUILTIN' })
    return fresh
  }

  /** Renders a page from its data on the disk; writes nothing. */
  async renderPage(pagePath: string): Promise<RenderedPage> {
    const pageData: unknown = JSON.parse(readFileSync(this.parts.pageDataPath(this.root, pagePath), 'utf8'))
    if (!isPageData(pageData)) throw new Error('its data are of another shape than those of Gatsby')
    return this.parts.pageComponent(this.bundle).default({
      pagePath,
      pageData,
      webpackCompilationHash: this.state.webpackCompilationHash,
      context: { isDuringBuild: true },
      ...(await this.resourcesOf(pageData)),
    })
  }

  /** Whether a page holds nothing but why it could not be made. */
  isUnmade(pagePath: string): boolean {
    const start = '<body data-unmade="'
    return readFileSync(this.parts.htmlPath(this.root, pagePath), 'utf8').includes(start)
  }

  private async resourcesOf({ componentChunkName, staticQueryHashes }: PageData): Promise<TemplateResources> {
    const known = this.resources.get(componentChunkName)
    if (known) return known
    this.webpackStats ??= await this.parts.readWebpackStats(this.root)
    const resources = {
      ...(await this.parts.staticQueryContext(staticQueryHashes)),
      ...(await this.parts.scriptsAndStyles(componentChunkName, this.webpackStats)),
    }
    this.resources.set(componentChunkName, resources)
    return resources
  }

  /** Makes the HTML of dirty headers and footers. */
  private async renderSlices(): Promise<void> {
    const { html, slices, staticQueriesByTemplate } = this.state
    const dirty = [...html.slicesProps.bySliceId]
      .filter(([, slice]) => slice.dirty !== 0 && slice.pages.size > 0)
      .map(([sliceId, { props, sliceName, hasChildren }]) => ({ sliceId, props, sliceName, hasChildren }))
    if (dirty.length > 0) {
      const templates = [...slices.values()].map(({ componentPath }) => componentPath)
      await this.parts.renderSlices({
        publicDir: this.root,
        htmlComponentRendererPath: this.bundle,
        slices: [...slices],
        slicesProps: dirty,
        staticQueriesBySliceTemplate: Object.fromEntries(
          templates.map((template) => [template, staticQueriesByTemplate.get(template)]),
        ),
      })
      this.parts.dispatch({ type: 'SLICES_PROPS_RENDERED', payload: dirty })
      this.made.slicesChanged()
    }
    this.parts.dispatch({ type: 'SLICES_PROPS_REMOVE_STALE' })
  }

  /** Puts header and footer into the pages that want them, and writes these. Resolves with the pages that were not fresh. */
  private async stitch(fresh: ReadonlyMap<string, string>): Promise<string[]> {
    const { html, pages } = this.state
    const { root } = this
    const wanting = html.pagesThatNeedToStitchSlices
    const { textOf } = slicesIn(root)
    const fileOf = (page: string) => this.parts.htmlPath(root, page)
    const nameOf = (page: string) => path.relative(root, fileOf(page)).split(path.sep).join('/')
    for (const [page, text] of fresh) {
      const bytes = Buffer.from(wanting.has(page) ? stitchSlices(text, textOf) : text)
      writeSynchronously(fileOf(page), bytes)
      this.made.wrote(nameOf(page), bytes)
    }
    const others = [...wanting].filter((page) => !fresh.has(page) && pages.has(page))
    const changed = await this.made.restitch(others.map(nameOf))
    this.parts.dispatch({ type: 'SLICES_STITCHED' })
    return others.filter((page) => changed.has(nameOf(page)))
  }
}

interface PageData {
  componentChunkName: string
  staticQueryHashes: readonly string[]
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'componentChunkName' in value && 'staticQueryHashes' in value

/** The state with only those pages that there is something to do about: of 10,000 nearly all are clean. */
function onlyDirty(state: GatsbyState): GatsbyState {
  if (state.html.unsafeBuiltinWasUsedInSSR) return state
  const tracked: GatsbyState['html']['trackedHtmlFiles'] = new Map()
  for (const [page, file] of state.html.trackedHtmlFiles)
    if (file.isDeleted || file.dirty !== 0 || !state.pages.has(page)) tracked.set(page, file)
  return { ...state, html: { ...state.html, trackedHtmlFiles: tracked } }
}
