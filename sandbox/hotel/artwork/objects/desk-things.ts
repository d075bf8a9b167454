import type { Ink } from '../paper/ink'
import type { Random } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

/** Two or three books lying on each other; (x, y) is the middle of their foot. */
export function drawBookPile(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  covers: readonly Ink[],
  pages: Ink,
): void {
  covers.forEach((cover, i) => {
    const width = (230 - i * 26) * size
    const top = y - (i + 1) * 30 * size
    const left = x - width / 2 + (i % 2 ? 12 : -6) * size
    rectangle(pen, cover, left, top, width, 28 * size)
    rectangle(pen, pages, left + width * 0.06, top + 6 * size, width * 0.94, 14 * size)
    rectangle(pen, cover, left, top, width * 0.05, 28 * size)
  })
}

/** A vase with stalks and blossoms; (x, y) is the middle of its foot. */
export function drawVase(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  size: number,
  vase: Ink,
  vaseShade: Ink,
  leaf: Ink,
  blossoms: readonly Ink[],
): void {
  const s = size
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + (i - 6) * 0.17 + (random() - 0.5) * 0.1
    const length = (190 + random() * 130) * s
    const tipX = x + Math.cos(angle) * length
    const tipY = y - 130 * s + Math.sin(angle) * length
    stroke(pen, leaf, 5 * s, () => {
      pen.moveTo(x, y - 110 * s)
      pen.quadraticCurveTo(x + (tipX - x) * 0.3, tipY + length * 0.4, tipX, tipY)
    })
    if (i % 3 === 2) ellipse(pen, leaf, (x + tipX) / 2, (y - 120 * s + tipY) / 2, 34 * s, 11 * s, angle + 0.5)
    else drawBlossom(pen, tipX, tipY, (16 + random() * 14) * s, blossoms[i % blossoms.length] ?? leaf, leaf)
  }
  const body = (from: number) => () => {
    pen.moveTo(x + from * s, y - 140 * s)
    pen.lineTo(x + 42 * s, y - 140 * s)
    pen.bezierCurveTo(x + 34 * s, y - 96 * s, x + 84 * s, y - 70 * s, x + 52 * s, y)
    pen.lineTo(x + (from < 0 ? -52 : 10) * s, y)
    if (from < 0) pen.bezierCurveTo(x - 84 * s, y - 70 * s, x - 34 * s, y - 96 * s, x - 42 * s, y - 140 * s)
  }
  fillPath(pen, vase, body(-42))
  fillPath(pen, vaseShade, body(10))
}

/** A blossom of five round petals. */
export function drawBlossom(pen: Pen, x: number, y: number, radius: number, petal: Ink, heart: Ink): void {
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * Math.PI * 2 + x
    ellipse(pen, petal, x + Math.cos(angle) * radius * 0.6, y + Math.sin(angle) * radius * 0.6, radius * 0.55)
  }
  ellipse(pen, heart, x, y, radius * 0.3)
}

/** Reading glasses, folded open. */
export function drawSpectacles(pen: Pen, x: number, y: number, size: number, ink: Ink): void {
  ring(pen, ink, 7 * size, x - 52 * size, y, 42 * size, 24 * size)
  ring(pen, ink, 7 * size, x + 52 * size, y, 42 * size, 24 * size)
  line(pen, ink, 6 * size, [
    [x - 11 * size, y - 6 * size],
    [x + 11 * size, y - 6 * size],
  ])
  line(pen, ink, 6 * size, [
    [x + 94 * size, y - 6 * size],
    [x + 132 * size, y - 50 * size],
  ])
  line(pen, ink, 6 * size, [
    [x - 94 * size, y - 6 * size],
    [x - 56 * size, y - 54 * size],
  ])
}

/** An open book; (x, y) is the middle of its spine. */
export function drawOpenBook(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  page: Ink,
  shade: Ink,
  cover: Ink,
): void {
  const s = size
  polygon(pen, cover, [
    [x - 230 * s, y - 62 * s],
    [x + 230 * s, y - 62 * s],
    [x + 262 * s, y + 26 * s],
    [x - 262 * s, y + 26 * s],
  ])
  for (const side of [-1, 1]) {
    fillPath(pen, side < 0 ? shade : page, () => {
      pen.moveTo(x, y - 58 * s)
      pen.quadraticCurveTo(x + side * 100 * s, y - 92 * s, x + side * 216 * s, y - 70 * s)
      pen.lineTo(x + side * 246 * s, y + 12 * s)
      pen.quadraticCurveTo(x + side * 110 * s, y - 14 * s, x, y + 20 * s)
    })
    for (let k = 0; k < 4; k++) {
      line(pen, side < 0 ? page : shade, 4 * s, [
        [x + side * (40 + k * 2) * s, y - (44 - k * 15) * s],
        [x + side * (186 + k * 7) * s, y - (56 - k * 16) * s],
      ])
    }
  }
}
