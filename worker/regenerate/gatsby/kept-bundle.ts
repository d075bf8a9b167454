/**
 * The bundle of a site, kept for the next build of the same code and settings: it depends on nothing else, and bundling is two
 * thirds of a build. What is kept is held against its hashes before it is used.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFileNow } from '../../../site/border/state-file'
import { sealed, unsealed } from '../../disk/sealed'
import { sha256 } from '../../disk/sha256'

const keptBundle = z.object({
  version: z.literal(1),
  /** Fingerprint of code and settings. */
  made: z.string(),
  /** Hash of the compilation, as pages name it. */
  hash: z.string(),
  renderer: z.object({ renderPageHash: z.string(), templateHashes: z.record(z.string(), z.string()) }),
  /** By the file of a template, relative to the site. */
  templates: z.record(z.string(), z.object({ slices: z.unknown(), staticQueries: z.array(z.string()) })),
  /** SHA-256 of each file, by its path relative to the site. */
  files: z.record(z.string(), z.string()),
})
export type KeptBundle = z.infer<typeof keptBundle>

/** Where a bundle is kept, and for whom. */
export interface BundlePlace {
  folder: string
  /** Fingerprint of code and settings; a bundle of another one is of no use. */
  made: string
}

const descriptionIn = (folder: string): string => path.join(folder, 'bundle.json')

/** Files below folders of a site, relative to it, with forward slashes. */
export const filesIn = (site: string, folders: readonly string[]): string[] =>
  folders
    .filter((folder) => existsSync(path.join(site, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(site, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name))),
    )
    .map((name) => name.split(path.sep).join('/'))

/**
 * Keeps the files of a bundle that was made just now in `site`, and what Gatsby knows of it, in place of an earlier one. Where that
 * fails, as on a full disk, none is kept and the build goes on: `tell` hears why.
 */
export function keepBundle(
  place: BundlePlace,
  site: string,
  files: readonly string[],
  known: Omit<KeptBundle, 'version' | 'made' | 'files'>,
  tell: (why: string) => void,
): boolean {
  try {
    writeBundle(place, site, files, known)
    return true
  } catch (error) {
    tell(`the bundle could not be kept: ${String(error)}`)
    return false
  }
}

function writeBundle(
  { folder, made }: BundlePlace,
  site: string,
  files: readonly string[],
  known: Omit<KeptBundle, 'version' | 'made' | 'files'>,
): void {
  const draft = `${folder}.${process.pid}.part`
  rmSync(draft, { recursive: true, force: true })
  for (const name of files) copy(name, site, draft)
  const hashes = Object.fromEntries(files.map((name) => [name, sha256(readFileSync(path.join(draft, name)))]))
  const bundle: KeptBundle = { version: 1, made, files: hashes, ...known }
  writeStateFileNow(descriptionIn(draft), sealed(JSON.stringify(bundle)))
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}

/** The bundle that is kept for this code, each of its bytes as it was made; undefined where there is none. */
export function readKeptBundle({ folder, made }: BundlePlace): KeptBundle | undefined {
  try {
    const text = unsealed(readFileSync(descriptionIn(folder), 'utf8'))
    const bundle = keptBundle.parse(JSON.parse(text ?? 'null'))
    if (bundle.made !== made) return undefined
    const isWhole = Object.entries(bundle.files).every(
      ([name, sha]) => sha256(readFileSync(path.join(folder, name))) === sha,
    )
    return isWhole ? bundle : undefined
  } catch {
    return undefined
  }
}

/** Puts the kept files that lie below `part` into a site. */
export function layBundle({ folder }: BundlePlace, { files }: KeptBundle, site: string, part: string): void {
  for (const name of Object.keys(files)) if (name.startsWith(`${part}/`)) copy(name, folder, site)
}

function copy(name: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
  copyFileSync(path.join(from, name), path.join(to, name))
}
