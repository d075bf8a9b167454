import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** What is used of webpack's rules: Gatsby's has a function that says by which loaders a module is read. */
interface Rule {
  use?: unknown
}
type UseOf = (module: object) => readonly unknown[]

/** Gatsby's loader of own sources, which looks for settings of Babel by itself. */
interface SourceLoader {
  options: { configFile: unknown }
}

const isSourceLoader = (loader: unknown): loader is SourceLoader =>
  typeof loader === 'object' &&
  loader !== null &&
  'options' in loader &&
  typeof loader.options === 'object' &&
  loader.options !== null &&
  'isPageTemplate' in loader.options

const isUseOf = (use: unknown): use is UseOf => typeof use === 'function'

/** Has own sources read by these settings of Babel. @throws where no rule of Gatsby says by a function how a module is read */
export function readSourcesBy(configFile: string, rules: readonly Rule[]): void {
  const readers = rules.filter(({ use }) => isUseOf(use))
  if (readers.length === 0)
    throw new Error('Gatsby reads sources by no rule with a function of loaders any more.')
  for (const rule of readers) {
    const { use } = rule
    if (!isUseOf(use)) continue
    rule.use = (module: object) => {
      const loaders = use(module)
      for (const loader of loaders) if (isSourceLoader(loader)) loader.options.configFile = configFile
      return loaders
    }
  }
}

/** What is used of the plugin by which Gatsby has scripts minified. */
interface Minifier {
  options: { minimizer: { options: object } }
}

const isMinifier = (plugin: unknown): plugin is Minifier =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'TerserPlugin'

/**
 * How terser writes; its own types leave out that methods can be named by a pattern. Modules of webpack have numbers for names,
 * and nothing is ever made by `new` of one: those can be methods.
 */
export const terserOptions: object = {
  compress: { ecma: 2020, passes: 2, unsafe_methods: /^\d+$/ },
  format: { ecma: 2020, comments: false },
}

/** @throws where Gatsby has scripts minified by another plugin, or by none */
export function minifyBy(options: object, minimizers: readonly unknown[]): void {
  const minifiers = minimizers.filter(isMinifier)
  if (minifiers.length === 0) throw new Error('Gatsby minifies scripts by another plugin than TerserPlugin.')
  for (const minifier of minifiers) minifier.options.minimizer.options = options
}

/**
 * The scripts of pages in the words of the browsers that they are made for (`.browserslistrc`), those of webpack and of the minifier
 * among them: Gatsby asks Babel and webpack for words of 2015, and terser for those of 2009. No map is drawn from them to the
 * sources: none is published, and each script would end with the address of one.
 */
export function speakToBrowsers({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.target = ['web', 'es2022']
  config.devtool = false
  minifyBy(terserOptions, config.optimization?.minimizer ?? [])
  readSourcesBy(path.resolve('site/bundle/babel-for-browsers.cjs'), config.module?.rules ?? [])
  actions.replaceWebpackConfig(config)
}
