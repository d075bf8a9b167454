import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawBird } from '../landscape/weather'
import { rockFaces } from '../paper/facets'
import { layInk } from '../paper/ink-field'
import { smoothStep } from '../paper/interpolate'
import { createNoise, seededRandom } from '../paper/noise'
import { line, rectangle, ring, stroke } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { drawFigure, type FigureInks } from '../people/figure'
import { poses } from '../people/poses'
import { summer } from '../themes/day'
import { larch } from '../trees/larch'
import { stonePine } from '../trees/stone-pine'
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

export const gorgeScenes: readonly Scene[] = [
  { slug: 'suspension-bridge', ...landscapeFormat, draw: drawSuspensionBridge },
  { slug: 'climbing-wall', ...landscapeFormat, draw: drawClimbingWall },
]
