/** The two ways to get Gatsby with the whole site in memory: its command `gatsby build`, or what is on the disk. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyInternals } from './gatsby-interface'
import { privateModule, requireFrom } from './gatsby-modules'

type GatsbyStore = Pick<GatsbyInternals, 'getState' | 'dispatch'>

/** For temporary files: each pool of Gatsby's workers leaves a folder that nobody removes. The next start does. */
function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}

/** What Gatsby's own command line passes to its commands. Sets what Gatsby reads from the environment. */
function buildProgram(): Readonly<Record<string, unknown>> {
  const directory = process.cwd()
  const sitePackageJson: unknown = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
  process.env.gatsby_executing_command = 'build'
  process.env.gatsby_log_level = 'normal'
  process.env.TMPDIR = emptyFolder(path.join(directory, '.tmp'))
  return {
    _: ['build'],
    directory,
    sitePackageJson,
    browserslist: ['>0.25%', 'not dead', 'supports es6-module'],
    report: privateModule('gatsby-cli/lib/reporter'),
    useYarn: false,
    setStore: privateModule('gatsby-cli/lib/reporter/redux').setStore,
  }
}

/** `gatsby build`: a module that is a function. */
export async function buildWholeSite(): Promise<void> {
  const program = buildProgram()
  const command: unknown = requireFrom('gatsby/dist/commands/build')
  if (typeof command !== 'function') throw new Error('gatsby/dist/commands/build is no longer a function.')
  await Reflect.apply(command, undefined, [program])
}

/**
 * Takes up the site that a builder of the same code left behind: configuration, plugins, schema. Documents, pages and the
 * results of queries are as they were; nothing is fetched, no query extracted, no bundle made.
 * @throws Error when Gatsby did not find its state whole
 */
export async function resumeSite({ getState, dispatch }: GatsbyStore): Promise<void> {
  const program = buildProgram()
  // A worker costs as much as all that is done here, and there is nothing for it to do.
  privateModule('gatsby/dist/utils/worker/pool').create = () => undefined
  const { initialize } = privateModule('gatsby/dist/services/initialize')
  const { customizeSchema } = privateModule('gatsby/dist/services/customize-schema')
  const { buildSchema } = privateModule('gatsby/dist/services/build-schema')
  Object.assign(globalThis, { __GATSBY: { buildId: 'resumed', root: program.directory } })
  const context = await initialize({ program })
  if (getState().pages.size === 0) throw new Error('Gatsby did not find the pages that it left behind.')
  // Gatsby notes this while it makes its nodes of plugins, and reads it when a page is created.
  for (const plugin of getState().flattenedPlugins) plugin.pluginFilepath = plugin.resolve
  await customizeSchema(context)
  await buildSchema(context)
  // No query is running, whatever the state says.
  dispatch({ type: 'SET_PROGRAM_STATUS', payload: 'BOOTSTRAP_FINISHED' })
}
