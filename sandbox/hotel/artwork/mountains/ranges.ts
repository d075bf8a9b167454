import { type LitRelief, lightRelief, type Sun } from './light'
import { type Relief, type ReliefPlan, raiseRelief } from './relief'
import type { CrestPoint } from './skeleton'

const crest = (...points: readonly (readonly [number, number, number, number?])[]): CrestPoint[] =>
  points.map(([x, depth, height, rib]) =>
    rib === undefined ? { x, depth, height } : { x, depth, height, rib },
  )

/** The mountains of the Val Serein. */
export const ranges = {
  edelgrat: {
    seed: 'edelgrat',
    depth: 960,
    jag: 24,
    crest: crest(
      [-40, 800, 100],
      [250, 780, 150],
      [640, 740, 360],
      [830, 720, 320],
      [1090, 690, 560],
      [1200, 670, 640],
      [1330, 640, 860, -0.35],
      [1480, 650, 600],
      [1560, 660, 570],
      [1720, 680, 660, 0.1],
      [1960, 720, 400],
      [2250, 780, 330],
      [2700, 820, 180],
    ),
    glacier: { middle: 1600, lean: 0.1, halfWidth: 190, front: 120, back: 660 },
  },
  pizArolle: {
    seed: 'piz arolle',
    depth: 1050,
    fall: 1.3,
    ribLength: 1.1,
    crest: crest(
      [100, 960, 60],
      [500, 920, 150],
      [760, 900, 340],
      [960, 890, 470],
      [1150, 870, 720, -0.2],
      [1290, 870, 560],
      [1420, 870, 640, 0.2],
      [1600, 890, 420],
      [1800, 900, 450],
      [2080, 920, 220],
      [2400, 940, 120],
    ),
  },
  longRidge: {
    seed: 'hinterm grat',
    depth: 780,
    jag: 30,
    fall: 1.3,
    crest: crest(
      [-100, 640, 260],
      [200, 620, 420],
      [420, 610, 380],
      [700, 600, 520, 0.2],
      [950, 610, 430],
      [1180, 600, 470],
      [1420, 590, 600, -0.2],
      [1640, 610, 440],
      [1900, 620, 500],
      [2150, 630, 360],
      [2500, 640, 420],
      [2800, 660, 240],
    ),
  },
  farRange: {
    seed: 'far range',
    depth: 420,
    fall: 1,
    rough: 3,
    crest: crest(
      [-200, 300, 190],
      [200, 300, 330],
      [480, 300, 210],
      [760, 300, 290],
      [1000, 300, 170],
      [1300, 300, 260],
      [1600, 300, 200],
      [1900, 300, 240],
      [2180, 300, 360],
      [2500, 300, 210],
      [2800, 300, 260],
    ),
  },
} as const satisfies Record<string, ReliefPlan>

export type RangeName = keyof typeof ranges

/** The suns of the house: one per hour, so that light over a relief is worked out once and used by many pictures. */
export const suns = {
  morning: { azimuth: -1.35, elevation: 0.5 },
  afternoon: { azimuth: 1.25, elevation: 0.42 },
  evening: { azimuth: -1.3, elevation: 0.34 },
  moon: { azimuth: 1.15, elevation: 0.62 },
} as const satisfies Record<string, Sun>

export type SunName = keyof typeof suns

const reliefs = new Map<RangeName, Relief>()
const litReliefs = new Map<string, LitRelief>()

/** A range under a sun, from memory when it has been asked for before. */
export function litRange(name: RangeName, sun: SunName): LitRelief {
  const key = `${name} ${sun}`
  const known = litReliefs.get(key)
  if (known) return known
  const relief = reliefs.get(name) ?? raiseRelief(ranges[name])
  reliefs.set(name, relief)
  const lit = lightRelief(relief, suns[sun])
  litReliefs.set(key, lit)
  return lit
}
