import { smoothStep } from '../paper/interpolate'
import type { Edge } from '../paper/land'
import { createNoise } from '../paper/noise'

export interface Rise {
  readonly from: number
  readonly to: number
  readonly by: number
}

/** A land edge: a level with soft rises (negative `by` lifts the ground on the far side of `to`) and some unrest. */
export function landEdge(
  seed: string,
  level: number,
  rises: readonly Rise[] = [],
  unrest = 14,
  wavelength = 260,
): Edge {
  const noise = createNoise(`${seed} edge`)
  return (x) =>
    rises.reduce(
      (y, rise) => y + rise.by * smoothStep(rise.from, rise.to, x),
      level + unrest * noise.fbm(x / wavelength, 1, 4),
    )
}
