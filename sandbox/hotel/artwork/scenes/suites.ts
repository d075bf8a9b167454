import { drawCurtain } from '../interiors/fabric'
import { drawFireplace, drawSideTable } from '../interiors/furniture'
import { drawSofa, drawWingChair } from '../interiors/seats'
import { drawPineGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawFramedRidge, drawPanels, drawRug, drawSunPatch, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawCandle, drawFloorLamp } from '../objects/lights'
import { drawCup } from '../objects/tableware'
import { ellipse, line, polygon, rectangle } from '../paper/shapes'
import { createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'
import { night, winterEvening } from '../themes/dark'
import { summer } from '../themes/day'
import { brassLamp, drawFlowerPot } from './rooms'
import { landscapeFormat, type Scene } from './scene'

function drawSuiteArolles(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(
    sheet,
    ['#16262f', '#203a44', '#2f5058', '#7d4a34'],
    (x, y) => 0.95 - Math.hypot((x - 560) / 1500, (y - 1150) / 1300),
  )
  drawPanels(sheet, [900, 1060, 1600, 340], 5, '#16262f', '#2f5058')
  drawWindow(sheet, {
    x: 1130,
    y: 90,
    width: 860,
    height: 1010,
    columns: 2,
    transom: 250,
    inks: {
      frame: '#c9c3cf',
      frameShade: '#7181a6',
      reveal: '#16262f',
      revealLit: '#3d5283',
      handle: '#dba545',
    },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'arolles',
        theme: winterEvening,
        summitX: 470,
        size: 0.62,
        level: 0.6,
        far: false,
      })
      drawPineGarden(outside, winterEvening, 'arolles', 830, true)
    },
  })
  for (const [outer, inner] of [
    [930, 1130],
    [2190, 1990],
  ] as const) {
    drawCurtain(sheet, {
      outer,
      inner,
      top: 30,
      bottom: 1390,
      inks: ['#5a2c2c', '#8a3f36', '#b9604a'],
      folds: 2.2,
    })
  }
  drawFloor(sheet, 1390, ['#24170f', '#4a2f22', '#8a5433'], '#24170f', 900)
  drawFireplace(sheet, 480, 1400, 700, ['#8c7a6c', '#c4ad95', '#e6d6bd'], '#1a1210', [
    '#cf5a2a',
    '#f0a343',
    '#fbe3a4',
  ])
  drawFramedRidge(sheet, [270, 290, 420, 330], '#c08f45', '#e6d6bd', '#7181a6', '#3d5283')
  drawCandle(sheet, 190, 742, 130, '#f3e3bd', '#c4ad95', '#f0a343', '#fbe3a4')
  drawCandle(sheet, 770, 742, 90, '#f3e3bd', '#c4ad95', '#f0a343', '#fbe3a4')
  drawRug(sheet, [700, 1440, 1300, 140], '#7a3a30', '#24303c', '#dba545')
  drawSofa(
    sheet,
    1660,
    1540,
    1080,
    { cloth: ['#243c3a', '#3d625a', '#6f9180'], leg: '#24170f' },
    '#dba545',
    -1,
  )
  drawSideTable(sheet, 1010, 1290, 130, 240, { dark: '#24170f', base: '#6f4a35', light: '#b98352' })
  drawCup(pen, 1010, 1288, 0.7, { white: '#f3e3bd', shade: '#c4ad95', shadow: '#4a2f22' }, '#4a3128')
}

function drawSuiteGarden(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#d8a98f', '#e9c6ac', '#f3ddc4'], (x, y) => 0.85 - Math.abs(x - 1200) / 2300 - y / 6000)
  drawPanels(sheet, [-120, 1010, 700, 330], 2, '#d8a98f', '#f8edd4')
  drawPanels(sheet, [1830, 1010, 700, 330], 2, '#d8a98f', '#f8edd4')
  drawWindow(sheet, {
    x: 660,
    y: 110,
    width: 1080,
    height: 1290,
    columns: 1,
    bar: 26,
    reveal: 54,
    inks: { frame: '#fdf6e6', frameShade: '#d9c9a8', reveal: '#c9a37a', revealLit: '#fdf6e6' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'garden suite',
        theme: summer,
        summitX: 420,
        size: 0.78,
        level: 0.56,
        far: 1000,
        mirrored: true,
      })
      rectangle(outside.pen, '#ecc9a4', 0, 1030, 1080, 260)
      rectangle(outside.pen, '#c9a37a', 0, 1030, 1080, 12)
      for (let i = -3; i < 12; i++)
        line(outside.pen, '#c9a37a', 3, [
          [540 + (i - 4) * 90, 1042],
          [540 + (i - 4) * 170, 1290],
        ])
      for (const [x, y, size] of [
        [140, 1150, 0.82],
        [330, 1110, 0.62],
        [950, 1160, 0.86],
        [790, 1105, 0.56],
      ] as const) {
        drawFlowerPot(outside, x, y, size, '#b4654a', '#8a4636', '#4f7350', ['#b4553f', '#f8edd4', '#dba545'])
      }
    },
  })
  for (const [left, hinge] of [
    [400, 660],
    [1740, 2000],
  ] as const)
    drawOpenDoor(pen, left, hinge)
  drawFloor(sheet, 1400, ['#9a6a48', '#c99d6e', '#dfba8a'], '#9a6a48', 1200)
  drawSunPatch(sheet, '#fdf0d0', 740, 1412, 900, 190, 150, 1)
  for (const [outer, inner] of [
    [330, 640],
    [2070, 1760],
  ] as const) {
    drawCurtain(sheet, {
      outer,
      inner,
      top: 50,
      bottom: 1420,
      inks: ['#c9c7ae', '#ece3c8', '#fdf8ea'],
      folds: 2.6,
      tie: 960,
      tieInk: '#8fa05a',
    })
  }
  rectangle(pen, '#8a5a3a', 250, 42, 1900, 16)
  drawWingChair(sheet, 2060, 1560, 0.8, { cloth: ['#5f7a4c', '#8fa05a', '#b9c383'], leg: '#5f4334' })
  drawSideTable(sheet, 330, 1290, 150, 250, { dark: '#5f4334', base: '#9a6a48', light: '#dfba8a' })
  drawFlowerPot(sheet, 330, 1284, 0.7, '#456c86', '#2f4f66', '#4f7350', ['#f8edd4', '#dba545'])
}

/** A french window swung into the room. */
function drawOpenDoor(pen: Pen, left: number, right: number): void {
  const near = left < 1000
  const [a, b] = near ? [left, right] : [right, left]
  polygon(pen, '#fdf6e6', [
    [b, 120],
    [a, 60],
    [a, 1490],
    [b, 1400],
  ])
  const inset = (u: number, v: number) => [b + (a - b) * u, 120 - 60 * u + (1280 + 150 * u) * v] as const
  for (const [top, bottom] of [
    [0.06, 0.44],
    [0.5, 0.94],
  ] as const) {
    polygon(pen, '#b9d3d0', [inset(0.16, top), inset(0.84, top), inset(0.84, bottom), inset(0.16, bottom)])
    polygon(pen, '#d9e3d6', [inset(0.16, top), inset(0.5, top), inset(0.22, bottom), inset(0.16, bottom)])
  }
}

function drawTelescope(pen: Pen, x: number, y: number): void {
  for (const [dx, dy] of [
    [-130, 430],
    [20, 450],
    [140, 420],
  ] as const) {
    line(pen, '#5f4334', 18, [
      [x, y],
      [x + dx, y + dy],
    ])
    line(pen, '#9a6a48', 6, [
      [x - 3, y],
      [x + dx - 3, y + dy],
    ])
  }
  pen.save()
  pen.translate(x, y - 10)
  pen.rotate(-0.42)
  rectangle(pen, '#c08f45', -210, -30, 300, 60)
  rectangle(pen, '#8a5a3a', -210, 4, 300, 26)
  rectangle(pen, '#f2cf86', -210, -22, 300, 10)
  rectangle(pen, '#8a5a3a', 86, -40, 170, 80)
  rectangle(pen, '#c08f45', 86, -40, 170, 26)
  rectangle(pen, '#c08f45', 250, -46, 22, 92)
  rectangle(pen, '#4a3128', -270, -18, 62, 36)
  pen.restore()
  ellipse(pen, '#4a3128', x, y, 26, 26)
}

function drawSuiteTower(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(
    sheet,
    ['#131a30', '#1f2b4c', '#2f3f68', '#6a4a4a'],
    (x, y) => 0.9 - Math.hypot((x - 1840) / 1500, (y - 950) / 1200),
  )
  const outside = createSheet(2200, 1050, sheet.scale)
  drawValleyView(outside, {
    seed: 'tower',
    theme: night,
    summitX: 800,
    size: 0.84,
    level: 0.76,
    far: 1700,
    starCount: 420,
  })
  for (const [x, width, from] of [
    [240, 470, 20],
    [880, 640, 560],
    [1690, 470, 1430],
  ] as const) {
    drawWindow(sheet, {
      x,
      y: x === 880 ? 130 : 210,
      width,
      height: x === 880 ? 960 : 860,
      columns: 2,
      arched: true,
      bar: 22,
      reveal: 46,
      inks: { frame: '#8796b4', frameShade: '#4a5f8f', reveal: '#10162a', revealLit: '#33568a' },
      view: (own) => pasteSheet(own, outside, -from, 0),
    })
    rectangle(pen, '#6f5a5a', x - 80, x === 880 ? 1136 : 1116, width + 160, 26)
    rectangle(pen, '#10162a', x - 80, x === 880 ? 1162 : 1142, width + 160, 10)
  }
  drawFloor(sheet, 1400, ['#1c1622', '#3a2a2c', '#6a4534'], '#1c1622', 1200)
  drawRug(sheet, [760, 1440, 1240, 150], '#24406a', '#8a3f36', '#dba545')
  drawTelescope(pen, 1010, 1130)
  drawFloorLamp(sheet, 2120, 1480, 1000, { ...brassLamp, halo: '#8a5a4a' })
  drawWingChair(sheet, 1720, 1550, 0.82, { cloth: ['#5a2430', '#8a3a40', '#c4665a'], leg: '#1c1622' }, 1)
  drawSideTable(sheet, 400, 1250, 130, 260, { dark: '#1c1622', base: '#6f4a35', light: '#a9744c' })
  drawCup(pen, 400, 1248, 0.7, { white: '#f3e3bd', shade: '#8796b4', shadow: '#3a2a2c' }, '#4a3128')
}

export const suiteScenes: readonly Scene[] = [
  { slug: 'suite-arolles', ...landscapeFormat, draw: drawSuiteArolles },
  { slug: 'suite-garden', ...landscapeFormat, draw: drawSuiteGarden },
  { slug: 'suite-tower', ...landscapeFormat, draw: drawSuiteTower },
]
