import { type InkLayer, layInk } from './ink-field'
import type { Sheet } from './sheet'

export type Edge = (x: number) => number

export interface Land extends Pick<InkLayer, 'inks' | 'cuts' | 'grain' | 'step'> {
  /** The upper edge: y for every x. */
  readonly edge: Edge
  /** `depth` is the distance below the edge. */
  readonly field: (x: number, y: number, depth: number) => number
  /** Lower end, the sheet's foot when left out. */
  readonly bottom?: number
}

/** Everything below an edge: a slope, a meadow, a snow field. */
export function layLand(sheet: Sheet, land: Land): void {
  const bottom = land.bottom ?? sheet.height
  const edges = Float32Array.from({ length: Math.ceil(sheet.width) + 24 }, (_, x) => land.edge(x))
  const top = edges.reduce((least, y) => Math.min(least, y), bottom)
  const edgeAt = (x: number) => edges[Math.max(0, Math.round(x))] ?? bottom
  layInk(sheet, {
    ...land,
    box: [0, top - 1, sheet.width, bottom - top + 1],
    field: (x, y) => land.field(x, y, y - edgeAt(x)),
    path: (pen) => {
      pen.moveTo(0, bottom)
      for (let x = 0; x <= sheet.width; x += 2) pen.lineTo(x, edgeAt(x))
      pen.lineTo(sheet.width, bottom)
    },
  })
}
