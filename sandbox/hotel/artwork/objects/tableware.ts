import type { Ink } from '../paper/ink'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import { clipped, type Pen } from '../paper/sheet'

export interface ChinaInks {
  readonly white: Ink
  readonly shade: Ink
  readonly shadow: Ink
}

/** A plate in perspective with its shadow. */
export function drawPlate(pen: Pen, x: number, y: number, size: number, inks: ChinaInks, lean = 0): void {
  const s = size
  ellipse(pen, inks.shadow, x + lean, y + 12 * s, 190 * s, 58 * s)
  ellipse(pen, inks.white, x, y, 186 * s, 56 * s)
  ellipse(pen, inks.shade, x, y + 2 * s, 150 * s, 43 * s)
  ellipse(pen, inks.white, x, y + 5 * s, 146 * s, 40 * s)
}

/** A plate seen from above. */
export function drawPlateAbove(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  inks: ChinaInks,
  lean = 0.05,
): void {
  ellipse(pen, inks.shadow, x + radius * lean, y + radius * 0.06, radius * 1.02)
  ellipse(pen, inks.white, x, y, radius)
  ellipse(pen, inks.shade, x, y, radius * 0.74)
  ellipse(pen, inks.white, x + radius * 0.012, y + radius * 0.018, radius * 0.725)
}

export interface GlassInks {
  readonly glass: Ink
  readonly light: Ink
  readonly shade: Ink
  readonly wine: Ink
  readonly shadow: Ink
}

/** A wine glass; `fill` is the height of the wine in units of 300. */
export function drawGlass(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  fill: number,
  inks: GlassInks,
  lean = 26,
): void {
  const s = size
  ellipse(pen, inks.shadow, x + lean * s, y + 4 * s, 64 * s, 15 * s)
  const bowl = (p: Pen) => {
    p.moveTo(x - 52 * s, y - 290 * s)
    p.bezierCurveTo(x - 72 * s, y - 170 * s, x - 40 * s, y - 124 * s, x, y - 122 * s)
    p.bezierCurveTo(x + 40 * s, y - 124 * s, x + 72 * s, y - 170 * s, x + 52 * s, y - 290 * s)
  }
  pen.save()
  pen.globalAlpha = 0.34
  fillPath(pen, inks.glass, bowl)
  pen.restore()
  clipped(pen, bowl, () => {
    rectangle(pen, inks.wine, x - 90 * s, y - (122 + fill) * s, 180 * s, 300 * s)
    ellipse(pen, inks.glass, x, y - (122 + fill) * s, 60 * s, 5 * s)
    rectangle(pen, inks.light, x - 40 * s, y - 280 * s, 8 * s, 140 * s)
  })
  ellipse(pen, inks.light, x, y - 290 * s, 52 * s, 9 * s)
  ellipse(pen, inks.shade, x, y - 290 * s, 47 * s, 6 * s)
  rectangle(pen, inks.light, x - 4 * s, y - 124 * s, 8 * s, 122 * s)
  rectangle(pen, inks.shade, x + s, y - 124 * s, 3 * s, 122 * s)
  ellipse(pen, inks.light, x, y, 52 * s, 12 * s)
  ellipse(pen, inks.shade, x + 6 * s, y + s, 42 * s, 7 * s)
}

/** A cup on the table, seen from the side, with what is in it. */
export function drawCup(pen: Pen, x: number, y: number, size: number, china: ChinaInks, drink: Ink): void {
  const s = size
  const body = (from: number) => () => {
    pen.moveTo(x + from * s, y - 66 * s)
    pen.lineTo(x + 56 * s, y - 66 * s)
    pen.quadraticCurveTo(x + 50 * s, y, x + 20 * s, y)
    pen.lineTo(x + (from < 0 ? -20 : 0) * s, y)
    if (from < 0) pen.quadraticCurveTo(x - 50 * s, y, x - 56 * s, y - 66 * s)
  }
  ellipse(pen, china.shade, x, y + 2 * s, 92 * s, 13 * s)
  ellipse(pen, china.white, x, y - 2 * s, 92 * s, 12 * s)
  stroke(pen, china.white, 9 * s, () => pen.arc(x + 62 * s, y - 40 * s, 19 * s, -1.4, 1.6))
  fillPath(pen, china.white, body(-56))
  fillPath(pen, china.shade, body(14))
  ellipse(pen, china.shade, x, y - 66 * s, 56 * s, 10 * s)
  ellipse(pen, drink, x, y - 65 * s, 51 * s, 7 * s)
}

/** A cup seen from above on its saucer. */
export function drawCupAbove(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  china: ChinaInks,
  drink: Ink,
): void {
  ellipse(pen, china.shadow, x + radius * 0.1, y + radius * 0.12, radius * 1.6)
  ellipse(pen, china.white, x, y, radius * 1.55)
  ellipse(pen, china.shade, x, y, radius * 1.12)
  line(pen, china.white, radius * 0.26, [
    [x + radius * 0.8, y - radius * 0.4],
    [x + radius * 1.42, y - radius * 0.72],
  ])
  ellipse(pen, china.white, x, y, radius)
  ellipse(pen, drink, x, y, radius * 0.84)
}

/** A bottle standing; `height` to the cork. */
export function drawBottle(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  glass: Ink,
  light: Ink,
  label: Ink,
): void {
  const half = height * 0.13
  fillPath(pen, glass, () => {
    pen.moveTo(x - half, y)
    pen.lineTo(x - half, y - height * 0.58)
    pen.quadraticCurveTo(x - half, y - height * 0.68, x - half * 0.36, y - height * 0.74)
    pen.lineTo(x - half * 0.36, y - height)
    pen.lineTo(x + half * 0.36, y - height)
    pen.lineTo(x + half * 0.36, y - height * 0.74)
    pen.quadraticCurveTo(x + half, y - height * 0.68, x + half, y - height * 0.58)
    pen.lineTo(x + half, y)
  })
  rectangle(pen, light, x - half * 0.78, y - height * 0.56, half * 0.2, height * 0.5)
  rectangle(pen, label, x - half, y - height * 0.42, half * 2, height * 0.24)
  rectangle(pen, glass, x - half * 0.5, y - height * 0.34, half, height * 0.015)
  rectangle(pen, glass, x - half * 0.5, y - height * 0.28, half, height * 0.015)
  rectangle(pen, label, x - half * 0.4, y - height, half * 0.8, height * 0.06)
}

/** A napkin folded to a pyramid. */
export function drawNapkin(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
): void {
  const at = (px: number, py: number) => [x + px * size, y + py * size] as const
  polygon(pen, inks[1], [at(-86, 6), at(-10, -132), at(6, 26)])
  polygon(pen, inks[0], [at(86, 6), at(-10, -132), at(6, 26)])
  polygon(pen, inks[2], [at(-40, 16), at(-6, -70), at(6, 26)])
}

/** A knife or fork lying on the table as one line with a light edge. */
export function drawCutlery(
  pen: Pen,
  x: number,
  y: number,
  dx: number,
  dy: number,
  shade: Ink,
  light: Ink,
  width = 10,
): void {
  line(pen, shade, width, [
    [x, y],
    [x + dx, y + dy],
  ])
  line(pen, light, width * 0.32, [
    [x - 2, y],
    [x + dx - 2, y + dy],
  ])
}

/** A fork, knife or spoon from above, handle at (x, y), pointing up. */
export function drawCutleryAbove(
  pen: Pen,
  kind: 'fork' | 'knife' | 'spoon',
  x: number,
  y: number,
  length: number,
  metal: Ink,
  shade: Ink,
): void {
  const w = length * 0.032
  rectangle(pen, shade, x - w + 6, y - length * 0.62 + 6, w * 2, length * 0.62)
  rectangle(pen, metal, x - w, y - length * 0.62, w * 2, length * 0.62)
  ellipse(pen, metal, x, y, w * 1.3, length * 0.05)
  const top = y - length * 0.62
  if (kind === 'spoon') {
    ellipse(pen, shade, x + 5, top - length * 0.15 + 6, length * 0.085, length * 0.17)
    ellipse(pen, metal, x, top - length * 0.15, length * 0.085, length * 0.17)
    ellipse(pen, shade, x, top - length * 0.13, length * 0.055, length * 0.12)
  } else if (kind === 'knife') {
    fillPath(pen, metal, () => {
      pen.moveTo(x - w, top)
      pen.lineTo(x - w, top - length * 0.4)
      pen.quadraticCurveTo(x + w * 2.2, top - length * 0.3, x + w * 1.8, top)
    })
  } else {
    fillPath(pen, metal, () => pen.roundRect(x - w * 2, top - length * 0.14, w * 4, length * 0.16, w * 1.6))
    for (const k of [-1.6, -0.5, 0.6])
      rectangle(pen, metal, x + k * w, top - length * 0.36, w * 0.8, length * 0.26)
  }
}
