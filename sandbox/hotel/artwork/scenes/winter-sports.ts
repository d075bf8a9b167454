import { drawChalet, drawChurch } from '../buildings/chalet'
import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { seededRandom } from '../paper/noise'
import { ellipse, line, polygon, ribbon, stroke } from '../paper/shapes'
import type { Pen, Point, Sheet } from '../paper/sheet'
import { drawFigure } from '../people/figure'
import { poses } from '../people/poses'
import { winter } from '../themes/day'
import { winterVillage } from '../themes/village'
import { landscapeFormat, type Scene } from './scene'
import { drawShadedTrees, drawSnowSlope, skierInks } from './ski'

/** A ribbon through given middle points with its half width at each. */
function drawWay(
  pen: Pen,
  ink: string,
  way: readonly (readonly [x: number, y: number, half: number])[],
): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i < way.length - 1; i++) {
    const [a, b] = [way[i], way[i + 1]]
    const before = way[i - 1] ?? a
    const after = way[i + 2] ?? b
    if (!a || !b || !before || !after) continue
    for (let k = 0; k <= 12; k++) {
      const t = k / 12
      const [x, y, half] = [0, 1, 2].map((d) =>
        spline(before[d] ?? 0, a[d] ?? 0, b[d] ?? 0, after[d] ?? 0, t),
      )
      if (x === undefined || y === undefined || half === undefined) continue
      left.push([x - half, y - half * 0.16])
      right.push([x + half, y + half * 0.16])
    }
  }
  ribbon(pen, ink, left, right)
}

/** Catmull-Rom through four values. */
function spline(p0: number, p1: number, p2: number, p3: number, t: number): number {
  return (
    0.5 *
    (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
  )
}

function drawSkiTouring(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('touring')
  drawBackdrop(sheet, winter, {
    seed: 'touring',
    summitX: 1560,
    baseY: 1060,
    size: 1.02,
    mirrored: true,
    far: 300,
    haze: false,
  })
  const slope = landEdge(
    'touring 1',
    930,
    [
      { from: 200, to: 1500, by: 190 },
      { from: 1500, to: 2500, by: -80 },
    ],
    14,
  )
  drawSnowSlope(sheet, winter, slope, 'touring', 0.02)
  const near = landEdge(
    'touring 2',
    1290,
    [
      { from: 2400, to: 600, by: 170 },
      { from: 700, to: 0, by: -120 },
    ],
    16,
    300,
  )
  drawSnowSlope(sheet, winter, near, 'touring near', 0.12)
  for (const offset of [-7, 7])
    drawWay(pen, winter.field[0], [
      [2420, 1420 + offset, 5],
      [1900, 1380 + offset, 4],
      [1400, 1420 + offset, 4],
      [1180, 1372 + offset, 3.4],
      [1330, 1270 + offset, 3],
      [1560, 1190 + offset, 2.4],
      [1420, 1120 + offset, 1.8],
      [1250, 1080 + offset, 1.4],
    ])
  drawShadedTrees(
    sheet,
    random,
    winter,
    [
      [2060, 1180, 260],
      [2180, 1220, 340],
      [2310, 1330, 560],
      [190, 1320, 460],
      [70, 1380, 620],
    ],
    1.6,
  )
  drawFigure(pen, poses.touring, 1520, 1402, 2.9, skierInks, { flipped: true })
  drawFigure(
    pen,
    poses.touring,
    1840,
    1380,
    2.7,
    { ...skierInks, coat: '#dba545', hat: '#c8452f' },
    { flipped: true },
  )
}

function drawCrossCountry(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('nordic')
  drawBackdrop(sheet, winter, {
    seed: 'nordic',
    range: 'longRidge',
    summitX: 1500,
    baseY: 1030,
    size: 0.86,
    far: false,
  })
  drawFarWood(sheet, winter, {
    edge: landEdge(
      'nordic 1',
      900,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1600, to: 2500, by: -130 },
      ],
      22,
    ),
    low: 30,
    high: 80,
    spacing: 14,
    seed: 'nordic far',
  })
  const floor = landEdge('nordic 2', 1030, [], 12)
  drawSnowSlope(sheet, winter, floor, 'nordic', 0.1)
  const trees = [
    [140, 1120, 520],
    [330, 1090, 380],
    [480, 1070, 250],
    [1880, 1080, 330],
    [2030, 1110, 460],
    [2230, 1180, 680],
    [1740, 1060, 220],
  ] as const
  drawShadedTrees(sheet, random, winter, trees, 1.5)
  for (const offset of [-34, 34]) {
    drawWay(pen, winter.field[0], [
      [1420 + offset * 0.2, 1040, 2],
      [1330 + offset * 0.4, 1110, 4],
      [1120 + offset * 0.7, 1240, 7],
      [1000 + offset, 1380, 10],
      [1040 + offset * 1.5, 1640, 16],
    ])
  }
  for (const offset of [170, 300]) {
    drawWay(pen, winter.field[0], [
      [1440 + offset * 0.1, 1040, 1.5],
      [1420 + offset * 0.4, 1110, 3],
      [1330 + offset * 0.8, 1240, 5],
      [1280 + offset * 1.2, 1380, 8],
      [1380 + offset * 1.7, 1640, 12],
    ])
  }
  drawFigure(
    pen,
    poses.striding,
    1020,
    1400,
    4,
    { ...skierInks, coat: '#c8452f', legs: '#1f3a5f' },
    { flipped: true, limb: 8 },
  )
  polygon(pen, winter.mountain.deep, [
    [990, 1404],
    [700, 1470],
    [560, 1486],
    [700, 1492],
    [1060, 1412],
  ])
}

function drawSledge(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.16)
  pen.scale(size, size)
  stroke(pen, '#8a5a44', 9, () => {
    pen.moveTo(-118, 0)
    pen.lineTo(96, 0)
    pen.quadraticCurveTo(140, -4, 132, -46)
  })
  for (const px of [-80, 0, 76])
    line(pen, '#8a5a44', 8, [
      [px, 0],
      [px + 6, -40],
    ])
  line(pen, '#5f4334', 12, [
    [-112, -42],
    [112, -42],
  ])
  pen.restore()
}

function drawSledging(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('sledging')
  drawBackdrop(sheet, winter, { seed: 'sledging', summitX: 1640, baseY: 960, size: 0.82, far: 500 })
  drawFarWood(sheet, winter, {
    edge: landEdge(
      'sledge 1',
      820,
      [
        { from: 900, to: -100, by: -140 },
        { from: 1700, to: 2500, by: -110 },
      ],
      22,
    ),
    low: 26,
    high: 64,
    spacing: 13,
    seed: 'sledge far',
  })
  drawField(sheet, winter, landEdge('sledge 2', 930, [{ from: 1800, to: 2500, by: -60 }], 14), 'sledge', 0.06)
  for (const [x, y, w] of [
    [1420, 1010, 62],
    [1530, 1030, 70],
    [1790, 1010, 60],
    [1350, 1040, 66],
  ] as const)
    drawChalet(pen, x, y, w, w * 0.8, winterVillage)
  drawChurch(pen, 1660, 1044, 0.5, winterVillage)
  const hill = landEdge('sledge 3', 1000, [{ from: 100, to: 2100, by: 420 }], 18, 320)
  drawSnowSlope(sheet, winter, hill, 'sledge hill', 0.1)
  const trees = [
    [120, 1010, 560],
    [310, 1000, 360],
    [560, 1050, 240],
    [2150, 1500, 620],
    [2330, 1560, 760],
    [1980, 1470, 320],
  ] as const
  drawShadedTrees(sheet, random, winter, trees, 1.2)
  for (const offset of [-36, 36])
    drawWay(pen, winter.field[0], [
      [330, 1080 + offset * 0.3, 6],
      [620, 1180 + offset * 0.5, 8],
      [920, 1330 + offset * 0.6, 9],
    ])
  polygon(pen, winter.mountain.deep, [
    [820, 1350],
    [1140, 1402],
    [900, 1452],
    [620, 1436],
    [700, 1380],
  ])
  drawSledge(pen, 980, 1372, 2)
  drawFigure(pen, poses.sitting, 900, 1330, 3.1, { ...skierInks, coat: '#2a6596', hat: '#dba545' })
  drawFigure(pen, poses.sitting, 1050, 1352, 2.9, skierInks)
  for (let i = 0; i < 60; i++)
    ellipse(
      pen,
      winter.field[2],
      800 - random() * 260,
      1380 - random() * 90,
      3 + random() * 9,
      3 + random() * 7,
    )
}

export const winterSportScenes: readonly Scene[] = [
  { slug: 'ski-touring', ...landscapeFormat, draw: drawSkiTouring },
  { slug: 'cross-country', ...landscapeFormat, draw: drawCrossCountry },
  { slug: 'sledging', ...landscapeFormat, draw: drawSledging },
]
