import path from 'node:path'
import { eachOf, type Files, readIfThere, realFiles, writeWhole } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { cacheControl } from '../../edge/rules'
import { DamagedBlob } from '../../made/blobs'
import type { Encoding } from '../../made/encodings'
import { objectKey } from '../../made/page-paths'
import { type Entry, fileKind, isLasting, writeOrder } from '../release/entry'
import { answerObjects } from './answer-objects'
import { Configuration, type ConfigurationOptions } from './configuration'
import { type Marker, markerKey, parseMarker, underWay } from './marker'
import { hashName, redirectsObject, scriptsName } from './object-names'
import { Objects, type ObjectsOptions } from './objects'
import { orphansOf } from './orphans'
import { ownerKey, ownStorage } from './storage-owner'
import type { Prepared, ServedFiles, Target, TargetStep } from './target'
import { WithheldFiles } from './withheld'

/** A server that fetches from the storage, e.g. nginx, has its configuration in `folder`. */
export interface S3TargetOptions extends ConfigurationOptions, ObjectsOptions {
  /** Absolute folder for what was already sent, so that a failed upload goes on where it stopped. */
  folder: string
  /** How text is stored. Storage does not negotiate; a CDN in front compresses for itself from `identity`. */
  textEncoding?: Encoding | 'identity'
  /** Requests at once. */
  atOnce?: number
  /** Stands for the queue of the product that publishes here: a storage that another product publishes to is left alone. */
  owner?: string
  files?: Files
}

/**
 * S3-compatible storage. Objects are sent in the order in which they refer to each other, each kind only after the one
 * before is complete: hashed assets, data, HTML, app-data; removals last. Pages have keys without `index.html`, so that
 * `/fr/zimmer` is an object and needs no redirect.
 */
export function s3Target(options: S3TargetOptions): Target {
  return new S3Target(options)
}

class S3Target implements Target {
  readonly name = 's3'
  readonly resumes = true
  readonly isShared = true
  readonly #files: Files
  readonly #objects: Objects
  readonly #atOnce: number
  readonly #configuration: Configuration
  #answered = false
  #isOwned = false
  readonly leftOut = new Set<string>()
  readonly #withheld: WithheldFiles
  /** Hashes of the lists that this process has sent. */
  readonly #sentAnswers = new Map<string, string>()

  constructor(private readonly options: S3TargetOptions) {
    this.#files = options.files ?? realFiles
    this.#objects = new Objects(options)
    this.#atOnce = options.atOnce ?? 16
    this.#withheld = new WithheldFiles(options.folder, this.#files)
    this.#configuration = new Configuration(this.#files, options.folder, options)
  }

  /** No trees: what is in the storage is not on a disk of this machine. An nginx in front looks for what is withheld. */
  readonly served: ServedFiles = {
    trees: async () => [],
    place: async () => undefined,
    withhold: (file) => this.#withheld.withhold(file),
    show: (file) => this.#withheld.show(file),
    withheld: () => this.#withheld.list(),
  }

  /** Hashed assets go ahead: nothing refers to them yet. The rest follows at the switch. */
  async prepare(step: TargetStep): Promise<Prepared> {
    await this.#own()
    this.#configuration.recall(step)
    const marker = parseMarker(await this.#objects.text(markerKey))
    const { held: from, towards } = marker
    if (from === step.release && towards === undefined)
      return { files: [], switch: () => this.#sendAnswers(step) }
    const sent = await this.#sentSince(marker)
    const known = await this.#changesSince(marker, step, sent)
    const changes = new Map<string, Entry | null>(known ?? step.everything())
    this.leftOut.clear()
    for (const [file, sha] of sent.files) {
      const entry = step.find(file)
      if (!changes.has(file) && entry?.sha256 !== sha) changes.set(file, entry ?? null)
    }
    await this.#send(changes, 'asset', step, sent, step.checkpoint)
    return { files: [...changes.keys()], switch: () => this.#switch(changes, step, sent, towards) }
  }

  /**
   * What differs from the release that the storage held, and from one that it was on its way to: of that it may have any part.
   * Undefined where it is not known what it has.
   */
  async #changesSince({ held, towards }: Marker, step: TargetStep, sent: Sent) {
    const changes = held === undefined ? undefined : await step.since(held)
    if (!changes || towards === undefined) return changes
    const left = await step.since(towards)
    if (!left) return sent.files.size > 0 ? changes : undefined
    return new Map([...changes, ...left])
  }

  /** A thousand objects are listed at once; only what looks like one is looked at by itself. */
  orphans(step: TargetStep, before: number): Promise<string[]> {
    return orphansOf(this.#objects, { needed: neededKeys(step), before })
  }

  async removeOrphans(keys: readonly string[], step: TargetStep): Promise<string[]> {
    const needed = neededKeys(step)
    const gone = keys.filter((key) => !needed.has(key))
    step.assertLeads()
    await this.#objects.remove(gone)
    return gone
  }

  takeSettingsChanged(): boolean {
    return this.#configuration.takeSettingsChanged()
  }

  async #own(): Promise<void> {
    const { owner, folder, bucket, prefix = '' } = this.options
    if (owner === undefined || this.#isOwned) return
    const place = {
      name: `s3://${bucket}/${prefix}`,
      read: () => this.#objects.text(ownerKey),
      write: (text: string) =>
        this.#objects.put(ownerKey, Buffer.from(text), {
          ContentType: 'text/plain',
          CacheControl: 'no-store',
        }),
    }
    await ownStorage(this.#files, folder, place, owner)
    this.#isOwned = true
  }

  async #switch(
    changes: ReadonlyMap<string, Entry | null>,
    step: TargetStep,
    sent: Sent,
    towards: string | undefined,
  ): Promise<void> {
    this.#answered &&= !step.answersChanged
    sent.towards = [towards ?? '', step.release]
    await this.#begin(changes, sent)
    if (towards !== step.release) await this.#mark(step, underWay(sent.release, step.release))
    if (!this.#answered) await this.#configuration.bringAhead(step.answers())
    for (const kind of writeOrder.slice(1)) await this.#send(changes, kind, step, sent, () => undefined)
    await this.#sendAnswers(step)
    for (const file of this.leftOut) await this.served.withhold(file)
    step.assertLeads()
    await this.#objects.remove([...changes].filter(([, entry]) => !entry).map(([file]) => objectKey(file)))
    // The marker stays as it is, so that the next switch brings what is missing, too.
    if (this.leftOut.size > 0) return
    await this.#mark(step, step.release)
    await this.#forgetSent()
  }

  async #mark(step: TargetStep, text: string): Promise<void> {
    step.assertLeads()
    await this.#objects.put(markerKey, Buffer.from(text), {
      ContentType: 'text/plain',
      CacheControl: 'no-store',
    })
  }

  /** What is answered where there is no page: before the removals, so that a page which moved is never missing. */
  async #sendAnswers(step: TargetStep): Promise<void> {
    if (this.#answered && !step.answersChanged) return
    const answers = step.answers()
    for (const [key, type, text] of answerObjects(answers)) {
      const sha = sha256(text)
      if (this.#sentAnswers.get(key) === sha) continue
      this.#sentAnswers.delete(key)
      step.assertLeads()
      await this.#objects.put(key, Buffer.from(text), { ContentType: type, CacheControl: 'no-cache' })
      this.#sentAnswers.set(key, sha)
    }
    await this.#configuration.bring(this.#configuration.of({ ...step, answersChanged: true }))
    this.#answered = true
  }

  async #send(
    changes: ReadonlyMap<string, Entry | null>,
    kind: string,
    step: TargetStep,
    sent: Sent,
    checkpoint: () => void,
  ): Promise<void> {
    const wanted: (readonly [string, Entry])[] = []
    for (const [file, entry] of changes) {
      if (entry && fileKind(file) === kind && sent.files.get(file) !== entry.sha256)
        wanted.push([file, entry])
    }
    if (wanted.length === 0) return
    await this.#begin(wanted, sent)
    try {
      await eachOf(wanted, this.#atOnce, async ([file, entry]) => {
        checkpoint()
        if (await this.#isSent(file, entry, step)) sent.files.set(file, entry.sha256)
        else this.leftOut.add(file)
      })
    } finally {
      await this.#rememberSent(sent)
    }
  }

  /** From the first request on nobody knows what the storage has of a file: it may do what it does not answer. */
  async #begin(changes: Iterable<readonly [string, Entry | null]>, sent: Sent): Promise<void> {
    for (const [file, entry] of changes)
      if (!entry || sent.files.get(file) !== entry.sha256) sent.files.set(file, unknown)
    await this.#rememberSent(sent)
  }

  /** False for what is damaged, in a release that is in the history already: the rest of it goes on. */
  async #isSent(file: string, entry: Entry, step: TargetStep): Promise<boolean> {
    try {
      await this.#putEntry(file, entry, step)
      return true
    } catch (error) {
      if (error instanceof DamagedBlob && step.isCommitted) return false
      throw error
    }
  }

  async #putEntry(file: string, entry: Entry, step: TargetStep): Promise<void> {
    const wanted = this.options.textEncoding ?? 'identity'
    const encoding = wanted !== 'identity' && entry.encodings.includes(wanted) ? wanted : undefined
    const bytes = await (encoding
      ? step.blobs.copies.get(entry.sha256, encoding, isLasting(entry))
      : step.blobs.read(entry.sha256))
    step.assertLeads()
    await this.#objects.put(objectKey(file), bytes, {
      ContentType: entry.type,
      CacheControl: cacheControl[entry.cache],
      Metadata: keptWith(entry),
      ...(encoding ? { ContentEncoding: encoding } : {}),
    })
  }

  #sentFile = (): string => path.join(this.options.folder, 's3-sent.json')

  /**
   * What arrived after the release that is there was complete, for a release that may since have been given up. Where the
   * storage is on its way to another one than this machine last sent, somebody else wrote to it: then nothing is known.
   */
  async #sentSince({ held = '', towards }: Marker): Promise<Sent> {
    const known = await this.#readSent()
    if (isSent(known) && known.release === held && known.towards.includes(towards ?? ''))
      return { ...known, files: new Map(known.files) }
    await this.#forgetSent()
    return { release: held, towards: [towards ?? ''], files: new Map() }
  }

  /** What cannot be read counts as nothing: then more is sent again. */
  async #readSent(): Promise<unknown> {
    try {
      return JSON.parse((await readIfThere(this.#files, this.#sentFile()))?.toString() ?? '')
    } catch {
      return undefined
    }
  }

  async #forgetSent(): Promise<void> {
    await this.#files.rm(this.#sentFile(), { force: true })
  }

  async #rememberSent({ files, ...sent }: Sent): Promise<void> {
    await writeWhole(this.#files, this.#sentFile(), JSON.stringify({ ...sent, files: [...files] }), false)
  }
}

/** A storage keeps two kilobytes with an object: where a page has more scripts than that, the list of all pages says it alone. */
function keptWith({ sha256, scriptHashes = [] }: Entry): Record<string, string> {
  const scripts = scriptHashes.join(' ')
  const isShort = scripts !== '' && scripts.length <= mostKept
  return { [hashName]: sha256, ...(isShort ? { [scriptsName]: scripts } : {}) }
}

/** Characters; the names and the other hash take some. */
const mostKept = 1800

function neededKeys(step: TargetStep): Set<string> {
  const keys = new Set([redirectsObject])
  for (const [file] of step.everything()) keys.add(objectKey(file))
  return keys
}

/** In the place of a hash: the storage may have the file, an earlier one or none. */
const unknown = ''

/** What was begun since a release was complete in the storage. */
interface Sent {
  /** The release that is complete in the storage. */
  release: string
  /** Those that it is on its way to, as far as this machine knows: it may not have heard of the last. Empty: to none. */
  towards: readonly string[]
  /** Each file with the hash that arrived. */
  files: Map<string, string>
}

const isSent = (value: unknown): value is Omit<Sent, 'files'> & { files: [string, string][] } =>
  typeof value === 'object' &&
  value !== null &&
  'release' in value &&
  'towards' in value &&
  Array.isArray(value.towards) &&
  'files' in value &&
  Array.isArray(value.files)
