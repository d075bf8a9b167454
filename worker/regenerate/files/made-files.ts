import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fault } from '../../../site/border/problem'
import type { Problem } from '../../changes/change'
import type { MadeFile, PageFacts } from '../../changes/made-file'
import { quickFiles } from '../../disk/quick-files'
import { unpublishedIn } from '../../made/describe'
import { readPage } from '../../made/html'
import { isTold } from '../../made/public-files'
import type { MadePages } from '../gatsby/page-renderer'
import { type SliceFiles, slicesIn } from '../gatsby/slice-files'
import { joinFacts, type ToldFile } from '../told-files'
import { describeBytes, describeHere, restitchHere } from './describe-files'
import { type Described, type FileTasks, fileThreads, manyFiles } from './file-threads'
import { type Put, putInto, type Stores } from './stores'

/** What several slices say together. */
interface SharedPart {
  facts: PageFacts
  unpublished?: string
}

/**
 * Every file of the site with its hash and what it says, kept by whoever writes it, with the bytes in hand: nobody opens one
 * again. The bytes are put into the stores of releases and of guarded pages as they are made.
 */
export class MadeFiles implements MadePages {
  readonly #files = new Map<string, MadeFile>()
  /** Ids of the slices that stand in a page, by its file. */
  readonly #slicesOf = new Map<string, readonly string[]>()
  /** What slices say together, by their ids: thousands of pages have the same ones. */
  readonly #shared = new Map<string, SharedPart>()
  #slices: SliceFiles | undefined
  readonly #texts = new Map<string, string>()
  readonly #put: Put
  #storing: Promise<unknown>[] = []
  #isWhole = false
  #problems: Problem[] = []

  /** `root`: absolute folder of the whole site. Without stores only the site's folder holds the bytes. */
  constructor(
    private readonly root: string,
    private readonly stores: Stores | undefined,
  ) {
    this.#put = putInto(stores, quickFiles)
  }

  /** What was left out because it is no file that could be published. */
  get problems(): readonly Problem[] {
    return this.#problems
  }

  /** Reads the whole site, after Gatsby has made it or when it is taken up. What is written from then on is followed. */
  async takeWhole(): Promise<void> {
    const files = filesUnder(this.root)
    this.#problems = []
    const take = (some: readonly string[], described: FileTasks['describe']['answer']) => {
      for (const [place, file] of some.entries()) this.#take(file, described[place])
    }
    const { root, stores } = this
    if (files.length < manyFiles)
      take(files, await describeHere({ root, stores, files }, readFile, quickFiles))
    else await fileThreads.run('describe', files, (some) => ({ root, stores, files: some }), take)
    this.#isWhole = true
  }

  wrote(file: string, bytes: Buffer): void {
    if (!this.#isWhole || !isTold(file)) return
    const described = describeBytes(file, bytes)
    this.#take(file, described)
    this.#storing.push(this.#put(file, described.made.sha256, bytes))
  }

  removed(file: string): void {
    this.#files.delete(file)
    this.#slicesOf.delete(file)
  }

  slicesChanged(): void {
    this.#shared.clear()
    this.#slices = undefined
  }

  async restitch(files: readonly string[]): Promise<ReadonlySet<string>> {
    const changed = new Set<string>()
    const take = (some: readonly string[], made: FileTasks['restitch']['answer']) => {
      for (const [place, file] of some.entries()) {
        const now = made[place]
        const before = this.#files.get(file)
        if (now) changed.add(file)
        if (now && before) this.#files.set(file, { ...before, ...now })
      }
    }
    const { root, stores } = this
    if (files.length < manyFiles) take(files, await restitchHere({ root, stores, files }, quickFiles))
    else await fileThreads.run('restitch', files, (some) => ({ root, stores, files: some }), take)
    return changed
  }

  /** A file as it is now; undefined where there is none. */
  tell(file: string): ToldFile | undefined {
    const made = this.#files.get(file)
    const slices = this.#slicesOf.get(file)
    if (!made || !slices || slices.length === 0) return made
    const { facts: shared, ...named } = this.#sharedBy(slices)
    return { ...named, ...made, shared }
  }

  *all(): Generator<ToldFile> {
    for (const file of this.#files.keys()) {
      const told = this.tell(file)
      if (told) yield told
    }
  }

  /** Waits until the bytes of everything that was written are in the stores. */
  async stored(): Promise<void> {
    const storing = this.#storing
    this.#storing = []
    await Promise.all(storing)
  }

  #take(file: string, described: Described | undefined): void {
    if (!described) {
      const reason = `${file} is no regular file inside the site. It was left out.`
      this.#problems.push({ documentId: file, field: 'file', ...fault('file.irregular', reason, { file }) })
      return
    }
    const { made, own } = described
    this.#files.set(file, made.facts ? { ...made, facts: this.#once(made.facts) } : made)
    if (own) this.#slicesOf.set(file, own.slices)
  }

  /** The same texts stand on thousands of pages; one copy of each is enough. */
  #once(facts: PageFacts): PageFacts {
    const alternates = Object.entries(facts.alternates).map(([language, to]) => [language, this.#text(to)])
    return {
      ...facts,
      links: facts.links.map((link) => this.#text(link)),
      alternates: Object.fromEntries(alternates),
    }
  }

  #text(text: string): string {
    const known = this.#texts.get(text)
    if (known === undefined) this.#texts.set(text, text)
    return known ?? text
  }

  #sharedBy(slices: readonly string[]): SharedPart {
    const key = slices.join()
    const known = this.#shared.get(key)
    if (known) return known
    this.#slices ??= slicesIn(this.root)
    const { bytesOf } = this.#slices
    const texts = slices.map((slice) => bytesOf(slice).toString())
    const facts = texts.map(readPage).reduceRight((others, own) => joinFacts(own, others))
    const shared = { facts, ...unpublishedIn(texts.join('\n')) }
    this.#shared.set(key, shared)
    return shared
  }
}

/** Every file under the root that is told of, relative, with forward slashes. Other folders are not entered. */
function filesUnder(root: string): string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) {
        if (isTold(name)) found.push(name)
      } else if (isTold(`${name}/`)) walk(name)
    }
  }
  walk('')
  return found
}
