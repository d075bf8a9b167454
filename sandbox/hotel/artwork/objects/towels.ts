import type { Ink } from '../paper/ink'
import { fillPath, rectangle, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

/** A rolled towel, its end towards the viewer on the left. */
export function drawTowelRoll(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  length: number,
  cloth: Ink,
  shade: Ink,
): void {
  fillPath(pen, cloth, () => {
    pen.moveTo(x, y - radius)
    pen.lineTo(x + length, y - radius)
    pen.arc(x + length, y, radius, -Math.PI / 2, Math.PI / 2)
    pen.lineTo(x, y + radius)
    pen.arc(x, y, radius, Math.PI / 2, Math.PI * 1.5)
  })
  fillPath(pen, shade, () => {
    pen.moveTo(x, y + radius * 0.35)
    pen.lineTo(x + length + radius * 0.9, y + radius * 0.35)
    pen.arc(x + length, y, radius, 0.36, Math.PI / 2)
    pen.lineTo(x, y + radius)
  })
  for (const share of [1, 0.66, 0.34])
    stroke(pen, shade, radius * 0.1, () => pen.arc(x, y, radius * share - 3, 0, Math.PI * 2))
}

/** Folded towels on each other with a coloured border; (x, y) is the middle of their foot. */
export function drawTowelStack(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  [cloth, shade]: readonly [Ink, Ink],
  border: Ink,
): void {
  for (let i = 0; i < 4; i++) {
    const height = 40 * size
    const width = (250 - (i % 2) * 12) * size
    const top = y - (i + 1) * (height + 2)
    const left = x - width / 2
    fillPath(pen, cloth, () => pen.roundRect(left, top, width, height, height * 0.46))
    rectangle(pen, shade, left + height * 0.3, top + height * 0.8, width - height * 0.6, height * 0.16)
    rectangle(pen, shade, left + height * 0.3, top + height * 0.46, width - height * 0.4, height * 0.06)
    rectangle(pen, border, left + width * 0.7, top, width * 0.035, height)
    rectangle(pen, border, left + width * 0.76, top, width * 0.07, height)
  }
}
