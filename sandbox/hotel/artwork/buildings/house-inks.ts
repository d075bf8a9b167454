import type { Ink } from '../paper/ink'

/** The inks of the house. With `snow` its roofs are white, with `glow` windows are lit. */
export interface HouseInks {
  readonly wall: Ink
  readonly wallShade: Ink
  readonly wallDeep: Ink
  readonly trim: Ink
  readonly glass: Ink
  readonly glassShade: Ink
  readonly shutter: Ink
  readonly shutterShade: Ink
  readonly roof: Ink
  readonly roofShade: Ink
  readonly rail: Ink
  readonly terrace: Ink
  readonly snow?: Ink
  readonly snowShade?: Ink
  readonly glow?: Ink
  readonly glowDeep?: Ink
}

export interface HouseForm {
  /** Share of lit windows, 0 to 1; needs `glow`. */
  readonly lit?: number
  readonly seed?: string
  /** Seen from the south-east: tower on the left. */
  readonly mirrored?: boolean
}
