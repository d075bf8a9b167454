import { drawChalet, drawChurch, drawFence, drawSmoke, type VillageInks } from '../buildings/chalet'
import { drawHotel } from '../buildings/hotel'
import { drawTrain, drawViaduct } from '../buildings/railway'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { mix } from '../paper/interpolate'
import type { Edge } from '../paper/land'
import { type Random, seededRandom } from '../paper/noise'
import type { Sheet } from '../paper/sheet'
import { night } from '../themes/dark'
import { autumn, winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { autumnVillage, nightVillage, redTrain, warmStone, winterVillage } from '../themes/village'
import { larch } from '../trees/larch'
import { nearSpruce, spruce } from '../trees/spruce'
import { tuft } from '../trees/stone-pine'
import { drawWindowLight } from './hero'
import { landscapeFormat, type Scene } from './scene'

/** Single trees strewn over a slope. */
export function scatterTrees(
  sheet: Sheet,
  random: Random,
  theme: Theme,
  edge: Edge,
  low: number,
  high: number,
  spacing: number,
  skip?: (x: number) => boolean,
): void {
  for (let x = -30; x < sheet.width + 30; x += spacing * (0.5 + random())) {
    const inks = theme.wood[Math.floor(random() * theme.wood.length)]
    if (!inks || skip?.(x)) continue
    spruce(sheet.pen, random, x, edge(x) + random() * 40, mix(low, high, random() ** 2), inks)
  }
}

/** The heart of Serein-Dorf: church and chalets around (985, y). */
function drawHamlet(sheet: Sheet, inks: VillageInks, y: number): void {
  const { pen } = sheet
  for (const [x, dy, width, height, plastered] of [
    [560, -42, 120, 96, true],
    [760, -60, 100, 84, false],
    [1290, -46, 126, 96, true],
    [1480, -27, 104, 84, false],
  ] as const) {
    drawChalet(pen, x, y + dy, width, height, inks, plastered)
  }
  drawChurch(pen, 985, y, 1, inks)
  for (const [x, dy, width, height, plastered] of [
    [700, 28, 150, 118, true],
    [1370, 43, 160, 124, true],
    [420, 13, 130, 104, false],
  ] as const) {
    drawChalet(pen, x, y + dy, width, height, inks, plastered)
  }
}

function drawVillageAutumn(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('village autumn')
  drawBackdrop(sheet, autumn, { seed: 'village autumn', summitX: 1640, baseY: 1060, size: 0.92, far: 280 })
  drawFarWood(sheet, autumn, {
    edge: landEdge(
      'village 1',
      900,
      [
        { from: 900, to: -100, by: -190 },
        { from: 1500, to: 2500, by: -110 },
      ],
      20,
      240,
    ),
    low: 20,
    high: 46,
    spacing: 11,
    seed: 'village far',
  })
  const terrace = landEdge(
    'village 2',
    985,
    [
      { from: 640, to: -100, by: -200 },
      { from: 1560, to: 2300, by: -150 },
    ],
    14,
    240,
  )
  scatterTrees(sheet, random, autumn, (x) => terrace(x) - 6, 30, 80, 13)
  drawHotel(pen, 1905, terrace(1980) - 2, 1.75, autumn.house)
  drawField(sheet, autumn, (x) => terrace(x) + 6, 'village terrace', 0.06)
  scatterTrees(sheet, random, autumn, (x) => terrace(x) + 70, 40, 95, 40)
  const deck: Edge = (x) => 985 - 20 * Math.sin(((x + 200) / 2800) * Math.PI)
  const floor = landEdge(
    'village floor',
    1330,
    [
      { from: 520, to: -100, by: -150 },
      { from: 1850, to: 2500, by: -120 },
    ],
    0,
  )
  drawViaduct(sheet, { deck, floor, start: -192, span: 232, opening: 178, inks: warmStone })
  drawTrain(pen, 700, (x) => deck(x) + 6, 5, redTrain)
  const meadow = landEdge(
    'village 3',
    1300,
    [
      { from: 520, to: -100, by: -130 },
      { from: 1850, to: 2500, by: -100 },
    ],
    12,
    200,
  )
  scatterTrees(
    sheet,
    random,
    autumn,
    (x) => meadow(x) + 6,
    60,
    170,
    34,
    (x) => x > 540 && x < 1520,
  )
  drawField(sheet, autumn, meadow, 'village meadow', 0.06)
  drawHamlet(sheet, autumnVillage, 1372)
  for (let i = 0; i < 16; i++) {
    tuft(
      pen,
      random,
      random() < 0.5 ? '#b25c2c' : autumn.field[0],
      360 + random() * 1400,
      1400 + random() * 40,
      16 + random() * 18,
      11,
    )
  }
  const foot = landEdge(
    'village 4',
    1470,
    [
      { from: 700, to: 0, by: -90 },
      { from: 1700, to: 2400, by: -120 },
    ],
    14,
    150,
  )
  drawGround(sheet, autumn, foot, 'village foot')
  drawFence(pen, '#6a3f2c', foot, 470, 1770)
  larch(pen, random, 210, 1560, 1130, autumn.larch, { lean: 10 })
  larch(pen, random, 2230, 1560, 900, autumn.larch, { lean: -10 })
  larch(pen, random, 2030, 1540, 470, autumn.larch)
  larch(pen, random, 420, 1560, 520, autumn.larch)
}

function drawVillageWinter(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('village winter')
  drawBackdrop(sheet, winter, {
    seed: 'village winter',
    summitX: 820,
    baseY: 1120,
    size: 0.95,
    mirrored: true,
    far: 2100,
  })
  drawFarWood(sheet, winter, {
    edge: landEdge(
      'vw 1',
      960,
      [
        { from: 900, to: -100, by: -140 },
        { from: 1500, to: 2500, by: -150 },
      ],
      20,
      240,
    ),
    low: 24,
    high: 60,
    spacing: 13,
    seed: 'vw far',
  })
  const middle = landEdge(
    'vw 2',
    1080,
    [
      { from: 640, to: -100, by: -120 },
      { from: 1560, to: 2300, by: -130 },
    ],
    14,
    240,
  )
  drawField(sheet, winter, middle, 'vw middle', 0)
  scatterTrees(
    sheet,
    random,
    winter,
    (x) => middle(x) + 40,
    70,
    190,
    60,
    (x) => x > 700 && x < 1400,
  )
  const floor = landEdge(
    'vw 3',
    1230,
    [
      { from: 520, to: -100, by: -60 },
      { from: 1850, to: 2500, by: -70 },
    ],
    12,
    200,
  )
  drawField(sheet, winter, floor, 'vw floor', 0.04)
  drawHamlet(sheet, winterVillage, 1300)
  for (const [x, y, height] of [
    [840, 1120, 260],
    [1518, 1140, 300],
    [545, 1140, 220],
  ] as const) {
    drawSmoke(pen, winter.field[1], x, y, height, 90)
  }
  const foot = landEdge(
    'vw 4',
    1410,
    [
      { from: 700, to: 0, by: -70 },
      { from: 1700, to: 2400, by: -90 },
    ],
    14,
    220,
  )
  drawGround(sheet, winter, foot, 'vw foot', 0.2)
  drawFence(pen, '#1f3a5f', foot, 640, 1640)
  for (const [x, height] of [
    [150, 900],
    [360, 560],
    [2200, 820],
    [2030, 480],
    [2350, 600],
  ] as const) {
    nearSpruce(pen, random, x, foot(x) + 90, height, winter.spruce, winter.snow)
  }
}

function drawVillageNight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('village night')
  drawBackdrop(sheet, night, {
    seed: 'village night',
    range: 'longRidge',
    summitX: 1180,
    baseY: 1120,
    size: 0.95,
    far: false,
  })
  const middle = landEdge(
    'vn 2',
    1060,
    [
      { from: 700, to: -100, by: -150 },
      { from: 1500, to: 2400, by: -170 },
    ],
    16,
    240,
  )
  drawFarWood(sheet, night, { edge: (x) => middle(x) - 50, low: 30, high: 80, spacing: 14, seed: 'vn far' })
  drawField(sheet, night, middle, 'vn middle', -0.1)
  scatterTrees(
    sheet,
    random,
    night,
    (x) => middle(x) + 40,
    80,
    220,
    55,
    (x) => x > 780 && x < 1400,
  )
  const floor = landEdge(
    'vn 3',
    1240,
    [
      { from: 520, to: -100, by: -60 },
      { from: 1850, to: 2500, by: -70 },
    ],
    12,
    200,
  )
  drawField(sheet, night, floor, 'vn floor', -0.02)
  for (const [x, y, reach] of [
    [800, 1320, 330],
    [1450, 1340, 330],
    [1180, 1300, 300],
    [490, 1310, 240],
  ] as const) {
    drawWindowLight(sheet, x, y, reach)
  }
  drawHamlet(sheet, nightVillage, 1300)
  const foot = landEdge(
    'vn 4',
    1430,
    [
      { from: 700, to: 0, by: -70 },
      { from: 1700, to: 2400, by: -90 },
    ],
    14,
    220,
  )
  drawGround(sheet, night, foot, 'vn foot', 0)
  for (const [x, height] of [
    [130, 820],
    [330, 480],
    [2260, 940],
    [2060, 520],
  ] as const) {
    nearSpruce(pen, random, x, foot(x) + 90, height, night.spruce, night.snow)
  }
}

export const villageScenes: readonly Scene[] = [
  { slug: 'village-autumn', ...landscapeFormat, draw: drawVillageAutumn },
  { slug: 'village-winter', ...landscapeFormat, draw: drawVillageWinter },
  { slug: 'village-night', ...landscapeFormat, draw: drawVillageNight },
]
