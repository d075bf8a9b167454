import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawFlower, flowerKinds } from '../landscape/flowers'
import { drawStone, drawStones } from '../landscape/shore'
import { rockFaces } from '../paper/facets'
import { layInk } from '../paper/ink-field'
import { mix, smoothStep } from '../paper/interpolate'
import { createNoise, seededRandom } from '../paper/noise'
import { ribbon } from '../paper/shapes'
import type { Point, Sheet } from '../paper/sheet'
import { autumn, summer } from '../themes/day'
import { larch } from '../trees/larch'
import { spruce } from '../trees/spruce'
import { stonePine } from '../trees/stone-pine'
import { landscapeFormat, portraitFormat, type Scene } from './scene'

function drawMeadowFlowers(sheet: Sheet): void {
  const random = seededRandom('meadow')
  drawBackdrop(sheet, summer, {
    seed: 'meadow',
    summitX: 1560,
    baseY: 900,
    size: 0.74,
    mirrored: true,
    far: 500,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'meadow 1',
      760,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1600, to: 2500, by: -90 },
      ],
      20,
    ),
    low: 22,
    high: 54,
    spacing: 11,
    seed: 'meadow far',
  })
  drawField(sheet, summer, landEdge('meadow 2', 850, [{ from: 1300, to: 2500, by: -60 }], 16), 'meadow', 0.16)
  const near = landEdge('meadow 3', 1010, [{ from: 0, to: 2400, by: 50 }], 18, 300)
  drawField(sheet, summer, near, 'meadow near', -0.06)
  for (let i = 0; i < 620; i++) {
    const depth = i / 620
    const y = mix(1040, 1680, depth ** 1.5)
    const size = mix(0.14, 1.05, depth ** 1.7) * (0.8 + random() * 0.5)
    const kind = flowerKinds[Math.floor(random() * flowerKinds.length)]
    if (kind)
      drawFlower(sheet.pen, random, kind, random() * 2400, y, size, random() < 0.5 ? '#1f3d33' : '#4f7350')
  }
}

function drawLarchGold(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('larch gold')
  const cool = { ...autumn, field: ['#3f5563', '#5d7549', '#9aa257'] as const }
  drawBackdrop(sheet, cool, {
    seed: 'larch gold',
    range: 'pizArolle',
    summitX: 820,
    baseY: 1010,
    size: 0.95,
    far: 2000,
  })
  layInk(sheet, {
    path: (p) => {
      p.moveTo(0, 900)
      for (let x = 0; x <= 2400; x += 20)
        p.lineTo(
          x,
          900 - 240 * smoothStep(1100, 2400, x) - 60 * smoothStep(600, 0, x) + 14 * Math.sin(x / 90),
        )
      p.lineTo(2400, 1600)
      p.lineTo(0, 1600)
    },
    field: (x, y) => 0.5 - (y - 850) / 700 + x / 9000,
    inks: ['#3f5563', '#54707f', '#6d8792'],
    cuts: [0.3, 0.62],
    grain: 0.14,
  })
  for (let i = 0; i < 150; i++) {
    const t = i / 150
    const x = random() * 2400
    const y = mix(860, 1300, t) - 200 * smoothStep(1100, 2400, x) * (1 - t)
    const inks = autumn.wood[random() < 0.75 ? 0 : 2]
    if (inks) spruce(pen, random, x, y, mix(50, 190, t) * (0.7 + random() * 0.6), inks)
  }
  const foot = landEdge(
    'gold foot',
    1380,
    [
      { from: 900, to: 0, by: -60 },
      { from: 1500, to: 2400, by: -110 },
    ],
    16,
    200,
  )
  drawGround(sheet, autumn, foot, 'gold foot', 0.16)
  for (const [x, y, height, lean] of [
    [560, 1530, 1120, 10],
    [250, 1560, 1400, -16],
    [1840, 1540, 1000, -12],
    [2160, 1570, 1330, 18],
    [800, 1520, 620, 0],
    [1590, 1510, 560, 0],
  ] as const) {
    larch(pen, random, x, y, height, autumn.larch, { lean })
  }
}

function drawStonePineForest(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('pine forest')
  layInk(sheet, {
    field: (x, y) => 1 - 0.9 * Math.hypot((x - 1240) / 1200, (y - 560) / 900),
    inks: ['#7fa58a', '#b9cfa8', '#f1ecc6'],
    cuts: [0.3, 0.62],
    grain: 0.14,
  })
  for (const [rows, trunk, dark, mid, size] of [
    [11, '#7d9a80', '#7fa58a', '#93b596', 560],
    [9, '#4f6e58', '#4a7560', '#5d8a6c', 860],
  ] as const) {
    for (let i = 0; i < rows; i++) {
      const x = ((i + 0.2 + random() * 0.6) / rows) * 2400
      if (Math.abs(x - 1230) < 190) continue
      stonePine(
        pen,
        random,
        x,
        1080 + (size - 560) * 0.3,
        size * (0.8 + random() * 0.4),
        { trunk, trunkLit: '#b9cfa8', dark, mid, light: '#b9cfa8' },
        { sun: x < 1230 ? 1 : -1, boughs: 12 },
      )
    }
  }
  const floor = landEdge(
    'forest floor',
    1090,
    [
      { from: 900, to: 0, by: -60 },
      { from: 1500, to: 2400, by: -70 },
    ],
    20,
    200,
  )
  drawGround(sheet, { ...summer, ground: ['#1f3d33', '#3f6a4a', '#a9b86a'] }, floor, 'forest floor', 0.5)
  drawForestPath(sheet)
  const stones = ['#24382f', '#6d7a6a', '#e6dfb4'] as const
  drawStones(sheet, random, {
    edge: (x) => floor(x) + 190,
    from: 200,
    to: 2200,
    count: 20,
    size: [18, 70],
    inks: stones,
  })
  for (const [x, y, size] of [
    [860, 1420, 130],
    [1700, 1380, 100],
    [1960, 1510, 150],
  ] as const)
    drawStone(sheet, random, x, y, size, stones, x < 1230 ? 1 : -1)
  const pine = { trunk: '#2a241f', trunkLit: '#c79a5f', dark: '#142c26', mid: '#24493a', light: '#8fa05a' }
  stonePine(pen, random, 330, 1530, 1560, pine, { sun: 1, lean: 60, boughs: 17 })
  stonePine(pen, random, 2120, 1540, 1500, pine, { sun: -1, lean: -50, boughs: 16 })
}

/** A trodden path that comes out of the light towards the viewer. */
function drawForestPath(sheet: Sheet): void {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    const x = 1240 + Math.sin(t * 3.4) * 150 * t - 60 * t
    const half = 16 + 190 * t ** 1.4
    left.push([x - half, 1086 + 520 * t ** 1.2])
    right.push([x + half, 1086 + 520 * t ** 1.2])
  }
  ribbon(sheet.pen, '#d9cb94', left, right)
  ribbon(
    sheet.pen,
    '#f1ecc6',
    left.map(([x, y], i) => [x + 10 + i, y] as const),
    right.map(([x, y], i) => [x - 30 - i * 2.4, y] as const),
  )
}

function drawWaterfall(sheet: Sheet): void {
  const { pen, width, height } = sheet
  const random = seededRandom('waterfall')
  const noise = createNoise('waterfall')
  const faces = rockFaces('waterfall', 96, 260)
  drawBackdrop(sheet, summer, { seed: 'waterfall', summitX: 620, baseY: 760, size: 0.66, far: false })
  layInk(sheet, {
    box: [0, 420, width, 1500],
    path: (p) => {
      p.moveTo(0, 560)
      for (let x = 0; x <= width; x += 16)
        p.lineTo(
          x,
          640 -
            150 * smoothStep(700, 0, x) -
            190 * smoothStep(1150, width, x) +
            46 * noise.fbm(x / 130, 3, 4) +
            (Math.abs(x - 930) < 150 ? 50 : 0),
        )
      p.lineTo(width, 1950)
      p.lineTo(0, 1950)
    },
    field: (x, y) => 0.62 - Math.abs(x - 500) / 2600 + 0.7 * (faces(x, y) - 0.5) - (y - 600) / 3600,
    inks: ['#22382f', '#3d4f55', '#5f7480', '#a08a7c'],
    cuts: [0.22, 0.5, 0.84],
    grain: 0.08,
    step: 4,
  })
  for (let x = 0; x < width; x += 26 + random() * 20) {
    if (Math.abs(x - 930) < 190) continue
    const y =
      640 - 150 * smoothStep(700, 0, x) - 190 * smoothStep(1150, width, x) + 46 * noise.fbm(x / 130, 3, 4)
    spruce(pen, random, x, y + 14, 80 + random() * 160, summer.spruce)
  }
  drawFall(sheet, 930, 676, 1800)
  layInk(sheet, {
    box: [0, 1720, width, height - 1720],
    path: (p) => {
      p.moveTo(0, 1900)
      p.bezierCurveTo(400, 1760, 700, 1780, 930, 1790)
      p.bezierCurveTo(1300, 1780, 1600, 1760, width, 1880)
      p.lineTo(width, height)
      p.lineTo(0, height)
    },
    field: (x, y) => 0.9 - Math.hypot((x - 930) / 900, (y - 1800) / 420) + 0.24 * noise.at(x / 160, y / 22),
    inks: ['#2f6f78', '#5ea3a4', '#b9d8d0', '#f8f4e6'],
    cuts: [0.12, 0.46, 0.86],
    grain: 0.14,
    step: 4,
  })
  layInk(sheet, {
    box: [560, 1620, 760, 300],
    field: (x, y) => 1 - Math.hypot((x - 930) / 340, (y - 1800) / 130) + 0.3 * noise.fbm(x / 120, y / 80, 3),
    inks: [null, '#dfeae4', '#f8f4e6'],
    cuts: [0.36, 0.66],
    grain: 0.2,
  })
  const foot = landEdge(
    'fall foot',
    2240,
    [
      { from: 800, to: 0, by: -130 },
      { from: 1200, to: width, by: -170 },
    ],
    22,
    180,
  )
  drawGround(sheet, summer, foot, 'fall foot')
  drawStones(sheet, random, {
    edge: (x) => foot(x) - 10,
    from: 120,
    to: 1800,
    count: 22,
    size: [24, 110],
    inks: ['#22382f', '#5f7480', '#d9cbb0'],
  })
  larch(pen, random, 240, 2330, 1250, summer.larch, { lean: 20 })
  spruce(pen, random, 1700, 2300, 900, summer.spruce)
  spruce(pen, random, 1850, 2330, 640, summer.spruce)
}

/** Falling water: strands that part and join, white with one tone of shade. */
function drawFall(sheet: Sheet, x: number, top: number, bottom: number): void {
  const noise = createNoise('fall')
  layInk(sheet, {
    box: [x - 220, top, 440, bottom - top],
    field: (px, py) => {
      const t = (py - top) / (bottom - top)
      const half = 46 + 90 * t + 16 * noise.at(py / 150, 2)
      const drift = 26 * noise.at(py / 420, 7)
      const across = (px - x - drift) / half
      return 1 - Math.abs(across) ** 1.6 + 0.5 * noise.at(px / 17, py / 300) - 0.12
    },
    inks: [null, '#a9c9cc', '#f8f4e6'],
    cuts: [0.28, 0.72],
    grain: 0.1,
    step: 3,
  })
}

export const forestScenes: readonly Scene[] = [
  { slug: 'meadow-flowers', ...landscapeFormat, draw: drawMeadowFlowers },
  { slug: 'larch-gold', ...landscapeFormat, draw: drawLarchGold },
  { slug: 'stone-pine-forest', ...landscapeFormat, draw: drawStonePineForest },
  { slug: 'waterfall', ...portraitFormat, draw: drawWaterfall },
]
