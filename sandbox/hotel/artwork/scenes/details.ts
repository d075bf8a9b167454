import { drawFoldedBlanket } from '../interiors/fabric'
import { drawBookshelf, drawFireplace, drawSideTable } from '../interiors/furniture'
import { drawWingChair } from '../interiors/seats'
import { drawSnowGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawPanels, drawRug, drawWall } from '../interiors/walls'
import { drawSill, drawWindow } from '../interiors/window'
import { drawOpenBook, drawSpectacles } from '../objects/desk-things'
import { drawSprig } from '../objects/food'
import { drawFloorLamp, drawTableLamp } from '../objects/lights'
import { drawCup, drawCupAbove } from '../objects/tableware'
import { drawTowelStack } from '../objects/towels'
import { halo, linear, radial, tone, toneRect } from '../paper/fields'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { winter } from '../themes/day'
import { drawBoards } from './dishes'
import { brassLamp } from './rooms'
import { landscapeFormat, portraitFormat, type Scene } from './scene'

const books = [
  '#7a2b26',
  '#24423f',
  '#2f3f68',
  '#a9783a',
  '#5a4230',
  '#8a3f36',
  '#3f5a44',
  '#c4a36a',
  '#43304a',
]

function drawLibraryFireplace(sheet: Sheet): void {
  const { pen } = sheet
  const shelfWood = { dark: '#24160f', base: '#5f3a24', light: '#a9744a' }
  drawWall(
    sheet,
    ['#1f1512', '#3a241a', '#6a3f28'],
    (x, y) => 0.96 - Math.hypot((x - 1200) / 1500, (y - 1000) / 1250),
  )
  drawBookshelf(sheet, [60, 60, 640, 1240], 6, books, shelfWood, 'left')
  drawBookshelf(sheet, [1700, 60, 640, 1240], 6, books, shelfWood, 'right')
  drawBookshelf(sheet, [760, 60, 880, 410], 2, books, shelfWood, 'middle')
  drawFloor(sheet, 1330, ['#24160f', '#54301e', '#8a5433'], '#24160f', 1200)
  drawFireplace(sheet, 1200, 1345, 860, ['#8c7a6c', '#c4ad95', '#e6d6bd'], '#140e0c', [
    '#cf5a2a',
    '#f0a343',
    '#fbe3a4',
  ])
  halo(sheet, '#c97a3f', 1200, 1400, 620, 90, 0.5)
  drawRug(sheet, [620, 1420, 1160, 150], '#7a2b26', '#24303c', '#c4a36a')
  drawFloorLamp(sheet, 2130, 1460, 1060, { ...brassLamp, halo: '#a9744a' })
  drawSideTable(sheet, 1890, 1240, 110, 250, shelfWood)
  drawCup(pen, 1890, 1238, 0.66, { white: '#f3e3bd', shade: '#c4ad95', shadow: '#3a241a' }, '#4a3128')
  drawWingChair(sheet, 560, 1560, 0.8, { cloth: ['#3a1f1c', '#7a3a2a', '#b9704a'], leg: '#1f1512' }, 1)
  drawWingChair(sheet, 1660, 1560, 0.74, { cloth: ['#1c3a34', '#2f5f50', '#5f8f74'], leg: '#1f1512' }, -1)
}

function drawDetailBlanket(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#a9a48a', '#c9c3a6', '#e0dabc'], (x, y) => 0.9 - x / 3600 - y / 5200)
  drawPanels(sheet, [-80, 140, 2080, 1180], 3, '#a9a48a', '#f0ead0')
  toneRect(sheet, [0, 1440, 1920, 60], ['#a9744a', '#d9a86e'], linear(1920, 0, 200, 0))
  rectangle(pen, '#5f3f2a', 0, 1500, 1920, 34)
  toneRect(sheet, [0, 1534, 1920, 866], ['#6d6a54', '#8f8b70', '#aaa688'], linear(1600, 2400, 300, 1700))
  for (const x of [180, 1620])
    polygon(pen, '#5f3f2a', [
      [x, 1534],
      [x + 110, 1534],
      [x + 92, 2400],
      [x + 18, 2400],
    ])
  const piles = [
    { y: 1470, base: '#456c86', shade: '#2f4f66', stripe: '#f8edd4', band: '#dba545' },
    { y: 1280, base: '#d9876a', shade: '#b4553f', stripe: '#f8edd4', band: '#c08f45' },
    { y: 1090, base: '#6b8f5a', shade: '#4f7350', stripe: '#f8edd4', band: '#e3c79b' },
  ]
  piles.forEach((pile, i) => {
    drawFoldedBlanket(sheet, 300 + i * 26, pile.y, 1320 - i * 50, pile, [760, 560, 380][i] ?? 300)
  })
  drawSprig(pen, 1180, 898, 380, -0.2, '#4f7350', '#5f4334')
}

function drawDetailLamp(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(
    sheet,
    ['#161c2e', '#26304c', '#4a4a5a', '#8a6a4f'],
    (x, y) => 1.05 - Math.hypot((x - 1080) / 1300, (y - 1080) / 1250),
  )
  drawPanels(sheet, [-100, 1180, 2120, 500], 3, '#161c2e', '#5a5a68')
  toneRect(sheet, [0, 1760, 1920, 110], ['#5a3826', '#a9744a', '#e8c48e'], radial(1080, 1780, 1150, 260))
  toneRect(sheet, [0, 1870, 1920, 530], ['#1f1714', '#3f2a20', '#6a4630'], radial(1000, 1850, 1500, 760))
  rectangle(pen, '#1f1714', 0, 1866, 1920, 10)
  for (const x of [120, 1020]) {
    stroke(pen, '#1f1714', 10, () => pen.rect(x, 1950, 780, 330))
    ellipse(pen, '#c08f45', x + 390, 2110, 30)
    ellipse(pen, '#f2cf86', x + 382, 2102, 12)
  }
  drawTableLamp(sheet, 1180, 1800, 1.7, { ...brassLamp, halo: '#b98a58' }, 330)
  drawOpenBook(pen, 560, 1810, 1.45, '#fdf4dc', '#e3d0a4', '#7a2b26')
  drawSpectacles(pen, 620, 1836, 1.25, '#2a2018')
}

function drawDetailBath(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#9db4b0', '#bfd0c8', '#dde5da'], (x, y) => 0.92 - Math.abs(x - 960) / 2500 - y / 6000)
  for (let y = 1290; y < 1750; y += 92)
    for (let x = (y / 92) % 2 < 1 ? -92 : 0; x < 1920; x += 184)
      stroke(pen, '#9db4b0', 4, () => pen.rect(x, y, 184, 92))
  drawWindow(sheet, {
    x: 460,
    y: 210,
    width: 1000,
    height: 1000,
    columns: 2,
    transom: 260,
    inks: {
      frame: '#fdf8ea',
      frameShade: '#c9cfc0',
      reveal: '#9db4b0',
      revealLit: '#fdf8ea',
      handle: '#c08f45',
    },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'bath',
        theme: winter,
        summitX: 560,
        size: 0.66,
        level: 0.68,
        far: false,
      })
      drawSnowGarden(outside, winter, 'bath', 860, 6, 260)
    },
  })
  drawSill(pen, 400, 1236, 1120, 50, '#fdf8ea', '#c9cfc0', '#9db4b0')
  toneRect(sheet, [0, 1750, 1920, 650], ['#5f7483', '#7f95a0', '#a9bcc0'], linear(1700, 2400, 400, 1700))
  for (let i = -8; i <= 8; i++)
    line(pen, '#5f7483', 4, [
      [960 + i * 160, 1750],
      [960 + i * 330, 2400],
    ])
  for (const y of [1850, 2010, 2230]) rectangle(pen, '#5f7483', 0, y, 1920, 4)
  ellipse(pen, '#4a5f6c', 980, 2180, 700, 60)
  for (const x of [520, 1400])
    fillPath(pen, '#c08f45', () => {
      pen.moveTo(x - 60, 2060)
      pen.quadraticCurveTo(x - 80, 2180, x - 20, 2190)
      pen.lineTo(x + 40, 2190)
      pen.quadraticCurveTo(x + 10, 2130, x + 60, 2060)
    })
  tone(
    sheet,
    [220, 1560, 1480, 560],
    (p) => {
      p.moveTo(250, 1590)
      p.bezierCurveTo(270, 1950, 400, 2100, 620, 2110)
      p.lineTo(1300, 2110)
      p.bezierCurveTo(1520, 2100, 1650, 1950, 1670, 1590)
    },
    ['#a9b4ae', '#dcdccb', '#fdf8ea'],
    linear(1760, 2120, 360, 1560),
  )
  ellipse(pen, '#c9cfc0', 960, 1590, 726, 86)
  ellipse(pen, '#fdf8ea', 960, 1578, 730, 84)
  ellipse(pen, '#86a9ae', 960, 1590, 668, 62)
  ellipse(pen, '#b9d3d0', 860, 1592, 430, 34)
  for (const [x, r] of [
    [1230, 46],
    [1300, 60],
    [1380, 44],
    [1180, 30],
    [1340, 34],
  ] as const)
    ellipse(pen, '#fdf8ea', x, 1580, r, r * 0.5)
  stroke(pen, '#c08f45', 26, () => {
    pen.moveTo(1480, 1500)
    pen.lineTo(1480, 1340)
    pen.quadraticCurveTo(1480, 1290, 1420, 1290)
    pen.quadraticCurveTo(1360, 1290, 1360, 1350)
  })
  rectangle(pen, '#c08f45', 1430, 1420, 100, 22)
  tone(
    sheet,
    [380, 1530, 300, 420],
    (p) => {
      p.moveTo(410, 1540)
      p.quadraticCurveTo(540, 1500, 650, 1532)
      p.lineTo(662, 1900)
      p.lineTo(420, 1880)
    },
    ['#b9654a', '#e0a890'],
    (x) => 0.56 + 0.3 * Math.sin(x / 26),
  )
  rectangle(pen, '#fdf8ea', 416, 1800, 246, 16)
  drawTowelStack(pen, 1720, 2380, 1.1, ['#fdf8ea', '#c9cfc0'], '#456c86')
}

function drawDetailDesk(sheet: Sheet): void {
  const { pen } = sheet
  drawBoards(sheet, ['#8a5a3a', '#ad7a4c', '#cf9f6a'], '#7d4f30', 'desk', 5)
  polygon(pen, '#e3b98a', [
    [0, 0],
    [1100, 0],
    [420, 2400],
    [0, 2400],
  ])
  drawBoardsOver(sheet)
  pen.save()
  pen.translate(880, 1280)
  pen.rotate(-0.12)
  rectangle(pen, '#6a4530', -500, -660, 1040, 1400)
  rectangle(pen, '#d9ccb0', -530, -690, 1040, 1400)
  rectangle(pen, '#fbf5e6', -560, -720, 1040, 1400)
  polygon(pen, '#1f3d33', [
    [-180, -560],
    [-110, -610],
    [-86, -596],
    [-30, -650],
    [40, -580],
    [70, -596],
    [110, -560],
  ])
  rectangle(pen, '#1f3d33', -230, -540, 390, 5)
  for (let i = 0; i < 11; i++) {
    const length = i === 10 ? 240 : 640 + ((i * 83) % 130)
    stroke(pen, '#2f4f66', 6, () => {
      for (let x = 0; x <= length; x += 16)
        pen.lineTo(-430 + x, -380 + i * 82 + 7 * Math.sin(x * 0.9 + i) * Math.sin(x * 0.13 + i))
    })
  }
  pen.restore()
  pen.save()
  pen.translate(1330, 1500)
  pen.rotate(-0.7)
  rectangle(pen, '#5a3826', -300, 14, 620, 44)
  fillPath(pen, '#1f3d33', () => pen.roundRect(-60, -30, 400, 60, 28))
  fillPath(pen, '#24493d', () => pen.roundRect(-250, -25, 200, 50, 10))
  rectangle(pen, '#c08f45', -70, -31, 26, 62)
  rectangle(pen, '#4f7350', -30, -20, 340, 9)
  polygon(pen, '#c08f45', [
    [-250, -17],
    [-250, 17],
    [-340, 2],
    [-340, -2],
  ])
  pen.restore()
  drawCupAbove(pen, 1520, 640, 190, { white: '#fdf8ea', shade: '#d9ccb0', shadow: '#7d4f30' }, '#3a2418')
  ellipse(pen, '#6a4530', 1480, 604, 80, 44, 0.6)
  drawSprig(pen, 260, 2260, 460, -0.6, '#4f7350', '#5f4334')
}

/** Seams that run on where the light falls on the boards. */
function drawBoardsOver({ pen, width, height }: Sheet): void {
  for (let i = 1; i < 5; i++) rectangle(pen, '#7d4f30', 0, (height * i) / 5, width, 5)
}

export const detailScenes: readonly Scene[] = [
  { slug: 'library-fireplace', ...landscapeFormat, draw: drawLibraryFireplace },
  { slug: 'detail-blanket', ...portraitFormat, draw: drawDetailBlanket },
  { slug: 'detail-lamp', ...portraitFormat, draw: drawDetailLamp },
  { slug: 'detail-bath', ...portraitFormat, draw: drawDetailBath },
  { slug: 'detail-desk', ...portraitFormat, draw: drawDetailDesk },
]
