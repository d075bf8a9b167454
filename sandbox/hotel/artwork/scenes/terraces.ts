import { drawChairBack } from '../interiors/seats'
import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawVase } from '../objects/desk-things'
import { drawBreadBasket } from '../objects/food'
import { drawCutlery, drawGlass, drawPlate, type GlassInks } from '../objects/tableware'
import { linear, tone, toneRect } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'
import { summer } from '../themes/day'
import { landscapeFormat, type Scene } from './scene'

const dayGlass: GlassInks = {
  glass: '#eef4ee',
  light: '#fdf8ea',
  shade: '#9fb4b0',
  wine: '#e3c96a',
  shadow: '#b99a6a',
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

export const terraceScenes: readonly Scene[] = [
  { slug: 'dining-terrace', ...landscapeFormat, draw: drawDiningTerrace },
  { slug: 'hotel-terrace-morning', ...landscapeFormat, draw: drawHotelTerraceMorning },
]
