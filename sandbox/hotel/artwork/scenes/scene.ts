import type { Ink } from '../paper/ink'
import type { Sheet } from '../paper/sheet'

/** A picture that can be drawn: its size in design pixels and how. */
export interface Scene {
  readonly slug: string
  readonly width: number
  readonly height: number
  readonly draw: (sheet: Sheet) => void
  /** The final inks everything is snapped to before the paper; left out where tones are already flat. */
  readonly inks?: readonly Ink[]
  /** Upper limit of the file in bytes. */
  readonly limit?: number
}

export const landscapeFormat = { width: 2400, height: 1600 }
export const portraitFormat = { width: 1920, height: 2400 }
export const panoramaFormat = { width: 2400, height: 600 }
