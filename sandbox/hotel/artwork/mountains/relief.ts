import { clamp } from '../paper/interpolate'
import { createNoise, type Noise } from '../paper/noise'
import { growSkeleton, type RidgeSegment, type SkeletonPlan } from './skeleton'

/** Model pixels between two columns and two rows of a relief. */
export const columnStep = 2
export const rowStep = 3

export interface ReliefPlan extends SkeletonPlan {
  /** Depth of the whole model in model pixels. */
  readonly depth: number
  readonly warp?: number
  readonly rough?: number
  readonly glacier?: GlacierPlan
}

/** Ice between two ribs: the middle line runs from `middle` at the crest, `lean` pixels sideways per pixel forward. */
export interface GlacierPlan {
  readonly middle: number
  readonly lean: number
  readonly halfWidth: number
  readonly front: number
  readonly back: number
}

/** A mountain as heights over a grid, rows from the viewer backwards. */
export interface Relief {
  readonly plan: ReliefPlan
  readonly left: number
  readonly columns: number
  readonly rows: number
  readonly heights: Float32Array
  /** Counts crevasses along the ice; NaN where there is none. */
  readonly ice: Float32Array
  readonly noise: Noise
}

const lowest = -60

function warpedPlaces(columns: number, rows: number, left: number, noise: Noise, amount: number) {
  const xs = new Float32Array(columns * rows)
  const zs = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + column * columnStep
      const z = row * rowStep
      const i = row * columns + column
      xs[i] =
        x +
        amount *
          (noise.at(x / 170, z / 170) +
            0.45 * noise.at(x / 62 + 9, z / 62) +
            0.2 * noise.at(x / 22, z / 22 + 5))
      zs[i] =
        z +
        amount *
          (noise.at(x / 170 + 50, z / 170) +
            0.45 * noise.at(x / 62, z / 62 + 70) +
            0.2 * noise.at(x / 22 + 30, z / 22))
    }
  }
  return { xs, zs }
}

interface Grid {
  readonly left: number
  readonly columns: number
  readonly rows: number
}

/** Raises the ground to the planes that fall from one segment. */
function raiseAround(
  heights: Float32Array,
  { xs, zs }: { xs: Float32Array; zs: Float32Array },
  grid: Grid,
  s: RidgeSegment,
  margin: number,
): void {
  const reach = (Math.max(s.h1, s.h2) - lowest) / s.fall + margin
  const first = Math.max(0, Math.floor((Math.min(s.x1, s.x2) - reach - grid.left) / columnStep))
  const last = Math.min(grid.columns - 1, Math.ceil((Math.max(s.x1, s.x2) + reach - grid.left) / columnStep))
  const front = Math.max(0, Math.floor((Math.min(s.z1, s.z2) - reach) / rowStep))
  const back = Math.min(grid.rows - 1, Math.ceil((Math.max(s.z1, s.z2) + reach) / rowStep))
  const dx = s.x2 - s.x1
  const dz = s.z2 - s.z1
  const squared = dx * dx + dz * dz || 1
  const most = Math.max(s.h1, s.h2)
  for (let row = front; row <= back; row++) {
    for (let column = first; column <= last; column++) {
      const i = row * grid.columns + column
      if ((heights[i] ?? 0) >= most) continue
      const px = (xs[i] ?? 0) - s.x1
      const pz = (zs[i] ?? 0) - s.z1
      let t = (px * dx + pz * dz) / squared
      t = Math.min(Math.max(t, 0), 1)
      const ex = px - dx * t
      const ez = pz - dz * t
      const height = s.h1 + (s.h2 - s.h1) * t - s.fall * Math.sqrt(ex * ex + ez * ez)
      if (height > (heights[i] ?? 0)) heights[i] = height
    }
  }
}

/** The ice surface over a place, or NaN beside the glacier. */
function iceHeight(
  plan: GlacierPlan,
  x: number,
  z: number,
  noise: Noise,
): { height: number; across: number } {
  const across = (x - plan.middle - (640 - z) * plan.lean) / plan.halfWidth
  if (z < plan.front || z > plan.back || Math.abs(across) > 1.5) return { height: Number.NaN, across }
  const along = Math.min(z - plan.front + 110, 525 + (z - 540) * 0.3)
  return { height: along - across * across * 90 + 6 * noise.at(x / 90, z / 90), across }
}

/** Ice fills a hollow with a soft rim. */
function fillSoftly(ground: number, ice: number): number {
  const rim = 30
  const depth = ice - ground
  if (depth > rim) return ice
  if (depth < -rim) return ground
  return ground + ((depth + rim) * (depth + rim)) / (4 * rim)
}

function addGlacier(relief: Relief, plan: GlacierPlan): void {
  const { columns, heights, ice, noise, left } = relief
  for (let i = 0; i < heights.length; i++) {
    const x = left + (i % columns) * columnStep
    const z = Math.floor(i / columns) * rowStep
    const surface = iceHeight(plan, x, z, noise)
    if (Number.isNaN(surface.height)) continue
    const height = fillSoftly(heights[i] ?? 0, surface.height)
    heights[i] = height
    const { across } = surface
    if (Math.abs(across) < 1.1 && height < surface.height + 16) {
      ice[i] = (z * 0.9 + across * across * 90 + 14 * noise.at(x / 90, z / 60)) / 24
    }
  }
}

/** The whole mountain as a grid; slow (most of a second), so it is made once and drawn often. */
export function raiseRelief(plan: ReliefPlan): Relief {
  const noise = createNoise(`${plan.seed} ground`)
  const xs = plan.crest.map((point) => point.x)
  const left = Math.min(...xs) - 240
  const columns = Math.ceil((Math.max(...xs) + 240 - left) / columnStep)
  const rows = Math.ceil(plan.depth / rowStep)
  const grid = { left, columns, rows }
  const heights = new Float32Array(columns * rows).fill(lowest)
  const warp = plan.warp ?? 15
  const places = warpedPlaces(columns, rows, left, noise, warp)
  // The highest first: what lies below a known height is skipped.
  const segments = growSkeleton(plan).sort((a, b) => Math.max(b.h1, b.h2) - Math.max(a.h1, a.h2))
  for (const segment of segments) raiseAround(heights, places, grid, segment, warp * 2)
  for (let i = 0; i < heights.length; i++) {
    const x = left + (i % columns) * columnStep
    const z = Math.floor(i / columns) * rowStep
    const h = heights[i] ?? 0
    heights[i] = h + (plan.rough ?? 5) * noise.fbm(x / 55, z / 55, 4) * clamp(h / 150 + 0.2)
  }
  const ice = new Float32Array(columns * rows).fill(Number.NaN)
  const relief = { plan, ...grid, heights, ice, noise }
  if (plan.glacier) addGlacier(relief, plan.glacier)
  return relief
}
