import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { emblem, ridgeLine } from '../marks'
import { drawSprig } from '../objects/food'
import { drawMark } from '../objects/mark'
import { linear, radial, tone } from '../paper/fields'
import { layInk } from '../paper/ink-field'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import { createSheet, type Sheet } from '../paper/sheet'
import { night } from '../themes/dark'
import { autumn, summer, winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { drawBoards } from './dishes'
import { landscapeFormat, type Scene } from './scene'

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

export const objectScenes: readonly Scene[] = [
  { slug: 'voucher-envelope', ...landscapeFormat, draw: drawVoucherEnvelope },
  { slug: 'press-camera', ...landscapeFormat, draw: drawPressCamera },
]
