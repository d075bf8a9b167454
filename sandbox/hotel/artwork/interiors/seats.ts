import { linear, tone } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'

export interface SeatInks {
  /** Cloth from dark to light. */
  readonly cloth: readonly [Ink, Ink, Ink]
  readonly leg: Ink
}

/** A wing chair seen from the front, turned slightly; (x, y) is the middle of its foot, 900 wide at size 1. */
export function drawWingChair(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: SeatInks,
  light: -1 | 1 = -1,
): void {
  const { pen } = sheet
  const s = size
  const across = linear(x - light * 420 * s, y, x + light * 420 * s, y - 300 * s)
  for (const side of [-1, 1])
    polygon(pen, inks.leg, [
      [x + side * 250 * s, y - 80 * s],
      [x + side * 300 * s, y - 80 * s],
      [x + side * 285 * s, y],
      [x + side * 262 * s, y],
    ])
  tone(
    sheet,
    [x - 340 * s, y - 960 * s, 680 * s, 720 * s],
    (p) => {
      p.moveTo(x - 270 * s, y - 260 * s)
      p.bezierCurveTo(x - 330 * s, y - 560 * s, x - 310 * s, y - 860 * s, x - 230 * s, y - 900 * s)
      p.bezierCurveTo(x - 80 * s, y - 960 * s, x + 80 * s, y - 960 * s, x + 230 * s, y - 900 * s)
      p.bezierCurveTo(x + 310 * s, y - 860 * s, x + 330 * s, y - 560 * s, x + 270 * s, y - 260 * s)
    },
    inks.cloth,
    (px, py) => across(px, py) - 0.12,
  )
  tone(
    sheet,
    [x - 240 * s, y - 880 * s, 480 * s, 640 * s],
    (p) => p.roundRect(x - 215 * s, y - 860 * s, 430 * s, 600 * s, 90 * s),
    inks.cloth,
    (px, py) => across(px, py) + 0.1 - (py - y + 600 * s) / (3000 * s),
  )
  tone(
    sheet,
    [x - 260 * s, y - 400 * s, 520 * s, 330 * s],
    (p) => p.roundRect(x - 240 * s, y - 380 * s, 480 * s, 130 * s, 50 * s),
    inks.cloth,
    (px, py) => across(px, py) + 0.24,
  )
  tone(
    sheet,
    [x - 260 * s, y - 270 * s, 520 * s, 200 * s],
    (p) => p.rect(x - 245 * s, y - 262 * s, 490 * s, 190 * s),
    inks.cloth,
    (px, py) => across(px, py) - 0.2,
  )
  for (const side of [-1, 1]) {
    tone(
      sheet,
      [x + side * 310 * s - 80 * s, y - 520 * s, 160 * s, 460 * s],
      (p) => p.roundRect(x + side * 300 * s - 66 * s, y - 500 * s, 132 * s, 430 * s, 62 * s),
      inks.cloth,
      (px) => 0.5 + (light * (px - x - side * 300 * s)) / (240 * s) + side * light * 0.12,
    )
  }
}

/** A sofa seen from the front; (x, y) is the middle of its foot. */
export function drawSofa(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  inks: SeatInks,
  cushion: Ink,
  light: -1 | 1 = -1,
): void {
  const { pen } = sheet
  const half = width / 2
  const h = width * 0.36
  const across = linear(x - light * half, y, x + light * half, y - h)
  for (const side of [-1, 1]) rectangle(pen, inks.leg, x + side * half * 0.9 - 12, y - 40, 24, 40)
  tone(
    sheet,
    [x - half, y - h, width, h],
    (p) => p.roundRect(x - half * 0.94, y - h, width * 0.94, h * 0.8, 60),
    inks.cloth,
    (px, py) => across(px, py) - 0.05,
  )
  for (const k of [-1, 0]) {
    tone(
      sheet,
      [x + k * half * 0.84, y - h * 0.56, half * 0.86, h * 0.3],
      (p) => p.roundRect(x + k * half * 0.82 + 4, y - h * 0.54, half * 0.82 - 8, h * 0.24, 34),
      inks.cloth,
      (px, py) => across(px, py) + 0.25,
    )
  }
  tone(
    sheet,
    [x - half * 0.9, y - h * 0.34, width * 0.9, h * 0.26],
    (p) => p.rect(x - half * 0.86, y - h * 0.32, width * 0.86, h * 0.23),
    inks.cloth,
    (px, py) => across(px, py) - 0.2,
  )
  for (const side of [-1, 1]) {
    tone(
      sheet,
      [x + side * half * 0.9 - 90, y - h * 0.72, 180, h * 0.68],
      (p) => p.roundRect(x + side * half * 0.9 - 70, y - h * 0.7, 140, h * 0.62, 66),
      inks.cloth,
      (px) => 0.5 + (light * (px - x - side * half * 0.9)) / 260 + side * light * 0.1,
    )
  }
  pen.save()
  pen.translate(x - half * 0.5, y - h * 0.64)
  pen.rotate(-0.16)
  fillPath(pen, cushion, () => pen.roundRect(-h * 0.24, -h * 0.22, h * 0.48, h * 0.44, 26))
  pen.restore()
}

/** A plain wooden chair seen from behind; (x, y) is the middle of its foot. */
export function drawChairBack(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  wood: Ink,
  lit: Ink,
  seat: Ink,
): void {
  const { pen } = sheet
  const s = size
  for (const side of [-1, 1]) {
    line(pen, wood, 24 * s, [
      [x + side * 128 * s, y - 720 * s],
      [x + side * 142 * s, y - 360 * s],
      [x + side * 150 * s, y],
    ])
    line(pen, lit, 6 * s, [
      [x + side * 128 * s - 7 * s, y - 715 * s],
      [x + side * 142 * s - 7 * s, y - 360 * s],
      [x + side * 150 * s - 7 * s, y - 10 * s],
    ])
  }
  fillPath(pen, seat, () => pen.roundRect(x - 172 * s, y - 375 * s, 344 * s, 46 * s, 18 * s))
  stroke(pen, wood, 44 * s, () => {
    pen.moveTo(x - 124 * s, y - 700 * s)
    pen.quadraticCurveTo(x, y - 740 * s, x + 124 * s, y - 700 * s)
  })
  stroke(pen, lit, 8 * s, () => {
    pen.moveTo(x - 120 * s, y - 716 * s)
    pen.quadraticCurveTo(x, y - 756 * s, x + 120 * s, y - 716 * s)
  })
  for (const k of [-70, -23, 23, 70])
    line(pen, wood, 13 * s, [
      [x + k * s, y - 690 * s],
      [x + k * 1.06 * s, y - 380 * s],
    ])
  line(pen, wood, 14 * s, [
    [x - 144 * s, y - 160 * s],
    [x + 144 * s, y - 160 * s],
  ])
}
