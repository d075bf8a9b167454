import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** What shapes the bundle beside the modules in it; against these webpack holds its cache by itself. */
const shapers = [
  '.browserslistrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package.json',
  'tsconfig.json',
  'site/bundle',
  'plugins',
]

/** npm's own list of what is installed, each package with its version and the hash of its files. */
const installed = 'node_modules/.package-lock.json'

/** What is used of webpack's settings of its cache. */
interface FileCache {
  type: 'filesystem'
  version?: string
  buildDependencies?: Record<string, readonly string[]>
}

/** What is used of webpack's compiler. */
interface Compiler {
  hooks: { done: { tap(name: string, act: (stats: Stats) => void): void } }
}
interface Stats {
  /** Loaders and plugins that were used; webpack follows what each of them requires. */
  compilation: { buildDependencies: Set<string> }
}

const isFileCache = (cache: unknown): cache is FileCache =>
  typeof cache === 'object' && cache !== null && 'type' in cache && cache.type === 'filesystem'

function filesOf(root: string, part: string): string[] {
  const place = path.join(root, part)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [part]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(part, name))
    .filter((name) => statSync(path.join(root, name)).isFile())
    .sort()
}

/** Hash of all that a bundle of this folder is made by, its own modules excepted; undefined where npm did not install. */
export function makersOfBundle(root: string, node = process.version): string | undefined {
  if (!existsSync(path.join(root, installed))) return undefined
  const hash = createHash('sha256').update(node)
  for (const name of [...shapers.flatMap((part) => filesOf(root, part)), installed])
    hash.update(`\n${name}\n`).update(readFileSync(path.join(root, name)))
  return hash.digest('hex')
}

const withoutLoaders = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('WithoutLoaders', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

/**
 * Lets webpack know by one hash whether its cache may be taken up. By itself it follows each `require` of each loader and of
 * Gatsby, thousands of files, at the end of both bundles: 10 s of a first build of 52 s. The hash covers the same files, for
 * npm's list names each package by the hash of what is in it.
 */
export function nameCache({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig()
  const version = makersOfBundle(process.cwd())
  if (version === undefined || !isFileCache(config.cache)) return
  const cache: FileCache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } }
  const plugins = [...(config.plugins ?? []), withoutLoaders]
  actions.replaceWebpackConfig({ ...config, cache, plugins })
}
