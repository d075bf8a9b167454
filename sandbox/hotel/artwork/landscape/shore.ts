import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import type { Edge } from '../paper/land'
import type { Random } from '../paper/noise'
import { tracePolygon } from '../paper/shapes'
import type { Point, Sheet } from '../paper/sheet'

export interface StoneField {
  readonly edge: Edge
  readonly from: number
  readonly to: number
  readonly count: number
  readonly size: readonly [least: number, most: number]
  /** Shade, body and light. */
  readonly inks: readonly [Ink, Ink, Ink]
  readonly sun?: -1 | 1
}

/** Boulders along an edge, each a faceted body lit from one side. */
export function drawStones(sheet: Sheet, random: Random, stones: StoneField): void {
  for (let i = 0; i < stones.count; i++) {
    const x = stones.from + random() * (stones.to - stones.from)
    const size = stones.size[0] + random() ** 2 * (stones.size[1] - stones.size[0])
    drawStone(sheet, random, x, stones.edge(x) + random() * 24, size, stones.inks, stones.sun ?? -1)
  }
}

export function drawStone(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
  sun: -1 | 1 = -1,
): void {
  const outline: Point[] = []
  const corners = 9
  for (let k = 0; k < corners; k++) {
    const angle = Math.PI + (k / (corners - 1)) * Math.PI
    const radius = size * (0.85 + random() * 0.25)
    outline.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.62])
  }
  layInk(sheet, {
    box: [x - size * 1.2, y - size, size * 2.4, size * 1.2],
    path: (pen) =>
      tracePolygon(pen, [...outline, [x + size * 0.7, y + size * 0.14], [x - size * 0.7, y + size * 0.14]]),
    field: (px, py) => 0.5 + (sun * (px - x)) / (size * 2.2) - (py - y + size * 0.4) / (size * 1.9),
    inks: [inks[0], inks[1], inks[2]],
    cuts: [0.38, 0.72],
    grain: 0.1,
    step: 4,
  })
}
