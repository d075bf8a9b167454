import { type Ink, nearestInk, type Rgb, toRgb } from '../paper/ink'
import { clamp, mix } from '../paper/interpolate'
import { createNoise, type Random } from '../paper/noise'
import { ellipse } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'

export interface Mirror {
  /** The water line. */
  readonly y: number
  readonly bottom?: number
  /** What the mirrored picture is tinted with. */
  readonly tint: Ink
  /** Share of the tint at the far and near end. */
  readonly share?: readonly [number, number]
  /** The inks a mirrored pixel may take. */
  readonly inks: readonly Ink[]
  readonly calm?: number
}

/** From an ink above the water to the nearest allowed ink of its tinted reflection. */
function waterInks(tint: Rgb, share: readonly [number, number], inks: readonly Ink[]) {
  const colours = inks.map(toRgb)
  const known = new Map<number, Rgb>()
  const bands = 6
  return (r: number, g: number, b: number, depth: number): Rgb => {
    const band = Math.floor(depth * (bands - 0.01))
    const key = (((band << 6) | (r >> 2)) << 12) | ((g >> 2) << 6) | (b >> 2)
    const found = known.get(key)
    if (found) return found
    const part = mix(share[0], share[1], band / (bands - 1))
    const tinted: Rgb = [mix(r, tint[0], part), mix(g, tint[1], part), mix(b, tint[2], part)]
    const ink = colours[nearestInk(tinted, colours)] ?? tinted
    known.set(key, ink)
    return ink
  }
}

/** Mirrors the finished upper picture; ripples widen towards the viewer. */
export function drawMirror(sheet: Sheet, mirror: Mirror): void {
  const { width } = sheet.canvas
  const line = Math.round(mirror.y * sheet.scale)
  const rows = Math.round((mirror.bottom ?? sheet.height) * sheet.scale) - line
  const source = sheet.pen.getImageData(0, 0, width, line).data
  const water = sheet.pen.getImageData(0, line, width, rows)
  const noise = createNoise('mirror')
  const inkFor = waterInks(toRgb(mirror.tint), mirror.share ?? [0.14, 0.26], mirror.inks)
  const calm = mirror.calm ?? 1
  for (let row = 0; row < rows; row++) {
    const y = row / sheet.scale
    const period = 6 + y * 0.05
    for (let px = 0; px < width; px++) {
      const x = px / sheet.scale
      const sway =
        (noise.at(x / (260 + y), y / period) * (1.5 + y * 0.016) +
          noise.at(x / 70, y / (period * 0.6) + 40) * (0.6 + y * 0.004)) /
        calm
      const sx = clamp(Math.round(px + sway * sheet.scale), 0, width - 1)
      const sy = clamp(Math.round(line - 1 - row * 0.98 + sway * 0.9 * sheet.scale), 0, line - 1)
      const from = (sy * width + sx) * 4
      const ink = inkFor(source[from] ?? 0, source[from + 1] ?? 0, source[from + 2] ?? 0, row / rows)
      const to = (row * width + px) * 4
      water.data[to] = ink[0]
      water.data[to + 1] = ink[1]
      water.data[to + 2] = ink[2]
      water.data[to + 3] = 255
    }
  }
  sheet.pen.putImageData(water, 0, line)
}

/** Short strokes of light where a breeze touches the water, in loose rows. */
export function drawBreeze(
  sheet: Sheet,
  random: Random,
  ink: Ink,
  y: number,
  rows: readonly number[],
  count = 60,
): void {
  for (let i = 0; i < count; i++) {
    const row = rows[i % rows.length] ?? 0
    const centre = sheet.width * (0.25 + 0.55 * ((i % rows.length) / rows.length))
    const x = centre + (random() - 0.5) * 700
    ellipse(
      sheet.pen,
      ink,
      x,
      y + 12 + row + (random() - 0.5) * (14 + random() * 10),
      40 + random() * 110,
      1.2 + random() * 1.6,
    )
  }
}
