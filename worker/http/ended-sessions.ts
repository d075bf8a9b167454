import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../../site/border/state-file'

const schema = z.object({
  version: z.literal(1),
  ended: z.record(z.string(), z.number()),
  /** All that expire until then count as ended, ms since the epoch. */
  allUntil: z.number().optional(),
})

/** What has to be known of a session to end it: until when, in ms since the epoch, its cookie would open anything. */
export interface EndedSession {
  id: string
  until: number
}

/** Sessions that people closed before they expired: their cookies must not open anything again. */
export interface EndedSessions {
  end(session: EndedSession, now: number): Promise<void>
  has(session: EndedSession): boolean
}

type Kept = Omit<z.infer<typeof schema>, 'version'>

/** Undefined where there is a file that cannot be read: damaged, or of a newer version. */
async function readEnded(file: string): Promise<Kept | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    return Object(error).code === 'ENOENT' ? { ended: {} } : undefined
  }
}

/**
 * Kept in a file of the data folder, so that a restart does not bring a closed session back. Where that file cannot be read,
 * nobody knows who closed one: then every session that was issued before is over, and people sign in again. `lifetime`: of
 * each session, ms.
 */
export async function openEndedSessions(
  dataFolder: string,
  room: 'gate' | 'operations',
  lifetime: number,
  now = Date.now(),
): Promise<EndedSessions> {
  const file = path.join(dataFolder, room, 'ended-sessions.json')
  const kept = await readEnded(file)
  const ended = new Map(Object.entries(kept?.ended ?? {}))
  const allUntil = kept ? kept.allUntil : now + lifetime
  let writing: Promise<void> = Promise.resolve()

  const write = (): Promise<void> => {
    const all = {
      version: 1,
      ended: Object.fromEntries(ended),
      ...(allUntil === undefined ? {} : { allUntil }),
    }
    return writeStateFile(file, JSON.stringify(all), 0o600)
  }

  return {
    async end({ id, until }, at) {
      for (const [each, end] of ended) if (end <= at) ended.delete(each)
      ended.set(id, until)
      writing = writing.then(write, write)
      await writing
    },
    has: ({ id, until }) => ended.has(id) || (allUntil !== undefined && until <= allUntil),
  }
}
