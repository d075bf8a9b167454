import { drawChairBack } from '../interiors/seats'
import { drawSnowGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawPanels, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawBookPile, drawVase } from '../objects/desk-things'
import { drawBreadBasket } from '../objects/food'
import { drawCandle, drawPendant } from '../objects/lights'
import {
  drawBottle,
  drawCutlery,
  drawGlass,
  drawNapkin,
  drawPlate,
  type GlassInks,
} from '../objects/tableware'
import { halo, linear, radial, tone, toneRect } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { summer, winter } from '../themes/day'
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

/** A parasol in two colours; (x, y) is its tip. */
function drawParasol(pen: Pen, x: number, y: number, reach: number, foot: number): void {
  rectangle(pen, '#5f4334', x - 10, y, 20, foot - y)
  rectangle(pen, '#9a6a48', x - 10, y, 7, foot - y)
  const edge = (t: number) => [x + reach * t, y + reach * (0.34 + 0.05 * Math.cos(t * 2))] as const
  for (let i = -4; i < 4; i++) {
    const [a, b] = [edge(i / 4), edge((i + 1) / 4)]
    fillPath(pen, i % 2 ? '#f8edd4' : i < 0 ? '#c96a4f' : '#b4553f', () => {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + reach * (i / 4) * 0.62, y + reach * 0.1, a[0], a[1])
      pen.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 34, b[0], b[1])
      pen.quadraticCurveTo(x + reach * ((i + 1) / 4) * 0.62, y + reach * 0.1, x, y)
    })
  }
}

function drawBalustrade(pen: Pen, y: number, inks: readonly [Ink, Ink, Ink]): void {
  rectangle(pen, inks[1], 0, y + 210, 2400, 46)
  for (let x = 30; x < 2400; x += 88) {
    fillPath(pen, inks[2], () => {
      pen.moveTo(x - 16, y + 40)
      pen.bezierCurveTo(x - 14, y + 90, x - 36, y + 130, x - 28, y + 165)
      pen.quadraticCurveTo(x - 20, y + 196, x - 18, y + 212)
      pen.lineTo(x + 18, y + 212)
      pen.quadraticCurveTo(x + 20, y + 196, x + 28, y + 165)
      pen.bezierCurveTo(x + 36, y + 130, x + 14, y + 90, x + 16, y + 40)
    })
    rectangle(pen, inks[0], x + 5, y + 60, 11, 150)
  }
  rectangle(pen, inks[2], 0, y, 2400, 40)
  rectangle(pen, inks[0], 0, y + 40, 2400, 10)
}

function drawTerraceGround(sheet: Sheet, y: number, inks: readonly [Ink, Ink, Ink]): void {
  toneRect(sheet, [0, y, 2400, 1600 - y], inks, linear(2400, 1600, 500, y))
  for (let i = -12; i <= 12; i++)
    line(sheet.pen, inks[0], 4, [
      [1200 + i * 190, y],
      [1200 + i * 330, 1600],
    ])
  for (const dy of [70, 190]) rectangle(sheet.pen, inks[0], 0, y + dy, 2400, 4)
}

function drawRoundTable(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  cloth: readonly [Ink, Ink, Ink],
): void {
  tone(
    sheet,
    [x - radius, y, radius * 2, 420],
    (p) => {
      p.moveTo(x - radius, y)
      p.quadraticCurveTo(x - radius * 0.98, y + 240, x - radius * 0.9, y + 360)
      p.quadraticCurveTo(x, y + 450, x + radius * 0.9, y + 360)
      p.quadraticCurveTo(x + radius * 0.98, y + 240, x + radius, y)
    },
    cloth,
    (px) => 0.56 + 0.3 * Math.sin((px - x) / 46) - (px - x) / (radius * 2.6),
  )
  tone(
    sheet,
    [x - radius, y - radius * 0.27, radius * 2, radius * 0.54],
    (p) => p.ellipse(x, y, radius, radius * 0.26, 0, 0, 7),
    [cloth[1], cloth[2]],
    linear(x + radius, y, x - radius * 0.4, y),
  )
}

const linen = ['#c4b79a', '#e9dfc6', '#fdf8ea'] as const

function drawDiningTerrace(sheet: Sheet): void {
  const { pen } = sheet
  drawBackdrop(sheet, summer, { seed: 'terrace noon', summitX: 1640, baseY: 990, size: 0.84, far: 400 })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'tn 1',
      830,
      [
        { from: 1000, to: -100, by: -110 },
        { from: 1600, to: 2500, by: -120 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'tn far',
  })
  drawField(sheet, summer, landEdge('tn 2', 940, [], 16), 'terrace noon', 0.12)
  drawBalustrade(pen, 960, ['#c9a37a', '#ecc9a4', '#f8edd4'])
  drawTerraceGround(sheet, 1210, ['#c9a37a', '#e0bd92', '#f3dcb8'])
  polygon(pen, '#c9a37a', [
    [560, 1500],
    [1500, 1440],
    [1960, 1560],
    [1500, 1640],
    [700, 1640],
  ])
  drawParasol(pen, 880, 190, 820, 1260)
  drawChairBack(sheet, 520, 1560, 0.72, '#2f5040', '#4f7350', '#f8edd4')
  drawRoundTable(sheet, 880, 1240, 440, linen)
  drawPlate(pen, 700, 1262, 0.62, { white: '#fdf8ea', shade: '#d5c9ac', shadow: '#c4b79a' })
  drawPlate(pen, 1090, 1262, 0.62, { white: '#fdf8ea', shade: '#d5c9ac', shadow: '#c4b79a' })
  drawBreadBasket(pen, 900, 1310, 0.62, ['#7d4f2c', '#b9783f', '#ecc48a'], '#d5c9ac')
  drawGlass(pen, 810, 1226, 0.56, 76, dayGlass)
  drawGlass(pen, 1010, 1220, 0.56, 76, dayGlass)
  fillPath(pen, '#b9d3d0', () => {
    pen.moveTo(1126, 1224)
    pen.bezierCurveTo(1070, 1190, 1120, 1130, 1134, 1080)
    pen.lineTo(1186, 1080)
    pen.bezierCurveTo(1200, 1130, 1250, 1190, 1194, 1224)
  })
  fillPath(pen, '#7ba2b8', () => {
    pen.moveTo(1126, 1224)
    pen.quadraticCurveTo(1092, 1196, 1112, 1160)
    pen.lineTo(1208, 1160)
    pen.quadraticCurveTo(1228, 1196, 1194, 1224)
  })
  drawChairBack(sheet, 1180, 1590, 0.78, '#2f5040', '#4f7350', '#f8edd4')
}

function drawHotelTerraceMorning(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('terrace morning')
  const theme = { ...summer, sky: ['#a9c3cf', '#e6d9c6', '#fbe8c8', '#fbe8c8'] as const }
  drawBackdrop(sheet, theme, { seed: 'terrace morning', summitX: 1010, baseY: 1010, size: 0.92, far: 2100 })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'tm 1',
      850,
      [
        { from: 1000, to: -100, by: -130 },
        { from: 1500, to: 2500, by: -150 },
      ],
      22,
    ),
    low: 26,
    high: 62,
    spacing: 12,
    seed: 'tm far',
  })
  drawField(sheet, theme, landEdge('tm 2', 960, [], 16), 'terrace morning', 0.1)
  drawBalustrade(pen, 980, ['#b9a08a', '#e0c8ae', '#f8e9d0'])
  drawTerraceGround(sheet, 1230, ['#c4a283', '#dcc0a0', '#f3ddc0'])
  polygon(pen, '#b08f74', [
    [1260, 1560],
    [1900, 1480],
    [2300, 1530],
    [2000, 1640],
    [1300, 1640],
  ])
  drawChairBack(sheet, 1250, 1590, 0.78, '#3f5563', '#6d8792', '#f8e9d0')
  drawRoundTable(sheet, 1620, 1270, 460, linen)
  drawPlate(pen, 1480, 1300, 0.62, { white: '#fdf8ea', shade: '#d5c9ac', shadow: '#c4b79a' })
  drawBreadBasket(pen, 1750, 1320, 0.6, ['#7d4f2c', '#b9783f', '#ecc48a'], '#d5c9ac')
  fillPath(pen, '#456c86', () => pen.roundRect(1590, 1130, 96, 130, 30))
  rectangle(pen, '#2f4f66', 1650, 1140, 36, 116)
  stroke(pen, '#456c86', 12, () => pen.arc(1694, 1190, 30, -1.3, 1.4))
  polygon(pen, '#456c86', [
    [1592, 1150],
    [1560, 1146],
    [1592, 1190],
  ])
  ellipse(pen, '#2f4f66', 1638, 1130, 44, 10)
  drawVase(pen, random, 1880, 1250, 0.5, '#fdf8ea', '#d5c9ac', '#4f7350', ['#dba545', '#d9876a', '#f8edd4'])
  drawCutlery(pen, 1366, 1320, 10, -60, '#9aa8a4', '#fdf8ea', 8)
  drawCutlery(pen, 1600, 1330, -8, -60, '#9aa8a4', '#fdf8ea', 8)
  for (const x of [190, 470]) {
    polygon(pen, '#b4654a', [
      [x - 90, 1340],
      [x + 90, 1340],
      [x + 66, 1540],
      [x - 66, 1540],
    ])
    polygon(pen, '#8a4636', [
      [x + 20, 1340],
      [x + 90, 1340],
      [x + 66, 1540],
      [x + 20, 1540],
    ])
    for (let i = 0; i < 40; i++) {
      const a = random() * 6.3
      const r = Math.sqrt(random()) * 140
      ellipse(
        pen,
        i % 5 ? (i % 2 ? '#2f5040' : '#4f7350') : '#b4553f',
        x + Math.cos(a) * r,
        1220 + Math.sin(a) * r * 1.05,
        34,
        26,
        a,
      )
    }
  }
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

function drawBarLamplight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('bar')
  drawWall(
    sheet,
    ['#120f1c', '#2a1a22', '#5a2f26', '#8a4a2f'],
    (x, y) => 1.02 - Math.hypot((x - 1120) / 1500, (y - 820) / 1150),
  )
  const glasses = ['#24483f', '#5a2a22', '#8a5a24', '#2f3f6a', '#a9783a', '#3a5f4f']
  for (const y of [420, 700, 960]) {
    for (let x = 190; x < 2240; x += 66 + random() * 46) {
      if (Math.abs(x - 1200) < 70) continue
      const height = 170 + random() * 60
      drawBottle(
        pen,
        x,
        y,
        height,
        glasses[Math.floor(random() * glasses.length)] ?? '#24483f',
        '#e0a860',
        random() < 0.6 ? '#e9d3a4' : '#b9783f',
      )
    }
    rectangle(pen, '#8a4a2f', 130, y, 2140, 20)
    rectangle(pen, '#2a1a22', 130, y + 20, 2140, 12)
  }
  for (const x of [110, 1180, 2250]) {
    rectangle(pen, '#3a2024', x, 160, 40, 880)
    rectangle(pen, '#8a4a2f', x, 160, 8, 880)
  }
  rectangle(pen, '#8a4a2f', 90, 130, 2220, 34)
  toneRect(sheet, [0, 1180, 2400, 120], ['#6a3a24', '#b9703a', '#f0b866'], radial(1120, 1200, 1500, 420))
  toneRect(sheet, [0, 1300, 2400, 300], ['#1a1018', '#3a2024', '#6a3626'], radial(1120, 1300, 1500, 700))
  for (let x = 60; x < 2400; x += 330) stroke(pen, '#1a1018', 8, () => pen.rect(x, 1350, 270, 220))
  const amber: GlassInks = {
    glass: '#fdebc0',
    light: '#fdf3d8',
    shade: '#8a5a3a',
    wine: '#c8702f',
    shadow: '#6a3a24',
  }
  drawGlass(pen, 930, 1252, 1.05, 84, amber)
  drawGlass(pen, 1400, 1262, 1.05, 64, { ...amber, wine: '#8f2f3a' })
  ellipse(pen, '#8a4a2f', 1180, 1256, 96, 18)
  ellipse(pen, '#f3d08a', 1180, 1248, 90, 16)
  for (const [dx, ink] of [
    [-40, '#5f7a3c'],
    [-8, '#6f8a44'],
    [26, '#4f6a34'],
    [8, '#7f964f'],
  ] as const)
    ellipse(pen, ink, 1180 + dx, 1238, 22, 17)
  drawPendant(sheet, 760, 560, 150, {
    metal: '#3a6a54',
    metalShade: '#1a3a30',
    glow: ['#3a6a54', '#f4cb72', '#fdebc0'],
    halo: '#b9703a',
  })
  drawPendant(sheet, 1600, 560, 150, {
    metal: '#3a6a54',
    metalShade: '#1a3a30',
    glow: ['#3a6a54', '#f4cb72', '#fdebc0'],
    halo: '#b9703a',
  })
  drawBookPile(pen, 1960, 1262, 0.9, ['#3a5f4f', '#8f2f3a'], '#f3d08a')
}

function drawBarrel(sheet: Sheet, x: number, y: number, radius: number): void {
  const { pen } = sheet
  tone(
    sheet,
    [x - radius, y - radius, radius * 2, radius * 2],
    (p) => p.ellipse(x, y, radius, radius, 0, 0, 7),
    ['#4a2a1c', '#8a5433', '#b9803f'],
    radial(x - radius * 0.4, y - radius * 0.5, radius * 2.1),
  )
  ring(pen, '#2a1a18', radius * 0.11, x, y, radius * 0.95)
  for (let k = -3; k <= 3; k++)
    rectangle(
      pen,
      '#3a2218',
      x + k * radius * 0.24,
      y - radius * Math.sqrt(1 - (k * 0.24) ** 2) * 0.86,
      4,
      radius * Math.sqrt(1 - (k * 0.24) ** 2) * 1.72,
    )
  rectangle(pen, '#5f3a24', x - radius * 0.8, y - radius * 0.1, radius * 1.6, radius * 0.2)
  ellipse(pen, '#2a1a18', x, y + radius * 0.52, radius * 0.1)
}

function drawWineCellar(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('cellar')
  drawWall(
    sheet,
    ['#15121a', '#2c2226', '#5a3c2e', '#94623c'],
    (x, y) => 0.98 - Math.hypot((x - 1200) / 1250, (y - 960) / 1050),
  )
  for (let ringIndex = 0; ringIndex < 4; ringIndex++) {
    const inset = ringIndex * 170
    stroke(pen, '#15121a', 26 - ringIndex * 4, () => {
      pen.moveTo(120 + inset * 1.15, 1330 - inset * 0.5)
      pen.lineTo(120 + inset * 1.15, 760 - inset * 0.1)
      pen.bezierCurveTo(
        240 + inset,
        60 + inset,
        2160 - inset,
        60 + inset,
        2280 - inset * 1.15,
        760 - inset * 0.1,
      )
      pen.lineTo(2280 - inset * 1.15, 1330 - inset * 0.5)
    })
  }
  for (const [x, width] of [
    [0, 520],
    [1880, 520],
  ] as const) {
    rectangle(pen, '#2a1a18', x, 620, width, 740)
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 5; column++) {
        const [cx, cy] = [x + 56 + column * 102, 676 + row * 102]
        ellipse(pen, '#15121a', cx, cy, 44)
        if (random() < 0.12) continue
        ellipse(pen, random() < 0.6 ? '#3a5a48' : '#6a2a30', cx, cy, 36)
        ellipse(pen, random() < 0.5 ? '#b9803f' : '#8f2f3a', cx, cy, 19)
        ellipse(pen, '#e0b070', cx + (x ? -8 : 8), cy - 10, 6)
      }
    }
    rectangle(pen, '#8a5433', x ? x - 14 : 506, 600, 28, 780)
  }
  toneRect(sheet, [0, 1330, 2400, 270], ['#15121a', '#3a2a26', '#7a5236'], radial(1200, 1330, 1200, 340))
  for (const [x, y, radius] of [
    [760, 1190, 190],
    [1640, 1190, 190],
    [980, 880, 150],
    [1420, 880, 150],
  ] as const)
    drawBarrel(sheet, x, y, radius)
  drawBarrel(sheet, 1200, 1240, 230)
  const glass: GlassInks = {
    glass: '#fdebc0',
    light: '#fdf3d8',
    shade: '#8a5a3a',
    wine: '#8f2f3a',
    shadow: '#3a2218',
  }
  toneRect(sheet, [620, 1452, 1160, 40], ['#8a5433', '#c98f52'], radial(1160, 1460, 600, 300))
  rectangle(pen, '#3a2218', 640, 1492, 1120, 26)
  for (const x of [700, 1660]) rectangle(pen, '#3a2218', x, 1500, 50, 100)
  drawCandle(sheet, 1160, 1454, 230, '#f3e3bd', '#c9a97a', '#f0a343', '#fdebc0')
  drawGlass(pen, 1380, 1454, 0.86, 80, glass)
  drawBottle(pen, 940, 1454, 360, '#1f3a30', '#5f8a70', '#f3e3bd')
  halo(sheet, '#c98f52', 1160, 1190, 260, 260, 0.6)
}

export const restaurantScenes: readonly Scene[] = [
  { slug: 'dining-stube', ...landscapeFormat, draw: drawDiningStube },
  { slug: 'dining-terrace', ...landscapeFormat, draw: drawDiningTerrace },
  { slug: 'hotel-terrace-morning', ...landscapeFormat, draw: drawHotelTerraceMorning },
  { slug: 'dining-chef-table', ...landscapeFormat, draw: drawDiningChefTable },
  { slug: 'bar-lamplight', ...landscapeFormat, draw: drawBarLamplight },
  { slug: 'wine-cellar', ...landscapeFormat, draw: drawWineCellar },
]
