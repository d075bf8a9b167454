import { createHash } from 'node:crypto'
import type { CreateWebpackConfigArgs } from 'gatsby'

interface StylePlugin {
  options: { ignoreOrder?: boolean }
}

/** What is used of webpack's compiler and statistics. */
interface Compiler {
  hooks: { done: { tap(name: string, act: (stats: Stats) => void): void } }
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
    compiler.hooks.done.tap('HashByContent', ({ compilation }) => {
      compilation.hash = bundleHash(compilation.getAssets().map((asset) => asset.name))
    })
  },
}

/**
 * Gatsby's onCreateWebpackConfig of the site. Styles are CSS modules, each about its own elements, so webpack need not
 * warn of their order.
 */
export function configureBundle({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig()
  const plugins: unknown[] = config.plugins ?? []
  for (const plugin of plugins) if (isStylePlugin(plugin)) plugin.options.ignoreOrder = true
  actions.replaceWebpackConfig(
    stage === 'build-javascript' ? { ...config, plugins: [...plugins, hashByContent] } : config,
  )
}
