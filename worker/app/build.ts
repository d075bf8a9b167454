/**
 * `npm run build`: the whole site from nothing, into `public`. It is made by the program that regenerates pages, in a folder
 * as far from the packages as that one's, so that both make the same bytes, names of scripts included; and beside a
 * product that runs, of whose data it touches nothing.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { guardedFolders } from '../../site/languages/guarded-path'
import { countOfPages } from '../made/page-paths'
import { bootBuilder } from '../regenerate/supervisor/boot-builder'
import { mirror } from '../regenerate/supervisor/mirror'
import { SiteFolder } from '../regenerate/supervisor/site-folder'
import { StuckPages } from '../regenerate/supervisor/stuck-pages'
import { parseSettings, type Settings } from '../settings/settings'
import { folderProblem, nameProblem } from '../start/check-folder'
import { besideProduct, folderBeside } from './beside-product'
import { buildFailure } from './build-failure'
import { builderEnvironment } from './builder-environment'

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Milliseconds after which the build counts as hung. */
const buildLimit = 30 * 60_000

async function build(product: Settings): Promise<void> {
  const began = performance.now()
  const dataFolder = folderBeside(product, 'build')
  const code = process.cwd()
  const problem =
    nameProblem(code) ?? nameProblem(dataFolder) ?? folderProblem(dataFolder) ?? folderProblem(code)
  if (problem) throw new Error(problem)
  const env = builderEnvironment(besideProduct(product, dataFolder), process.env)
  const folders = path.resolve(dataFolder, 'builder')
  const folder = new SiteFolder({ code, env, path: path.join(folders, 'a') })
  const tell = (fields: object, text: string) => say(`${text}: ${JSON.stringify(fields)}`)
  const { child, ready } = await bootBuilder(folder, ['clean'], {
    env,
    dataFolder,
    today: undefined,
    moment: undefined,
    now: Date.now,
    keepWebpackCache: true,
    buildLimit,
    pageLimit: 20_000,
    stuck: new StuckPages(folders, folder.made),
    program: path.join(__dirname, '../regenerate/builder-process.cjs'),
    onChild: () => say(`Building; what Gatsby says is in ${path.join(dataFolder, 'builder.log')}.`),
    log: { info: tell, warn: tell },
  })
  const { root, pages, problems } = ready.regeneration
  await child.stop(60_000)
  await mirror(root, path.resolve('public'))
  // What is behind the access code is served by a worker only; this folder may go anywhere.
  for (const guarded of guardedFolders)
    rmSync(path.resolve('public', guarded), { recursive: true, force: true })
  for (const { documentId, field, reason } of problems) say(`left out: ${documentId}, ${field}: ${reason}`)
  say(`${countOfPages(pages)} pages in public, after ${seconds(began)}.`)
}

async function main(): Promise<void> {
  const product = parseSettings(process.env)
  await build(product).catch((error: unknown) => {
    throw new Error(buildFailure(error, product), { cause: error })
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
