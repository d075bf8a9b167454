import { mix } from '../paper/interpolate'
import { type Random, seededRandom } from '../paper/noise'

/** A point of the crest: x and depth on the ground, height above it, in model pixels. */
export interface CrestPoint {
  readonly x: number
  readonly depth: number
  readonly height: number
  /** Direction of its rib in radians, 0 towards the viewer; random when left out. */
  readonly rib?: number
}

/** A stretch of ridge; the ground falls by `fall` for every pixel of distance from it. */
export interface RidgeSegment {
  readonly x1: number
  readonly z1: number
  readonly h1: number
  readonly x2: number
  readonly z2: number
  readonly h2: number
  readonly fall: number
}

export interface SkeletonPlan {
  readonly seed: string
  readonly crest: readonly CrestPoint[]
  readonly fall?: number
  readonly jag?: number
  readonly spread?: number
  readonly ribLength?: number
  readonly leastHeight?: number
}

interface Knot {
  readonly x: number
  readonly z: number
  readonly h: number
  readonly rib?: number | undefined
  readonly main: boolean
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random()

/** Crest points with jittered points between them, about every 48 pixels. */
function subdivideCrest(plan: SkeletonPlan, random: Random): Knot[] {
  const knots: Knot[] = []
  plan.crest.forEach((from, i) => {
    knots.push({ x: from.x, z: from.depth, h: from.height, rib: from.rib, main: true })
    const to = plan.crest[i + 1]
    if (!to) return
    const pieces = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.depth - from.depth) / 48))
    for (let j = 1; j < pieces; j++) {
      const t = j / pieces
      knots.push({
        x: mix(from.x, to.x, t) + between(random, -8, 8),
        z: mix(from.depth, to.depth, t) + between(random, -14, 14),
        h: mix(from.height, to.height, t) + between(random, -1, 0.75) * (plan.jag ?? 22),
        main: false,
      })
    }
  })
  return knots
}

/** One rib and, up to twice over, its branches. */
function growRib(
  segments: RidgeSegment[],
  plan: SkeletonPlan,
  random: Random,
  from: Pick<Knot, 'x' | 'z' | 'h'>,
  direction: number,
  length: number,
  level: number,
): void {
  if (from.h < (plan.leastHeight ?? 40) || length < 30) return
  const steps = Math.max(3, Math.round(length / (level === 1 ? 46 : 30)))
  const fall = (plan.fall ?? 1.22) * (level === 1 ? 1 : 1.08)
  let here = { x: from.x, z: from.z, h: from.h }
  let angle = direction
  let side = random() < 0.5 ? 1 : -1
  for (let i = 1; i <= steps; i++) {
    angle += between(random, -0.16, 0.16)
    const reach = length / steps
    const height = from.h * (1 - i / steps) ** (level === 1 ? 1.12 : 1) * (1 + between(random, -0.03, 0.03))
    const next = { x: here.x + Math.sin(angle) * reach, z: here.z - Math.cos(angle) * reach, h: height }
    segments.push({ x1: here.x, z1: here.z, h1: here.h, x2: next.x, z2: next.z, h2: next.h, fall })
    if (level < 3 && i < steps) {
      const rest = next.h * between(random, 0.34, 0.6)
      const branch = (turn: number, size: number, share: number) =>
        growRib(segments, plan, random, { ...next, h: next.h * share }, angle + turn, size, level + 1)
      branch(side * between(random, 0.55, 1), rest, 0.985)
      side = -side
      if (level === 1 && random() < 0.45) branch(side * between(random, 0.6, 1.05), rest * 0.8, 0.97)
    }
    here = next
  }
}

/** The bones of a mountain: a crest and the ribs that run from it towards the viewer. */
export function growSkeleton(plan: SkeletonPlan): RidgeSegment[] {
  const random = seededRandom(plan.seed)
  const segments: RidgeSegment[] = []
  const knots = subdivideCrest(plan, random)
  const fall = (plan.fall ?? 1.22) * 1.06
  knots.forEach((from, i) => {
    const to = knots[i + 1]
    if (to) segments.push({ x1: from.x, z1: from.z, h1: from.h, x2: to.x, z2: to.z, h2: to.h, fall })
  })
  const spread = plan.spread ?? 0.5
  let since = 0
  for (const knot of knots) {
    since++
    if (!knot.main && since < 2) continue
    since = 0
    const direction = knot.rib ?? between(random, -spread, spread)
    const length = knot.h * between(random, 0.85, 1.15) * (plan.ribLength ?? 1.15)
    growRib(segments, plan, random, { ...knot, h: knot.h * (knot.main ? 1 : 0.985) }, direction, length, 1)
  }
  return segments
}
