import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { SiteFigures } from './figures'

/** When and where a part was measured. */
export interface Taken {
  /** Date, YYYY-MM-DD. */
  on: string
  machine: string
}

/** A part of the report: the figures of a site, or the section of anything else as Markdown. */
export type Part = { taken: Taken } & ({ site: SiteFigures } | { markdown: string })

/** Everything that was measured last, by the name of its part. */
export type Kept = Readonly<Record<string, Part>>

/** Parts that were measured earlier and are not measured now stay in the report, with their own date. */
export const readKept = (file: string): Kept =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

export const writeKept = (file: string, kept: Kept): void =>
  writeFileSync(file, `${JSON.stringify(kept, undefined, 1)}\n`)
