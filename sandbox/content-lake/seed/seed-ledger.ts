import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../assets/asset-files'
import type { Log } from '../environment'

const schema = z.object({ format: z.literal(1), revisions: z.record(z.string(), z.string()) })

/** Revisions of documents, by id. */
export type Revisions = Readonly<Record<string, string>>

/** Which revision of which document came from a seed. By it a document that an editor deleted is known from a new one. */
export class SeedLedger {
  readonly #file: string
  /** What the file says, as far as it was read; undefined where it has to be written in any case. */
  #kept: Revisions | undefined

  constructor(
    dataFolder: string,
    private readonly log: Log,
  ) {
    this.#file = path.join(dataFolder, 'seeded.json')
  }

  /**
   * What earlier starts have seeded. A file that cannot be read is moved aside, and `now`, the revisions of this seed, taken
   * for it: then nothing that is missing comes back, as an editor may have deleted it.
   */
  read(now: Revisions): Revisions {
    if (!fs.existsSync(this.#file)) return {}
    this.#kept = readRevisions(this.#file)
    return this.#kept ?? this.#moveAside(now)
  }

  /** Writes what has been seeded by now, where that is not there already. */
  async write(revisions: Revisions): Promise<void> {
    if (this.#kept && JSON.stringify(this.#kept) === JSON.stringify(revisions)) return
    await writeWhole(this.#file, JSON.stringify({ format: 1, revisions }))
  }

  #moveAside(now: Revisions): Revisions {
    const aside = `${this.#file}.unreadable`
    fs.renameSync(this.#file, aside)
    this.log.warn(
      `content lake: ${this.#file} cannot be read; moved to ${aside}. This start seeds nothing: what editors deleted would come back`,
    )
    return now
  }
}

function readRevisions(file: string): Revisions | undefined {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).revisions
  } catch {
    return undefined
  }
}
