import { drawHotel } from '../buildings/hotel'
import { drawBackdrop, drawFarWood, drawGround, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawBreeze, drawMirror } from '../landscape/lake'
import { drawStones } from '../landscape/shore'
import { drawCloud } from '../landscape/sky'
import { seededRandom } from '../paper/noise'
import { ellipse, polygon, rectangle } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { evening } from '../themes/dark'
import { summer } from '../themes/day'
import { larch } from '../trees/larch'
import { stonePine } from '../trees/stone-pine'
import { landscapeFormat, type Scene } from './scene'

const eveningWater = [
  '#3f5f8f',
  '#8796b4',
  '#e3b9a6',
  '#ee9b78',
  '#b5654f',
  '#2b3c66',
  '#23443f',
  '#7181a6',
  '#3d5283',
]

function drawLakeMirror(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('lake mirror')
  const line = 900
  drawBackdrop(sheet, evening, {
    seed: 'lake mirror',
    range: 'pizArolle',
    summitX: 1140,
    baseY: 960,
    size: 1,
    tilt: 0.1,
    far: 2330,
    haze: false,
    horizon: 900,
  })
  for (const [y, left, right, thickness] of [
    [290, -260, 860, 30],
    [345, -300, 560, 20],
    [205, 1560, 2640, 26],
    [250, 1800, 2700, 14],
  ] as const) {
    drawCloud(sheet, { y, left, right, thickness }, [evening.sky[2], '#ee9b78'])
  }
  drawFarWood(sheet, evening, {
    edge: landEdge(
      'lake 1',
      line - 30,
      [
        { from: 900, to: -100, by: -170 },
        { from: 1600, to: 2500, by: -120 },
      ],
      20,
      200,
    ),
    low: 22,
    high: 50,
    spacing: 11,
    seed: 'lake far',
  })
  drawWood(sheet, evening, {
    edge: landEdge(
      'lake 2',
      line - 14,
      [
        { from: 520, to: -100, by: -90 },
        { from: 1980, to: 2500, by: -60 },
      ],
      8,
      120,
    ),
    low: 30,
    high: 84,
    spacing: 14,
    rows: 1,
    seed: 'lake near',
  })
  drawMirror(sheet, { y: line, tint: '#2b3c66', inks: eveningWater })
  ellipse(pen, evening.sky[2], 1250, line + 3, 700, 2)
  drawBreeze(sheet, random, evening.sky[2], line, [52, 60, 150, 300])
  const bank = landEdge(
    'lake bank',
    1490,
    [
      { from: 900, to: -60, by: -140 },
      { from: 1500, to: 2500, by: -110 },
    ],
    18,
    130,
  )
  drawGround(sheet, evening, bank, 'lake bank', -0.05)
  drawStones(sheet, random, {
    edge: bank,
    from: 330,
    to: 2050,
    count: 22,
    size: [12, 52],
    inks: ['#2b3c66', '#7181a6', '#ee9b78'],
  })
  stonePine(pen, random, 270, 1500, 1240, evening.pine, { lean: 40 })
  stonePine(pen, random, 2210, 1500, 840, evening.pine, { lean: -40, boughs: 13 })
  stonePine(pen, random, 2010, 1500, 420, evening.pine, { boughs: 12 })
}

const turquoise = ['#2f6f78', '#4f9a9b', '#8fc4bb', '#b9d3d0', '#f8edd4', '#4f7350', '#1f3d33', '#456c86']

/** A jetty of planks running into the lake. */
function drawJetty(pen: Pen, x: number, y: number): void {
  polygon(pen, '#7d5a44', [
    [x - 60, y + 330],
    [x + 90, y + 330],
    [x + 40, y],
    [x - 10, y],
  ])
  for (let i = 0; i < 13; i++) {
    const t = (i / 13) ** 1.6
    rectangle(pen, '#a98662', x - 11 - 49 * t, y + 330 * t, 52 + 98 * t, 5 + 13 * t)
  }
  for (const t of [0.02, 0.3, 0.72]) {
    rectangle(pen, '#3a2f2c', x - 16 - 50 * t, y + 330 * t - 24 * (0.5 + t), 9 + 10 * t, 64 * (0.5 + t))
    rectangle(pen, '#3a2f2c', x + 40 + 48 * t, y + 330 * t - 24 * (0.5 + t), 9 + 10 * t, 64 * (0.5 + t))
  }
}

/** A rowing boat seen from the side. */
export function drawBoat(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [string, string, string],
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  ellipse(pen, inks[0], 0, 16, 150, 9)
  polygon(pen, inks[1], [
    [-150, -34],
    [-112, 12],
    [108, 12],
    [156, -40],
    [120, -26],
    [-116, -22],
  ])
  polygon(pen, inks[2], [
    [-150, -34],
    [-116, -22],
    [120, -26],
    [156, -40],
    [118, -18],
    [-118, -14],
  ])
  rectangle(pen, inks[2], -40, -22, 12, 10)
  rectangle(pen, inks[2], 44, -23, 12, 10)
  pen.restore()
}

function drawLakeNoon(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('lake noon')
  const line = 860
  drawBackdrop(sheet, summer, {
    seed: 'lake noon',
    range: 'longRidge',
    summitX: 1500,
    baseY: 1010,
    size: 0.95,
    mirrored: true,
    far: 500,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'noon 1',
      line - 60,
      [
        { from: 1100, to: -100, by: -170 },
        { from: 1500, to: 2500, by: -90 },
      ],
      22,
      220,
    ),
    low: 24,
    high: 56,
    spacing: 12,
    seed: 'noon far',
  })
  drawWood(sheet, summer, {
    edge: landEdge(
      'noon 2',
      line - 26,
      [
        { from: 800, to: -100, by: -80 },
        { from: 1900, to: 2500, by: -60 },
      ],
      10,
      140,
    ),
    low: 40,
    high: 100,
    spacing: 15,
    seed: 'noon wood',
  })
  drawMirror(sheet, { y: line, tint: '#4f9a9b', share: [0.35, 0.72], inks: turquoise, calm: 0.7 })
  rectangle(pen, '#f8edd4', 0, line - 3, 2400, 7)
  drawBreeze(sheet, random, '#b9d3d0', line, [40, 120, 260, 420, 560], 110)
  drawJetty(pen, 640, 1150)
  drawBoat(pen, 960, 1270, 1.25, ['#2f6f78', '#b4553f', '#f8edd4'])
  const bank = landEdge(
    'noon bank',
    1480,
    [
      { from: 800, to: -60, by: -70 },
      { from: 1500, to: 2500, by: -150 },
    ],
    16,
    140,
  )
  drawGround(sheet, summer, bank, 'noon bank', 0.04)
  drawStones(sheet, random, {
    edge: bank,
    from: 800,
    to: 1800,
    count: 16,
    size: [14, 60],
    inks: ['#4d5f6c', '#a08a7c', '#f8edd4'],
  })
  larch(pen, random, 2200, 1500, 1240, summer.larch, { lean: -20 })
  larch(pen, random, 2010, 1490, 640, summer.larch)
  stonePine(pen, random, 150, 1520, 820, summer.pine, { lean: 20 })
}

function drawHotelFromLake(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('from lake')
  const line = 950
  drawBackdrop(sheet, summer, {
    seed: 'from lake',
    summitX: 1080,
    baseY: 1060,
    size: 0.88,
    mirrored: true,
    far: 2100,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'from lake 1',
      850,
      [
        { from: 700, to: -100, by: -110 },
        { from: 1700, to: 2500, by: -170 },
      ],
      24,
    ),
    low: 24,
    high: 56,
    spacing: 12,
    seed: 'from lake far',
  })
  drawWood(sheet, summer, {
    edge: landEdge(
      'from lake 2',
      905,
      [
        { from: 900, to: -100, by: -70 },
        { from: 1900, to: 2500, by: -60 },
      ],
      10,
      140,
    ),
    low: 40,
    high: 96,
    spacing: 15,
    seed: 'from lake wood',
  })
  polygon(pen, summer.field[1], [
    [900, line],
    [1080, 912],
    [1900, 906],
    [2050, line],
  ])
  polygon(pen, summer.field[2], [
    [940, line],
    [1090, 916],
    [1500, 914],
    [1420, line],
  ])
  drawHotel(pen, 1190, 905, 4.2, summer.house)
  drawMirror(sheet, {
    y: line,
    tint: '#2c5540',
    share: [0.2, 0.42],
    inks: [...turquoise, '#ecc9a4', '#7ba2b8', '#a08a7c', '#8fa05a'],
  })
  rectangle(pen, '#f8edd4', 0, line - 2, 2400, 5)
  drawBreeze(sheet, random, '#b9d3d0', line, [60, 200, 380], 70)
  const bank = landEdge(
    'from lake bank',
    1500,
    [
      { from: 1100, to: -60, by: -170 },
      { from: 1800, to: 2500, by: -60 },
    ],
    18,
    130,
  )
  drawGround(sheet, summer, bank, 'from lake bank')
  drawStones(sheet, random, {
    edge: bank,
    from: 300,
    to: 1500,
    count: 18,
    size: [14, 60],
    inks: ['#1f3d33', '#a08a7c', '#f8edd4'],
  })
  stonePine(pen, random, 330, 1490, 1180, summer.pine, { lean: 30 })
  stonePine(pen, random, 80, 1500, 700, summer.pine, { boughs: 12 })
}

export const lakeScenes: readonly Scene[] = [
  { slug: 'lake-mirror', ...landscapeFormat, draw: drawLakeMirror },
  { slug: 'lake-noon', ...landscapeFormat, draw: drawLakeNoon },
  { slug: 'hotel-from-lake', ...landscapeFormat, draw: drawHotelFromLake },
]
