import { drawChalet, drawChurch } from '../buildings/chalet'
import { drawCurtain } from '../interiors/fabric'
import { drawBed, drawDesk, drawSideTable } from '../interiors/furniture'
import { drawChairBack, drawWingChair } from '../interiors/seats'
import { drawLakeView, drawValleyView, drawViewWood } from '../interiors/views'
import { drawFloor, drawFramedRidge, drawPanels, drawRug, drawSunPatch, drawWall } from '../interiors/walls'
import { drawSill, drawWindow } from '../interiors/window'
import { drawBookPile, drawOpenBook, drawVase } from '../objects/desk-things'
import { drawFloorLamp, drawTableLamp, type LampInks } from '../objects/lights'
import { drawCup } from '../objects/tableware'
import { seededRandom } from '../paper/noise'
import { polygon, rectangle } from '../paper/shapes'
import { createSheet, pasteSheet, type Sheet } from '../paper/sheet'
import { evening } from '../themes/dark'
import { summer } from '../themes/day'
import { summerVillage } from '../themes/village'
import { landscapeFormat, type Scene } from './scene'

const oak = { dark: '#5f4334', base: '#9a6a48', light: '#c99d6e' }
const white = { frame: '#f8edd4', frameShade: '#c9c3aa' }
export const brassLamp: LampInks = {
  metal: '#c08f45',
  metalShade: '#8a5a3a',
  glow: ['#c08f45', '#f2cf86', '#fdf4dc'],
}

function drawRoomValley(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('room valley')
  drawWall(sheet, ['#a9b79d', '#c3cdb4', '#d9dcc4'], (x, y) => 0.86 - Math.abs(x - 800) / 2600 - y / 5000)
  drawWindow(sheet, {
    x: 250,
    y: 150,
    width: 1180,
    height: 930,
    columns: 2,
    transom: 240,
    inks: { ...white, reveal: '#8fa085', revealLit: '#f8edd4', handle: '#c08f45' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'valley room',
        theme: summer,
        range: 'longRidge',
        summitX: 420,
        size: 0.6,
        level: 0.5,
        far: false,
        mirrored: true,
      })
      for (const [x, y, w] of [
        [470, 760, 58],
        [720, 770, 64],
        [810, 748, 50],
        [390, 790, 60],
      ] as const) {
        drawChalet(outside.pen, x, y, w, w * 0.8, summerVillage)
      }
      drawChurch(outside.pen, 640, 800, 0.5, summerVillage)
      drawViewWood(outside, summer, 'valley room', 830)
    },
  })
  drawSill(pen, 190, 1112, 1300, 56, '#f8edd4', '#c9c3aa', '#8fa085')
  drawPanels(sheet, [-60, 1215, 2520, 190], 8, '#8fa085', '#d9dcc4')
  drawFloor(sheet, 1440, ['#8a5a3a', '#b98352', '#d3a473'], '#8a5a3a', 1000)
  drawSunPatch(sheet, '#ecc9a4', 300, 1452, 620, 150, 120)
  drawFramedRidge(sheet, [1720, 300, 420, 320], '#9a6a48', '#f8edd4', '#7ba2b8', '#456c86')
  drawVase(pen, random, 640, 1150, 0.62, '#456c86', '#2f4f66', '#4f7350', ['#dba545', '#f8edd4', '#d9876a'])
  drawCurtain(sheet, {
    outer: -10,
    inner: 250,
    top: 0,
    bottom: 1440,
    inks: ['#8fa8b0', '#b9cdd0', '#e6ebe0'],
    folds: 2.6,
  })
  drawCurtain(sheet, {
    outer: 1640,
    inner: 1430,
    top: 0,
    bottom: 1440,
    inks: ['#8fa8b0', '#b9cdd0', '#e6ebe0'],
    folds: 2.2,
  })
  drawBed(sheet, 980, 1520, 1260, {
    wood: oak,
    linen: ['#b9c2c2', '#e9e4d2', '#fdf8ea'],
    blanket: '#456c86',
    blanketShade: '#2f4f66',
    stripe: '#f8edd4',
  })
}

const lakeInks = [
  '#2f6f78',
  '#4f9a9b',
  '#8fc4bb',
  '#b9d3d0',
  '#f8edd4',
  '#4f7350',
  '#1f3d33',
  '#456c86',
  '#ecc9a4',
]

function drawRoomLake(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#37566b', '#4c7085', '#5f8699'], (x, y) => 0.74 - Math.abs(x - 1200) / 2900 - y / 5200)
  drawPanels(sheet, [-60, 1130, 2520, 330], 8, '#37566b', '#7ba2b8')
  drawWindow(sheet, {
    x: 640,
    y: 110,
    width: 1120,
    height: 940,
    columns: 3,
    transom: 220,
    inks: { ...white, reveal: '#37566b', revealLit: '#e9dfc4' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'lake room',
        theme: summer,
        range: 'pizArolle',
        summitX: 520,
        size: 0.62,
        level: 0.6,
        far: 1000,
        tilt: 0.1,
      })
      drawLakeView(outside, summer, 'lake room', 620, '#4f9a9b', lakeInks)
    },
  })
  drawFloor(sheet, 1480, ['#6f4a35', '#9a6a48', '#c99d6e'], '#6f4a35', 1200)
  for (const [outer, inner] of [
    [430, 660],
    [1970, 1740],
  ] as const) {
    drawCurtain(sheet, {
      outer,
      inner,
      top: 40,
      bottom: 1470,
      inks: ['#b98a58', '#dcb980', '#f3e3bd'],
      folds: 2.4,
      tie: 900,
      tieInk: '#c08f45',
    })
  }
  rectangle(pen, '#8a5a3a', 400, 34, 1600, 18)
  drawDesk(sheet, 480, 1120, 1440, oak)
  drawTableLamp(sheet, 1660, 1062, 0.78, brassLamp)
  drawBookPile(pen, 760, 1092, 0.9, ['#b4553f', '#1f3d33', '#dba545'], '#f8edd4')
  drawOpenBook(pen, 1190, 1094, 0.8, '#fdf4dc', '#e3d5b4', '#8a5a3a')
  drawCup(pen, 1010, 1092, 0.72, { white: '#fdf4dc', shade: '#c9c3aa', shadow: '#9a6a48' }, '#4a3128')
  drawChairBack(sheet, 1180, 1590, 0.92, '#4a3128', '#8a5a3a', '#dcb980')
}

const dusk = { wallDark: '#5b3a35', wall: '#8a4f3d', lit: '#b9704a' }

function drawRoomCorner(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(
    sheet,
    [dusk.wallDark, dusk.wall, dusk.lit],
    (x, y) => 0.82 - Math.abs(x - 1560) / 1900 - Math.abs(y - 700) / 2600 - (x < 1130 ? 0.25 : 0),
  )
  const outside = createSheet(2300, 1000, sheet.scale)
  drawValleyView(outside, {
    seed: 'corner',
    theme: evening,
    summitX: 560,
    size: 0.82,
    level: 0.68,
    far: 1700,
  })
  drawViewWood(outside, evening, 'corner', 850)
  for (const [x, width, from] of [
    [190, 760, 0],
    [1330, 860, 1180],
  ] as const) {
    drawWindow(sheet, {
      x,
      y: 140,
      width,
      height: 880,
      columns: 2,
      transom: 230,
      inks: {
        frame: '#f0d9b4',
        frameShade: '#b98a6a',
        reveal: dusk.wallDark,
        revealLit: '#d9a06a',
        handle: '#dba545',
      },
      view: (own) => pasteSheet(own, outside, -from, 0),
    })
    drawSill(pen, x - 60, 1056, width + 120, 44, '#f0d9b4', '#b98a6a', dusk.wallDark)
  }
  rectangle(pen, dusk.wallDark, 1126, 0, 8, 1400)
  drawFloor(sheet, 1390, ['#3a2620', '#5f3f2e', '#8a5a3a'], '#3a2620', 1130)
  drawRug(sheet, [560, 1440, 1240, 150], '#2f4f66', '#b4553f', '#f0d9b4')
  drawSideTable(sheet, 640, 1170, 150, 340, { dark: '#3a2620', base: '#6f4a35', light: '#a9744c' })
  drawCup(pen, 660, 1166, 0.8, { white: '#fdf4dc', shade: '#d9b48f', shadow: '#6f4a35' }, '#4a3128')
  drawBookPile(pen, 590, 1166, 0.55, ['#2f4f66', '#b4553f'], '#fdf4dc')
  drawFloorLamp(sheet, 1640, 1490, 1080, { ...brassLamp, halo: '#d9a06a' })
  drawWingChair(sheet, 1130, 1540, 0.86, { cloth: ['#1c3a38', '#2f5f58', '#4f8a78'], leg: '#3a2620' }, 1)
}

export const roomScenes: readonly Scene[] = [
  { slug: 'room-valley', ...landscapeFormat, draw: drawRoomValley },
  { slug: 'room-lake', ...landscapeFormat, draw: drawRoomLake },
  { slug: 'room-corner', ...landscapeFormat, draw: drawRoomCorner },
]

/** A pot of geraniums on a terrace. */
export function drawFlowerPot(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  clay: string,
  clayShade: string,
  leaf: string,
  blossoms: readonly string[],
): void {
  const random = seededRandom(`pot ${x}`)
  const { pen } = sheet
  drawVase(pen, random, x, y - 60 * size, size, clay, clayShade, leaf, blossoms)
  polygon(pen, clay, [
    [x - 90 * size, y - 130 * size],
    [x + 90 * size, y - 130 * size],
    [x + 66 * size, y],
    [x - 66 * size, y],
  ])
  polygon(pen, clayShade, [
    [x + 16 * size, y - 130 * size],
    [x + 90 * size, y - 130 * size],
    [x + 66 * size, y],
    [x + 16 * size, y],
  ])
  rectangle(pen, clay, x - 100 * size, y - 150 * size, 200 * size, 34 * size)
  rectangle(pen, clayShade, x + 20 * size, y - 150 * size, 80 * size, 34 * size)
}
