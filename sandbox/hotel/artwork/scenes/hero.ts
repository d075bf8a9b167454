import { drawHotel } from '../buildings/hotel'
import { drawBackdrop, drawFarWood, drawField, drawGround, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { layInk } from '../paper/ink-field'
import { smoothStep } from '../paper/interpolate'
import { type Random, seededRandom } from '../paper/noise'
import { ellipse, polygon, ribbon } from '../paper/shapes'
import type { Point, Sheet } from '../paper/sheet'
import { night } from '../themes/dark'
import { summer } from '../themes/day'
import { larch } from '../trees/larch'
import { nearSpruce, spruce } from '../trees/spruce'
import { tuft } from '../trees/stone-pine'
import { landscapeFormat, type Scene } from './scene'

/** A drive that winds down from the house, wider the nearer it comes. */
export function drawDrive(sheet: Sheet, ink: string, startX: number, startY: number, drop: number): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 120; i++) {
    const t = i / 120
    const y = startY + drop * t ** 1.25
    const x = startX - 80 * t - Math.sin(t * 3.9 + 0.2) * (70 + 250 * t) * smoothStep(0, 0.12, t)
    const half = 9 + 17 * t
    left.push([x - half * 1.25, y - half * 0.22])
    right.push([x + half * 1.25, y + half * 0.22])
  }
  ribbon(sheet.pen, ink, left, right)
}

/** Small flowers scattered over the nearest ground. */
function scatterFlowers(
  sheet: Sheet,
  random: Random,
  edge: (x: number) => number,
  inks: readonly [string, string],
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = random() * sheet.width
    const y = edge(x) + 8 + random() * (sheet.height - edge(x))
    const size = (2 + random() * 3) * (0.8 + (y - edge(x)) / 140)
    ellipse(sheet.pen, inks[random() < 0.5 ? 0 : 1], x, y, size, size * 0.8)
  }
}

function drawHeroSummer(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('hero summer')
  drawBackdrop(sheet, summer, { seed: 'hero summer', summitX: 1400, baseY: 1050, size: 0.9, far: 250 })
  const high = landEdge(
    'hero summer 1',
    850,
    [
      { from: 500, to: -100, by: -130 },
      { from: 1500, to: 2500, by: -190 },
    ],
    26,
  )
  drawFarWood(sheet, summer, { edge: high, low: 26, high: 60, spacing: 13, seed: 'hero far wood' })
  const near = landEdge(
    'hero summer 2',
    930,
    [
      { from: 2000, to: 2500, by: -120 },
      { from: 700, to: -100, by: -60 },
    ],
    30,
    340,
  )
  drawWood(sheet, summer, { edge: near, low: 50, high: 120, spacing: 15, seed: 'hero wood' })
  const spur = landEdge(
    'hero summer 3',
    1032,
    [
      { from: 640, to: -100, by: 60 },
      { from: 1530, to: 2250, by: 150 },
    ],
    8,
    200,
  )
  for (const x of [470, 520, 575, 1560, 1610, 1665, 1720, 1790]) {
    spruce(pen, random, x, spur(x) + 10, 150 + random() * 70, summer.spruce)
  }
  drawField(sheet, summer, spur, 'hero meadow', 0.06)
  polygon(pen, summer.field[0], [
    [1320, 1068],
    [1427, 1008],
    [1960, 1084],
    [1850, 1116],
    [1560, 1092],
  ])
  drawHotel(pen, 660, 1024, 5.9, summer.house)
  for (let x = 590; x < 1350; x += 26) {
    tuft(pen, random, summer.spruce.dark, x, 1074 + random() * 9, 13 + random() * 16, 11)
    tuft(pen, random, summer.field[0], x - 4, 1068 + random() * 7, 9 + random() * 9, 9)
  }
  drawDrive(sheet, summer.path, 1000, 1076, 330)
  const foot = landEdge(
    'hero summer 4',
    1390,
    [
      { from: 700, to: 0, by: -70 },
      { from: 1500, to: 2400, by: -150 },
    ],
    16,
    150,
  )
  drawGround(sheet, summer, foot, 'hero foot')
  scatterFlowers(sheet, random, foot, summer.flowers, 300)
  for (const [x, y, height, lean] of [
    [2010, 1460, 1120, -20],
    [2270, 1500, 1400, 14],
    [1790, 1490, 540, 0],
    [110, 1490, 760, 0],
    [300, 1520, 430, 0],
  ] as const) {
    larch(pen, random, x, y, height, summer.larch, { lean })
  }
}

/** Warm light from the windows on the snow before the terrace. */
export function drawWindowLight(sheet: Sheet, x: number, y: number, reach: number): void {
  const { glow, glowDeep } = night.house
  if (!glow || !glowDeep) return
  layInk(sheet, {
    box: [x - reach * 1.25, y - 4, reach * 2.5, reach * 0.3],
    field: (px, py) => 1 - Math.hypot((px - x) / reach, (py - y + 4) / (reach * 0.18)),
    inks: [null, glowDeep, glow],
    cuts: [0.18, 0.62],
    grain: 0.24,
  })
}

function drawHeroWinterNight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('hero night')
  drawBackdrop(
    sheet,
    { ...night, bareAbove: 9 },
    { seed: 'hero night', summitX: 1080, baseY: 1040, size: 0.9, far: 2200 },
  )
  const high = landEdge(
    'hero night 1',
    860,
    [
      { from: 600, to: -100, by: -130 },
      { from: 1700, to: 2500, by: -120 },
    ],
    26,
  )
  drawFarWood(sheet, night, { edge: high, low: 26, high: 64, spacing: 13, seed: 'night far wood' })
  const near = landEdge(
    'hero night 2',
    930,
    [
      { from: 1900, to: 2500, by: -90 },
      { from: 700, to: -100, by: -70 },
    ],
    30,
    340,
  )
  drawWood(sheet, night, { edge: near, low: 60, high: 130, spacing: 17, seed: 'night wood' })
  const spur = landEdge(
    'hero night 3',
    1056,
    [
      { from: 900, to: -100, by: 90 },
      { from: 1900, to: 2500, by: 40 },
    ],
    8,
    200,
  )
  for (const x of [840, 900, 955, 1900, 1950, 2010, 2080]) {
    nearSpruce(pen, random, x, spur(x) + 12, 170 + random() * 80, night.spruce, night.snow)
  }
  drawField(sheet, night, spur, 'night snow', -0.06)
  drawHotel(pen, 1010, 1036, 5.9, night.house, { lit: 0.68, seed: 'hero night' })
  drawWindowLight(sheet, 1330, 1078, 600)
  const foot = landEdge(
    'hero night 4',
    1340,
    [
      { from: 800, to: 0, by: 20 },
      { from: 1600, to: 2400, by: -50 },
    ],
    22,
    330,
  )
  drawGround(sheet, night, foot, 'night foot', 0.1)
  for (const [x, height] of [
    [120, 1060],
    [330, 760],
    [500, 470],
    [2290, 660],
    [2150, 390],
  ] as const) {
    nearSpruce(pen, random, x, foot(x) + 50, height, night.spruce, night.snow)
  }
}

export const heroScenes: readonly Scene[] = [
  { slug: 'hero-summer', ...landscapeFormat, draw: drawHeroSummer },
  { slug: 'hero-winter-night', ...landscapeFormat, draw: drawHeroWinterNight },
]
