import { grainAt } from '../paper/grain'
import { type Ink, toRgb } from '../paper/ink'
import type { Sheet } from '../paper/sheet'
import { dropSmallIslands } from './islands'
import type { LitRelief } from './light'
import { columnStep, rowStep } from './relief'

/** From bright to dark: four tones of snow, two of rock. */
export interface MountainInks {
  readonly lit: Ink
  readonly half: Ink
  readonly shade: Ink
  readonly deep: Ink
  readonly rockLit: Ink
  readonly rockDark: Ink
}

export interface MountainPlace {
  /** Where the anchor of the model (its summit) stands on the sheet. */
  readonly x: number
  readonly baseY: number
  readonly size?: number
  /** Seen mirrored, so that another side of the range is shown. */
  readonly mirrored?: boolean
  /** How much depth raises the picture. */
  readonly tilt?: number
}

export interface MountainLook {
  readonly inks: MountainInks
  /** Rock above this score is bare: 0.8 in summer, 1 in winter. */
  readonly bareAbove?: number
  /** Light values that divide the four snow inks, high to low. */
  readonly cuts?: readonly [number, number, number]
  readonly rockCut?: number
  /** Everything below this height (model pixels) lies in the evening shade. */
  readonly shadeBelow?: number
  /** Rock islands under this area (design pixels) are dropped. */
  readonly island?: number
}

const nothing = 255

/** Code of a tone: 0 to 3 snow from bright to dark, 4 and 5 rock. */
function toneOf(light: number, rock: number, ice: number, grain: number, look: MountainLook): number {
  const [lit, half, shade] = look.cuts ?? [0.56, 0.34, -0.12]
  const value = light + grain
  if (!Number.isNaN(ice)) {
    const gap = Math.abs(ice - Math.round(ice))
    if (gap < 0.1) return value > 0.3 ? 2 : 3
    return value > 0.34 ? 0 : value > 0.05 ? 1 : 2
  }
  if (rock + grain * 0.8 > (look.bareAbove ?? 0.84)) return value > (look.rockCut ?? 0.4) ? 4 : 5
  return value > lit ? 0 : value > half ? 1 : value > shade ? 2 : 3
}

interface Column {
  readonly px: number
  readonly cell: number
  readonly share: number
}

/** One column of pixels, from the viewer backwards; only what rises above the nearer ground is seen. */
function drawColumn(
  tones: Uint8Array,
  sheet: Sheet,
  lit: LitRelief,
  place: MountainPlace,
  look: MountainLook,
  { px, cell, share }: Column,
): void {
  const { columns, rows, heights, ice, noise } = lit.relief
  const { width, height } = sheet.canvas
  const size = place.size ?? 1
  const tilt = place.tilt ?? 0.22
  const wavy = look.shadeBelow === undefined ? 0 : 60 * noise.fbm(cell / 55, 3, 3)
  const lerp = (values: Float32Array, i: number) =>
    (values[i] ?? 0) * (1 - share) + (values[i + 1] ?? 0) * share
  let top = height
  let [lastY, lastLight, lastRock, lastPhase] = [Number.POSITIVE_INFINITY, 0, 0, Number.NaN]
  for (let row = 1; row < rows - 1; row++) {
    const i = row * columns + cell
    const h = lerp(heights, i)
    const y = (place.baseY - size * (h + row * rowStep * tilt)) * sheet.scale
    let light = lerp(lit.light, i)
    if (look.shadeBelow !== undefined && h < look.shadeBelow + wavy) light -= 0.5
    const rock = lerp(lit.rock, i)
    const phase = lerp(ice, i)
    const step = Number.isNaN(lastPhase) ? 0 : phase - lastPhase
    // The nearest row has nothing in front of it: below it the sheet stays as it is.
    if (row === 1) top = Math.ceil(y)
    if (y < top) {
      const from = Math.min(top, height) - 1
      const span = lastY - y
      for (let py = Math.ceil(from); py >= Math.max(0, Math.ceil(y)); py--) {
        const u = span > 0 ? Math.min(1, Math.max(0, (lastY - py) / span)) : 1
        const grain = grainAt(px / sheet.scale, py / sheet.scale) * 0.06
        const tone = toneOf(
          lastLight + (light - lastLight) * u,
          lastRock + (rock - lastRock) * u,
          phase - step * (1 - u),
          grain,
          look,
        )
        tones[py * width + px] = tone
      }
      top = Math.ceil(y)
    }
    lastY = y
    lastLight = light
    lastRock = rock
    lastPhase = phase
  }
}

function drawTones(sheet: Sheet, lit: LitRelief, place: MountainPlace, look: MountainLook): Uint8Array {
  const { left, columns, plan } = lit.relief
  const { width, height } = sheet.canvas
  const tones = new Uint8Array(width * height).fill(nothing)
  const anchor = plan.crest.reduce((high, point) => (point.height > high.height ? point : high)).x
  for (let px = 0; px < width; px++) {
    const away = (((px + 0.5) / sheet.scale - place.x) / (place.size ?? 1)) * (place.mirrored ? -1 : 1)
    const column = (anchor + away - left) / columnStep
    if (column < 1 || column >= columns - 2) continue
    const cell = Math.floor(column)
    drawColumn(tones, sheet, lit, place, look, { px, cell, share: column - cell })
  }
  return tones
}

/** Prints a lit mountain. For a far range give all snow tones two inks and `bareAbove` a high value. */
export function drawMountain(sheet: Sheet, lit: LitRelief, place: MountainPlace, look: MountainLook): void {
  const { inks } = look
  const tones = drawTones(sheet, lit, place, look)
  const { width, height } = sheet.canvas
  const leastArea = (look.island ?? 1500) * sheet.scale * sheet.scale * Math.min(1, (place.size ?? 1) ** 2)
  dropSmallIslands(tones, width, leastArea)
  const colours = [inks.lit, inks.half, inks.shade, inks.deep, inks.rockLit, inks.rockDark].map(toRgb)
  const pixels = sheet.pen.getImageData(0, 0, width, height)
  for (let i = 0; i < tones.length; i++) {
    const colour = colours[tones[i] ?? nothing]
    if (!colour) continue
    pixels.data[i * 4] = colour[0]
    pixels.data[i * 4 + 1] = colour[1]
    pixels.data[i * 4 + 2] = colour[2]
    pixels.data[i * 4 + 3] = 255
  }
  sheet.pen.putImageData(pixels, 0, 0)
}
