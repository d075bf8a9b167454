import { drawCurtain } from '../interiors/fabric'
import { drawValleyView } from '../interiors/views'
import { drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawHalos } from '../landscape/valley-lights'
import { drawBreadBasket } from '../objects/food'
import { drawPendant } from '../objects/lights'
import { drawCutlery, drawGlass, drawNapkin, drawPlate, type GlassInks } from '../objects/tableware'
import { layInk } from '../paper/ink-field'
import { clamp, smoothStep } from '../paper/interpolate'
import { seededRandom } from '../paper/noise'
import { rectangle } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { evening } from '../themes/dark'
import type { Theme } from '../themes/theme'
import { portraitFormat, type Scene } from './scene'

const k = {
  night: '#141a33',
  blue: '#2a3562',
  mid: '#4f639a',
  pale: '#7288b3',
  dusk: '#d49a8c',
  glow: '#efc9a4',
  amber: '#f4cb72',
  copper: '#cf7f3a',
  wine: '#7a2b33',
  red: '#a5483f',
  wood: '#5a3430',
  cream: '#f7e8c8',
  shade: '#b99a86',
  deep: '#6f5f74',
}

const lateDusk: Theme = {
  ...evening,
  sky: [k.blue, k.mid, k.pale, k.dusk],
  stars: [k.cream, k.amber],
  mountain: { lit: k.glow, half: k.dusk, shade: k.pale, deep: k.mid, rockLit: k.dusk, rockDark: k.blue },
  far: { lit: k.dusk, shade: k.pale },
  haze: k.mid,
  farWood: k.blue,
  farSlope: k.night,
  field: [k.night, k.night, k.blue],
}

const eveningGlass: GlassInks = {
  glass: '#fdebc0',
  light: '#fdebc0',
  shade: k.deep,
  wine: k.wine,
  shadow: k.shade,
}

function drawCloth(sheet: Sheet, x: number, y: number, rx: number, ry: number): void {
  const { height } = sheet
  layInk(sheet, {
    box: [0, y, sheet.width, height - y],
    path: (p) => {
      p.moveTo(x - rx, y)
      p.bezierCurveTo(x - rx - 20, y + 300, x - rx - 60, height - 100, x - rx - 20, height)
      p.lineTo(x + rx + 20, height)
      p.bezierCurveTo(x + rx + 60, height - 100, x + rx + 20, y + 300, x + rx, y)
    },
    field: (px, py) => {
      const u = (px - x) / rx
      const wave = Math.sin(Math.asin(clamp(u, -1, 1)) * 9 + 0.25 * Math.sin(py / 160) + 1)
      return 0.6 + 0.34 * wave * smoothStep(y + 120, y + 420, py) - 0.45 * Math.abs(u) - (py - y) / 2300
    },
    inks: [k.blue, k.deep, k.shade, k.cream],
    cuts: [0.12, 0.42, 0.72],
    grain: 0.1,
  })
  layInk(sheet, {
    box: [x - rx, y - ry, rx * 2, ry * 2],
    path: (p) => p.ellipse(x, y, rx, ry, 0, 0, 7),
    field: (px, py) => 1 - Math.hypot((px - x) / rx, (py - y + 10) / ry) * 0.72,
    inks: [k.shade, k.cream, '#fdf3d8'],
    cuts: [0.34, 0.62],
    grain: 0.1,
  })
}

function drawDiningGrandsalon(sheet: Sheet): void {
  const { pen, width, height } = sheet
  const random = seededRandom('grandsalon')
  drawWall(sheet, [k.night, k.blue, k.wood], (x, y) => 0.98 - Math.hypot((x - 960) / 1250, (y - 1250) / 1500))
  drawWindow(sheet, {
    x: 340,
    y: 150,
    width: 1240,
    height: 1180,
    columns: 3,
    transom: 300,
    bar: 24,
    reveal: 50,
    inks: { frame: k.wood, frameShade: k.night, reveal: k.night, revealLit: k.wood },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'salon',
        theme: lateDusk,
        summitX: 300,
        size: 0.82,
        level: 0.7,
        far: 1300,
        starCount: 90,
      })
      drawHalos(outside, random, 420, 900, 1000, 1090, 22)
    },
  })
  rectangle(pen, k.shade, 250, 1360, 1420, 34)
  rectangle(pen, k.night, 250, 1394, 1420, 18)
  drawCurtain(sheet, {
    outer: -20,
    inner: 360,
    top: 0,
    bottom: 1750,
    inks: [k.night, k.wine, k.red],
    folds: 3,
  })
  drawCurtain(sheet, {
    outer: 1940,
    inner: 1560,
    top: 0,
    bottom: 1750,
    inks: [k.night, k.wine, k.red],
    folds: 3,
  })
  drawCloth(sheet, 960, 1700, 860, 250)
  const china = { white: '#fff6e0', shade: k.shade, shadow: k.deep }
  drawPlate(pen, 560, 1800, 1.12, china, -20)
  drawPlate(pen, 1360, 1800, 1.12, china, 20)
  drawPlate(pen, 960, 1575, 0.72, china)
  for (const x of [560, 1360]) drawNapkin(pen, x, 1794, 1, [k.wine, k.red, '#c4664e'])
  for (const [x, y, dx, dy] of [
    [320, 1850, 36, -120],
    [292, 1835, 36, -110],
    [806, 1868, -20, -130],
    [1128, 1868, 20, -130],
    [1600, 1850, -36, -120],
    [1628, 1835, -36, -110],
  ] as const) {
    drawCutlery(pen, x, y, dx, dy, k.deep, k.cream)
  }
  drawGlass(pen, 800, 1660, 1, 80, eveningGlass, -26)
  drawGlass(pen, 1130, 1650, 1, 80, eveningGlass, 26)
  drawGlass(pen, 700, 1625, 0.8, 60, { ...eveningGlass, wine: k.amber }, -26)
  drawGlass(pen, 1225, 1620, 0.8, 60, { ...eveningGlass, wine: k.amber }, 26)
  drawBreadBasket(pen, 965, 1752, 1, [k.wood, k.copper, k.amber], k.shade)
  drawPendant(sheet, 960, 520, 230, {
    metal: k.copper,
    metalShade: k.wood,
    glow: [k.wood, k.amber, '#fdebc0'],
  })
  for (const side of [-1, 1]) {
    const x = 960 + side * 760
    layInk(sheet, {
      box: [x - 260, 1760, 520, 640],
      path: (p) => {
        p.moveTo(x - side * 210, height)
        p.bezierCurveTo(x - side * 230, 2100, x - side * 190, 1850, x - side * 40, 1800)
        p.bezierCurveTo(x + side * 120, 1780, x + side * 220, 1860, x + side * 240, height)
      },
      field: (px, py) => 0.5 - (side * (px - x)) / 520 - (py - 1800) / 1500,
      inks: [k.night, k.blue, k.wood],
      cuts: [0.2, 0.62],
      grain: 0.1,
    })
  }
  rectangle(pen, k.night, 0, 0, width, 18)
}

export const diningScenes: readonly Scene[] = [
  { slug: 'dining-grandsalon', ...portraitFormat, draw: drawDiningGrandsalon },
]
