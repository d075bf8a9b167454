import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writeStateFile } from '../../../site/border/state-file'
import { sealed, unsealed } from '../../disk/sealed'

const pageSchema = z.object({
  owner: z.string(),
  /** SHA-256 of its HTML and of its page data, in hex. */
  html: z.string(),
  data: z.string(),
  scriptHashes: z.array(z.string()),
  /** Its document asks for a guard that nobody knows: this is the last good page. */
  isKept: z.boolean(),
})
const listSchema = z.object({
  version: z.literal(1),
  pages: z.record(z.string(), pageSchema),
  isPart: z.boolean().optional(),
})

export type ShelvedPage = z.infer<typeof pageSchema>
export type Pages = ReadonlyMap<string, ShelvedPage>

/** The guarded pages by their paths behind the code. */
export interface ShelfList {
  pages: Pages
  /** The list was lost, and the whole site was not made since: others may be guarded, too. */
  isPart: boolean
}

/** What is known where there is no list. */
export const lostList: ShelfList = { pages: new Map(), isPart: true }

const fileIn = (folder: string): string => path.join(folder, 'pages.json')

/** Undefined where there is none, or a damaged one: nothing is served of it then, and nobody knows what is guarded. */
export async function readShelfList(folder: string): Promise<ShelfList | undefined> {
  try {
    const text = unsealed(await readFile(fileIn(folder), 'utf8'))
    const parsed = listSchema.safeParse(JSON.parse(text ?? ''))
    if (!parsed.success) return undefined
    const { pages, isPart = false } = parsed.data
    return { pages: new Map(Object.entries(pages)), isPart }
  } catch {
    return undefined
  }
}

/** Replaces the list in one move, an empty one, too: one that is missing was lost. */
export async function writeShelfList(folder: string, { pages, isPart }: ShelfList): Promise<void> {
  const sorted = Object.fromEntries([...pages].sort(([one], [other]) => (one < other ? -1 : 1)))
  const text = sealed(JSON.stringify({ version: 1, pages: sorted, ...(isPart ? { isPart } : {}) }))
  await writeStateFile(fileIn(folder), text, 0o600)
}
