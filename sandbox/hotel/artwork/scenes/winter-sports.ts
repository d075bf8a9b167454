import { drawChalet, drawChurch } from '../buildings/chalet'
import { drawHotel } from '../buildings/hotel'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { halo } from '../paper/fields'
import { layInk } from '../paper/ink-field'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, line, polygon, ribbon, stroke } from '../paper/shapes'
import type { Pen, Point, Sheet } from '../paper/sheet'
import { drawFigure, poses } from '../people/figure'
import { night, winterEvening } from '../themes/dark'
import { winter } from '../themes/day'
import { winterVillage } from '../themes/village'
import { nearSpruce } from '../trees/spruce'
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

function drawIceRink(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('ice rink')
  const theme = winterEvening
  drawBackdrop(sheet, theme, {
    seed: 'rink',
    summitX: 600,
    baseY: 1040,
    size: 0.92,
    far: 2000,
    mirrored: true,
  })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'rink 1',
      880,
      [
        { from: 700, to: -100, by: -110 },
        { from: 1700, to: 2500, by: -120 },
      ],
      24,
    ),
    low: 40,
    high: 110,
    spacing: 15,
    seed: 'rink far',
  })
  drawField(sheet, theme, landEdge('rink 2', 1040, [], 10), 'rink', 0.02)
  drawHotel(pen, 1120, 1020, 6, theme.house, { lit: 0.6, seed: 'rink' })
  halo(sheet, '#ee9b78', 1440, 1080, 560, 60, 0.42)
  layInk(sheet, {
    box: [100, 1120, 2200, 480],
    path: (p) => p.ellipse(1200, 1360, 1060, 230, 0, 0, 7),
    field: (x, y) => 0.5 + 0.34 * createNoise('ice').at(x / 300, y / 24) + (x - 1000) / 4000,
    inks: ['#7181a6', '#a3aecb', '#dcd6e0'],
    cuts: [0.3, 0.72],
    grain: 0.12,
    step: 4,
  })
  for (const [x, y, turn] of [
    [760, 1400, 0.3],
    [980, 1330, -0.2],
    [1500, 1460, 0.1],
  ] as const)
    stroke(pen, '#f0ecf2', 4, () => pen.ellipse(x, y, 170, 44, turn, 0.4, 3.4))
  drawLampString(sheet)
  drawFigure(pen, poses.skating, 900, 1440, 3.1, {
    coat: '#b5403a',
    legs: '#1d2c50',
    skin: '#fbdcb8',
    hat: '#6a4438',
    gear: '#f0ecf2',
  })
  drawFigure(
    pen,
    poses.skating,
    1100,
    1452,
    3.1,
    { coat: '#2b3c66', legs: '#1d2c50', skin: '#fbdcb8', hat: '#b5403a', gear: '#f0ecf2' },
    { flipped: true },
  )
  const foot = landEdge(
    'rink foot',
    1540,
    [
      { from: 800, to: 0, by: -70 },
      { from: 1600, to: 2400, by: -80 },
    ],
    10,
    200,
  )
  drawGround(sheet, theme, foot, 'rink foot', 0.2)
  for (const [x, height] of [
    [90, 900],
    [300, 480],
    [2330, 820],
    [2150, 440],
  ] as const)
    nearSpruce(pen, random, x, foot(x) + 40, height, theme.spruce, theme.snow)
}

/** Lamps on a sagging wire over the ice. */
function drawLampString(sheet: Sheet): void {
  const { pen } = sheet
  for (const [x1, x2, y] of [
    [220, 1200, 1010],
    [1200, 2190, 1010],
  ] as const) {
    const sag = (t: number) => y + 130 * 4 * t * (1 - t) * 0.6
    stroke(pen, '#1d2c50', 4, () => {
      for (let i = 0; i <= 40; i++) pen.lineTo(x1 + ((x2 - x1) * i) / 40, sag(i / 40))
    })
    for (let i = 1; i < 10; i++) {
      const x = x1 + ((x2 - x1) * i) / 10
      halo(sheet, '#ee9b78', x, sag(i / 10) + 16, 44, 44, 0.4)
      ellipse(pen, '#fbe3a4', x, sag(i / 10) + 16, 11, 14)
    }
  }
  for (const x of [220, 1200, 2190]) {
    line(pen, '#1d2c50', 12, [
      [x, 1000],
      [x, 1190],
    ])
  }
}

function drawSnowshoeNight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('snowshoe')
  drawBackdrop(sheet, night, {
    seed: 'snowshoe',
    range: 'pizArolle',
    summitX: 760,
    baseY: 1080,
    size: 0.9,
    far: 1900,
  })
  ellipse(pen, '#dbe6ea', 1830, 270, 92)
  ellipse(pen, '#a9c2d6', 1806, 250, 22)
  ellipse(pen, '#a9c2d6', 1858, 304, 15)
  const back = landEdge(
    'shoe 1',
    1010,
    [
      { from: 900, to: -100, by: -90 },
      { from: 1500, to: 2500, by: -140 },
    ],
    18,
  )
  drawFarWood(sheet, night, { edge: (x) => back(x) - 40, low: 40, high: 110, spacing: 15, seed: 'shoe far' })
  drawField(sheet, night, back, 'shoe', 0)
  for (const [x, y, height] of [
    [320, 1120, 560],
    [520, 1110, 360],
    [1830, 1130, 420],
    [2010, 1160, 620],
    [1640, 1110, 260],
  ] as const)
    nearSpruce(pen, random, x, y, height, night.spruce, night.snow)
  const near = landEdge('shoe 2', 1250, [{ from: 1200, to: 0, by: -60 }], 16, 300)
  drawField(sheet, night, near, 'shoe near', 0.1)
  const walkers = [
    [860, 1370, 2.5, '#b4472f'],
    [1170, 1400, 2.8, '#33568a'],
    [1500, 1440, 3.1, '#d98f3f'],
  ] as const
  for (const [x, y, size, coat] of walkers) {
    halo(sheet, '#e59a42', x + 26 * size, y - 34 * size, 190, 170, 0.52)
    halo(sheet, '#f9cf72', x + 26 * size, y + 4, 230, 44, 0.4)
    drawFigure(pen, poses.walking, x, y, size, {
      coat,
      legs: '#132647',
      skin: '#f0c9a0',
      hat: '#132647',
      gear: '#132647',
      pack: '#22427a',
    })
    for (const [dx, dy] of [
      [-20, 0],
      [16, 4],
    ] as const)
      ellipse(pen, '#132647', x + dx * size, y + dy, 17 * size, 4 * size)
    polygon(pen, '#f9cf72', [
      [x + 22 * size, y - 50 * size],
      [x + 31 * size, y - 50 * size],
      [x + 33 * size, y - 32 * size],
      [x + 20 * size, y - 32 * size],
    ])
    polygon(pen, '#132647', [
      [x + 19 * size, y - 50 * size],
      [x + 34 * size, y - 50 * size],
      [x + 26.5 * size, y - 57 * size],
    ])
  }
  const foot = landEdge(
    'shoe 3',
    1500,
    [
      { from: 800, to: 0, by: -60 },
      { from: 1700, to: 2400, by: -110 },
    ],
    14,
    200,
  )
  drawGround(sheet, night, foot, 'shoe foot', 0)
  for (const [x, height] of [
    [110, 940],
    [2270, 1060],
    [2090, 560],
  ] as const)
    nearSpruce(pen, random, x, foot(x) + 70, height, night.spruce, night.snow)
}

export const winterSportScenes: readonly Scene[] = [
  { slug: 'ski-touring', ...landscapeFormat, draw: drawSkiTouring },
  { slug: 'cross-country', ...landscapeFormat, draw: drawCrossCountry },
  { slug: 'sledging', ...landscapeFormat, draw: drawSledging },
  { slug: 'ice-rink', ...landscapeFormat, draw: drawIceRink },
  { slug: 'snowshoe-night', ...landscapeFormat, draw: drawSnowshoeNight },
]
