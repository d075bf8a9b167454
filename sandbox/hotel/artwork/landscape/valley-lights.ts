import { halo } from '../paper/fields'
import type { Random } from '../paper/noise'
import { ellipse } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'

/** Single lamps in a valley, each with a small halo. */
export function drawHalos(
  sheet: Sheet,
  random: Random,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = left + random() * (right - left)
    const y = top + random() * (bottom - top)
    if (i % 4 === 0) halo(sheet, '#e59a42', x, y, 34, 26, 0.45)
    ellipse(sheet.pen, '#f9cf72', x, y, 3.6, 4)
  }
}
