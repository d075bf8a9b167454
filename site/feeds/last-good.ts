import { createHash } from 'node:crypto'
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
  /** Of the rest; earlier versions wrote none. */
  sha256: z.string().optional(),
})

/** The last good feed as it came, and when. */
export interface LastGood {
  seenAt: string
  body: unknown
}

const fileOf = (folder: string, name: string): string => path.join(folder, `last-good.${name}.json`)

const hashOf = ({ seenAt, body }: LastGood): string =>
  createHash('sha256')
    .update(JSON.stringify([seenAt, body]))
    .digest('hex')

/** The last good feed of a name, such as its language; undefined when there is none, or it was altered by anybody else. */
export async function readLastGood(folder: string, name: string): Promise<LastGood | undefined> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(fileOf(folder, name), 'utf8')))
    if (!parsed.success) return undefined
    const { seenAt, body, sha256 } = parsed.data
    return sha256 === undefined || sha256 === hashOf({ seenAt, body }) ? { seenAt, body } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a good feed; the file is either the old or the new one, never half. */
export async function writeLastGood(folder: string, name: string, good: LastGood): Promise<void> {
  await writeStateFile(fileOf(folder, name), JSON.stringify({ version, sha256: hashOf(good), ...good }))
}
