import { drawChairBack } from '../interiors/seats'
import { drawSnowGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawPanels, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawVase } from '../objects/desk-things'
import { drawBreadBasket } from '../objects/food'
import { drawPendant } from '../objects/lights'
import { drawCutlery, drawGlass, drawNapkin, drawPlate, type GlassInks } from '../objects/tableware'
import { linear, tone, toneRect } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { seededRandom } from '../paper/noise'
import { ellipse, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { winter } from '../themes/day'
import { landscapeFormat, type Scene } from './scene'

const wood = { dark: '#4a2f22', base: '#8a5a3a', light: '#c48f5c' }

const china = { white: '#fdf4e0', shade: '#d9c09a', shadow: '#5f4334' }

const dayGlass: GlassInks = {
  glass: '#eef4ee',
  light: '#fdf8ea',
  shade: '#9fb4b0',
  wine: '#e3c96a',
  shadow: '#b99a6a',
}

/** A table top seen from the seat: a trapeze with a lit front edge. */
function drawTableTop(
  sheet: Sheet,
  left: number,
  right: number,
  back: number,
  front: number,
  inks: readonly [Ink, Ink, Ink],
  inset = 170,
): void {
  tone(
    sheet,
    [left, back, right - left, front - back],
    (p) => {
      p.moveTo(left + inset, back)
      p.lineTo(right - inset, back)
      p.lineTo(right, front)
      p.lineTo(left, front)
    },
    inks,
    linear(right, front, left + 300, back - 60),
  )
  rectangle(sheet.pen, inks[0], left, front, right - left, 34)
}

/** A tiled stove with a bench around it. */
function drawTiledStove(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { pen } = sheet
  const inks = ['#24524c', '#3a7468', '#5f9a88'] as const
  toneRect(sheet, [x, y - height, width, height], inks, linear(x, y, x + width, y - height * 0.8))
  const [columns, rows] = [4, 8]
  for (let c = 0; c <= columns; c++)
    rectangle(pen, inks[0], x + (width * c) / columns - 2, y - height, 4, height)
  for (let r = 0; r <= rows; r++) rectangle(pen, inks[0], x, y - (height * r) / rows - 2, width, 4)
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++)
      ring(pen, inks[0], 3, x + (width * (c + 0.5)) / columns, y - (height * (r + 0.5)) / rows, width * 0.07)
  }
  rectangle(pen, inks[2], x - 24, y - height - 30, width + 48, 34)
  rectangle(pen, wood.base, x - 60, y - height * 0.28, width + 120, 30)
  rectangle(pen, wood.dark, x - 50, y - height * 0.28 + 30, width + 100, height * 0.28 - 30)
}

function drawDiningStube(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('stube')
  drawWall(
    sheet,
    [wood.dark, '#7a4d30', '#a86f42', '#c48f5c'],
    (x, y) => 0.95 - Math.hypot((x - 1250) / 1600, (y - 560) / 1300),
  )
  for (let x = 0; x < 2400; x += 150) rectangle(pen, wood.dark, x, 0, 5, 1200)
  rectangle(pen, wood.dark, 0, 70, 2400, 10)
  for (const [x, seed] of [
    [760, 'stube a'],
    [1420, 'stube b'],
  ] as const) {
    drawWindow(sheet, {
      x,
      y: 190,
      width: 520,
      height: 580,
      columns: 2,
      transom: 280,
      bar: 22,
      reveal: 40,
      inks: { frame: '#f3e3bd', frameShade: '#c9a97a', reveal: wood.dark, revealLit: wood.light },
      view: (outside) => {
        drawValleyView(outside, {
          seed,
          theme: winter,
          summitX: x === 760 ? 330 : 120,
          size: 0.46,
          level: 0.62,
          far: false,
        })
        drawSnowGarden(outside, winter, seed, 480, 4, 170)
      },
    })
    for (const side of [0, 1]) {
      tone(
        sheet,
        [x - 10 + side * 400, 190, 140, 600],
        (p) => {
          const a = x + side * 520
          const d = side ? -1 : 1
          p.moveTo(a, 186)
          p.lineTo(a + d * 120, 186)
          p.quadraticCurveTo(a + d * 110, 460, a + d * 20, 640)
          p.lineTo(a, 770)
        },
        ['#a8332a', '#d9624f'],
        (px) => 0.5 + 0.4 * Math.sin(px / 14),
        0.1,
      )
    }
  }
  drawTiledStove(sheet, 130, 1330, 430, 980)
  toneRect(sheet, [640, 880, 1760, 190], [wood.dark, wood.base, wood.light], linear(700, 1300, 1200, 860))
  drawPanels(sheet, [660, 905, 1720, 140], 8, wood.dark, wood.light)
  rectangle(pen, wood.light, 620, 868, 1780, 22)
  drawFloor(sheet, 1320, ['#3a2418', '#6a4530', '#9a6a44'], '#3a2418', 1250)
  rectangle(pen, wood.base, 640, 1140, 1760, 44)
  rectangle(pen, wood.dark, 640, 1184, 1760, 150)
  for (const x of [980, 1880])
    polygon(pen, wood.dark, [
      [x, 1270],
      [x + 110, 1270],
      [x + 130, 1560],
      [x - 20, 1560],
    ])
  drawTableTop(sheet, 760, 2120, 1080, 1260, [wood.base, wood.light, '#dcb07a'], 130)
  drawPlate(pen, 1090, 1190, 0.82, china)
  drawPlate(pen, 1760, 1190, 0.82, china)
  for (const x of [1090, 1760]) drawNapkin(pen, x, 1184, 0.7, ['#7a2b26', '#a8332a', '#d9624f'])
  drawGlass(pen, 1270, 1160, 0.7, 84, { ...dayGlass, wine: '#8f2f3a', shadow: '#8a5a3a' })
  drawGlass(pen, 1600, 1156, 0.7, 84, { ...dayGlass, wine: '#8f2f3a', shadow: '#8a5a3a' })
  drawBreadBasket(pen, 1430, 1200, 0.8, ['#5f3a22', '#b9783f', '#ecc48a'], wood.base)
  drawPendant(sheet, 1430, 330, 150, {
    metal: '#a8332a',
    metalShade: '#7a2b26',
    glow: ['#c48f5c', '#f0c163', '#fdebc0'],
  })
  drawChairBack(sheet, 1100, 1600, 0.8, wood.dark, wood.base, wood.light)
  drawChairBack(sheet, 1780, 1600, 0.8, wood.dark, wood.base, wood.light)
  drawVase(pen, random, 2270, 1130, 0.6, '#fdf4e0', '#d9c09a', '#3f6a4a', ['#a8332a', '#fdf4e0'])
}

function drawPan(pen: Pen, x: number, y: number, radius: number): void {
  rectangle(pen, '#3a2620', x - 5, y - radius * 2.3, 10, radius * 1.4)
  ring(pen, '#3a2620', 6, x, y - radius * 2.4, 12)
  ellipse(pen, '#7a3a22', x + 8, y + 8, radius)
  ellipse(pen, '#b9653a', x, y, radius)
  ellipse(pen, '#d98a55', x - radius * 0.14, y - radius * 0.16, radius * 0.7)
  ellipse(pen, '#f3bd8a', x - radius * 0.3, y - radius * 0.36, radius * 0.24, radius * 0.14, -0.6)
}

function drawDiningChefTable(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(
    sheet,
    ['#2c4a4c', '#3f6664', '#5f8a84'],
    (x, y) => 0.86 - Math.hypot((x - 1200) / 1900, (y - 700) / 1300),
  )
  for (let y = 420; y < 900; y += 80) {
    for (let x = (y / 80) % 2 ? 0 : 80; x < 2400; x += 160)
      stroke(pen, '#2c4a4c', 3, () => pen.rect(x, y, 160, 80))
  }
  rectangle(pen, '#22302f', 160, 214, 2080, 16)
  for (const [x, radius] of [
    [360, 92],
    [620, 120],
    [900, 78],
    [1560, 84],
    [1820, 126],
    [2080, 90],
  ] as const)
    drawPan(pen, x, 230 + radius * 2.4, radius)
  polygon(pen, '#22302f', [
    [1010, 0],
    [1390, 0],
    [1480, 330],
    [920, 330],
  ])
  polygon(pen, '#33504e', [
    [1010, 0],
    [1180, 0],
    [1150, 330],
    [920, 330],
  ])
  rectangle(pen, '#b9653a', 910, 326, 580, 26)
  toneRect(sheet, [560, 880, 1280, 380], ['#1a2524', '#2a3a39', '#41565a'], linear(1840, 1260, 600, 880))
  rectangle(pen, '#8aa09c', 540, 866, 1320, 30)
  for (const x of [660, 1100, 1540]) stroke(pen, '#8aa09c', 6, () => pen.roundRect(x - 60, 960, 320, 230, 10))
  for (const x of [720, 860, 1180, 1320, 1640]) ellipse(pen, '#b9653a', x, 926, 15)
  for (const [x, w, h] of [
    [780, 190, 120],
    [1150, 240, 90],
    [1560, 170, 150],
  ] as const) {
    toneRect(
      sheet,
      [x - w / 2, 866 - h, w, h],
      ['#7a3a22', '#b9653a', '#e09a64'],
      linear(x + w / 2, 0, x - w / 2, 0),
    )
    rectangle(pen, '#e09a64', x - w / 2 - 10, 860 - h, w + 20, 10)
    line(pen, '#3a2620', 12, [
      [x + w / 2, 880 - h],
      [x + w / 2 + 110, 868 - h],
    ])
  }
  tone(
    sheet,
    [1040, 480, 240, 300],
    (p) => {
      p.moveTo(1120, 780)
      p.bezierCurveTo(1060, 690, 1190, 640, 1130, 520)
      p.bezierCurveTo(1230, 610, 1150, 690, 1200, 780)
    },
    ['#5f8a84', '#b7cfc6'],
    (x, y) => 0.9 - (780 - y) / 420 + 0.1 * Math.sin(x / 30),
  )
  drawFloor(sheet, 1250, ['#3a4a48', '#5a706c', '#7f948e'], '#3a4a48', 1200)
  drawTableTop(sheet, 330, 2070, 1140, 1360, [wood.base, wood.light, '#dcb07a'], 150)
  rectangle(pen, wood.dark, 430, 1394, 60, 206)
  rectangle(pen, wood.dark, 1910, 1394, 60, 206)
  for (const x of [690, 1030, 1370, 1710]) {
    drawPlate(pen, x, 1268, 0.72, china)
    drawNapkin(pen, x, 1262, 0.56, ['#24524c', '#3a7468', '#5f9a88'])
    drawCutlery(pen, x - 150, 1300, 10, -66, '#7d5a40', '#fdf4e0', 8)
    drawCutlery(pen, x + 150, 1300, -10, -66, '#7d5a40', '#fdf4e0', 8)
    drawGlass(pen, x + 110, 1206, 0.5, 80, { ...dayGlass, wine: '#8f2f3a', shadow: '#8a5a3a' })
  }
  drawPendant(sheet, 700, 620, 130, {
    metal: '#22302f',
    metalShade: '#141e1e',
    glow: ['#b9653a', '#f0c163', '#fdebc0'],
  })
  drawPendant(sheet, 1700, 620, 130, {
    metal: '#22302f',
    metalShade: '#141e1e',
    glow: ['#b9653a', '#f0c163', '#fdebc0'],
  })
}

export const restaurantScenes: readonly Scene[] = [
  { slug: 'dining-stube', ...landscapeFormat, draw: drawDiningStube },
  { slug: 'dining-chef-table', ...landscapeFormat, draw: drawDiningChefTable },
]
