import { drawHotel } from '../buildings/hotel'
import { drawFarWood, drawField, drawGround, drawHaze, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawSky } from '../landscape/sky'
import { drawMountain } from '../mountains/draw-mountain'
import { litRange, type RangeName } from '../mountains/ranges'
import { seededRandom } from '../paper/noise'
import type { Sheet } from '../paper/sheet'
import { autumn, summer, winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { larch } from '../trees/larch'
import { nearSpruce } from '../trees/spruce'
import { panoramaFormat, type Scene } from './scene'

interface Peak {
  readonly range: RangeName
  readonly x: number
  readonly baseY: number
  readonly size: number
  readonly mirrored?: boolean
}

interface Panorama {
  readonly seed: string
  readonly theme: Theme
  readonly peaks: readonly Peak[]
  readonly houseX: number
}

/** A whole chain over a quiet valley, four times as wide as high. */
function drawPanorama(sheet: Sheet, { seed, theme, peaks, houseX }: Panorama): void {
  drawSky(sheet, theme, { horizon: 430, seed })
  const { lit, shade } = theme.far
  const far = { lit, half: shade, shade, deep: shade, rockLit: shade, rockDark: shade }
  drawMountain(
    sheet,
    litRange('farRange', theme.sun),
    { x: 2100, baseY: 430, size: 0.62, tilt: 0.2 },
    { inks: far, bareAbove: 9, cuts: [0.46, 0.4, -9] },
  )
  drawMountain(
    sheet,
    litRange('farRange', theme.sun),
    { x: 560, baseY: 430, size: 0.6, tilt: 0.2, mirrored: true },
    { inks: far, bareAbove: 9, cuts: [0.46, 0.4, -9] },
  )
  for (const { range, ...place } of peaks) {
    drawMountain(sheet, litRange(range, theme.sun), place, {
      inks: theme.mountain,
      bareAbove: theme.bareAbove,
      island: 1400,
    })
  }
  drawHaze(sheet, theme, 420, 0.45, seed)
  drawFarWood(sheet, theme, {
    edge: landEdge(
      `${seed} 1`,
      392,
      [
        { from: 500, to: -100, by: -60 },
        { from: 1900, to: 2500, by: -70 },
      ],
      16,
      200,
    ),
    low: 12,
    high: 28,
    spacing: 7,
    seed: `${seed} far`,
  })
  drawWood(sheet, theme, {
    edge: landEdge(
      `${seed} 2`,
      432,
      [
        { from: 700, to: -100, by: -30 },
        { from: 1800, to: 2500, by: -40 },
      ],
      14,
      240,
    ),
    low: 22,
    high: 52,
    spacing: 9,
    rows: 1,
    seed: `${seed} wood`,
  })
  const spur = landEdge(
    `${seed} 3`,
    462,
    [
      { from: houseX - 200, to: houseX - 700, by: 30 },
      { from: houseX + 500, to: houseX + 1000, by: 34 },
    ],
    8,
    200,
  )
  drawField(sheet, theme, spur, seed, 0.06)
  drawHotel(sheet.pen, houseX, spur(houseX + 100) + 2, 1.9, theme.house)
}

function drawPanoramaSummer(sheet: Sheet): void {
  const random = seededRandom('panorama summer')
  drawPanorama(sheet, {
    seed: 'panorama summer',
    theme: summer,
    houseX: 1250,
    peaks: [
      { range: 'pizArolle', x: 420, baseY: 500, size: 0.4 },
      { range: 'longRidge', x: 2150, baseY: 500, size: 0.4, mirrored: true },
      { range: 'edelgrat', x: 1180, baseY: 520, size: 0.48 },
    ],
  })
  const foot = landEdge(
    'ps foot',
    548,
    [
      { from: 700, to: 0, by: -40 },
      { from: 1700, to: 2400, by: -50 },
    ],
    10,
    120,
  )
  drawGround(sheet, summer, foot, 'ps foot', 0.1)
  for (const [x, height] of [
    [90, 430],
    [210, 260],
    [2290, 470],
    [2180, 300],
    [2370, 240],
  ] as const)
    larch(sheet.pen, random, x, foot(x) + 40, height, summer.larch)
}

function drawPanoramaWinter(sheet: Sheet): void {
  const random = seededRandom('panorama winter')
  drawPanorama(sheet, {
    seed: 'panorama winter',
    theme: winter,
    houseX: 1430,
    peaks: [
      { range: 'longRidge', x: 330, baseY: 500, size: 0.42 },
      { range: 'pizArolle', x: 2080, baseY: 500, size: 0.44, mirrored: true },
      { range: 'edelgrat', x: 1120, baseY: 520, size: 0.48 },
    ],
  })
  const foot = landEdge(
    'pw foot',
    552,
    [
      { from: 700, to: 0, by: -40 },
      { from: 1700, to: 2400, by: -50 },
    ],
    10,
    160,
  )
  drawGround(sheet, winter, foot, 'pw foot', 0.3)
  for (const [x, height] of [
    [70, 400],
    [170, 270],
    [250, 170],
    [2300, 420],
    [2200, 260],
    [2120, 160],
    [2380, 220],
  ] as const) {
    nearSpruce(sheet.pen, random, x, foot(x) + 40, height, winter.spruce, winter.snow)
  }
}

function drawPanoramaAutumn(sheet: Sheet): void {
  const random = seededRandom('panorama autumn')
  drawPanorama(sheet, {
    seed: 'panorama autumn',
    theme: autumn,
    houseX: 900,
    peaks: [
      { range: 'longRidge', x: 1980, baseY: 500, size: 0.44 },
      { range: 'pizArolle', x: 300, baseY: 500, size: 0.38, mirrored: true },
      { range: 'edelgrat', x: 1240, baseY: 520, size: 0.48, mirrored: true },
    ],
  })
  const foot = landEdge(
    'pa foot',
    550,
    [
      { from: 700, to: 0, by: -50 },
      { from: 1700, to: 2400, by: -40 },
    ],
    10,
    120,
  )
  drawGround(sheet, autumn, foot, 'pa foot', 0.05)
  for (const [x, height] of [
    [110, 470],
    [240, 300],
    [330, 190],
    [1560, 150],
    [1620, 210],
    [2250, 430],
    [2350, 300],
    [2140, 200],
  ] as const) {
    larch(sheet.pen, random, x, foot(x) + 36, height, autumn.larch)
  }
}

export const panoramaScenes: readonly Scene[] = [
  { slug: 'panorama-summer', ...panoramaFormat, draw: drawPanoramaSummer },
  { slug: 'panorama-winter', ...panoramaFormat, draw: drawPanoramaWinter },
  { slug: 'panorama-autumn', ...panoramaFormat, draw: drawPanoramaAutumn },
]
