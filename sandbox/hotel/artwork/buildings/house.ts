import type { Ink } from '../paper/ink'
import { mix } from '../paper/interpolate'
import { type Random, seededRandom } from '../paper/noise'
import { fillPath, polygon, rectangle } from '../paper/shapes'
import type { Pen, Point } from '../paper/sheet'
import type { HouseForm, HouseInks } from './house-inks'

/** The drawing board of the house: units with the origin at the left foot of the front, y upwards. */
export interface Board {
  readonly pen: Pen
  readonly unit: number
  readonly inks: HouseInks
  readonly random: Random
  readonly litShare: number
  readonly shape: (ink: Ink, points: readonly Point[]) => void
  readonly block: (ink: Ink, x: number, y: number, width: number, height: number) => void
  readonly arch: (ink: Ink, x: number, y: number, width: number, height: number) => void
}

const frontWidth = 104
export const baseHeight = 7
export const floorHeight = 8.2
export const eaves = baseHeight + floorHeight * 5
const sideDepth = 26
const sideRise = 0.13

export function setUpBoard(
  pen: Pen,
  left: number,
  foot: number,
  unit: number,
  inks: HouseInks,
  form: HouseForm,
): Board {
  const place = ([x, y]: Point): Point => [left + x * unit, foot - y * unit]
  const block = (ink: Ink, x: number, y: number, width: number, height: number) =>
    rectangle(pen, ink, left + x * unit, foot - (y + height) * unit, width * unit, height * unit)
  const arch = (ink: Ink, x: number, y: number, width: number, height: number) => {
    const [cx, cy] = place([x + width / 2, y + height - width / 2])
    fillPath(pen, ink, () => {
      pen.arc(cx, cy, (width / 2) * unit, Math.PI, 0)
      pen.lineTo(cx + (width / 2) * unit, foot - y * unit)
      pen.lineTo(cx - (width / 2) * unit, foot - y * unit)
    })
  }
  return {
    pen,
    unit,
    inks,
    random: seededRandom(form.seed ?? 'house'),
    litShare: inks.glow ? (form.lit ?? 0) : 0,
    shape: (ink, points) => polygon(pen, ink, points.map(place)),
    block,
    arch,
  }
}

/** The ink of a pane: dark glass, or one of two ambers when somebody is in. */
export function paneInk({ inks, random, litShare }: Board, shaded = false): Ink {
  const lit = random() < litShare
  const deep = random() < 0.3
  if (lit) return (deep ? inks.glowDeep : inks.glow) ?? inks.glass
  return shaded ? inks.glassShade : inks.glass
}

function shutteredWindow(board: Board, x: number, y: number, width: number, height: number): void {
  const { block, inks, unit } = board
  block(inks.trim, x - 0.35, y - 0.5, width + 0.7, height + 0.9)
  block(paneInk(board), x, y, width, height)
  if (unit > 3.2) {
    block(inks.trim, x + width / 2 - 0.13, y, 0.26, height)
    block(inks.trim, x, y + height * 0.62, width, 0.26)
  }
  block(inks.shutter, x - 1.75, y - 0.2, 1.4, height + 0.4)
  block(inks.shutter, x + width + 0.35, y - 0.2, 1.4, height + 0.4)
}

function drawSide(board: Board): void {
  const { shape, block, inks } = board
  const end = frontWidth + sideDepth
  shape(inks.wallShade, [
    [frontWidth, 0],
    [end, sideDepth * sideRise],
    [end, eaves - sideDepth * sideRise * 0.6],
    [frontWidth, eaves],
  ])
  for (let floor = 0; floor < 5; floor++) {
    for (let axis = 0; axis < 4; axis++) {
      const t = (axis + 0.6) / 4.2
      const size = 1 - 0.12 * t
      const x = frontWidth + 5 + sideDepth * 0.8 * t
      const sill = baseHeight + floor * floorHeight + 1.6
      const y = mix(sill, sill * 0.88 + sideDepth * sideRise * 0.75, t)
      block(paneInk(board, true), x, y, 1.7 * size, 4.6 * size)
      block(inks.shutterShade, x - 1, y - 0.1, 0.8, 4.6 * size + 0.2)
      block(inks.shutterShade, x + 1.7 * size + 0.2, y - 0.1, 0.8, 4.6 * size + 0.2)
    }
  }
  drawSideRoof(board, end)
}

function drawSideRoof({ shape, inks }: Board, end: number): void {
  const drop = sideDepth * sideRise * 0.6
  shape(inks.roofShade, [
    [102, eaves - 0.5],
    [end + 1.5, eaves - drop - 0.6],
    [end - 9, eaves + 15],
    [92, eaves + 19.5],
  ])
  if (inks.snowShade) {
    shape(inks.snowShade, [
      [102, eaves - 0.2],
      [end + 1.5, eaves - drop - 0.3],
      [end - 7.5, eaves + 12.5],
      [end - 9, eaves + 15],
      [92, eaves + 19.5],
    ])
  }
}

function drawRoof({ shape, block, inks, unit }: Board): void {
  shape(inks.snow ?? inks.roof, [
    [-2.6, eaves - 1],
    [102.4, eaves - 1],
    [92.6, eaves + 20],
    [9.4, eaves + 20],
  ])
  if (!inks.snow && unit > 3) {
    for (let k = 1; k < 7; k++) {
      const left = mix(-2, 10, k / 7)
      block(inks.roofShade, left, eaves + (k / 7) * 19.5, frontWidth - 2 * left - 4, 0.14)
    }
  }
  for (const x of [36, 50, 64]) {
    block(inks.wall, x, eaves + 15, 3.4, 8.5)
    block(inks.wallShade, x + 2.1, eaves + 15, 1.3, 8.5)
    block(inks.snow ?? inks.roofShade, x - 0.5, eaves + 23, 4.4, 1.1)
  }
}

function railing({ block, inks }: Board, x: number, y: number, width: number): void {
  block(inks.rail, x, y - 0.2, width, 0.5)
  for (let b = 0; b <= width - 0.3; b += 0.78) block(inks.rail, x + b, y, 0.22, 2)
  block(inks.snow ?? inks.rail, x, y + 1.9, width, 0.35)
}

function drawFront(board: Board): void {
  const { block, inks } = board
  block(inks.wall, 0, 0, frontWidth, eaves)
  block(inks.wallShade, 34, 0, 2.2, eaves)
  block(inks.wallShade, 36, eaves - 2.6, 34, 2.6)
  for (const floor of [1, 3])
    block(inks.wallShade, 0, baseHeight + floor * floorHeight - 0.4, frontWidth, 0.55)
  for (let floor = 0; floor < 5; floor++) {
    for (let axis = 0; axis < 5; axis++) {
      shutteredWindow(board, 39.2 + axis * 6.3, baseHeight + floor * floorHeight + 1.5, 2.3, 4.8)
    }
  }
  for (const floor of [1, 2, 3]) {
    const y = baseHeight + floor * floorHeight
    railing(board, 44, y, 17.5)
    block(inks.wallShade, 44, y - 1.1, 17.5, 0.8)
  }
  for (const x of [41, 50.4, 59.8]) dormer(board, x)
}

function dormer(board: Board, x: number): void {
  const { block, shape, inks } = board
  block(inks.wall, x, eaves + 2.2, 4.6, 5.4)
  shape(inks.snow ?? inks.roofShade, [
    [x - 1, eaves + 7.2],
    [x + 5.6, eaves + 7.2],
    [x + 2.3, eaves + 10.6],
  ])
  block(paneInk(board), x + 1.3, eaves + 3, 2, 3.4)
  block(inks.snowShade ?? inks.roofShade, x + 4.6, eaves + 2.2, 1.2, 5)
}

function gable(board: Board, x: number): void {
  const { shape, block, inks } = board
  const width = 32
  const middle = x + width / 2
  const right = x + width
  shape(inks.wall, [
    [x, 0],
    [right, 0],
    [right, eaves],
    [middle, eaves + 19],
    [x, eaves],
  ])
  for (const floor of [1, 3]) block(inks.wallShade, x, baseHeight + floor * floorHeight - 0.4, width, 0.55)
  shape(inks.wallShade, [
    [x - 2.2, eaves - 2.8],
    [middle, eaves + 18],
    [right + 2.2, eaves - 2.8],
    [right + 2.2, eaves - 5],
    [middle, eaves + 14.6],
    [x - 2.2, eaves - 5],
  ])
  shape(inks.snow ?? inks.roof, [
    [x - 3, eaves - 3.2],
    [middle, eaves + 22],
    [middle, eaves + 18.6],
    [x - 2, eaves - 4.2],
  ])
  shape(inks.snowShade ?? inks.roofShade, [
    [right + 3, eaves - 3.2],
    [middle, eaves + 22],
    [middle, eaves + 18.6],
    [right + 2, eaves - 4.2],
  ])
  for (let floor = 0; floor < 5; floor++) {
    for (let axis = 0; axis < 3; axis++) {
      shutteredWindow(board, x + 5 + axis * 9.2, baseHeight + floor * floorHeight + 1.5, 2.6, 4.9)
    }
  }
  shutteredWindow(board, middle - 1.2, eaves + 1.6, 2.4, 5)
  railing(board, x + 4, baseHeight + 2 * floorHeight, 24)
}

/** The body of the house without tower and terrace. */
export function drawBody(board: Board): void {
  drawSide(board)
  drawRoof(board)
  drawFront(board)
  gable(board, 3)
  gable(board, 68)
}
