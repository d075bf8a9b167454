import { randomInt } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const repository = path.resolve(__dirname, '../..')

/** What the site and its worker consist of; a workspace has a copy of it, so that tests never share `.cache`. */
const parts = [
  '.browserslistrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package.json',
  'tsconfig.json',
  'site',
  'plugins',
  'worker',
  'sandbox',
  'studio',
]

/** The clone in which `npm run build` is asked what a clean build would be: beside the site that it is compared with. */
const cleanName = 'clean'

export interface Workspace {
  folder: string
  dataFolder: string
  /**
   * What all workspaces share that lie in this place one after the other; undefined where none follows. In `kept` they
   * leave things to one another; content service and feed have the same ports, for a builder takes up only what was made
   * with its own settings.
   */
  place: { kept: string; ports: { lake: number; feed: number } } | undefined
  remove(): Promise<void>
}

/**
 * Where the workspaces of one run of all tests lie (set by tests/run.ts). Webpack's cache knows files by their absolute
 * names: two workspaces that lie in the same place, one after the other, compile what has not changed only once. Without
 * it every workspace has a place of its own.
 */
const places = process.env.TEST_WORKSPACES

const ownFolder = (name: string): string => mkdtempSync(path.join(os.tmpdir(), `${name}-`))

/** A place that no other test has at the same time: vitest gives each number to one file of tests at once. */
function placeFor(name: string): string {
  const number = process.env.VITEST_POOL_ID
  if (!places || number === undefined) return ownFolder(name)
  const folder = path.join(places, `${number}-${name === cleanName ? name : 'site'}`)
  if (existsSync(folder)) return ownFolder(name)
  mkdirSync(folder)
  return folder
}

const keptBeside = (folder: string): string => `${folder}.kept`
const cachesOf = (folder: string): string => path.join(keptBeside(folder), 'caches')

/** Ports of a place: between the well-known ones and those that systems give away, so that nobody gets them by chance. */
const portsOf = (folder: string): { lake: number; feed: number } => {
  const file = path.join(keptBeside(folder), 'ports.json')
  if (!existsSync(file)) {
    const lake = 20_000 + 2 * randomInt(5_000)
    mkdirSync(keptBeside(folder), { recursive: true })
    writeFileSync(file, JSON.stringify({ lake, feed: lake + 1 }))
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

const placeBeside = (folder: string): Workspace['place'] =>
  places !== undefined && path.dirname(folder) === places
    ? { kept: keptBeside(folder), ports: portsOf(folder) }
    : undefined

/** Folders of webpack's cache below a workspace, relative to it. */
const cachesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && entry.name === 'webpack' && path.basename(entry.parentPath) === '.cache',
    )
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** Moves webpack's caches from one folder to another, below the same names. */
function moveCaches(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const name of cachesIn(from)) {
    const target = path.join(to, name)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(from, name), target)
  }
}

/** The bundle that a builder keeps for the next build of the same code and settings. */
const bundleIn = (dataFolder: string): string => path.join(dataFolder, 'builder', 'bundle')

function moveBundle(from: string, to: string): void {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

function workspaceIn(folder: string): Workspace {
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  const place = placeBeside(folder)
  const dataFolder = path.join(folder, '.data')
  const bundle = place && path.join(place.kept, 'bundle')
  if (place) moveCaches(cachesOf(folder), folder)
  if (bundle) moveBundle(bundle, bundleIn(dataFolder))
  return {
    folder,
    dataFolder,
    place,
    remove: async () => {
      if (place) moveCaches(folder, cachesOf(folder))
      if (bundle) moveBundle(bundleIn(dataFolder), bundle)
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** A folder of its own with packages in it and nothing else. */
export const emptyWorkspace = (name: string): Workspace => workspaceIn(ownFolder(name))

/** A folder of its own with the whole project in it; packages are shared with the repository. */
export const makeWorkspace = (name: string): Workspace => withProject(workspaceIn(placeFor(name)))

function withProject(workspace: Workspace): Workspace {
  for (const part of parts) {
    cpSync(path.join(repository, part), path.join(workspace.folder, part), {
      recursive: true,
      filter: (source) => !source.includes(`${path.sep}node_modules`),
    })
  }
  return workspace
}
