import path from 'node:path'
import type { BlobStore } from '../blobs'
import type { Encoding, Entry } from '../entry'
import {
  besides,
  breather,
  codeOf,
  type Files,
  readIfThere,
  realFiles,
  syncFolder,
  writeWhole,
} from '../files'
import { quickFiles } from '../quick-files'
import type { Prepared, SiteAnswers, Step, Target } from '../target'

export interface FolderTargetOptions {
  /** Absolute folder. The site is at `live` in it, a link to one of two trees. */
  folder: string
  /** Text files beside the trees for a server that is configured by files, e.g. nginx. */
  configuration?: (answers: SiteAnswers) => Readonly<Record<string, string>>
  /** Called after the configuration changed and before the switch, e.g. to reload nginx. */
  reload?: () => Promise<void>
  files?: Files
}

type TreeName = 'a' | 'b'

/**
 * A folder for a web server. Two trees stand side by side, made of hard links to the blobs: the one that is not served
 * is brought up to date where nobody sees it, then the link `live` is moved by one rename. A visitor gets every file of
 * the old release or every file of the new one. The cost is that of the last two changes.
 *
 * A file's time is made from its hash, because servers make entity tags of size and time in seconds: two versions of
 * one size within a second would otherwise be the same to a browser.
 */
export function folderTarget(options: FolderTargetOptions): Target {
  return new FolderTarget(options)
}

class FolderTarget implements Target {
  readonly name = 'folder'
  readonly #files: Files
  #answered = false

  constructor(private readonly options: FolderTargetOptions) {
    this.#files = options.files ?? realFiles
  }

  async prepare(step: Step): Promise<Prepared> {
    const live = await this.#liveTree()
    const name: TreeName = live === 'a' ? 'b' : 'a'
    if (live !== undefined && (await this.#releaseOf(live)) === step.release)
      return { switch: async () => undefined }
    await this.#update(name, step)
    const configuration = this.#configuration(step)
    return { switch: () => this.#switch(name, configuration) }
  }

  #pathOf = (...names: string[]): string => path.join(this.options.folder, ...names)

  async #liveTree(): Promise<TreeName | undefined> {
    try {
      const name = path.basename(await this.#files.readlink(this.#pathOf('live')))
      return name === 'a' || name === 'b' ? name : undefined
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  async #releaseOf(tree: TreeName): Promise<string | undefined> {
    return (await readIfThere(this.#files, this.#pathOf(`${tree}.release`)))?.toString().trim()
  }

  /** While a tree is worked on it has no release, so that a crash in between is followed by a whole comparison. */
  async #update(name: TreeName, step: Step): Promise<void> {
    const known = await this.#releaseOf(name)
    const changes = known === undefined ? undefined : await step.since(known)
    await this.#files.rm(this.#pathOf(`${name}.release`), { force: true })
    await this.#files.mkdir(this.#pathOf(name), { recursive: true })
    if (changes) await this.#apply(name, step, changes)
    else await this.#rebuild(name, step)
    await writeWhole(this.#files, this.#pathOf(`${name}.release`), `${step.release}\n`, false)
  }

  async #apply(name: TreeName, step: Step, changes: ReadonlyMap<string, Entry | null>): Promise<void> {
    const breathe = breather()
    const files = changes.size > 200 && this.#files === realFiles ? quickFiles : this.#files
    for (const [file, entry] of changes) {
      if (entry) await placeFile(files, step.blobs, this.#pathOf(name, file), entry)
      else await removeFile(files, this.#pathOf(name), file)
      step.checkpoint()
      await breathe()
    }
  }

  /** Everything anew: into an empty tree. */
  async #rebuild(name: TreeName, step: Step): Promise<void> {
    await this.#files.rm(this.#pathOf(name), { recursive: true, force: true })
    await this.#files.mkdir(this.#pathOf(name), { recursive: true })
    await this.#apply(name, step, new Map(step.everything()))
  }

  #configuration({ answers, answersChanged }: Step): Readonly<Record<string, string>> | undefined {
    if (this.#answered && !answersChanged) return undefined
    return this.options.configuration?.(answers())
  }

  async #switch(name: TreeName, configuration: Readonly<Record<string, string>> | undefined): Promise<void> {
    if (configuration) await this.#configure(configuration)
    const link = besides(this.#pathOf('live'))
    await this.#files.symlink(name, link)
    await this.#files.rename(link, this.#pathOf('live'))
    await syncFolder(this.#files, this.options.folder)
  }

  async #configure(configuration: Readonly<Record<string, string>>): Promise<void> {
    let changed = false
    for (const [file, text] of Object.entries(configuration)) {
      const before = await readIfThere(this.#files, this.#pathOf(file))
      if (before?.toString() === text) continue
      await writeWhole(this.#files, this.#pathOf(file), text, false)
      changed = true
    }
    if (changed) await this.options.reload?.()
    this.#answered = true
  }
}

/** Puts a file and its compressed copies in place. Copies of the earlier file go, so that none is ever stale. */
async function placeFile(files: Files, blobs: BlobStore, to: string, entry: Entry): Promise<void> {
  await placeBlob(files, blobs.pathOf(entry.sha256), to, timeOf(entry.sha256))
  for (const [encoding, ending] of copies) {
    const copy = entry.encodings.includes(encoding) ? blobs.pathOf(entry.sha256, encoding) : undefined
    if (copy && (await isThere(files, copy))) await placeBlob(files, copy, to + ending, timeOf(entry.sha256))
    else await files.rm(to + ending, { force: true })
  }
}

const copies: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

const isThere = (files: Files, file: string): Promise<boolean> =>
  files.lstat(file).then(
    () => true,
    () => false,
  )

/** Seconds since the epoch between 2001 and 2035, from the hash. */
const timeOf = (sha: string): number => 1_000_000_000 + (Number.parseInt(sha.slice(0, 8), 16) >>> 2)

/** A hard link where it is the same file system, else a copy; under another name first, then a rename. */
async function placeBlob(files: Files, blob: string, to: string, time: number): Promise<void> {
  const unfinished = besides(to)
  try {
    await linkOrCopy(files, blob, unfinished)
    await files.utimes(unfinished, time, time)
    await files.rename(unfinished, to)
    // rename() does nothing when both names are already the same file; then the other name is left over.
    await files.rm(unfinished, { force: true })
  } catch (error) {
    await files.rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

async function linkOrCopy(files: Files, blob: string, to: string): Promise<void> {
  try {
    await inFolder(files, to, () => files.link(blob, to))
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error
    await inFolder(files, to, () => files.copyFile(blob, to))
  }
}

/** Makes the folder where it is missing. */
async function inFolder(files: Files, to: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || (await isThere(files, path.dirname(to)))) throw error
    await files.mkdir(path.dirname(to), { recursive: true })
    await work()
  }
}

/** Removes a file, its copies and the folders that are empty then. */
async function removeFile(files: Files, tree: string, file: string): Promise<void> {
  for (const ending of ['', '.br', '.gz']) await files.rm(path.join(tree, file + ending), { force: true })
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const left = await files.readdir(path.join(tree, folder)).catch((error) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    if (left.length > 0) return
    await files.rm(path.join(tree, folder), { recursive: true, force: true })
  }
}
