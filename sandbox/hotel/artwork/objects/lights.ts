import { halo, linear, radial, tone } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { ellipse, polygon, rectangle } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'

export interface LampInks {
  readonly metal: Ink
  readonly metalShade: Ink
  readonly glow: readonly [Ink, Ink, Ink]
  readonly halo?: Ink
}

/** A table lamp with a wide shade; (x, y) is the middle of its foot. 600 high at size 1. */
export function drawTableLamp(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: LampInks,
  stem = 300,
): void {
  const { pen } = sheet
  const s = size
  if (inks.halo) halo(sheet, inks.halo, x, y - (stem + 130) * s, 400 * s, 420 * s, 0.55)
  ellipse(pen, inks.metal, x, y, 96 * s, 22 * s)
  ellipse(pen, inks.metalShade, x + 14 * s, y + 5 * s, 78 * s, 14 * s)
  rectangle(pen, inks.metal, x - 9 * s, y - (stem + 30) * s, 18 * s, (stem + 30) * s)
  rectangle(pen, inks.metalShade, x + 2 * s, y - (stem + 30) * s, 7 * s, (stem + 30) * s)
  ellipse(pen, inks.metal, x, y - 60 * s, 36 * s)
  tone(
    sheet,
    [x - 36 * s, y - 96 * s, 72 * s, 72 * s],
    (p) => p.arc(x, y - 60 * s, 36 * s, 0, 7),
    [inks.metalShade, inks.metal],
    linear(x + 40 * s, y - 30 * s, x - 40 * s, y - 80 * s),
  )
  const foot = y - stem * s
  const top = foot - 290 * s
  tone(
    sheet,
    [x - 215 * s, top - 5, 430 * s, 330 * s],
    (p) => {
      p.moveTo(x - 104 * s, top)
      p.lineTo(x + 104 * s, top)
      p.lineTo(x + 205 * s, foot)
      p.quadraticCurveTo(x, foot + 32 * s, x - 205 * s, foot)
    },
    inks.glow,
    radial(x - 20 * s, foot - 60 * s, 300 * s, 310 * s),
  )
}

/** A standing lamp; (x, y) is the middle of its foot, `height` to the top of the shade. */
export function drawFloorLamp(sheet: Sheet, x: number, y: number, height: number, inks: LampInks): void {
  const s = height / 1000
  drawTableLamp(sheet, x, y, s, inks, 710)
}

/** A half-dome hanging from the ceiling; (x, y) is the middle of its rim. */
export function drawPendant(sheet: Sheet, x: number, y: number, radius: number, inks: LampInks): void {
  const { pen } = sheet
  const s = radius / 230
  if (inks.halo) halo(sheet, inks.halo, x, y + 60 * s, radius * 2, radius * 1.5, 0.6)
  rectangle(pen, inks.metalShade, x - 4, 0, 8, y - 190 * s)
  rectangle(pen, inks.metal, x - 26 * s, y - 200 * s, 52 * s, 40 * s)
  tone(
    sheet,
    [x - radius, y - 170 * s, radius * 2, 175 * s],
    (p) => {
      p.moveTo(x - 60 * s, y - 165 * s)
      p.bezierCurveTo(x - 170 * s, y - 150 * s, x - 220 * s, y - 70 * s, x - radius, y)
      p.lineTo(x + radius, y)
      p.bezierCurveTo(x + 220 * s, y - 70 * s, x + 170 * s, y - 150 * s, x + 60 * s, y - 165 * s)
    },
    [inks.metalShade, inks.metal, inks.glow[1]],
    (px, py) => 0.55 - (px - x) / (560 * s) + (py - y) / (600 * s) + 0.1,
  )
  ellipse(pen, inks.glow[2], x, y, radius, 34 * s)
  ellipse(pen, '#fff6e0', x, y + 2 * s, radius * 0.82, 24 * s)
}

/** A lantern of glass and iron hanging by a rod from `top`. */
export function drawLantern(
  sheet: Sheet,
  x: number,
  top: number,
  y: number,
  size: number,
  iron: Ink,
  glow: Ink,
  core: Ink,
): void {
  const { pen } = sheet
  const s = size
  halo(sheet, glow, x, y + 65 * s, 190 * s, 200 * s, 0.58)
  rectangle(pen, iron, x - 3, top, 6, y - top)
  polygon(pen, glow, [
    [x - 34 * s, y],
    [x + 34 * s, y],
    [x + 46 * s, y + 130 * s],
    [x - 46 * s, y + 130 * s],
  ])
  polygon(pen, core, [
    [x - 12 * s, y + 8 * s],
    [x + 10 * s, y + 8 * s],
    [x + 14 * s, y + 122 * s],
    [x - 18 * s, y + 122 * s],
  ])
  polygon(pen, iron, [
    [x - 52 * s, y - 4 * s],
    [x + 52 * s, y - 4 * s],
    [x + 24 * s, y - 28 * s],
    [x - 24 * s, y - 28 * s],
  ])
  rectangle(pen, iron, x - 50 * s, y + 128 * s, 100 * s, 12 * s)
}

/** A candle with its flame; (x, y) is the middle of its foot. */
export function drawCandle(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  wax: Ink,
  waxShade: Ink,
  flame: Ink,
  core: Ink,
): void {
  const { pen } = sheet
  const half = height * 0.07
  halo(sheet, flame, x, y - height * 1.14, height * 0.42, height * 0.46, 0.55)
  rectangle(pen, wax, x - half, y - height, half * 2, height)
  rectangle(pen, waxShade, x + half * 0.2, y - height, half * 0.8, height)
  ellipse(pen, flame, x, y - height * 1.12, half * 0.8, height * 0.1)
  ellipse(pen, core, x, y - height * 1.09, half * 0.4, height * 0.055)
}
