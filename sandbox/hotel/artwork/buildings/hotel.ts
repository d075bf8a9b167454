import type { Pen } from '../paper/sheet'
import { type Board, baseHeight, drawBody, eaves, floorHeight, paneInk, setUpBoard } from './house'
import type { HouseForm, HouseInks } from './house-inks'

/** Front and side wall together, in units. */
export const houseWidth = 130
const towerLeft = 97.5
const towerWidth = 11.5
const towerTop = eaves + 17

function drawTower(board: Board): void {
  const { block, inks } = board
  block(inks.wall, towerLeft, 0, towerWidth, towerTop)
  block(inks.wallShade, towerLeft + towerWidth * 0.56, 0, towerWidth * 0.44, towerTop)
  for (let floor = 0; floor < 5; floor++) {
    const y = baseHeight + floor * floorHeight + 1.6
    block(paneInk(board), towerLeft + 2, y, 1.9, 4.7)
    block(paneInk(board, true), towerLeft + 7.6, y, 1.6, 4.7)
  }
  for (const x of [0.9, 3.9, 7.2, 9.3]) {
    block(board.litShare > 0 ? (inks.glow ?? inks.glass) : inks.glass, towerLeft + x, eaves + 8, 1.7, 6)
  }
  block(inks.wallShade, towerLeft - 1, eaves + 5.6, towerWidth + 2, 0.9)
  block(inks.wallShade, towerLeft - 1.1, towerTop - 1.4, towerWidth + 2.2, 1.8)
  drawSpire(board)
}

function drawSpire({ shape, block, inks }: Board): void {
  const middle = towerLeft + towerWidth / 2
  shape(inks.snow ?? inks.roof, [
    [towerLeft - 1.8, towerTop],
    [towerLeft + towerWidth + 1.8, towerTop],
    [middle + 0.3, towerTop + 31],
    [middle - 0.3, towerTop + 31],
  ])
  shape(inks.snowShade ?? inks.roofShade, [
    [towerLeft + towerWidth * 0.58, towerTop],
    [towerLeft + towerWidth + 1.8, towerTop],
    [middle, towerTop + 30.5],
  ])
  if (inks.snow) {
    shape(inks.roof, [
      [towerLeft + 0.5, towerTop],
      [towerLeft + 3.2, towerTop],
      [middle - 0.1, towerTop + 27],
    ])
  }
  block(inks.roofShade, middle - 0.18, towerTop + 29, 0.36, 5)
}

function drawTerrace({ shape, block, arch, inks, litShare }: Board): void {
  shape(inks.terrace, [
    [-10, 0],
    [112, 0],
    [112, -7],
    [-10, -7],
  ])
  block(inks.trim, -12, -0.2, 126, 1.6)
  block(inks.wallShade, -12, 1.4, 126, 0.5)
  const hollow = litShare > 0 ? (inks.glowDeep ?? inks.wallDeep) : inks.wallDeep
  for (let i = 0; i < 17; i++) arch(hollow, -7 + i * 7, -7, 4.6, 6.6)
}

function drawColonnade({ block, inks, litShare }: Board): void {
  block(inks.wallShade, -2, 1.2, 99, 5.6)
  if (litShare > 0 && inks.glow) for (let i = 0; i < 14; i++) block(inks.glow, 0.6 + i * 6.9, 1.2, 5, 5)
  for (let i = 0; i < 15; i++) {
    const x = -1.6 + i * 6.9
    block(inks.trim, x, 1.2, 1.3, 5.6)
    block(inks.wallShade, x + 0.85, 1.2, 0.45, 5.6)
    block(inks.trim, x - 0.4, 6, 2.1, 0.8)
  }
  block(inks.snow ?? inks.trim, -3, 6.6, 101, 1.5)
  block(inks.wallShade, -3, 6.2, 101, 0.5)
  for (let b = 0; b < 126; b += 1.3) block(inks.trim, -12 + b, 1.9, 0.4, 1.6)
  block(inks.snow ?? inks.trim, -12, 3.4, 126, 0.55)
}

/**
 * The Grandhotel Edelgrat from the south-west: two gables, tower on the corner, colonnade, arcaded terrace.
 * (left, foot) is the left foot of its front; 104 units wide plus 26 of side wall, 95 high. `unit` in design pixels.
 */
export function drawHotel(
  pen: Pen,
  left: number,
  foot: number,
  unit: number,
  inks: HouseInks,
  form: HouseForm = {},
): void {
  pen.save()
  if (form.mirrored) {
    pen.translate(2 * left + houseWidth * unit, 0)
    pen.scale(-1, 1)
  }
  const board = setUpBoard(pen, left, foot, unit, inks, form)
  drawBody(board)
  drawTower(board)
  drawTerrace(board)
  drawColonnade(board)
  pen.restore()
}
