import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import {
  besides,
  breather,
  canUseThreads,
  type Files,
  readIfThere,
  realFiles,
  syncFolder,
  writeWhole,
} from '../../disk/files'
import { quickFiles } from '../../disk/quick-files'
import { type BlobStore, DamagedBlob } from '../../made/blobs'
import { isErrorPage, pageOfFile } from '../../made/page-paths'
import type { Entry, FileEntry } from '../release/entry'
import { bulkFrom } from '../store/bulk'
import { threads } from '../threads/threads'
import { Configuration, type ConfigurationOptions, type ConfigurationStep } from './configuration'
import { ownTarget } from './owner'
import { damagedOf, placeCopies, placeFile, removeCopies, removeFile, removeNames } from './place'
import type { Prepared, ServedFiles, Target, TargetStep } from './target'
import { WithheldFiles } from './withheld'

export interface FolderTargetOptions extends ConfigurationOptions {
  /** Absolute folder. The site is at `live` in it, a link to one of two trees. */
  folder: string
  /** Folder of the release store that publishes here: a folder that another product publishes to is left alone. */
  store?: string
  /** Stands for the queue: see ownTarget. */
  owner?: string
  files?: Files
}

type TreeName = 'a' | 'b'

/**
 * A folder for a web server. Two trees stand side by side, made of hard links to the blobs: the one that is not served
 * is brought up to date where nobody sees it, then the link `live` is moved by one rename. A visitor gets every file of
 * the old release or every file of the new one. The cost is that of the last two changes.
 */
export function folderTarget(options: FolderTargetOptions): Target {
  return new FolderTarget(options)
}

class FolderTarget implements Target {
  readonly name = 'folder'
  /** For what may take long: whole trees, what waits for the disk. */
  readonly #files: Files
  /** For the few files of a release: beside threads that all compress, each call by a thread waits for one of them. */
  readonly #quick: Files
  readonly #withheld: WithheldFiles
  readonly #configuration: Configuration
  #isOwned = false
  /** Whether the disk is known to keep which tree is served. */
  #isKept = false
  /** Trees whose last update was cut off by a rollback or a failure, with the release and the files it was about. */
  readonly #unfinished = new Map<TreeName, { release: string; files: string[] }>()

  constructor(private readonly options: FolderTargetOptions) {
    this.#files = options.files ?? realFiles
    this.#quick = canUseThreads(this.#files) ? quickFiles : this.#files
    this.#withheld = new WithheldFiles(options.folder, this.#files)
    this.#configuration = new Configuration(this.#files, options.folder, options)
  }

  async prepare(step: TargetStep): Promise<Prepared> {
    const { store, owner, folder } = this.options
    if (store !== undefined && owner !== undefined && !this.#isOwned)
      await ownTarget(this.#files, folder, store, owner)
    this.#isOwned = true
    const configuration = this.#configuration.of(step)
    const live = await this.#liveTree()
    const name: TreeName = live === 'a' ? 'b' : 'a'
    if (live !== undefined && (await this.#releaseOf(live)) === step.release)
      return { switch: () => this.#configuration.bring(configuration) }
    // After a power cut the other tree could be served again: it stays whole until the disk keeps the switch to this one.
    if (live !== undefined && !this.#isKept) await this.#keep()
    await this.#update(name, step)
    return { switch: () => this.#switch(name, configuration) }
  }

  #pathOf = (...names: string[]): string => path.join(this.options.folder, ...names)

  async #liveTree(): Promise<TreeName | undefined> {
    try {
      const name = path.basename(await this.#quick.readlink(this.#pathOf('live')))
      return name === 'a' || name === 'b' ? name : undefined
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      if (codeOf(error) !== 'EINVAL') throw error
      // A copy of the folder that followed links: nobody knows what its trees are.
      await this.distrust()
      return undefined
    }
  }

  async #releaseOf(tree: TreeName): Promise<string | undefined> {
    try {
      return (await readIfThere(this.#quick, this.#pathOf(`${tree}.release`)))?.toString().trim()
    } catch (error) {
      if (codeOf(error) === 'EISDIR') return undefined
      throw error
    }
  }

  /** While a tree is worked on it has no release, so that a crash in between is followed by a whole comparison. */
  async #update(name: TreeName, step: TargetStep): Promise<void> {
    const unfinished = this.#unfinished.get(name)
    const known = unfinished?.release ?? (await this.#releaseOf(name))
    const changes = known === undefined ? undefined : await step.since(known)
    if (!changes) {
      await this.#rebuild(name, step)
    } else {
      for (const file of unfinished?.files ?? [])
        changes.set(file, changes.get(file) ?? step.find(file) ?? null)
      this.#unfinished.set(name, { release: known ?? '', files: [...changes.keys()] })
      await this.#quick.rm(this.#pathOf(`${name}.release`), { recursive: true, force: true })
      await this.#quick.mkdir(this.#pathOf(name), { recursive: true })
      for (const file of unfinished?.files ?? []) await removeNames(this.#quick, this.#pathOf(name, file))
      const damaged = await this.#apply(name, step, changes)
      if (damaged[0] && !step.isCommitted) throw new DamagedBlob(damaged[0][1].sha256)
      for (const [file] of damaged) await this.served.withhold(file)
    }
    await writeWhole(this.#quick, this.#pathOf(`${name}.release`), `${step.release}\n`, false)
    this.#unfinished.delete(name)
  }

  /** Answers what could not be put there, because its bytes are damaged. */
  async #apply(
    name: TreeName,
    step: TargetStep,
    changes: ReadonlyMap<string, Entry | null>,
  ): Promise<FileEntry[]> {
    const placed: FileEntry[] = []
    const breathe = breather()
    for (const [file, entry] of changes) {
      if (entry) placed.push([file, entry])
      else await removeFile(this.#quick, this.#pathOf(name), file)
      await breathe()
    }
    if (placed.length >= bulkFrom && canUseThreads(this.#files))
      return this.#placeInThreads(name, step, placed)
    const blobs = this.#quick === this.#files ? step.blobs : step.blobs.quick(this.#quick, true)
    return damagedOf(placed, async ([file, entry]) => {
      step.checkpoint()
      await placeFile(this.#quick, blobs, this.#pathOf(name, file), entry, true)
      await breathe()
    })
  }

  async #placeInThreads(
    name: TreeName,
    step: TargetStep,
    entries: readonly FileEntry[],
  ): Promise<FileEntry[]> {
    const damaged: FileEntry[] = []
    await threads.run(
      'place',
      entries,
      (some) => {
        step.checkpoint()
        const fresh = some.flatMap(([, { sha256 }]) => (step.blobs.claimed.has(sha256) ? [sha256] : []))
        return { tree: this.#pathOf(name), blobs: step.blobs.folder, entries: some, fresh }
      },
      (_, found) => void damaged.push(...found),
    )
    return damaged
  }

  /** Everything anew: into an empty tree. What is damaged is withheld, and the rest is served. */
  async #rebuild(name: TreeName, step: TargetStep): Promise<void> {
    this.#unfinished.delete(name)
    await this.#files.rm(this.#pathOf(`${name}.release`), { recursive: true, force: true })
    await this.#files.rm(this.#pathOf(name), { recursive: true, force: true })
    await this.#files.mkdir(this.#pathOf(name), { recursive: true })
    for (const [file] of await this.#apply(name, step, new Map(step.everything())))
      await this.served.withhold(file)
  }

  readonly served: ServedFiles = {
    trees: async () => {
      const trees = (['a', 'b'] as const).map(async (name) => {
        const release = await this.#releaseOf(name)
        return release === undefined ? [] : [{ folder: this.#pathOf(name), release }]
      })
      return (await Promise.all(trees)).flat()
    },
    place: ({ folder }, file, entry, blobs) =>
      placeFile(this.#files, blobs, path.join(folder, file), entry, true),
    withhold: async (file) => {
      await this.#withheld.withhold(file)
      // An error page is sent for other addresses than its own, so only its absence keeps it from visitors.
      if (isErrorPage(pageOfFile(file) ?? ''))
        for (const tree of ['a', 'b'] as const) await removeNames(this.#files, this.#pathOf(tree, file))
    },
    show: (file) => this.#withheld.show(file),
    withheld: () => this.#withheld.list(),
  }

  /** Copies that were made after the switch: put beside every file that is still the one they were made of. */
  async complete(entries: readonly FileEntry[], blobs: BlobStore): Promise<void> {
    const breathe = breather()
    for (const tree of ['a', 'b'] as const)
      for (const [file, entry] of entries) {
        await placeCopies(this.#quick, blobs, this.#pathOf(tree, file), entry)
        await breathe()
      }
  }

  /** A tree that holds another version gets that of the release, with its copies, before it is served. */
  async removeCopies(files: readonly string[]): Promise<void> {
    const breathe = breather()
    for (const tree of ['a', 'b'] as const)
      for (const file of files) {
        await removeCopies(this.#quick, this.#pathOf(tree, file))
        await breathe()
      }
  }

  async distrust(): Promise<void> {
    for (const tree of ['a', 'b'] as const)
      await this.#files.rm(this.#pathOf(`${tree}.release`), { recursive: true, force: true })
  }

  takeSettingsChanged(): boolean {
    return this.#configuration.takeSettingsChanged()
  }

  async #switch(name: TreeName, configuration: ConfigurationStep | undefined): Promise<void> {
    await this.#configuration.bringAround(configuration, () => this.#lead(name))
    // Visitors see it: that is no failure any more. Where the disk loses the switch, the next start does it again.
    await this.#keep().catch(() => undefined)
  }

  async #keep(): Promise<void> {
    await syncFolder(this.#files, this.options.folder)
    this.#isKept = true
  }

  async #lead(name: TreeName): Promise<void> {
    const link = besides(this.#pathOf('live'))
    await this.#quick.symlink(name, link)
    await this.#clearTheWay(this.#pathOf('live'))
    this.#isKept = false
    await this.#quick.rename(link, this.#pathOf('live'))
  }

  /** A folder cannot be replaced by a link in one step. */
  async #clearTheWay(live: string): Promise<void> {
    const found = await this.#quick.lstat(live).catch(() => undefined)
    if (found?.isDirectory()) await this.#files.rename(live, `${besides(live)}.damaged`)
  }
}
