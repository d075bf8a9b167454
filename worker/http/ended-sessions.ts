import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../../site/border/state-file'

const schema = z.object({ version: z.literal(1), ended: z.record(z.string(), z.number()) })

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

async function readEnded(file: string): Promise<Map<string, number>> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return new Map(parsed.success ? Object.entries(parsed.data.ended) : [])
  } catch {
    return new Map()
  }
}

/** Kept in a file of the data folder, so that a restart does not bring a closed session back. */
export async function openEndedSessions(dataFolder: string, room = 'gate'): Promise<EndedSessions> {
  const file = path.join(dataFolder, room, 'ended-sessions.json')
  const ended = await readEnded(file)
  let writing: Promise<void> = Promise.resolve()

  const write = (): Promise<void> =>
    writeStateFile(file, JSON.stringify({ version: 1, ended: Object.fromEntries(ended) }), 0o600)

  return {
    async end({ id, until }, now) {
      for (const [each, end] of ended) if (end <= now) ended.delete(each)
      ended.set(id, until)
      writing = writing.then(write, write)
      await writing
    },
    has: ({ id }) => ended.has(id),
  }
}
