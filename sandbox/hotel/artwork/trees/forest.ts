import { mix } from '../paper/interpolate'
import type { Edge } from '../paper/land'
import type { Random } from '../paper/noise'
import type { Pen } from '../paper/sheet'
import { type SpruceInks, spruce } from './spruce'

export interface Forest {
  readonly edge: Edge
  /** Drawn from, so that a forest can be mixed. */
  readonly inks: readonly SpruceInks[]
  readonly low: number
  readonly high: number
  readonly spacing: number
  readonly rows?: number
  readonly rowDistance?: number
  readonly from?: number
  readonly to?: number
}

/** Rows of spruces along an edge, the nearer rows lower. */
export function forest(pen: Pen, random: Random, wood: Forest): void {
  for (let row = 0; row < (wood.rows ?? 1); row++) {
    let x = wood.from ?? -40
    while (x < (wood.to ?? 2440)) {
      const y = wood.edge(x) + row * (wood.rowDistance ?? 24) + random() * 10
      const inks = wood.inks[Math.floor(random() * wood.inks.length)]
      const height = mix(wood.low, wood.high, random() * random() + 0.1 * random())
      if (inks) spruce(pen, random, x, y + wood.low * 0.2, height, inks)
      x += wood.spacing * (0.6 + random() * 0.8)
    }
  }
}
