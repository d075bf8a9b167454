import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../border/state-file'

/** A change of this number makes older files unreadable, which means to start clean. */
const version = 1

const schema = z.object({
  version: z.literal(version),
  /** ISO 8601: when the feed was last seen to be good. */
  seenAt: z.iso.datetime(),
  body: z.unknown(),
})

/** The last good feed as it came, and when. */
export interface LastGood {
  seenAt: string
  body: unknown
}

const fileOf = (folder: string, language: string): string => path.join(folder, `last-good.${language}.json`)

/** The last good feed of a language; undefined when there is none or it cannot be read. */
export async function readLastGood(folder: string, language: string): Promise<LastGood | undefined> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(fileOf(folder, language), 'utf8')))
    return parsed.success ? { seenAt: parsed.data.seenAt, body: parsed.data.body } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a good feed; the file is either the old or the new one, never half. */
export async function writeLastGood(folder: string, language: string, good: LastGood): Promise<void> {
  await writeStateFile(fileOf(folder, language), JSON.stringify({ version, ...good }))
}
