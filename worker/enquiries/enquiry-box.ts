import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type Files, moveAside, readIfThere, realFiles, syncFolder, writeWhole } from '../disk/files'
import { isNewer, sealed, unsealed } from '../disk/sealed'
import { enquirySchema, type KnownEnquiry, type WaitingEnquiry } from './enquiry'
import { type EnquiryContent, enquiryId, enquiryNumber } from './enquiry-name'

/** What comes in: everything but the name that the box gives it. */
export type NewEnquiry = EnquiryContent & Pick<WaitingEnquiry, 'language' | 'kind' | 'document' | 'answers'>

export interface BoxOptions {
  dataFolder: string
  /** How long what is left of an enquiry is kept after it was handed over, ms. */
  keptFor: number
  now?: () => number
  files?: Files
}

/** Who sends the same again within this time pressed twice, ms; later it is meant, and so it is where the clock was far ahead. */
const pressedTwice = 3_600_000
const folderName = 'enquiries'
const ending = '.json'
/** A file without its name yet, which is given to it within a moment, ms. */
const unfinished = { ending: '.tmp', longest: 3_600_000 }

/**
 * Where enquiries lie until they are handed over: one file each, on the disk before the guest is told that it was taken.
 * What was handed over keeps its number only, so that the same form sent twice is one enquiry.
 */
export class EnquiryBox {
  private readonly known = new Map<string, KnownEnquiry>()
  /** Names of files that could not be read; they were moved aside. */
  readonly lost: string[] = []
  /** Names of files that a newer version of this software wrote: they stay, and wait for it. */
  readonly newer: string[] = []

  private constructor(
    private readonly folder: string,
    private readonly key: Buffer,
    private readonly options: Required<Omit<BoxOptions, 'dataFolder'>>,
  ) {}

  static async open({
    dataFolder,
    keptFor,
    now = Date.now,
    files = realFiles,
  }: BoxOptions): Promise<EnquiryBox> {
    const folder = path.join(dataFolder, folderName)
    await makePrivate(files, folder)
    const box = new EnquiryBox(folder, await keyIn(files, folder), { keptFor, now, files })
    await box.read()
    return box
  }

  /**
   * Keeps an enquiry; resolves when it is on the disk. One that says what another said a moment before is that one.
   * @throws the error of the disk, and nothing is kept
   */
  async keep(said: NewEnquiry): Promise<KnownEnquiry> {
    const now = this.options.now()
    let round = 0
    let id = enquiryId(said, this.key, round)
    for (let earlier = this.known.get(id); earlier; earlier = this.known.get(id)) {
      if (Math.abs(now - earlier.receivedAt) < pressedTwice) {
        await this.writes.get(id)
        return earlier
      }
      id = enquiryId(said, this.key, ++round)
    }
    const { page, form, language, kind, document, answers } = said
    const enquiry: WaitingEnquiry = {
      version: 1,
      state: 'waiting',
      id,
      number: enquiryNumber(id),
      receivedAt: now,
      ...{ page, form, language, kind, document, answers },
      atDesk: false,
    }
    this.arriving.add(id)
    await this.write(enquiry, true).finally(() => this.arriving.delete(id))
    return enquiry
  }

  find(id: string): KnownEnquiry | undefined {
    return this.known.get(id)
  }

  /** Those that are on the disk and not handed over, the oldest first. */
  waiting(): WaitingEnquiry[] {
    return [...this.known.values()]
      .flatMap((enquiry) => (enquiry.state === 'waiting' && !this.arriving.has(enquiry.id) ? [enquiry] : []))
      .toSorted((a, b) => a.receivedAt - b.receivedAt)
  }

  /** The house has it; the letter to the guest may still be missing. */
  async reachedDesk(enquiry: WaitingEnquiry): Promise<void> {
    await this.write({ ...enquiry, atDesk: true })
  }

  /** Everything is done: what the guest wrote is deleted. */
  async handedOver({
    answers: _answers,
    document: _document,
    atDesk: _atDesk,
    ...rest
  }: WaitingEnquiry): Promise<void> {
    await this.write({ ...rest, state: 'handed over', handedOverAt: this.options.now() })
  }

  /** Deletes what is left of those that were handed over long ago, and what a process that was killed has begun to write. */
  async tidy(): Promise<void> {
    await this.removeUnfinished()
    const before = this.options.now() - this.options.keptFor
    for (const enquiry of this.known.values()) {
      if (enquiry.state === 'waiting' || enquiry.handedOverAt > before) continue
      await this.options.files.rm(this.fileOf(enquiry.id), { force: true })
      this.known.delete(enquiry.id)
    }
  }

  private async removeUnfinished(): Promise<void> {
    const { files, now } = this.options
    for (const name of await files.readdir(this.folder)) {
      if (!name.endsWith(unfinished.ending)) continue
      const file = path.join(this.folder, name)
      const found = await files.lstat(file).catch(() => undefined)
      if (found && now() - found.ctimeMs > unfinished.longest) await files.rm(file, { force: true })
    }
  }

  private readonly writes = new Map<string, Promise<void>>()
  /** Those that are not on the disk yet: nobody was told that they were taken. */
  private readonly arriving = new Set<string>()

  /** Known at once, so that a second one of the same waits for the first. */
  private async write(enquiry: KnownEnquiry, durable = false): Promise<void> {
    const before = this.known.get(enquiry.id)
    this.known.set(enquiry.id, enquiry)
    const written = this.toDisk(enquiry, durable)
    this.writes.set(enquiry.id, written)
    try {
      await written
    } catch (error) {
      if (before) this.known.set(enquiry.id, before)
      else this.known.delete(enquiry.id)
      throw error
    } finally {
      this.writes.delete(enquiry.id)
    }
  }

  /** Where only a later state is lost with the power, it is handed over again, with the same id. */
  private async toDisk(enquiry: KnownEnquiry, durable: boolean): Promise<void> {
    const { files } = this.options
    const file = this.fileOf(enquiry.id)
    await writeWhole(files, file, sealed(JSON.stringify(enquiry)), durable)
    if (durable) await syncFolder(files, this.folder).catch((error) => this.takeBack(file, error))
  }

  /** Its guest is told that it was not taken: the next start must not find it. */
  private async takeBack(file: string, why: unknown): Promise<never> {
    await this.options.files.rm(file, { force: true }).catch(() => undefined)
    throw why
  }

  private async read(): Promise<void> {
    const { files } = this.options
    for (const name of await files.readdir(this.folder)) {
      if (!name.endsWith(ending)) continue
      const kept = parsed(await readIfThere(files, path.join(this.folder, name)).catch(() => undefined))
      if (kept === 'newer') this.newer.push(name)
      else if (kept) this.known.set(kept.id, kept)
      else {
        this.lost.push(name)
        await moveAside(files, path.join(this.folder, name), true).catch(() => undefined)
      }
    }
  }

  private readonly fileOf = (id: string): string => path.join(this.folder, `${id}${ending}`)
}

/** A folder that nobody else on this machine reads; a file in its place is moved aside. */
async function makePrivate(files: Files, folder: string): Promise<void> {
  const make = () => files.mkdir(folder, { recursive: true, mode: 0o700 })
  await make().catch(async () => {
    await moveAside(files, folder, true)
    await make()
  })
}

/** Undefined for what is damaged. */
function parsed(bytes: Buffer | undefined): KnownEnquiry | 'newer' | undefined {
  try {
    const kept: unknown = JSON.parse(unsealed(bytes?.toString() ?? '') ?? '')
    return isNewer(kept, 1) ? 'newer' : enquirySchema.parse(kept)
  } catch {
    return undefined
  }
}

const keyBytes = 32

/** A key of this machine. With a new one only the same form sent twice across the change is two. */
async function keyIn(files: Files, folder: string): Promise<Buffer> {
  const file = path.join(folder, 'key')
  const kept = await readIfThere(files, file).catch(() => undefined)
  if (kept?.length === keyBytes) return kept
  const key = randomBytes(keyBytes)
  await writeWhole(files, file, key, true)
  return key
}
