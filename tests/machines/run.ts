/**
 * `npm run machines [-- nodes [VERSION …] | -- folders [NAME …]]`: what a newcomer does, on every Node that is named in the README with
 * the npm of its time, and in folders of all kinds of names: clone, install, start, see one edit live, Ctrl-C. One line for
 * each; needs the package registry.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Newcomer } from '../support/newcomer'
import { editIsLive } from './edit-is-live'

const runCommand = promisify(execFile)
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The least one, and the newest of each line; each with the npm that comes with it. */
const nodes: readonly (readonly [node: string, npm: string])[] = [
  ['20.19.0', '10'],
  ['22', '10'],
  ['24', '11'],
  ['26', '11'],
]

/** What people and downloads call a folder: built in, or refused in one sentence before anything is built. */
const folders: Readonly<Record<string, 'works' | 'is refused'>> = {
  'my hotel': 'works',
  'hôtel-münster': 'works',
  'hotel%20b': 'works',
  "hotel's": 'works',
  'hotel+@=,;~$&': 'works',
  '-hotel': 'works',
  'hotel(1)': 'is refused',
  'hotel [copy]': 'is refused',
  'hotel{a,b}': 'is refused',
  'hotel*': 'is refused',
  '!hotel': 'is refused',
  'hotel#1': 'is refused',
}

let root = ''
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`

/** Folder in which `node` and `npm` of these versions lie, and nothing else. */
async function programsOf(node: string, npm: string): Promise<string> {
  const place = path.join(root, `node-${node}`)
  mkdirSync(place, { recursive: true })
  const packages = [`node@${node}`, `npm@${npm}`]
  // The package of Node puts its program in place by a script, and what starts this may have forbidden them (.npmrc).
  await runCommand('npm', ['install', '--no-save', '--ignore-scripts=false', '--prefix', place, ...packages])
  const programs = path.join(place, 'programs')
  mkdirSync(programs)
  symlinkSync(path.join(place, 'node_modules/node/bin/node'), path.join(programs, 'node'))
  for (const name of ['npm', 'npx'])
    symlinkSync(path.join(place, `node_modules/npm/bin/${name}-cli.js`), path.join(programs, name))
  return programs
}

/** Start, one edit, a look at the page, Ctrl-C. @throws Error that says what was not as it should be */
async function tryOut(newcomer: Newcomer): Promise<string> {
  const began = performance.now()
  const started = newcomer.start()
  await newcomer.everythingRuns(started)
  const startedIn = seconds(began)
  const live = await editIsLive(newcomer)
  const ended = await newcomer.pressControlC(started)
  const left = await newcomer.answering()
  if (left.length > 0) throw new Error(`still answering after Ctrl-C: ${left.join(', ')}`)
  const files = newcomer.leftFiles()
  if (files.length > 0) throw new Error(`left after Ctrl-C: ${files.join(', ')}`)
  return `started in ${startedIn}, an edit live after ${live} ms, ended after ${ended} ms`
}

/** Each in turn, with a line for how it went. True where all went well. */
async function each(names: readonly string[], attempt: (name: string) => Promise<string>): Promise<boolean> {
  let isWell = true
  for (const name of names) {
    const line = await attempt(name).catch((error: unknown) => {
      isWell = false
      return `FAILED ${error instanceof Error ? error.message.trim() : String(error)}`
    })
    say(`${name.padEnd(20)}  ${line}`)
  }
  return isWell
}

/** Of the programs that a newcomer starts by these names. */
async function versionsOf(newcomer: Newcomer): Promise<Readonly<Record<'node' | 'npm', string>>> {
  const node = await newcomer.run('node', ['-p', 'process.versions.node'])
  return { node: node.trim(), npm: (await newcomer.run('npm', ['--version'])).trim() }
}

/** Whether a version is the one that was asked for, or one of its line: `22.11.0` is of `22`. */
const isVersion = (version: string, wanted: string): boolean => `${version}.`.startsWith(`${wanted}.`)

async function onNode(node: string, npm: string): Promise<string> {
  const folder = path.join(root, `clone-${node}`)
  const programs = await programsOf(node, npm)
  const newcomer = await Newcomer.in(folder, `${programs}${path.delimiter}${process.env.PATH ?? ''}`)
  try {
    await newcomer.clone()
    const runs = await versionsOf(newcomer)
    if (!isVersion(runs.node, node) || !isVersion(runs.npm, npm))
      throw new Error(`wanted Node ${node} with npm ${npm}, and has ${runs.node} with ${runs.npm}`)
    const began = performance.now()
    const said = await newcomer.install()
    // Gatsby's own packages name no Node from 26 on; the site is tried on it, and nothing else may be in doubt.
    const warned = [...said.matchAll(/EBADENGINE\s+package: '([^']+)'/g)].map(([, name = '']) => name)
    const others = warned.filter((name) => !/gatsby|^babel-plugin-remove-graphql-queries@/.test(name))
    if (others.length > 0) throw new Error(`npm ci warns of ${others.join(', ')}`)
    const installed = seconds(began)
    return `Node ${runs.node}, npm ${runs.npm}: installed in ${installed}, ${await tryOut(newcomer)}`
  } finally {
    newcomer.leave()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** @throws Error where it starts, or says more than a sentence */
async function isRefused(newcomer: Newcomer): Promise<string> {
  const { ended, output } = newcomer.start()
  const code = await ended()
  const said = output().trim()
  if (code !== 1 || !/^The site cannot be built in .+ Rename it\.$/.test(said))
    throw new Error(`ended with ${code}: ${said}`)
  return `refused: ${said}`
}

async function inFolders(names: readonly string[]): Promise<boolean> {
  const newcomer = await Newcomer.in(path.join(root, 'hotel'))
  await newcomer.clone()
  await newcomer.install()
  try {
    return await each(names, async (name) => {
      const moved = path.join(root, name)
      renameSync(newcomer.folder, moved)
      newcomer.folder = moved
      for (const made of ['.data', '.cache', 'public'])
        await rm(path.join(moved, made), { recursive: true, force: true, maxRetries: 5 })
      return folders[name] === 'is refused' ? isRefused(newcomer) : tryOut(newcomer)
    })
  } finally {
    newcomer.leave()
  }
}

async function main(): Promise<void> {
  const [what, ...chosen] = process.argv.slice(2)
  if (what !== undefined && what !== 'nodes' && what !== 'folders')
    throw new Error(`There is no "${what}" to try: nodes, folders.`)
  root = mkdtempSync(path.join(os.tmpdir(), 'machines-'))
  let isWell = true
  try {
    const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
    const versions = nodes.filter(([node]) => isChosen(node))
    if (what !== 'folders')
      isWell = await each(
        versions.map(([node]) => node),
        (node) => onNode(node, versions.find(([name]) => name === node)?.[1] ?? '11'),
      )
    if (what !== 'nodes') isWell = (await inFolders(Object.keys(folders).filter(isChosen))) && isWell
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
  process.exit(isWell ? 0 : 1)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
