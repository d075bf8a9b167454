import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { mix } from '../paper/interpolate'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { summer } from '../themes/day'
import { larch } from '../trees/larch'
import { landscapeFormat, type Scene } from './scene'

function drawCabbage(pen: Pen, x: number, y: number, s: number): void {
  for (const [dx, r, ink] of [
    [-34, 40, '#3f6a4a'],
    [36, 40, '#3f6a4a'],
    [0, 46, '#6b8f5a'],
    [-14, 30, '#9ab878'],
    [12, 26, '#b9cf94'],
  ] as const)
    ellipse(pen, ink, x + dx * s, y - r * 0.6 * s, r * s, r * 0.72 * s)
}

function drawKitchenGarden(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('kitchen garden')
  drawBackdrop(sheet, summer, {
    seed: 'garden',
    range: 'pizArolle',
    summitX: 800,
    baseY: 900,
    size: 0.72,
    far: 1800,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'garden 1',
      740,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1500, to: 2500, by: -120 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'garden far',
  })
  drawField(sheet, summer, landEdge('garden 2', 840, [], 14), 'garden', 0.1)
  for (let x = 20; x < 2400; x += 64) {
    polygon(pen, '#a98662', [
      [x, 1000],
      [x, 880],
      [x + 20, 856],
      [x + 40, 880],
      [x + 40, 1000],
    ])
    rectangle(pen, '#7d5a44', x + 26, 872, 14, 128)
  }
  rectangle(pen, '#7d5a44', 0, 900, 2400, 14)
  drawGround(sheet, { ...summer, ground: ['#4a3128', '#6a4a36', '#8a6448'] }, () => 986, 'garden soil', 0.8)
  const rows = 11
  for (let i = 0; i <= rows; i++) {
    const y = 1010 + 600 * (i / rows) ** 1.5
    const s = mix(0.34, 1.25, i / rows)
    polygon(pen, '#5a3d2e', [
      [0, y + 6 * s],
      [2400, y + 6 * s],
      [2400, y + 30 * s],
      [0, y + 30 * s],
    ])
    for (let x = -40 + (i % 2) * 40 * s; x < 2440; x += 118 * s * (0.92 + random() * 0.16)) {
      if (Math.abs(x - 1200 - (i - 5) * 6) < 120 * s) continue
      drawGardenPlant(pen, random, i % 4, x, y, s)
    }
  }
  polygon(pen, '#d9c09a', [
    [1150, 990],
    [1250, 990],
    [1400, 1600],
    [1000, 1600],
  ])
  drawShed(sheet)
  drawWateringCan(pen, 1320, 1500, 1.5)
  larch(pen, random, 160, 1010, 620, summer.larch)
}

function drawGardenPlant(
  pen: Pen,
  random: () => number,
  kind: number,
  x: number,
  y: number,
  s: number,
): void {
  if (kind === 0) drawCabbage(pen, x, y, s)
  else if (kind === 1) {
    for (let k = -4; k <= 4; k++)
      stroke(pen, k % 2 ? '#4f7350' : '#8fa05a', 6 * s, () => {
        pen.moveTo(x, y + 6 * s)
        pen.quadraticCurveTo(x + k * 6 * s, y - 50 * s, x + k * 15 * s, y - (64 + random() * 30) * s)
      })
    ellipse(pen, '#d9763f', x, y + 4 * s, 15 * s, 10 * s)
  } else if (kind === 2) {
    for (let k = 0; k < 7; k++)
      ellipse(
        pen,
        ['#8a3a44', '#5f7a3c', '#4f7350'][k % 3] ?? '#4f7350',
        x + (random() - 0.5) * 60 * s,
        y - random() * 50 * s,
        26 * s,
        16 * s,
        random() * 3,
      )
  } else {
    for (let k = 0; k < 8; k++)
      ellipse(
        pen,
        k % 2 ? '#2f5a3f' : '#6b8f4a',
        x + (random() - 0.5) * 56 * s,
        y - random() * 90 * s,
        20 * s,
        14 * s,
        random() * 3,
      )
    for (let k = 0; k < 3; k++)
      ellipse(pen, '#b4553f', x + (random() - 0.5) * 50 * s, y - (20 + random() * 60) * s, 11 * s)
  }
}

function drawShed({ pen }: Sheet): void {
  polygon(pen, '#7d5a44', [
    [1800, 1010],
    [1800, 760],
    [1930, 660],
    [2060, 760],
    [2060, 1010],
  ])
  polygon(pen, '#5f4334', [
    [2060, 1010],
    [2060, 760],
    [2260, 760],
    [2260, 1000],
  ])
  for (let x = 1830; x < 2060; x += 32) rectangle(pen, '#5f4334', x, 770, 4, 240)
  polygon(pen, '#4d5f6c', [
    [1930, 640],
    [2150, 640],
    [2300, 772],
    [2070, 772],
  ])
  polygon(pen, '#3a4a55', [
    [1770, 780],
    [1930, 640],
    [2080, 772],
    [2060, 786],
    [1930, 676],
    [1790, 794],
  ])
  rectangle(pen, '#1f3d33', 1890, 830, 84, 180)
  rectangle(pen, '#f8edd4', 2120, 830, 76, 70)
  rectangle(pen, '#5f4334', 2155, 830, 6, 70)
}

function drawWateringCan(pen: Pen, x: number, y: number, s: number): void {
  line(pen, '#35626a', 18 * s, [
    [x + 60 * s, y - 50 * s],
    [x + 170 * s, y - 140 * s],
  ])
  polygon(pen, '#35626a', [
    [x + 152 * s, y - 160 * s],
    [x + 196 * s, y - 132 * s],
    [x + 180 * s, y - 116 * s],
  ])
  stroke(pen, '#35626a', 12 * s, () =>
    pen.arc(x - 40 * s, y - 100 * s, 74 * s, Math.PI * 0.6, Math.PI * 1.75),
  )
  fillPath(pen, '#4f8a90', () => pen.roundRect(x - 80 * s, y - 140 * s, 160 * s, 140 * s, 12 * s))
  fillPath(pen, '#35626a', () => pen.roundRect(x + 10 * s, y - 140 * s, 70 * s, 140 * s, 12 * s))
  ellipse(pen, '#2a4f56', x, y - 140 * s, 80 * s, 16 * s)
  rectangle(pen, '#8fc0c0', x - 66 * s, y - 126 * s, 12 * s, 110 * s)
}

export const kitchenGardenScenes: readonly Scene[] = [
  { slug: 'kitchen-garden', ...landscapeFormat, draw: drawKitchenGarden },
]
