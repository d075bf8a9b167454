import sharp from 'sharp'
import { grainAt } from './grain'
import { type Ink, nearestInk, type Rgb, toRgb } from './ink'
import { clamp } from './interpolate'
import { createNoise } from './noise'
import type { Sheet } from './sheet'

const paperTone: Rgb = [246, 239, 223]

/** Every pixel takes the nearest of the final inks, so that nothing but these is printed. */
export function snapToInks(data: Uint8ClampedArray, inks: readonly Ink[]): void {
  const colours = inks.map(toRgb)
  const known = new Int16Array(1 << 18).fill(-1)
  for (let p = 0; p < data.length; p += 4) {
    const [r, g, b] = [data[p] ?? 0, data[p + 1] ?? 0, data[p + 2] ?? 0]
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)
    let index = known[key] ?? -1
    if (index < 0) {
      index = nearestInk([r, g, b], colours)
      known[key] = index
    }
    const colour = colours[index] ?? paperTone
    data[p] = colour[0]
    data[p + 1] = colour[1]
    data[p + 2] = colour[2]
  }
}

const mottleStep = 20

function mottling(width: number, height: number) {
  const noise = createNoise('paper')
  const columns = Math.ceil(width / mottleStep) + 2
  const rows = Math.ceil(height / mottleStep) + 2
  const spots = new Float32Array(columns * rows)
  for (let i = 0; i < spots.length; i++) {
    const x = (i % columns) * mottleStep
    const y = Math.floor(i / columns) * mottleStep
    spots[i] = noise.at(x / 340, y / 340) * 0.9 + noise.at(x / 60, y / 60 + 9) * 0.6
  }
  return (x: number, y: number) => {
    const i = Math.floor(y / mottleStep) * columns + Math.floor(x / mottleStep)
    const u = (x % mottleStep) / mottleStep
    return (spots[i] ?? 0) * (1 - u) + (spots[i + 1] ?? 0) * u
  }
}

/** Paper that takes ink: slight grain (3 of 255), mottling (1.5 of 255), pinholes on under one percent in dark inks. */
function textureLikePaper(data: Uint8ClampedArray, width: number, height: number, scale: number): void {
  const spot = mottling(width / scale, height / scale)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4
      const dark = 1 - ((data[p] ?? 0) * 0.3 + (data[p + 1] ?? 0) * 0.59 + (data[p + 2] ?? 0) * 0.11) / 255
      const grain = grainAt(x / scale + 131, y / scale + 57)
      const hole = grainAt(x / scale + 301, y / scale + 211) > 0.987 ? 0.08 + 0.14 * dark : 0
      const show = hole + 0.03 * dark * Math.max(0, grain)
      const lift = grain * 2.2 + spot(x / scale, y / scale) * 1.6
      for (let k = 0; k < 3; k++) {
        const value = (data[p + k] ?? 0) + lift
        data[p + k] = value + ((paperTone[k] ?? 0) - value) * show
      }
    }
  }
}

/** The printed sheet as raw pixels (RGBA), snapped and on paper. */
export function printSheet(sheet: Sheet, inks?: readonly Ink[]) {
  const { width, height } = sheet.canvas
  const pixels = sheet.canvas.getContext('2d').getImageData(0, 0, width, height)
  if (inks) snapToInks(pixels.data, inks)
  textureLikePaper(pixels.data, width, height, sheet.scale)
  return { data: Buffer.from(pixels.data.buffer), width, height }
}

export interface Encoding {
  /** Upper limit in bytes that the first quality is corrected for. */
  readonly limit: number
  readonly quality: number
}

/** What the slower final encoding leaves of the draft's size. */
const optimised = 0.78

/** A JPEG; its quality is lowered once, by the measured excess, when the picture is heavier than the limit. */
export async function encodeJpeg(
  { data, width, height }: { data: Buffer; width: number; height: number },
  { limit, quality }: Encoding,
): Promise<Buffer> {
  const raw = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const draft = await raw.clone().jpeg({ quality }).toBuffer()
  const excess = (draft.length * optimised) / limit
  const fitted = excess > 1 ? clamp(Math.round(quality / excess ** 0.66), 36, quality) : quality
  return raw.jpeg({ quality: fitted, mozjpeg: true }).toBuffer()
}
