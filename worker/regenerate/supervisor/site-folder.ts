import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { removeStateFile, writeStateFileNow } from '../../../site/border/state-file'
import { sealed, unsealed } from '../../disk/sealed'
import { FolderHasher, type FolderHashes, firstDifference, hashesText, parseHashes } from './folder-hashes'
import { mirror } from './mirror'
import { copyCode, fingerprint } from './site-code'

const run = promisify(execFile)

export interface SiteFolderOptions {
  /** Where the code of the site is: gatsby-config.ts lies in it. */
  code: string
  /** Folder to build in; code is copied there, `.cache` and `public` come to lie in it. */
  path: string
  /** Environment of the builder: another one makes other pages. */
  env: Readonly<Record<string, string | undefined>>
  /** Told of a file that is not as it was left: then nothing beside it is trusted. */
  onDamaged?: (file: string) => void
}

/** Webpack's own cache: it depends on the code and not on the content, and no regeneration writes to it. */
const bundleCache = 'webpack'
const skip: ReadonlySet<string> = new Set([bundleCache])

/** What a builder leaves, and how a snapshot calls it. */
const pair = ['.cache', 'public']
const copied = ['cache', 'public']

/** Undefined where there are none that can be believed. */
function readHashes(file: string): FolderHashes | undefined {
  try {
    const text = unsealed(readFileSync(file, 'utf8'))
    return text === undefined ? undefined : parseHashes(text)
  } catch {
    return undefined
  }
}

/**
 * Copies the pair of a site into a folder. Nothing may write to the pair meanwhile.
 * @throws the signal's reason when it was given up; a later copy into the same folder goes on where this one ended
 */
export async function copyPair(from: string, folder: string, signal: AbortSignal): Promise<void> {
  await mirror(path.join(from, '.cache'), path.join(folder, 'cache'), { skip, signal })
  await mirror(path.join(from, 'public'), path.join(folder, 'public'), { signal })
}

/**
 * Waits until what was written is on the disk: Gatsby asks for that nowhere, and a power failure must not leave a marker
 * without the files that it vouches for. Where the command knows no such flag the marker is as good as the files are.
 */
async function reachDisk(folder: string): Promise<void> {
  await run('sync', ['-f', folder]).catch(() => undefined)
}

/**
 * A folder that a builder works in: a copy of the site's code, so that an upgrade does not change it under a running
 * builder, and the pair `.cache` and `public`. Two folders side by side make the same bytes. A killed or failed build poisons the next one, which would still
 * call itself a success; so the pair is trusted only after an orderly end, and otherwise replaced by its last snapshot.
 */
export class SiteFolder {
  /** Fingerprint of the code and the settings. */
  readonly made: string

  private readonly hasher = new FolderHasher()

  constructor(private readonly options: SiteFolderOptions) {
    mkdirSync(this.kept, { recursive: true })
    this.made = fingerprint(options)
  }

  get path(): string {
    return this.options.path
  }

  /** Copies the code of the site, and links the packages. */
  async takeCode(): Promise<void> {
    await copyCode(this.options.code, this.path)
  }

  /** true: the last builder ended in order, code and settings are still the same, and so is every byte that it left. */
  async endedOrderly(): Promise<boolean> {
    return (
      existsSync(this.cache) &&
      this.isMarked(this.marker) &&
      (await this.isUnaltered(this.marker, this.path, pair))
    )
  }

  /** When its state was last known to be good, ms since the epoch; 0 when there is none. */
  goodSince(): number {
    const [last = '0'] = this.snapshots()
    const of = (file: string) => (this.isMarked(file) ? Number(this.read(file).taken ?? 0) : 0)
    return Math.max(of(this.marker), of(this.snapshotMarker(last)))
  }

  /** Call when a builder has ended in order. */
  async trust(): Promise<void> {
    await this.writeHashes(this.marker, this.path, pair)
    await this.write(this.marker)
  }

  /** Call before a builder starts. */
  distrust(): void {
    removeStateFile(this.marker)
  }

  /** Removes everything that was built. `keepWebpackCache`: but webpack's own cache, which the next build will write to. */
  async clean(keepWebpackCache: boolean): Promise<void> {
    for (const name of this.snapshots()) removeStateFile(this.hashesOf(this.bundlesOf(name)))
    const inCache = existsSync(this.cache) ? await readdir(this.cache) : []
    const old = keepWebpackCache
      ? inCache.filter((name) => name !== bundleCache).map((name) => path.join(this.cache, name))
      : [this.cache]
    for (const name of [...old, this.public]) await rm(name, { recursive: true, force: true, maxRetries: 3 })
  }

  /**
   * Takes a snapshot: `copy` copies the pair into the folder that it is given and says whether the copy is whole. Of two
   * snapshots the newer one stays until then.
   */
  async takeSnapshot(copy: (folder: string) => Promise<boolean>): Promise<boolean> {
    const [older = '0'] = this.snapshots().reverse()
    removeStateFile(this.snapshotMarker(older))
    if (!(await copy(this.snapshot(older)))) return false
    await this.writeHashes(this.snapshotMarker(older), this.snapshot(older), copied)
    await this.writeHashes(this.bundlesOf(older), this.cache, [bundleCache])
    await this.write(this.snapshotMarker(older))
    return true
  }

  /** Puts the last whole snapshot in place of the pair. Resolves with false when there is none. */
  async restoreSnapshot(): Promise<boolean> {
    for (const name of this.snapshots()) {
      const [marker, folder] = [this.snapshotMarker(name), this.snapshot(name)]
      if (!this.isMarked(marker) || !(await this.isUnaltered(marker, folder, copied))) continue
      if (!(await this.hasBundlesOf(name)))
        await rm(path.join(this.cache, bundleCache), { recursive: true, force: true })
      await mirror(path.join(folder, 'cache'), this.cache, { skip })
      await mirror(path.join(folder, 'public'), this.public)
      return true
    }
    return false
  }

  private bundlesOf = (name: string): string => path.join(this.snapshot(name), 'bundles')
  private hashesOf = (beside: string): string => `${beside}.hashes`

  /** Webpack's cache as it was with a snapshot. After a build since then it is another one, which is no damage. */
  private hasBundlesOf(name: string): Promise<boolean> | false {
    const beside = this.bundlesOf(name)
    return existsSync(this.hashesOf(beside)) && this.isUnaltered(beside, this.cache, [bundleCache])
  }

  private async writeHashes(beside: string, folder: string, parts: readonly string[]): Promise<void> {
    const hashes = await this.hasher.hashes(folder, parts)
    writeStateFileNow(this.hashesOf(beside), sealed(hashesText(hashes)))
  }

  /** Whether everything is as it was when its hashes were written. What is not is told. */
  private async isUnaltered(beside: string, folder: string, parts: readonly string[]): Promise<boolean> {
    const was = readHashes(this.hashesOf(beside))
    const first = was ? firstDifference(was, await this.hasher.hashes(folder, parts)) : this.hashesOf(beside)
    if (first !== undefined) this.options.onDamaged?.(path.join(folder, first))
    return first === undefined
  }

  /** Names of both snapshots, the one that was taken last first. */
  private snapshots(): string[] {
    const taken = (name: string) => Number(this.read(this.snapshotMarker(name)).taken ?? 0)
    return ['0', '1'].sort((one, other) => taken(other) - taken(one))
  }

  private get cache(): string {
    return path.join(this.path, '.cache')
  }

  private get public(): string {
    return path.join(this.path, 'public')
  }

  /** What is kept beside the folder: the marker and the snapshots. */
  private get kept(): string {
    return `${this.path}-kept`
  }

  private get marker(): string {
    return path.join(this.kept, 'orderly.json')
  }

  private snapshot(name: string): string {
    return path.join(this.kept, `snapshot-${name}`)
  }

  private snapshotMarker(name: string): string {
    return path.join(this.snapshot(name), 'whole.json')
  }

  private async write(file: string): Promise<void> {
    mkdirSync(path.dirname(file), { recursive: true })
    await reachDisk(path.dirname(file))
    writeStateFileNow(file, JSON.stringify({ version: 3, made: this.made, taken: Date.now() }))
  }

  private isMarked(file: string): boolean {
    const { version, made } = this.read(file)
    return version === 3 && made === this.made
  }

  private read(file: string): Record<string, unknown> {
    try {
      const state: unknown = JSON.parse(readFileSync(file, 'utf8'))
      return typeof state === 'object' && state !== null ? { ...state } : {}
    } catch {
      return {}
    }
  }
}
