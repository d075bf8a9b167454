import { grainAt } from '../paper/grain'
import { type Ink, nearestInk, toRgb } from '../paper/ink'
import { clamp, mix } from '../paper/interpolate'
import { createNoise } from '../paper/noise'
import { clipped, createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'

export interface Pool {
  /** Where the picture above is folded. */
  readonly line: number
  /** Far edge of the water. */
  readonly top: number
  readonly path: (pen: Pen) => void
  readonly deep: Ink
  readonly dark: Ink
  readonly light: Ink
  readonly inks: readonly Ink[]
}

/** Water inside an outline: the picture above it mirrored, broken by ripples that grow towards the viewer. */
export function drawMirrorInto(sheet: Sheet, pool: Pool): void {
  const { width } = sheet.canvas
  const scale = sheet.scale
  const line = Math.round(pool.line * scale)
  const top = Math.round(pool.top * scale)
  const rows = sheet.canvas.height - top
  const source = sheet.pen.getImageData(0, 0, width, line).data
  const water = createSheet(sheet.width, sheet.height, scale)
  const image = water.pen.getImageData(0, top, width, rows)
  const noise = createNoise('pool')
  const inks = pool.inks.map(toRgb)
  const [deep, dark, light] = [pool.deep, pool.dark, pool.light].map(toRgb)
  if (!deep || !dark || !light) return
  const known = new Map<number, number>()
  for (let row = 0; row < rows; row++) {
    const y = row / scale
    const period = 4 + y * 0.055
    for (let px = 0; px < width; px++) {
      const x = px / scale
      const sway = noise.at(x / (190 + y * 1.4), y / (period * 0.7)) * (3 + y * 0.045)
      const sx = clamp(Math.round(px + sway * 1.3 * scale), 0, width - 1)
      const sy = clamp(Math.round(line - 12 - row * 1.25 + sway * 1.2 * scale), 0, line - 1)
      const ripple =
        0.8 * noise.at(x / (190 + y * 1.3), y / (period * 0.42) + 9) +
        0.3 * noise.at(x / (60 + y * 0.4), y / (period * 0.3)) +
        grainAt(x, y) * 0.16
      const [base, share] = ripple > 0.5 ? [light, 0.3] : ripple < -0.32 ? [dark, 0.84] : [deep, 0.6]
      const from = (sy * width + sx) * 4
      const colour = [0, 1, 2].map((c) => mix(source[from + c] ?? 0, base[c] ?? 0, share))
      const key = (((colour[0] ?? 0) >> 2) << 12) | (((colour[1] ?? 0) >> 2) << 6) | ((colour[2] ?? 0) >> 2)
      let index = known.get(key)
      if (index === undefined) {
        index = nearestInk([colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0], inks)
        known.set(key, index)
      }
      const ink = inks[index] ?? deep
      const to = (row * width + px) * 4
      image.data[to] = ink[0]
      image.data[to + 1] = ink[1]
      image.data[to + 2] = ink[2]
      image.data[to + 3] = 255
    }
  }
  water.pen.putImageData(image, 0, top)
  clipped(sheet.pen, pool.path, () => pasteSheet(sheet, water, 0, 0))
}
