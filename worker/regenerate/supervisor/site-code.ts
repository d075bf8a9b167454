import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { gatsbyVersion } from '../gatsby/gatsby-modules'
import { clearTheWay, mirror } from './mirror'

/** What the pages are made with; state on the disk that was made with something else is of no use. */
export const codeParts = [
  '.browserslistrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'site',
  'plugins',
  // The content model: documents are brought into its shape.
  'studio/schemas',
  'studio/sdl-built-in.ts',
  'studio/rules.ts',
]
/** What makes them: Gatsby's inside is used and changed in this folder. */
const maker = { builder: path.resolve(__dirname, '..'), node: process.version }

/** Variables that no page shows. */
const withoutEffect = new Set([
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'DATA_DIR',
  'GATSBY_CPU_COUNT',
  'NODE_EXTRA_CA_CERTS',
  'SITE_TODAY',
  'SITE_MOMENT',
  'BUILDER_PORTION_MS',
  'SANITY_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'OPERATIONS_TOKEN',
])

/**
 * Hash of everything that pages are made with beside content, feeds and the day: the code of the site and of the builder,
 * the packages that are installed, Node itself, and the settings. `code`: folder in which gatsby-config.ts lies.
 */
export function fingerprint(
  { code, env }: { code: string; env: Readonly<Record<string, string | undefined>> },
  { builder, node } = maker,
): string {
  const hash = createHash('sha256').update(`${gatsbyVersion} ${node}`)
  const add = (folder: string, name: string) =>
    hash.update(`\n${name}\n`).update(readFileSync(path.join(folder, name)))
  for (const part of codeParts) {
    const stats = lstatSync(path.join(code, part), { throwIfNoEntry: false })
    if (stats?.isDirectory())
      for (const name of sourcesIn(path.join(code, part))) add(code, path.join(part, name))
    else if (stats) add(code, part)
  }
  for (const name of sourcesIn(builder)) add(builder, name)
  const installed = path.join(code, 'node_modules', '.package-lock.json')
  if (existsSync(installed)) hash.update(readFileSync(installed))
  const settings = Object.entries(env).filter(([name]) => !withoutEffect.has(name))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/** Files of a folder that pages are made with, relative to it, sorted. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^gatsby-types\.d\.ts$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Copies the code of a site from one folder into another, and links the packages. */
export async function copyCode(code: string, folder: string): Promise<void> {
  clearTheWay(folder, true)
  mkdirSync(folder, { recursive: true })
  for (const part of codeParts) {
    const [from, to] = [path.join(code, part), path.join(folder, part)]
    const stats = lstatSync(from, { throwIfNoEntry: false })
    if (stats?.isDirectory()) await mirror(from, to, { byBytes: true })
    else if (stats) {
      clearTheWay(to, false)
      copyFileSync(from, to)
    }
  }
  const packages = path.join(folder, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  symlinkSync(realpathSync(path.join(code, 'node_modules')), packages)
}
