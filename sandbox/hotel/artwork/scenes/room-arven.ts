import { drawCurtain, drawFoldedBlanket } from '../interiors/fabric'
import { drawValleyView, drawViewWood } from '../interiors/views'
import { drawPanels, drawWall } from '../interiors/walls'
import { drawSill, drawWindow } from '../interiors/window'
import { drawBookPile } from '../objects/desk-things'
import { drawTableLamp } from '../objects/lights'
import { drawCup } from '../objects/tableware'
import { rectangle } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { summer } from '../themes/day'
import { portraitFormat, type Scene } from './scene'

const inks = {
  wallDark: '#20362f',
  wall: '#35534a',
  groove: '#6d8578',
  cream: '#f8edd4',
  sand: '#e3c79b',
  brass: '#c08f45',
  wood: '#8a5a3a',
  woodDark: '#4a3128',
  rose: '#b4553f',
  roseLit: '#d9876a',
}

function drawRoomArven(sheet: Sheet): void {
  const { pen, width } = sheet
  drawWall(sheet, [inks.wallDark, inks.wall], (x, y) => 0.75 - x / 4200 - y / 5200)
  const [x, y, w, h] = [300, 210, 1280, 1420] as const
  drawWindow(sheet, {
    x,
    y,
    width: w,
    height: h,
    columns: 2,
    transom: 350,
    inks: {
      frame: inks.cream,
      frameShade: '#b9bfa4',
      reveal: inks.groove,
      revealLit: inks.cream,
      handle: inks.brass,
    },
    view: (outside) => {
      drawValleyView(outside, { seed: 'arven', theme: summer, summitX: 770, size: 0.9, level: 0.66, far: 80 })
      drawViewWood(outside, summer, 'arven', 1270)
    },
  })
  const board = y + h + 34
  drawSill(pen, x - 150, board, w + 300, 96, inks.cream, inks.wood, inks.woodDark)
  const panel = board + 150
  drawWall(sheet, [inks.wallDark, inks.wall], (px, py) => 0.6 - (py - panel) / 1400 - px / 6000, [
    0,
    panel,
    width,
    sheet.height - panel,
  ])
  drawPanels(sheet, [-120, panel + 50, 2200, 430], 5, inks.wallDark, inks.groove)
  drawFoldedBlanket(sheet, 420, board + 78, 640, {
    base: inks.roseLit,
    shade: inks.rose,
    stripe: inks.cream,
    band: inks.brass,
  })
  drawBookPile(pen, 1195, board + 88, 0.95, ['#456c86', inks.wall], inks.cream)
  drawCup(
    pen,
    1190,
    board + 30,
    0.95,
    { white: inks.cream, shade: inks.sand, shadow: inks.sand },
    inks.woodDark,
  )
  drawTableLamp(sheet, 1475, board + 66, 1, {
    metal: inks.brass,
    metalShade: inks.wood,
    glow: [inks.brass, '#f2cf86', inks.cream],
  })
  const cloth = [inks.rose, inks.roseLit, inks.sand] as const
  drawCurtain(sheet, {
    outer: -20,
    inner: 400,
    top: 0,
    bottom: 2130,
    inks: cloth,
    folds: 3.4,
    tie: 1445,
    tieInk: inks.brass,
  })
  drawCurtain(sheet, { outer: 1945, inner: 1690, top: 0, bottom: 2130, inks: cloth, folds: 2.6 })
  rectangle(pen, inks.wallDark, 0, 0, width, 26)
}

export const arvenScenes: readonly Scene[] = [{ slug: 'room-arven', ...portraitFormat, draw: drawRoomArven }]
