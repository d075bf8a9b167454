import type { Ink } from './ink'
import { type Field, layInk } from './ink-field'
import type { Box, Pen, Sheet } from './sheet'

/** 0 at the first point, 1 at the second, level across. */
export function linear(x1: number, y1: number, x2: number, y2: number): Field {
  const dx = x2 - x1
  const dy = y2 - y1
  const squared = dx * dx + dy * dy
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / squared
}

/** 1 in the middle, 0 on the ellipse, negative outside. */
export function radial(cx: number, cy: number, rx: number, ry = rx): Field {
  return (x, y) => 1 - Math.hypot((x - cx) / rx, (y - cy) / ry)
}

/** A flat shape in two to four tones: evenly spaced cuts over the field. */
export function tone(
  sheet: Sheet,
  box: Box,
  path: (pen: Pen) => void,
  inks: readonly Ink[],
  field: Field,
  grain = 0.12,
): void {
  const cuts = inks.slice(1).map((_, i) => (i + 1) / inks.length)
  layInk(sheet, { box, path, field, inks, cuts, grain })
}

/** A rectangle in tones. */
export function toneRect(
  sheet: Sheet,
  [x, y, w, h]: Box,
  inks: readonly Ink[],
  field: Field,
  grain = 0.12,
): void {
  tone(sheet, [x, y, w, h], (pen) => pen.rect(x, y, w, h), inks, field, grain)
}

/** A stippled halo around a light. */
export function halo(sheet: Sheet, ink: Ink, x: number, y: number, rx: number, ry = rx, cut = 0.5): void {
  layInk(sheet, {
    box: [x - rx, y - ry, rx * 2, ry * 2],
    field: radial(x, y, rx, ry),
    inks: [null, ink],
    cuts: [cut],
    grain: 0.42,
  })
}
