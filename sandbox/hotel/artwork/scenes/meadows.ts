import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawMirror } from '../landscape/lake'
import { drawMist } from '../landscape/weather'
import { seededRandom } from '../paper/noise'
import { ellipse, line, polygon, ring, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { drawFigure } from '../people/figure'
import { poses } from '../people/poses'
import { dawn } from '../themes/dark'
import { summer } from '../themes/day'
import { larch } from '../trees/larch'
import { drawBoat } from './lake'
import { landscapeFormat, type Scene } from './scene'

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

export const meadowScenes: readonly Scene[] = [
  { slug: 'fishing-lake', ...landscapeFormat, draw: drawFishingLake },
  { slug: 'yoga-meadow', ...landscapeFormat, draw: drawYogaMeadow },
]
