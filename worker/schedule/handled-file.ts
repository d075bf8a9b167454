import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../../site/border/state-file'
import { readingNames } from '../../site/readings/reading-feeds'
import type { Handled } from './due'

/** Keeps what the clock has handled, over restarts. */
export interface HandledStore {
  read(): Promise<Handled>
  write(handled: Handled): Promise<void>
}

const shape = z.object({
  version: z.literal(1),
  date: z.string().optional(),
  dateAt: z.number().optional(),
  nightly: z.string().optional(),
  nightlyAt: z.number().optional(),
  eventsAt: z.number().optional(),
  readingsAt: z.partialRecord(z.enum(readingNames), z.number()).optional(),
  reconciledAt: z.number().optional(),
  scheduledAt: z.number().optional(),
  aheadTo: z.number().optional(),
})

/** `{dataDir}/schedule.json`. A file that cannot be read means that nothing was handled: everything is due once more. */
export function handledFile(dataDir: string): HandledStore {
  const file = path.join(dataDir, 'schedule.json')
  return {
    async read() {
      try {
        const { version: _, ...handled } = shape.parse(JSON.parse(await readFile(file, 'utf8')))
        return handled
      } catch {
        return {}
      }
    },
    write: (handled) => writeStateFile(file, JSON.stringify({ version: 1, ...handled })),
  }
}
