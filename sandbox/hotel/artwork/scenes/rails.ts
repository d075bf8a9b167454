import { drawChalet } from '../buildings/chalet'
import { drawTrain, drawViaduct } from '../buildings/railway'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawStones } from '../landscape/shore'
import { drawFallingSnow } from '../landscape/weather'
import { halo } from '../paper/fields'
import { layInk } from '../paper/ink-field'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { drawFigure } from '../people/figure'
import { poses } from '../people/poses'
import { overcast, summer } from '../themes/day'
import { redTrain, summerVillage, warmStone } from '../themes/village'
import { nearSpruce } from '../trees/spruce'
import { stonePine } from '../trees/stone-pine'
import { landscapeFormat, type Scene } from './scene'
import { scatterTrees } from './village'

function drawRailwayViaduct(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('viaduct')
  drawBackdrop(sheet, summer, {
    seed: 'viaduct',
    range: 'longRidge',
    summitX: 760,
    baseY: 900,
    size: 0.72,
    far: 1900,
    mirrored: true,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'viaduct 1',
      730,
      [
        { from: 1100, to: -100, by: -190 },
        { from: 1300, to: 2500, by: -210 },
      ],
      24,
    ),
    low: 26,
    high: 62,
    spacing: 12,
    seed: 'viaduct far',
  })
  const gorge = landEdge(
    'viaduct 2',
    1130,
    [
      { from: 900, to: -100, by: -430 },
      { from: 1500, to: 2500, by: -470 },
    ],
    26,
    220,
  )
  drawField(sheet, summer, gorge, 'gorge', -0.14)
  scatterTrees(
    sheet,
    random,
    summer,
    (x) => gorge(x) + 20,
    70,
    150,
    26,
    (x) => x > 1130 && x < 1330,
  )
  const deck = (x: number) => 700 + 0.000012 * (x - 1200) ** 2
  const floor = landEdge(
    'viaduct floor',
    1500,
    [
      { from: 1000, to: -60, by: -720 },
      { from: 1400, to: 2500, by: -740 },
    ],
    0,
  )
  drawViaduct(sheet, { deck, floor, start: -106, span: 262, opening: 196, inks: warmStone, crown: 74 })
  drawTrain(pen, 620, (x) => deck(x) + 6, 6, redTrain, 1.15)
  const near = landEdge(
    'viaduct 3',
    1400,
    [
      { from: 1120, to: -100, by: -560 },
      { from: 1340, to: 2500, by: -560 },
    ],
    26,
    190,
  )
  drawGround(sheet, summer, near, 'viaduct near', 0.35)
  layInk(sheet, {
    box: [980, 1330, 520, 270],
    path: (p) => {
      p.moveTo(1200, 1380)
      p.bezierCurveTo(1150, 1450, 1290, 1480, 1130, 1600)
      p.lineTo(1400, 1600)
      p.bezierCurveTo(1360, 1500, 1240, 1450, 1250, 1380)
    },
    field: (x, y) => 0.5 + 0.5 * createNoise('river').at(x / 60, y / 14),
    inks: ['#7ba2b8', '#b9d3d0', '#f8edd4'],
    cuts: [0.3, 0.7],
    step: 4,
  })
  scatterTrees(
    sheet,
    random,
    summer,
    (x) => near(x) + 60,
    130,
    330,
    52,
    (x) => x > 860 && x < 1560,
  )
  drawStones(sheet, random, {
    edge: (x) => near(x) + 60,
    from: 960,
    to: 1500,
    count: 14,
    size: [16, 60],
    inks: ['#1f3d33', '#a08a7c', '#f8edd4'],
  })
  stonePine(pen, random, 190, 1500, 1040, summer.pine, { lean: 30 })
  stonePine(pen, random, 2270, 1510, 900, summer.pine, { lean: -30, boughs: 13 })
}

const station = { ...overcast, sky: ['#3f5568', '#5f788a', '#8ba1ac', '#b7c5c8'] as const }

function drawStationHouse(sheet: Sheet): void {
  const { pen } = sheet
  rectangle(pen, '#c8a27a', 1390, 880, 560, 420)
  rectangle(pen, '#8c6a50', 1850, 880, 100, 420)
  rectangle(pen, '#7d5a44', 1390, 1080, 560, 14)
  polygon(pen, '#f3f1e8', [
    [1330, 890],
    [1440, 730],
    [1900, 730],
    [2010, 890],
  ])
  polygon(pen, '#c8d0cf', [
    [1880, 730],
    [1900, 730],
    [2010, 890],
    [1960, 890],
  ])
  rectangle(pen, '#31434f', 1330, 888, 680, 12)
  for (const x of [1440, 1560, 1680, 1780]) {
    rectangle(pen, '#f0c163', x, 930, 56, 100)
    rectangle(pen, '#7d5a44', x + 25, 930, 6, 100)
    rectangle(pen, '#31434f', x - 20, 926, 16, 108)
    rectangle(pen, '#31434f', x + 60, 926, 16, 108)
  }
  for (const x of [1430, 1580, 1750]) {
    fillPath(pen, '#f0c163', () => {
      pen.arc(x + 42, 1160, 42, Math.PI, 0)
      pen.lineTo(x + 84, 1300)
      pen.lineTo(x, 1300)
    })
    rectangle(pen, '#7d5a44', x + 39, 1118, 6, 182)
  }
  ellipse(pen, '#f3f1e8', 1668, 830, 42)
  ellipse(pen, '#31434f', 1668, 830, 36)
  ellipse(pen, '#f0c163', 1668, 830, 31)
  line(pen, '#31434f', 5, [
    [1668, 808],
    [1668, 830],
    [1684, 838],
  ])
  rectangle(pen, '#f3f1e8', 1330, 1096, 690, 22)
  rectangle(pen, '#5f7483', 1330, 1118, 690, 12)
  for (const x of [1350, 1540, 1720, 1990]) rectangle(pen, '#31434f', x, 1130, 12, 170)
}

function drawRailwayStationSnow(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('station')
  drawBackdrop(sheet, station, { seed: 'station', summitX: 700, baseY: 1130, size: 0.82, far: 2000 })
  drawFarWood(sheet, station, {
    edge: landEdge(
      'station 1',
      970,
      [
        { from: 900, to: -100, by: -90 },
        { from: 1500, to: 2500, by: -140 },
      ],
      24,
    ),
    low: 40,
    high: 110,
    spacing: 16,
    seed: 'station far',
  })
  drawField(sheet, station, landEdge('station 2', 1150, [], 10), 'station', 0.1)
  for (const [x, height] of [
    [2120, 460],
    [2240, 620],
    [2360, 520],
    [1290, 300],
  ] as const)
    nearSpruce(pen, random, x, 1310, height, station.spruce, station.snow)
  drawStationHouse(sheet)
  rectangle(pen, '#7f93a0', 0, 1296, 2400, 20)
  rectangle(pen, '#e9e9e1', 0, 1286, 2400, 18)
  drawTrain(pen, -160, () => 1304, 5, redTrain, 1.85)
  for (let i = 0; i < 5; i++) rectangle(pen, '#f3f1e8', -156 + i * 318, 1176, 290, 14)
  rectangle(pen, '#c8d0cf', 0, 1306, 2400, 300)
  layInk(sheet, {
    box: [0, 1306, 2400, 294],
    field: (x, y) => 0.56 - (y - 1306) / 500 + 0.3 * createNoise('platform').fbm(x / 400, y / 60, 3),
    inks: ['#a5b4ba', '#c8d0cf', '#e9e9e1'],
    cuts: [0.26, 0.56],
    grain: 0.1,
  })
  for (const x of [900, 1860]) {
    halo(sheet, '#f0c163', x, 1006, 210, 210, 0.52)
    rectangle(pen, '#22303a', x - 6, 1020, 12, 420)
    polygon(pen, '#f0c163', [
      [x - 24, 980],
      [x + 24, 980],
      [x + 32, 1050],
      [x - 32, 1050],
    ])
    polygon(pen, '#22303a', [
      [x - 36, 980],
      [x + 36, 980],
      [x + 14, 950],
      [x - 14, 950],
    ])
    rectangle(pen, '#f3f1e8', x - 30, 944, 60, 12)
    halo(sheet, '#f0c163', x, 1440, 260, 46, 0.5)
  }
  drawFigure(pen, poses.standing, 1120, 1440, 2.1, {
    coat: '#31434f',
    legs: '#22303a',
    skin: '#e6d6bd',
    hat: '#b4472f',
  })
  rectangle(pen, '#8c5a3a', 1170, 1388, 74, 52)
  stroke(pen, '#8c5a3a', 7, () => pen.arc(1207, 1388, 18, Math.PI, 0))
  drawFallingSnow(sheet, random, '#f3f1e8', 900)
}

function drawArollesHamlet(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('arolles hamlet')
  drawBackdrop(sheet, summer, {
    seed: 'arolles hamlet',
    range: 'pizArolle',
    summitX: 1700,
    baseY: 1000,
    size: 0.86,
    far: 300,
    mirrored: true,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'hamlet 1',
      850,
      [
        { from: 1100, to: -100, by: -120 },
        { from: 1600, to: 2500, by: -130 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'hamlet far',
  })
  const alp = landEdge(
    'hamlet 2',
    990,
    [
      { from: 900, to: -100, by: -130 },
      { from: 1500, to: 2500, by: -90 },
    ],
    16,
  )
  drawField(sheet, summer, alp, 'hamlet', 0.1)
  scatterTrees(
    sheet,
    random,
    summer,
    (x) => alp(x) + 10,
    60,
    150,
    70,
    (x) => x > 560 && x < 1720,
  )
  for (const [x, y, width, height] of [
    [1330, 1110, 190, 150],
    [700, 1130, 220, 176],
    [1010, 1210, 270, 214],
  ] as const)
    drawChalet(pen, x, y, width, height, summerVillage)
  const trough = [1560, 1300] as const
  polygon(pen, '#5f4334', [
    [trough[0] - 130, trough[1] - 60],
    [trough[0] + 130, trough[1] - 60],
    [trough[0] + 112, trough[1]],
    [trough[0] - 112, trough[1]],
  ])
  polygon(pen, '#b9d3d0', [
    [trough[0] - 130, trough[1] - 60],
    [trough[0] + 130, trough[1] - 60],
    [trough[0] + 112, trough[1] - 76],
    [trough[0] - 112, trough[1] - 76],
  ])
  rectangle(pen, '#3a2f2c', trough[0] - 14, trough[1] - 190, 26, 126)
  line(pen, '#3a2f2c', 9, [
    [trough[0], trough[1] - 156],
    [trough[0] + 56, trough[1] - 150],
  ])
  line(pen, '#f8edd4', 5, [
    [trough[0] + 56, trough[1] - 148],
    [trough[0] + 62, trough[1] - 74],
  ])
  const foot = landEdge(
    'hamlet foot',
    1420,
    [
      { from: 900, to: 0, by: -110 },
      { from: 1600, to: 2400, by: -70 },
    ],
    16,
    170,
  )
  drawGround(sheet, summer, foot, 'hamlet foot', 0.1)
  for (const [x, y, height, lean, boughs] of [
    [260, 1510, 1260, 40, 16],
    [560, 1480, 560, -10, 12],
    [2180, 1500, 900, -30, 14],
  ] as const) {
    stonePine(pen, random, x, y, height, summer.pine, { lean, boughs })
  }
}

export const railScenes: readonly Scene[] = [
  { slug: 'railway-viaduct', ...landscapeFormat, draw: drawRailwayViaduct },
  { slug: 'railway-station-snow', ...landscapeFormat, draw: drawRailwayStationSnow },
  { slug: 'arolles-hamlet', ...landscapeFormat, draw: drawArollesHamlet },
]
