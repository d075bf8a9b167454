import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { AssetInfo } from '../assets/asset-document'

const noteSchema = z.looseObject({
  label: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  /** One text, or one per language: the asset keeps the first. */
  altText: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  creditLine: z.string().optional(),
  source: z
    .object({ id: z.string().optional(), name: z.string().optional(), url: z.string().optional() })
    .optional(),
  hotspot: z.record(z.string(), z.unknown()).optional(),
})

export type PictureNote = z.infer<typeof noteSchema>

/**
 * What is known about the pictures of a folder, by file name: `pictures.json` beside them. A missing file is none;
 * @throws Error for one that cannot be read, naming the entry
 */
export function readPictureNotes(folder: string): ReadonlyMap<string, PictureNote> {
  const file = path.join(folder, 'pictures.json')
  if (!fs.existsSync(file)) return new Map()
  const notes = z.record(z.string(), noteSchema).safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
  if (!notes.success) throw new Error(`${file}: ${z.prettifyError(notes.error)}`)
  return new Map(Object.entries(notes.data))
}

export function assetInfoOf(originalFilename: string, note: PictureNote | undefined): AssetInfo {
  const { label, title, description, altText, creditLine, source } = note ?? {}
  return {
    originalFilename,
    ...(label && { label }),
    ...(title && { title }),
    ...(description && { description }),
    ...(altText !== undefined && { altText: typeof altText === 'string' ? altText : firstOf(altText) }),
    ...(creditLine && { creditLine }),
    ...(source && { source: trimmed(source) }),
  }
}

const trimmed = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))

const firstOf = (texts: Readonly<Record<string, string>>): string => texts.de ?? Object.values(texts)[0] ?? ''
