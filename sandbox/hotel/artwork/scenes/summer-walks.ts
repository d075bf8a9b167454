import { drawChalet } from '../buildings/chalet'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawStones } from '../landscape/shore'
import { drawBird, drawMist } from '../landscape/weather'
import { drawCow } from '../objects/cow'
import { layInk } from '../paper/ink-field'
import { smoothStep } from '../paper/interpolate'
import { createNoise, seededRandom } from '../paper/noise'
import { rectangle, ribbon } from '../paper/shapes'
import type { Pen, Point, Sheet } from '../paper/sheet'
import { drawFigure, type FigureInks } from '../people/figure'
import { poses } from '../people/poses'
import { autumn, summer } from '../themes/day'
import { autumnVillage } from '../themes/village'
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

export const summerWalkScenes: readonly Scene[] = [
  { slug: 'trail-summit', ...landscapeFormat, draw: drawTrailSummit },
  { slug: 'cattle-descent', ...landscapeFormat, draw: drawCattleDescent },
]
