import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { nameCache } from './cache-of-bundle'
import { CutFonts } from './cut-fonts'
import { speakToBrowsers } from './for-browsers'
import { HashesWhileMinified } from './hashes-while-minified'

interface StylePlugin {
  options: { ignoreOrder?: boolean }
}

/** What is used of webpack's compiler and statistics. */
interface Compiler {
  hooks: { done: { tap(tap: { name: string; stage: number }, act: (stats: Stats) => void): void } }
}
interface Stats {
  compilation: { hash: string | null; getAssets(): readonly { name: string }[] }
}

const isStylePlugin = (plugin: unknown): plugin is StylePlugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  plugin.constructor.name === 'MiniCssExtractPlugin' &&
  'options' in plugin

/** One hash for the bundle, from the names of its files; each name carries the hash of the file's content. */
export const bundleHash = (names: readonly string[]): string =>
  createHash('sha1')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 20)

/**
 * Gatsby writes webpack's compilation hash into every page. Webpack's own depends on whether its cache was warm, though
 * the files are the same; so a page of a warm build would differ from one of a clean build. This one depends on the files.
 */
const hashByContent = {
  apply(compiler: Compiler): void {
    // Before Gatsby's own taps: one of them writes the hash into the scripts of every page.
    compiler.hooks.done.tap({ name: 'HashByContent', stage: -1000 }, ({ compilation }) => {
      compilation.hash = bundleHash(compilation.getAssets().map((asset) => asset.name))
    })
  },
}

/** Styles are CSS modules, each about its own elements, so webpack need not warn of their order. */
function shapeStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig()
  for (const plugin of config.plugins ?? []) if (isStylePlugin(plugin)) plugin.options.ignoreOrder = true
  if (stage.startsWith('build')) shortenClassNames(config.module?.rules ?? [])
  leaveLateStyles(stage, config.optimization?.splitChunks?.cacheGroups)
  actions.replaceWebpackConfig(config)
}

/** What is used of a rule of webpack: its loaders, and the rules within it. */
interface Rule {
  use?: unknown
  oneOf?: readonly unknown[]
}

/** The loader of styles, where it names classes by itself. */
interface ClassNaming {
  options: { modules: { localIdentName: string } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namesClasses = (loader: unknown): loader is ClassNaming =>
  isObject(loader) &&
  isObject(loader.options) &&
  isObject(loader.options.modules) &&
  typeof loader.options.modules.localIdentName === 'string'

function* loadersOf(rules: readonly unknown[]): Generator<unknown> {
  for (const rule of rules) {
    if (!isObject(rule)) continue
    const { use, oneOf = [] }: Rule = rule
    yield* Array.isArray(use) ? use : [use]
    yield* loadersOf(oneOf)
  }
}

/**
 * Classes of some thirty letters (`page-title-module--heading--a647a`) were a quarter of each page, for its style sheet is in
 * it. Six letters of a hash of file and class do as well; whoever develops still sees the long ones.
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  for (const loader of loadersOf(rules))
    if (namesClasses(loader)) loader.options.modules.localIdentName = '[hash:base64:6]'
}

/**
 * The Gatsby plugin for translations imports all of i18next and react-i18next; pages get what the site uses of them
 * (`site/languages/i18next.ts`), with the same interface.
 */
function slimTranslation({ stage, actions }: CreateWebpackConfigArgs): void {
  const alias = {
    i18next$: path.resolve('site/languages/i18next.ts'),
    'react-i18next$': path.resolve('site/languages/react-i18next.tsx'),
  }
  actions.setWebpackConfig({ resolve: { alias } })
  // Its index brings all that it offers, of which components use one function; what is false is for redirects and warnings,
  // which this site has not.
  const inBrowser = {
    'gatsby-plugin-react-i18next$': path.resolve('site/languages/react-i18next.tsx'),
    'browser-lang$': false as const,
    outdent$: false as const,
  }
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias: inBrowser } })
}

/** Links are plain (site/src/navigation/follow-links.ts): Gatsby's component for them is 3 kB that each page would carry. */
function slimLinks({ stage, actions }: CreateWebpackConfigArgs): void {
  const alias = { 'gatsby-link$': path.resolve('site/src/navigation/gatsby-link.tsx') }
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias } })
}

/** Lets the app begin in pieces (site/browser-entry.ts), of which Gatsby's own beginning is the last. */
export function beginInPieces({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  const { app, ...others }: Record<string, string> = config.entry
  if (app === undefined) throw new Error('Gatsby begins its app elsewhere than in the entry `app`.')
  config.entry = { ...others, app: path.resolve('site/browser-entry.ts') }
  actions.replaceWebpackConfig(config)
  actions.setWebpackConfig({ resolve: { alias: { 'gatsby-app$': app } } })
}

/**
 * Gatsby gives every page its component for scripts and what brings these to a worker. Nothing here uses them: scripts of
 * others come with a visitor's consent (`site/src/third-parties`).
 */
function leaveOutScripts({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const alias = { 'gatsby-script$': false as const, '@builder.io/partytown/integration$': false as const }
  actions.setWebpackConfig({ resolve: { alias } })
}

/** What is used of webpack's splitting: Gatsby has one group for all styles, which stands in each page. */
interface StyleSplitting {
  styles?: { chunks?: (chunk: { name?: string | null }) => boolean }
}

/**
 * Styles of what comes on demand (dialogs, overlays) come with it: Gatsby puts those of all scripts into the one sheet that each page carries.
 * Templates and slices have names, what is loaded on demand has none.
 */
export function leaveLateStyles(stage: string, splitting: StyleSplitting | undefined): void {
  if (stage !== 'build-javascript') return
  if (!splitting?.styles) throw new Error('Gatsby gathers styles elsewhere than in the group `styles`.')
  splitting.styles.chunks = ({ name }) => typeof name === 'string'
}

/** What this site asks of the bundler, for Gatsby's onCreateWebpackConfig. */
export function shapeBundle(api: CreateWebpackConfigArgs): void {
  shapeStyles(api)
  slimTranslation(api)
  slimLinks(api)
  leaveOutScripts(api)
  beginInPieces(api)
  speakToBrowsers(api)
  nameCache(api)
  if (api.stage.startsWith('build')) api.actions.setWebpackConfig({ plugins: [new CutFonts()] })
  if (api.stage === 'build-javascript')
    api.actions.setWebpackConfig({ plugins: [hashByContent, new HashesWhileMinified()] })
}
