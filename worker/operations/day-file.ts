import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../../site/border/state-file'
import { createDayHistory, type DayHistory, type KeptDay } from './day-history'

const schema = z.object({
  version: z.literal(1),
  slots: z.array(
    z.object({
      at: z.number(),
      queue: z.number().optional(),
      builderBytes: z.number().optional(),
      workerBytes: z.number(),
    }),
  ),
  outages: z.array(
    z.object({
      part: z.enum(['content', 'builder', 'queue', 'worker']),
      from: z.number(),
      to: z.number().optional(),
    }),
  ),
  lookedAt: z.number().optional(),
})

export interface DayFile extends DayHistory {
  /** Keeps the day for the next process; a disk that is full costs the drawing, not the site. */
  save(): Promise<void>
}

/** The history of the last day, kept in a file of the data folder. One that cannot be read begins anew. */
export async function openDayHistory(dataFolder: string): Promise<DayFile> {
  const file = path.join(dataFolder, 'operations', 'day.json')
  const history = createDayHistory(await readKept(file))
  return {
    ...history,
    save: () =>
      writeStateFile(file, JSON.stringify({ version: 1, ...history.kept() })).catch(() => undefined),
  }
}

async function readKept(file: string): Promise<KeptDay | undefined> {
  try {
    const { data } = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    if (data === undefined) return undefined
    return {
      slots: data.slots.map((slot) => ({ queue: undefined, builderBytes: undefined, ...slot })),
      outages: data.outages.map((outage) => ({ to: undefined, ...outage })),
      lookedAt: data.lookedAt,
    }
  } catch {
    return undefined
  }
}
