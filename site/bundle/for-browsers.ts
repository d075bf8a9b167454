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

/**
 * The scripts of pages in the words of the browsers that they are made for (`.browserslistrc`), webpack's own among them.
 * Gatsby asks both Babel and webpack for those of 2015.
 */
export function speakToBrowsers({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return
  const config = getConfig()
  config.target = ['web', 'es2022']
  readSourcesBy(path.resolve('site/bundle/babel-for-browsers.cjs'), config.module?.rules ?? [])
  actions.replaceWebpackConfig(config)
}
