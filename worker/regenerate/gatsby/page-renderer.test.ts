import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Action, GatsbyState, RenderedPage, RenderParts } from './gatsby-interface'
import { PageRenderer } from './page-renderer'

let directory: string
let state: GatsbyState
let dispatched: { type?: string; payload?: unknown }[]
/** Files that the renderer told of, with their text. */
let told: Map<string, string>
let slicesChanged: number
/** What is asked to be stitched anew, and which of it then differs. */
let restitched: string[]
let differs: Set<string>
let templates: Record<string, () => RenderedPage>
let given: unknown[]
let dirty: ReturnType<RenderParts['dirtyPages']>
let seenByGatsby: GatsbyState | undefined
let readStats: number
let sliceTexts: Record<string, string>

const slot = '<slice-start id="header-1"></slice-start><slice-end id="header-1"></slice-end>'
const stitched = (text: string) => `<!-- slice-start id="header-1" -->${text}<!-- slice-end id="header-1" -->`
const shows = (html: string): RenderedPage => ({
  html,
  sliceData: { 'header-1': {} },
  unsafeBuiltinsUsage: [],
})

const publicFile = (file: string) => path.join(directory, 'public', file)
function write(file: string, text: string): void {
  mkdirSync(path.dirname(publicFile(file)), { recursive: true })
  writeFileSync(publicFile(file), text)
}

function addPage(page: string): void {
  state.pages.set(page, { path: page, component: 'room.tsx', context: {} })
  write(
    dataFile(page),
    JSON.stringify({ componentChunkName: 'room', staticQueryHashes: ['1'], result: page }),
  )
}
const htmlFile = (page: string) => `${page.slice(1)}/index.html`
const dataFile = (page: string) => `page-data${page}/page-data.json`

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'renderer-'))
  state = {
    program: { directory },
    pages: new Map(),
    flattenedPlugins: [],
    components: new Map(),
    pendingPageDataWrites: { pagePaths: new Set(), sliceNames: new Set() },
    html: {
      trackedHtmlFiles: new Map(),
      unsafeBuiltinWasUsedInSSR: false,
      pagesThatNeedToStitchSlices: new Set(),
      slicesProps: { bySliceId: new Map() },
    },
    slices: new Map([['header', { name: 'header', componentPath: 'header.tsx' }]]),
    staticQueriesByTemplate: new Map(),
    slicesByTemplate: new Map(),
    webpackCompilationHash: 'compiled',
    queries: { trackedQueries: new Map(), byNode: new Map(), byConnection: new Map() },
  }
  dispatched = []
  told = new Map()
  slicesChanged = 0
  restitched = []
  differs = new Set()
  templates = {}
  given = []
  dirty = { toRegenerate: [], toDelete: [], toCleanupFromTrackedState: new Set() }
  seenByGatsby = undefined
  readStats = 0
  sliceTexts = { 'header-1': '<nav>Menü</nav>' }
  write('_gatsby/slices/header-1.html', '<nav>Menü</nav>')
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const isAction = (action: Action): action is { type?: string; payload?: unknown } =>
  typeof action === 'object' && action !== null

function renderer(): PageRenderer {
  const parts: RenderParts = {
    getState: () => state,
    dispatch: (action) => isAction(action) && dispatched.push(action),
    markStaticQueryPages: () => undefined,
    dirtyPages(shown) {
      seenByGatsby = shown
      return dirty
    },
    pageComponent: () => ({
      async default(about) {
        given.push(about)
        const page = 'pagePath' in about ? String(about.pagePath) : ''
        return templates[page]?.() ?? shows(page)
      },
    }),
    async readWebpackStats() {
      readStats += 1
    },
    scriptsAndStyles: async () => ({ scripts: readStats }),
    staticQueryContext: async (hashes) => ({ staticQueryContext: hashes }),
    clearStaticQueries: () => undefined,
    async renderSlices() {
      for (const [name, text] of Object.entries(sliceTexts)) write(`_gatsby/slices/${name}.html`, text)
    },
    async removePages(folder, pages) {
      for (const page of pages) rmSync(path.join(folder, htmlFile(page)))
    },
    htmlPath: (folder, page) => path.join(folder, htmlFile(page)),
    pageDataPath: (folder, page) => path.join(folder, dataFile(page)),
  }
  return new PageRenderer(parts, {
    wrote: (file, bytes) => void told.set(file, bytes.toString()),
    async restitch(files) {
      restitched.push(...files)
      return differs
    },
    slicesChanged() {
      slicesChanged += 1
    },
  })
}

const types = () => dispatched.map(({ type }) => type)

describe('rendering', () => {
  it('writes each dirty page once, with its header in it, and tells of it with its bytes', async () => {
    addPage('/zimmer')
    dirty.toRegenerate = ['/zimmer']
    state.html.pagesThatNeedToStitchSlices.add('/zimmer')
    templates = { '/zimmer': () => shows(`<body>${slot}Zimmer</body>`) }
    const made = await renderer().render()
    expect(made).toEqual({ rendered: ['/zimmer'], stitched: [], gone: [] })
    const html = `<body>${stitched('<nav>Menü</nav>')}Zimmer</body>`
    expect(readFileSync(publicFile('zimmer/index.html'), 'utf8')).toBe(html)
    expect([...told]).toEqual([['zimmer/index.html', html]])
    expect(given).toMatchObject([{ pagePath: '/zimmer', webpackCompilationHash: 'compiled' }])
    expect(dispatched).toContainEqual({
      type: 'SET_SLICES_PROPS',
      payload: { '/zimmer': { 'header-1': {} } },
    })
  })

  it('names the page whose template fails, and writes nothing of any page', async () => {
    for (const page of ['/a', '/b']) addPage(page)
    dirty.toRegenerate = ['/a', '/b']
    const cause = new Error('no room')
    templates = {
      '/b': () => {
        throw cause
      },
    }
    await expect(renderer().render()).rejects.toMatchObject({
      message: 'The page /b could not be rendered.',
      cause,
    })
    expect(existsSync(publicFile('a/index.html'))).toBe(false)
    expect(told.size).toBe(0)
    expect(types()).not.toContain('HTML_GENERATED')
  })

  it('refuses page data of another shape than those of Gatsby', async () => {
    addPage('/zimmer')
    write(dataFile('/zimmer'), '{"result":{}}')
    await expect(renderer().renderPage('/zimmer')).rejects.toThrow(/another shape/)
  })

  it('reads scripts and static queries once for a template, until they have other results', async () => {
    for (const page of ['/a', '/b']) addPage(page)
    const one = renderer()
    await one.renderPage('/a')
    await one.renderPage('/b')
    expect(readStats).toBe(1)
    expect(given).toMatchObject([{ scripts: 1, staticQueryContext: ['1'] }, { scripts: 1 }])
    one.forgetStaticQueries()
    write(dataFile('/a'), JSON.stringify({ componentChunkName: 'room', staticQueryHashes: ['2'] }))
    await one.renderPage('/a')
    expect(given[2]).toMatchObject({ staticQueryContext: ['2'] })
  })

  it('renders to look at without a file, a mark or a word', async () => {
    addPage('/zimmer')
    expect(await renderer().renderPage('/zimmer')).toMatchObject({ html: '/zimmer' })
    expect([existsSync(publicFile('zimmer/index.html')), told.size, dispatched]).toEqual([false, 0, []])
  })

  it('shows Gatsby only what there is something to do about', async () => {
    for (const page of ['/clean', '/dirty']) addPage(page)
    const file = (dirty: number, isDeleted = false) => ({ dirty, isDeleted })
    state.html.trackedHtmlFiles = new Map([
      ['/clean', file(0)],
      ['/dirty', file(1)],
      ['/deleted', file(0, true)],
      ['/no-page', file(0)],
    ])
    await renderer().render()
    expect([...(seenByGatsby?.html.trackedHtmlFiles.keys() ?? [])]).toEqual([
      '/dirty',
      '/deleted',
      '/no-page',
    ])
    state.html.unsafeBuiltinWasUsedInSSR = true
    await renderer().render()
    expect(seenByGatsby).toBe(state)
  })

  it('takes away what is gone, and says so', async () => {
    write('fort/index.html', 'Fort')
    dirty.toDelete = ['/fort']
    expect(await renderer().render()).toMatchObject({ gone: ['/fort'] })
    expect(existsSync(publicFile('fort/index.html'))).toBe(false)
  })
})

describe('a header that is dirty', () => {
  beforeEach(() => {
    for (const page of ['/a', '/b', '/c']) addPage(page)
    state.html.pagesThatNeedToStitchSlices = new Set(['/a', '/b', '/c', '/gone'])
    const header = { sliceName: 'header', props: {}, hasChildren: false, dirty: 1, pages: new Set(['/a']) }
    state.html.slicesProps.bySliceId.set('header-1', header)
  })

  it('is made once, before pages are stitched; those that were not rendered are stitched anew where they differ', async () => {
    sliceTexts = { 'header-1': '<nav>Neu</nav>' }
    dirty.toRegenerate = ['/a']
    templates = { '/a': () => shows(slot) }
    differs = new Set(['c/index.html'])
    const { stitched: others } = await renderer().render()
    expect(told.get('a/index.html')).toBe(stitched('<nav>Neu</nav>'))
    expect(restitched).toEqual(['b/index.html', 'c/index.html'])
    expect(others).toEqual(['/c'])
    expect(slicesChanged).toBe(1)
    expect(types().indexOf('SLICES_PROPS_RENDERED')).toBeLessThan(types().indexOf('SLICES_STITCHED'))
  })

  it('that stands on no page is not made', async () => {
    state.html.slicesProps.bySliceId.get('header-1')?.pages.clear()
    await renderer().render()
    expect(slicesChanged).toBe(0)
    expect(types()).not.toContain('SLICES_PROPS_RENDERED')
    expect(types()).toContain('SLICES_PROPS_REMOVE_STALE')
  })
})

it('a page that holds nothing but why it could not be made is known by its mark', () => {
  write('a/index.html', '<html><body data-unmade="why">')
  write('b/index.html', '<html><body><p data-unmade="why">')
  expect(['/a', '/b'].map((page) => renderer().isUnmade(page))).toEqual([true, false])
})
