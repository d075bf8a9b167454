import { Path2D } from '@napi-rs/canvas'
import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawSky } from '../landscape/sky'
import { emblem, ibex, type Mark, ridgeLine } from '../marks'
import { drawMountain } from '../mountains/draw-mountain'
import { litRange } from '../mountains/ranges'
import { drawSprig } from '../objects/food'
import { linear, radial, tone } from '../paper/fields'
import { layInk } from '../paper/ink-field'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import { clipped, createSheet, type Pen, type Sheet } from '../paper/sheet'
import { drawFigure, poses } from '../people/figure'
import { night } from '../themes/dark'
import { autumn, summer, winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { stonePine } from '../trees/stone-pine'
import { drawBoards } from './dishes'
import { landscapeFormat, type Scene, squareFormat } from './scene'

/** Prints a mark with its view box laid on a width. */
function drawMark(pen: Pen, mark: Mark, ink: string, x: number, y: number, width: number): void {
  const [, , boxWidth] = mark.viewBox.split(' ').map(Number)
  pen.save()
  pen.translate(x, y)
  pen.scale(width / (boxWidth || 1), width / (boxWidth || 1))
  for (const data of mark.paths) {
    const path = new Path2D(data)
    if (mark.stroke === undefined) {
      pen.fillStyle = ink
      pen.fill(path, 'evenodd')
    } else {
      pen.strokeStyle = ink
      pen.lineWidth = mark.stroke
      pen.lineJoin = 'round'
      pen.stroke(path)
    }
  }
  pen.restore()
}

function drawVoucherEnvelope(sheet: Sheet): void {
  const { pen } = sheet
  layInk(sheet, {
    field: (x, y) => 0.86 - x / 4200 - y / 4200,
    inks: ['#1c382f', '#24473b', '#2f5a4a'],
    cuts: [0.3, 0.6],
    grain: 0.12,
  })
  pen.save()
  pen.translate(1000, 900)
  pen.rotate(-0.09)
  rectangle(pen, '#152a24', -640, -390, 1340, 880)
  rectangle(pen, '#e9dfc6', -670, -430, 1340, 880)
  polygon(pen, '#f8f0dc', [
    [-670, -430],
    [670, -430],
    [0, 80],
  ])
  polygon(pen, '#d9ccb0', [
    [-670, 450],
    [0, -20],
    [670, 450],
  ])
  polygon(pen, '#f3e9d0', [
    [-670, -430],
    [-670, 450],
    [-40, 26],
  ])
  polygon(pen, '#e3d7bc', [
    [670, -430],
    [670, 450],
    [40, 26],
  ])
  polygon(pen, '#c4b79a', [
    [-670, -430],
    [0, 96],
    [670, -430],
    [0, 80],
  ])
  polygon(pen, '#fbf5e6', [
    [-670, -430],
    [0, 80],
    [670, -430],
  ])
  ellipse(pen, '#6a2a22', 10, 94, 118, 112)
  ellipse(pen, '#a8402f', 0, 80, 116, 110)
  ellipse(pen, '#c9604a', -8, 70, 88, 84)
  drawMark(pen, emblem, '#8f3024', -64, 14, 118)
  pen.restore()
  pen.save()
  pen.translate(1640, 560)
  pen.rotate(0.13)
  rectangle(pen, '#152a24', -420, -250, 890, 570)
  rectangle(pen, '#fbf5e6', -450, -280, 890, 570)
  stroke(pen, '#b98d4f', 5, () => pen.rect(-420, -250, 830, 510))
  drawMark(pen, { ...ridgeLine, stroke: 7 }, '#1f3d33', -330, -70, 650)
  for (const [y, width] of [
    [60, 330],
    [104, 230],
  ] as const)
    rectangle(pen, '#8fa08a', -width / 2 - 5, y, width, 9)
  pen.restore()
  drawSprig(pen, 1380, 1440, 640, -0.42, '#5f8a5c', '#8a6a44')
  drawSprig(pen, 1420, 1480, 520, -0.16, '#4f7350', '#8a6a44')
}

/** A small landscape as a contact print. */
function drawPrint(
  sheet: Sheet,
  theme: Theme,
  seed: string,
  x: number,
  y: number,
  width: number,
  turn: number,
): void {
  const { pen } = sheet
  const own = createSheet(900, 600, sheet.scale)
  drawBackdrop(own, theme, { seed, summitX: 480, baseY: 470, size: 0.42, far: 60 })
  drawFarWood(own, theme, { edge: landEdge(seed, 410, [], 12, 120), low: 14, high: 34, spacing: 8, seed })
  drawField(own, theme, landEdge(`${seed} field`, 470, [], 10, 160), seed, 0.05)
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  rectangle(pen, '#5a3d2a', -width / 2 + 14, -width / 3 + 18, width, width * 0.7)
  rectangle(pen, '#fbf5e6', -width / 2, -width / 3, width, width * 0.7)
  pen.drawImage(own.canvas, -width / 2 + 26, -width / 3 + 26, width - 52, (width - 52) * (2 / 3))
  pen.restore()
}

function drawPressCamera(sheet: Sheet): void {
  const { pen } = sheet
  drawBoards(sheet, ['#8a5a3a', '#ad7a4c', '#c9975f'], '#7d4f30', 'press', 5)
  drawPrint(sheet, summer, 'print a', 460, 430, 760, -0.16)
  drawPrint(sheet, night, 'print b', 1960, 420, 720, 0.14)
  drawPrint(sheet, autumn, 'print c', 2010, 1200, 760, -0.08)
  drawPrint(sheet, winter, 'print d', 400, 1210, 700, 0.1)
  pen.save()
  pen.translate(1180, 1050)
  pen.rotate(0.05)
  for (const [dx, ink] of [
    [40, '#5a3d2a'],
    [18, '#d9ccb0'],
    [0, '#efe6d0'],
    [-16, '#fbf5e6'],
  ] as const)
    rectangle(pen, ink, -560 + dx, -420 + dx, 1080, 960)
  for (let i = 0; i < 8; i++) rectangle(pen, '#c9bfa4', -490, 250 + i * 30, 420 + ((i * 97) % 200), 7)
  pen.restore()
  drawCamera(sheet, 1180, 860)
}

/** A rangefinder camera from the front, lying on paper. */
function drawCamera(sheet: Sheet, x: number, y: number): void {
  const { pen } = sheet
  fillPath(pen, '#5a4a3a', () => pen.roundRect(x - 420, y - 190, 900, 500, 60))
  fillPath(pen, '#1c2426', () => pen.roundRect(x - 450, y - 230, 900, 500, 60))
  tone(
    sheet,
    [x - 450, y - 240, 900, 150],
    (p) => p.roundRect(x - 450, y - 234, 900, 130, [60, 60, 0, 0]),
    ['#8fa09c', '#c9d0c6', '#eef0e4'],
    linear(x + 450, y, x - 500, y - 200),
  )
  rectangle(pen, '#2f3a3c', x - 450, y - 104, 900, 300)
  for (let i = 0; i < 210; i++)
    ellipse(pen, '#3a474a', x - 430 + ((i * 71) % 860), y - 90 + ((i * 43) % 270), 5)
  fillPath(pen, '#c9d0c6', () => pen.roundRect(x - 450, y + 190, 900, 80, [0, 0, 60, 60]))
  fillPath(pen, '#8fa09c', () => pen.roundRect(x - 60, y - 300, 220, 70, 20))
  for (const [dx, r] of [
    [-340, 62],
    [340, 54],
  ] as const) {
    ellipse(pen, '#6f807c', x + dx, y - 246, r, r * 0.5)
    ellipse(pen, '#c9d0c6', x + dx, y - 256, r, r * 0.46)
  }
  ellipse(pen, '#b4553f', x - 190, y - 240, 26, 14)
  fillPath(pen, '#16222a', () => pen.roundRect(x - 380, y - 204, 120, 70, 10))
  fillPath(pen, '#7ba2b8', () => pen.roundRect(x - 368, y - 194, 96, 50, 8))
  fillPath(pen, '#16222a', () => pen.roundRect(x + 180, y - 204, 90, 66, 10))
  ellipse(pen, '#141a1c', x + 16, y + 54, 226)
  ellipse(pen, '#c9d0c6', x, y + 36, 224)
  ellipse(pen, '#8fa09c', x, y + 36, 200)
  ellipse(pen, '#1c2426', x, y + 36, 184)
  for (let i = 0; i < 36; i++)
    line(pen, '#c9d0c6', 3, [
      [x + Math.cos(i / 5.73) * 172, y + 36 + Math.sin(i / 5.73) * 172],
      [x + Math.cos(i / 5.73) * (i % 3 ? 160 : 150), y + 36 + Math.sin(i / 5.73) * (i % 3 ? 160 : 150)],
    ])
  ellipse(pen, '#3f5563', x, y + 36, 122)
  tone(
    sheet,
    [x - 104, y - 68, 208, 208],
    (p) => p.arc(x, y + 36, 104, 0, 7),
    ['#16222a', '#24485f', '#456c86'],
    radial(x - 40, y - 10, 190),
  )
  ellipse(pen, '#b9d3d0', x - 40, y - 6, 30, 18, -0.7)
}

function drawGlacier(sheet: Sheet): void {
  const { pen } = sheet
  const noise = createNoise('glacier view')
  const cold = {
    ...summer,
    sky: ['#5f97b5', '#8fbccb', '#cfe2de', '#cfe2de'] as const,
    mountain: { ...summer.mountain, half: '#cfe0e2', shade: '#8fb8cc', deep: '#4f86a6' },
  }
  drawSky(sheet, cold, { horizon: 760, seed: 'glacier' })
  drawMountain(
    sheet,
    litRange('edelgrat', 'morning'),
    { x: 560, baseY: 1560, size: 1.5 },
    { inks: cold.mountain, bareAbove: 0.92 },
  )
  const snout = landEdge(
    'glacier 1',
    1280,
    [
      { from: 600, to: -100, by: -120 },
      { from: 1700, to: 2500, by: -190 },
    ],
    18,
    260,
  )
  layInk(sheet, {
    path: (p) => {
      p.moveTo(0, 1600)
      for (let x = 0; x <= 2400; x += 8) p.lineTo(x, snout(x))
      p.lineTo(2400, 1600)
    },
    field: (x, y) => {
      const depth = y - snout(x)
      const sweep =
        depth / (34 + depth * 0.16) + 0.9 * noise.fbm(x / 520, y / 300, 2) + 0.8 * ((x - 1200) / 900) ** 2
      const broken = noise.at(x / 210 + Math.round(sweep) * 7.3, Math.round(sweep) * 3.1)
      const gap = Math.abs(sweep - Math.round(sweep)) / Math.max(0.02, 0.22 * broken)
      if (gap < 0.55) return 0
      if (gap < 1) return 0.24
      return 0.66 - depth / 1500 + 0.34 * noise.fbm(x / 340, y / 90, 3)
    },
    inks: ['#4f86a6', '#8fb8cc', '#cfe0e2', '#f8f4e6'],
    cuts: [0.14, 0.32, 0.54],
    grain: 0.1,
    step: 3,
  })
  const rope = [
    [1240, 1420],
    [1430, 1404],
    [1620, 1380],
  ] as const
  line(pen, '#b4553f', 4, [
    [1240, 1310],
    [1330, 1330],
    [1430, 1298],
    [1520, 1312],
    [1620, 1276],
  ])
  rope.forEach(([x, y], i) => {
    drawFigure(pen, poses.walking, x, y, 2 - i * 0.12, {
      coat: ['#b4553f', '#dba545', '#24485f'][i] ?? '#b4553f',
      legs: '#1f3a4a',
      skin: '#ecc9a4',
      hat: '#1f3a4a',
      gear: '#1f3a4a',
      pack: '#24485f',
    })
  })
}

interface Badge {
  readonly paper: string
  readonly ink: string
  readonly draw: (sheet: Sheet, ink: string, paper: string) => void
}

/** A small mark on paper: a disc with a ring, the sign inside. */
function drawBadge({ paper, ink, draw }: Badge) {
  return (sheet: Sheet): void => {
    const { pen } = sheet
    rectangle(pen, paper, 0, 0, 1200, 1200)
    ring(pen, ink, 12, 600, 600, 470)
    ring(pen, ink, 4, 600, 600, 440)
    clipped(
      pen,
      (p) => p.arc(600, 600, 430, 0, 7),
      () => draw(sheet, ink, paper),
    )
  }
}

const railwayBadge: Badge = {
  paper: '#f6efdf',
  ink: '#8f3024',
  draw: ({ pen }, ink, paper) => {
    rectangle(pen, ink, 100, 690, 1000, 330)
    for (const x of [250, 610])
      fillPath(pen, paper, () => {
        pen.arc(x + 170, 880, 130, Math.PI, 0)
        pen.lineTo(x + 300, 1100)
        pen.lineTo(x + 40, 1100)
      })
    rectangle(pen, paper, 100, 716, 1000, 10)
    fillPath(pen, ink, () => pen.roundRect(370, 400, 460, 250, [50, 130, 20, 20]))
    for (const x of [420, 530, 640]) fillPath(pen, paper, () => pen.roundRect(x, 450, 80, 80, 10))
    polygon(pen, paper, [
      [746, 450],
      [780, 450],
      [812, 530],
      [746, 530],
    ])
    rectangle(pen, paper, 370, 570, 460, 14)
    for (const x of [450, 570, 700]) ellipse(pen, ink, x, 664, 30)
    line(pen, ink, 12, [
      [520, 400],
      [600, 330],
      [680, 400],
    ])
    line(pen, ink, 8, [
      [180, 330],
      [1020, 330],
    ])
  },
}

const dairyBadge: Badge = {
  paper: '#f6efdf',
  ink: '#24485f',
  draw: ({ pen }, ink, paper) => {
    fillPath(pen, ink, () => {
      pen.moveTo(350, 850)
      pen.lineTo(340, 540)
      pen.quadraticCurveTo(350, 450, 420, 420)
      pen.lineTo(420, 350)
      pen.lineTo(580, 350)
      pen.lineTo(580, 420)
      pen.quadraticCurveTo(650, 450, 660, 540)
      pen.lineTo(650, 850)
    })
    fillPath(pen, ink, () => pen.roundRect(396, 300, 208, 50, 20))
    rectangle(pen, paper, 342, 540, 316, 12)
    rectangle(pen, paper, 346, 790, 308, 12)
    rectangle(pen, paper, 400, 580, 16, 180)
    stroke(pen, ink, 18, () => pen.arc(340, 600, 60, Math.PI * 0.5, Math.PI * 1.5))
    fillPath(pen, paper, () => pen.ellipse(760, 800, 226, 80, 0, 0, 7))
    rectangle(pen, paper, 534, 640, 452, 160)
    fillPath(pen, ink, () => {
      pen.ellipse(760, 780, 210, 66, 0, 0, 7)
      pen.rect(550, 670, 420, 110)
    })
    fillPath(pen, paper, () => pen.ellipse(760, 670, 210, 66, 0, 0, 7))
    stroke(pen, ink, 12, () => pen.ellipse(760, 670, 204, 60, 0, 0, 7))
    polygon(pen, ink, [
      [760, 670],
      [960, 650],
      [930, 712],
    ])
    rectangle(pen, ink, 200, 870, 800, 12)
  },
}

const tourismBadge: Badge = {
  paper: '#f6efdf',
  ink: '#1f3d33',
  draw: ({ pen }, ink, paper) => {
    ellipse(pen, '#b98d4f', 790, 410, 92)
    polygon(pen, ink, [
      [150, 760],
      [520, 300],
      [640, 470],
      [720, 390],
      [1060, 760],
    ])
    polygon(pen, paper, [
      [520, 300],
      [400, 560],
      [470, 520],
      [530, 610],
      [590, 500],
      [560, 420],
    ])
    polygon(pen, paper, [
      [720, 390],
      [680, 500],
      [730, 470],
      [760, 520],
      [780, 460],
    ])
    for (const [y, inset] of [
      [800, 0],
      [846, 60],
      [892, 130],
      [938, 220],
    ] as const) {
      stroke(pen, ink, 16, () => {
        for (let x = 150 + inset; x <= 1050 - inset; x += 10) pen.lineTo(x, y + 9 * Math.sin(x / 36))
      })
    }
  },
}

const conservationBadge: Badge = {
  paper: '#f6efdf',
  ink: '#2f5040',
  draw: (sheet, ink, paper) => {
    stonePine(
      sheet.pen,
      seededRandom('badge pine'),
      590,
      930,
      700,
      { trunk: ink, trunkLit: '#b98d4f', dark: ink, mid: '#4f7350', light: '#a9b86a' },
      { lean: 20, boughs: 13 },
    )
    fillPath(sheet.pen, ink, () => {
      sheet.pen.moveTo(100, 940)
      sheet.pen.quadraticCurveTo(600, 850, 1100, 940)
      sheet.pen.lineTo(1100, 1200)
      sheet.pen.lineTo(100, 1200)
    })
    sheet.pen.save()
    drawMark(sheet.pen, ibex, paper, 720, 900, 110)
    sheet.pen.restore()
  },
}

export const objectScenes: readonly Scene[] = [
  { slug: 'glacier', ...landscapeFormat, draw: drawGlacier },
  { slug: 'voucher-envelope', ...landscapeFormat, draw: drawVoucherEnvelope },
  { slug: 'press-camera', ...landscapeFormat, draw: drawPressCamera },
  { slug: 'partner-railway', ...squareFormat, draw: drawBadge(railwayBadge) },
  { slug: 'partner-dairy', ...squareFormat, draw: drawBadge(dairyBadge) },
  { slug: 'partner-tourism', ...squareFormat, draw: drawBadge(tourismBadge) },
  { slug: 'partner-conservation', ...squareFormat, draw: drawBadge(conservationBadge) },
]
