import { drawChalet } from '../buildings/chalet'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawMirror } from '../landscape/lake'
import { drawStones } from '../landscape/shore'
import { drawBird, drawMist } from '../landscape/weather'
import { drawCow } from '../objects/cow'
import { rockFaces } from '../paper/facets'
import { layInk } from '../paper/ink-field'
import { smoothStep } from '../paper/interpolate'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, line, polygon, rectangle, ribbon, ring, stroke } from '../paper/shapes'
import type { Pen, Point, Sheet } from '../paper/sheet'
import { drawFigure, type FigureInks, poses } from '../people/figure'
import { dawn } from '../themes/dark'
import { autumn, summer } from '../themes/day'
import { autumnVillage } from '../themes/village'
import { larch } from '../trees/larch'
import { stonePine } from '../trees/stone-pine'
import { drawBoat } from './lake'
import { landscapeFormat, type Scene } from './scene'
import { scatterTrees } from './village'

const walker: FigureInks = {
  coat: '#b4553f',
  legs: '#1f3d33',
  skin: '#ecc9a4',
  hat: '#3a2f2c',
  gear: '#3a2f2c',
  pack: '#dba545',
}

/** A trodden way given by its middle points and half widths. */
function drawPath(pen: Pen, ink: string, points: readonly (readonly [number, number, number])[]): void {
  const left: Point[] = points.map(([x, y, half]) => [x - half, y - half * 0.2])
  const right: Point[] = points.map(([x, y, half]) => [x + half, y + half * 0.2])
  ribbon(pen, ink, left, right)
}

function drawTrailSummit(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('trail')
  drawBackdrop(sheet, summer, {
    seed: 'trail',
    range: 'longRidge',
    summitX: 620,
    baseY: 1010,
    size: 0.74,
    far: 1800,
  })
  drawMist(sheet, '#b9d3d0', 925, 34, 'trail')
  const back = landEdge('trail 1', 960, [{ from: 900, to: 2400, by: -180 }], 20)
  drawFarWood(sheet, summer, { edge: back, low: 20, high: 46, spacing: 11, seed: 'trail far' })
  const ridge = (x: number) =>
    1210 -
    700 * smoothStep(500, 1720, x) ** 1.5 +
    330 * smoothStep(1740, 2500, x) +
    16 * createNoise('trail ridge').fbm(x / 120, 2, 4)
  layInk(sheet, {
    path: (p) => {
      p.moveTo(0, 1600)
      for (let x = 0; x <= 2400; x += 8) p.lineTo(x, ridge(x))
      p.lineTo(2400, 1600)
    },
    field: (x, y) =>
      0.7 -
      smoothStep(1640, 1900, x + (y - 520) * 0.16) * 0.42 -
      (y - ridge(x)) / 1300 +
      0.3 * createNoise('trail grass').fbm(x / 240 + y / 400, y / 130, 3),
    inks: [summer.field[0], summer.field[1], summer.field[2]],
    cuts: [0.3, 0.64],
    grain: 0.1,
  })
  drawPath(pen, summer.path, [
    [560, 1610, 46],
    [600, 1480, 34],
    [760, 1370, 25],
    [900, 1280, 19],
    [930, 1200, 15],
    [1040, 1110, 12],
    [1190, 1010, 10],
    [1290, 900, 8],
    [1400, 800, 6],
    [1500, 690, 5],
    [1600, 600, 4],
    [1680, 530, 3],
  ])
  rectangle(pen, '#3a2f2c', 1708, 390, 13, 140)
  rectangle(pen, '#3a2f2c', 1672, 428, 86, 12)
  drawFigure(pen, poses.walking, 1010, 1150, 2.2, walker)
  drawStones(sheet, random, {
    edge: (x) => ridge(x) + 120,
    from: 300,
    to: 1500,
    count: 24,
    size: [10, 46],
    inks: ['#4f7350', '#a08a7c', '#f8edd4'],
  })
  for (const [x, y, size] of [
    [1950, 330, 22],
    [2050, 380, 15],
  ] as const)
    drawBird(sheet, '#1f3d33', x, y, size)
  const foot = landEdge(
    'trail foot',
    1500,
    [
      { from: 500, to: 0, by: -120 },
      { from: 800, to: 2400, by: -60 },
    ],
    16,
    150,
  )
  drawGround(sheet, summer, foot, 'trail foot', -0.05)
  stonePine(pen, random, 190, 1530, 760, summer.pine, { lean: 30, boughs: 13 })
}

function drawSuspensionBridge(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('bridge')
  drawBackdrop(sheet, summer, { seed: 'bridge', summitX: 1240, baseY: 880, size: 0.76, far: 2100 })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'bridge 1',
      730,
      [
        { from: 1000, to: -100, by: -150 },
        { from: 1500, to: 2500, by: -150 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'bridge far',
  })
  const noise = createNoise('bridge cliff')
  const faces = rockFaces('bridge', 90, 230)
  layInk(sheet, {
    path: (p) => {
      p.moveTo(560, 850)
      for (let x = 560; x <= 1880; x += 10) p.lineTo(x, 842 + 24 * noise.fbm(x / 110, 4, 4))
      p.lineTo(1880, 1600)
      p.lineTo(560, 1600)
    },
    field: (x, y) => 0.4 + 0.6 * (faces(x + 900, y) - 0.5) - (y - 840) / 1500,
    inks: ['#2f4f66', '#456c86', '#7ba2b8'],
    cuts: [0.24, 0.52],
    grain: 0.08,
    step: 4,
  })
  drawStripOfWater(sheet, 1310, 846, 1600)
  const wall = (side: -1 | 1) =>
    layInk(sheet, {
      path: (p) => {
        const edge = (y: number) =>
          (side < 0 ? 620 : 1820) - side * (y - 820) * 0.34 + 50 * noise.fbm(y / 130, side + 2, 4)
        p.moveTo(side < 0 ? 0 : 2400, 810)
        p.lineTo(side < 0 ? 640 : 1800, 820)
        for (let y = 820; y <= 1600; y += 12) p.lineTo(edge(y), y)
        p.lineTo(side < 0 ? 0 : 2400, 1600)
      },
      field: (x, y) => 0.5 + (side > 0 ? 0.22 : -0.1) + 0.75 * (faces(x, y) - 0.5) - (y - 820) / 2400,
      inks: ['#2a3d3c', '#4d5f6c', '#a08a7c', '#ecc9a4'],
      cuts: [0.26, 0.52, 0.82],
      grain: 0.08,
      step: 4,
    })
  wall(-1)
  wall(1)
  for (const [from, to] of [
    [0, 640],
    [1800, 2400],
  ] as const) {
    layInk(sheet, {
      path: (p) => {
        p.moveTo(from, 900)
        for (let x = from; x <= to; x += 10) p.lineTo(x, 796 + 14 * noise.fbm(x / 80, 7, 3))
        p.lineTo(to, 850)
        p.lineTo(from, 880)
      },
      field: (x) => 0.5 + 0.4 * noise.at(x / 120, 1),
      inks: [summer.field[0], summer.field[1]],
      cuts: [0.5],
    })
  }
  drawBridge(pen)
  drawFigure(pen, poses.walking, 1190, 916, 1.5, walker)
  scatterTrees(
    sheet,
    random,
    summer,
    () => 806,
    150,
    330,
    70,
    (x) => x > 520 && x < 1880,
  )
  const foot = landEdge(
    'bridge foot',
    1560,
    [
      { from: 700, to: 0, by: -150 },
      { from: 1700, to: 2400, by: -130 },
    ],
    16,
    170,
  )
  drawGround(sheet, summer, foot, 'bridge foot')
  stonePine(pen, random, 220, 1560, 900, summer.pine, { lean: 20, boughs: 13 })
  larch(pen, random, 2220, 1570, 960, summer.larch, { lean: -10 })
}

function drawStripOfWater(sheet: Sheet, x: number, top: number, bottom: number): void {
  const noise = createNoise('strip')
  layInk(sheet, {
    box: [x - 120, top, 240, bottom - top],
    field: (px, py) =>
      1 -
      (Math.abs(px - x - 30 * noise.at(py / 300, 1)) / (30 + 50 * ((py - top) / (bottom - top)))) ** 1.5 +
      0.45 * noise.at(px / 14, py / 220),
    inks: [null, '#b9d3d0', '#f8edd4'],
    cuts: [0.25, 0.65],
    grain: 0.1,
    step: 3,
  })
}

function drawBridge(pen: Pen): void {
  const deck = (x: number) => 850 + 62 * (1 - ((x - 1210) / 640) ** 2)
  const rope = (x: number) => deck(x) - 66 - 30 * ((x - 1210) / 640) ** 2
  for (let x = 570; x <= 1850; x += 32)
    line(pen, '#3a2f2c', 2.4, [
      [x, deck(x)],
      [x, rope(x)],
    ])
  for (const offset of [0, 26]) {
    stroke(pen, '#3a2f2c', offset ? 3 : 5, () => {
      for (let x = 540; x <= 1880; x += 20) pen.lineTo(x, rope(x) + offset)
    })
  }
  stroke(pen, '#3a2f2c', 15, () => {
    for (let x = 550; x <= 1870; x += 20) pen.lineTo(x, deck(x))
  })
  stroke(pen, '#c79a6e', 6, () => {
    for (let x = 550; x <= 1870; x += 20) pen.lineTo(x, deck(x) - 4)
  })
  for (const x of [548, 1872]) {
    rectangle(pen, '#5f4334', x - 12, 690, 24, 170)
    rectangle(pen, '#9a6a48', x - 12, 690, 9, 170)
  }
}

function drawClimbingWall(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('climbing')
  const noise = createNoise('climbing')
  const faces = rockFaces('climbing', 190, 400)
  drawBackdrop(sheet, summer, {
    seed: 'climbing',
    range: 'pizArolle',
    summitX: 1840,
    baseY: 1120,
    size: 0.78,
    far: 2300,
    mirrored: true,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge('climbing 1', 1000, [{ from: 1700, to: 2500, by: -90 }], 20),
    low: 18,
    high: 44,
    spacing: 10,
    seed: 'climbing far',
  })
  drawField(sheet, summer, landEdge('climbing 2', 1120, [], 16), 'climbing', -0.1)
  layInk(sheet, {
    path: (p) => p.ellipse(1880, 1350, 520, 74, 0, 0, 7),
    field: (x, y) => 0.5 + 0.4 * noise.at(x / 200, y / 12),
    inks: ['#2f6f78', '#4f9a9b', '#b9d3d0'],
    cuts: [0.4, 0.78],
    step: 3,
  })
  scatterTrees(sheet, random, summer, () => 1470, 60, 150, 26)
  const edge = (y: number) =>
    1330 - (y - 0) * 0.16 + 90 * noise.fbm(y / 230, 3, 4) + (y > 620 && y < 700 ? 60 : 0)
  layInk(sheet, {
    path: (p) => {
      p.moveTo(0, 0)
      for (let y = 0; y <= 1600; y += 10) p.lineTo(edge(y), y)
      p.lineTo(0, 1600)
    },
    field: (x, y) =>
      0.86 -
      smoothStep(edge(y) - 330, edge(y), x + 60 * noise.at(y / 90, 4)) * 0.5 +
      0.55 * (faces(x, y) - 0.5),
    inks: ['#456c86', '#a08a7c', '#ecc9a4', '#f8edd4'],
    cuts: [0.3, 0.52, 0.8],
    grain: 0.08,
    step: 4,
  })
  for (let i = 0; i < 14; i++) {
    const x = random() * 1000 + 80
    const y = random() * 1400 + 60
    stroke(pen, '#4d5f6c', 5 + random() * 5, () => {
      pen.moveTo(x, y)
      for (let k = 1; k < 6; k++)
        pen.lineTo(x + k * (14 + 10 * random()) * (i % 2 ? 1 : -0.5), y + k * (40 + 30 * random()))
    })
  }
  line(pen, '#b4553f', 6, [
    [1010, 690],
    [1000, 560],
    [1040, 380],
    [1020, 180],
    [1060, -10],
  ])
  drawFigure(
    pen,
    poses.climbing,
    1000,
    960,
    3.4,
    { ...walker, coat: '#b4553f', legs: '#1f3d33', hat: '#dba545', skin: '#c98f6e' },
    { limb: 8 },
  )
  ring(pen, '#1f3d33', 8, 1004, 800, 30, 9)
  line(pen, '#b4553f', 6, [
    [1010, 800],
    [1012, 690],
  ])
  for (const [x, y, size] of [
    [1760, 300, 24],
    [1880, 350, 16],
  ] as const)
    drawBird(sheet, '#1f3d33', x, y, size)
}

function drawFishingLake(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('fishing')
  const theme = {
    ...dawn,
    field: ['#4f6f86', '#7f9aa8', '#b5c4c4'] as const,
    wood: [{ dark: '#35556a', lit: '#4f6f86', sunSide: 1 as const }],
  }
  const water = [
    '#5b78a0',
    '#7f9aa8',
    '#93a8c6',
    '#b3bfd0',
    '#edc9c0',
    '#fbe3d3',
    '#46618a',
    '#f0b9a8',
    '#35556a',
  ]
  drawBackdrop(sheet, theme, {
    seed: 'fishing',
    range: 'longRidge',
    summitX: 900,
    baseY: 980,
    size: 0.78,
    far: 1900,
    mirrored: true,
  })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'fishing 1',
      830,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1500, to: 2500, by: -130 },
      ],
      20,
    ),
    low: 30,
    high: 74,
    spacing: 13,
    seed: 'fishing far',
  })
  drawMist(sheet, '#edd9d8', 915, 22, 'fishing')
  drawMirror(sheet, { y: 930, tint: '#93a8c6', share: [0.2, 0.45], inks: water, calm: 1.6 })
  for (const r of [60, 120, 190]) ring(pen, '#edd9d8', 4, 1560, 1330, r * 1.5, r * 0.24)
  drawBoat(pen, 1130, 1250, 1.7, ['#46618a', '#3a4f5f', '#d9a37a'])
  drawFigure(pen, poses.sitting, 1100, 1244, 3, {
    coat: '#8a4a3c',
    legs: '#22375a',
    skin: '#f0c9a8',
    hat: '#c79a5f',
  })
  line(pen, '#22375a', 5, [
    [1180, 1150],
    [1420, 960],
  ])
  stroke(pen, '#46618a', 2, () => {
    pen.moveTo(1420, 960)
    pen.quadraticCurveTo(1540, 1120, 1560, 1328)
  })
  const foot = landEdge(
    'fishing foot',
    1500,
    [
      { from: 900, to: 0, by: -130 },
      { from: 1700, to: 2400, by: -90 },
    ],
    14,
    160,
  )
  drawGround(sheet, theme, foot, 'fishing foot', -0.1)
  for (let i = 0; i < 90; i++) {
    const x = random() < 0.6 ? random() * 620 : 1880 + random() * 520
    const y = foot(x) + 40
    const height = 90 + random() * 170
    stroke(pen, '#22375a', 5, () => {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x, y - height * 0.6, x + (random() - 0.5) * 90, y - height)
    })
  }
}

const festive = {
  hide: '#a9805a',
  hideShade: '#7d5a40',
  patch: '#3a2a22',
  muzzle: '#f3e3cb',
  horn: '#f8ead0',
  bell: '#dd9e3c',
  strap: '#6a3f2c',
  flowers: ['#a8332a', '#f8ead0', '#dd9e3c', '#a8332a', '#f8ead0'],
}

function drawCattleDescent(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('cattle')
  drawBackdrop(sheet, autumn, {
    seed: 'cattle',
    summitX: 720,
    baseY: 940,
    size: 0.82,
    far: 1900,
    mirrored: true,
  })
  drawFarWood(sheet, autumn, {
    edge: landEdge(
      'cattle 1',
      800,
      [
        { from: 800, to: -100, by: -110 },
        { from: 1500, to: 2500, by: -150 },
      ],
      22,
    ),
    low: 22,
    high: 52,
    spacing: 12,
    seed: 'cattle far',
  })
  const alp = landEdge(
    'cattle 2',
    920,
    [
      { from: 1200, to: 2500, by: -170 },
      { from: 700, to: -100, by: -60 },
    ],
    16,
  )
  scatterTrees(
    sheet,
    random,
    autumn,
    (x) => alp(x) - 6,
    40,
    130,
    30,
    (x) => x > 1560 && x < 2000,
  )
  drawChalet(pen, 1640, 900, 200, 130, autumnVillage, true)
  drawField(sheet, autumn, (x) => alp(x) + 10, 'cattle', 0.1)
  scatterTrees(sheet, random, autumn, (x) => alp(x) + 90, 60, 150, 120)
  drawPath(pen, autumn.path, [
    [1880, 930, 8],
    [1960, 990, 14],
    [1900, 1060, 24],
    [1600, 1160, 40],
    [1300, 1270, 60],
    [1060, 1400, 90],
    [900, 1640, 150],
  ])
  drawFigure(
    pen,
    poses.walking,
    1820,
    1240,
    2.1,
    { coat: '#54707f', legs: '#2f3f3a', skin: '#e5c493', hat: '#2f3f3a', gear: '#6a3f2c', pack: '#6a3f2c' },
    { flipped: true },
  )
  drawCow(pen, 1640, 1180, 0.62, { ...festive, flowers: ['#f8ead0', '#a8332a'] })
  drawCow(pen, 1420, 1280, 0.9, { ...festive, hide: '#8f6a4c', hideShade: '#6a4a34' })
  drawCow(pen, 1010, 1440, 1.35, festive)
  const foot = landEdge(
    'cattle foot',
    1490,
    [
      { from: 800, to: 0, by: -90 },
      { from: 1400, to: 2400, by: -150 },
    ],
    16,
    150,
  )
  drawGround(sheet, autumn, foot, 'cattle foot')
  larch(pen, random, 2200, 1540, 1200, autumn.larch, { lean: -14 })
  larch(pen, random, 1990, 1550, 560, autumn.larch)
  larch(pen, random, 170, 1550, 860, autumn.larch, { lean: 8 })
}

function drawYogaMeadow(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('yoga')
  const theme = { ...summer, sky: ['#a9c8cf', '#d3ddcf', '#fbeed2', '#fbeed2'] as const }
  drawBackdrop(sheet, theme, {
    seed: 'yoga',
    summitX: 760,
    baseY: 960,
    size: 0.84,
    far: 2100,
    mirrored: true,
  })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'yoga 1',
      820,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1500, to: 2500, by: -140 },
      ],
      22,
    ),
    low: 24,
    high: 60,
    spacing: 12,
    seed: 'yoga far',
  })
  drawField(sheet, theme, landEdge('yoga 2', 960, [{ from: 1500, to: 2500, by: -70 }], 16), 'yoga', 0.14)
  polygon(pen, '#b4553f', [
    [1290, 1350],
    [1650, 1350],
    [1710, 1396],
    [1250, 1396],
  ])
  polygon(pen, '#8a3f33', [
    [1250, 1396],
    [1710, 1396],
    [1710, 1404],
    [1250, 1404],
  ])
  polygon(pen, theme.field[0], [
    [1480, 1378],
    [1900, 1420],
    [2120, 1428],
    [1900, 1440],
    [1470, 1392],
  ])
  drawFigure(
    pen,
    poses.tree,
    1470,
    1376,
    4.3,
    { coat: '#f8edd4', legs: '#456c86', skin: '#d9a37a', hat: '#5f4334' },
    { limb: 8 },
  )
  const foot = landEdge(
    'yoga foot',
    1500,
    [
      { from: 1100, to: 0, by: -140 },
      { from: 1800, to: 2400, by: -60 },
    ],
    16,
    150,
  )
  drawGround(sheet, theme, foot, 'yoga foot', 0.04)
  for (let i = 0; i < 160; i++)
    ellipse(pen, i % 2 ? '#dba545' : '#f8edd4', random() * 2400, 1420 + random() * 170, 3 + random() * 3)
  larch(pen, random, 260, 1530, 1180, theme.larch, { lean: 12 })
  larch(pen, random, 520, 1520, 560, theme.larch)
}

export const summerWalkScenes: readonly Scene[] = [
  { slug: 'trail-summit', ...landscapeFormat, draw: drawTrailSummit },
  { slug: 'suspension-bridge', ...landscapeFormat, draw: drawSuspensionBridge },
  { slug: 'climbing-wall', ...landscapeFormat, draw: drawClimbingWall },
  { slug: 'fishing-lake', ...landscapeFormat, draw: drawFishingLake },
  { slug: 'cattle-descent', ...landscapeFormat, draw: drawCattleDescent },
  { slug: 'yoga-meadow', ...landscapeFormat, draw: drawYogaMeadow },
]
