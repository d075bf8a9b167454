import { createCanvas } from '@napi-rs/canvas'
import { grainAt } from './grain'
import { type Ink, toRgb } from './ink'
import { clamp } from './interpolate'
import type { Box, Pen, Sheet } from './sheet'

/** A value at a place of the sheet, in design pixels. Smooth: it is sampled and interpolated. */
export type Field = (x: number, y: number) => number

export interface InkLayer {
  /** Where to print; the whole sheet when left out. */
  readonly box?: Box
  /** Cuts the layer out of the box. */
  readonly path?: (pen: Pen) => void
  readonly field: Field
  /** From low to high; null prints nothing. One more than `cuts`. */
  readonly inks: readonly (Ink | null)[]
  readonly cuts: readonly number[]
  /** How much grain is added before the cut: 0.05 for rock to 0.6 for a halo. */
  readonly grain?: number
  /** Distance of the samples in design pixels. */
  readonly step?: number
}

interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function pixelBox(sheet: Sheet, [x, y, width, height]: Box): PixelBox {
  const { scale, canvas } = sheet
  const left = clamp(Math.floor(x * scale), 0, canvas.width)
  const top = clamp(Math.floor(y * scale), 0, canvas.height)
  const right = clamp(Math.ceil((x + width) * scale), 0, canvas.width)
  const bottom = clamp(Math.ceil((y + height) * scale), 0, canvas.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** Samples of a field, `stride` pixels apart, with one more row and column than needed. */
function sampleField(field: Field, box: PixelBox, scale: number, stride: number) {
  const columns = Math.ceil(box.width / stride) + 2
  const rows = Math.ceil(box.height / stride) + 2
  const samples = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const y = (box.top + row * stride) / scale
    for (let column = 0; column < columns; column++) {
      samples[row * columns + column] = field((box.left + column * stride) / scale, y)
    }
  }
  return { samples, columns }
}

function maskPixels(box: PixelBox, scale: number, path: InkLayer['path']) {
  const canvas = createCanvas(box.width, box.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  if (!path) pen.fillRect(0, 0, box.width, box.height)
  else {
    pen.translate(-box.left, -box.top)
    pen.scale(scale, scale)
    pen.beginPath()
    path(pen)
    pen.fill()
  }
  return { canvas, pen, pixels: pen.getImageData(0, 0, box.width, box.height) }
}

/** Prints a continuous field as two to five flat inks with a stippled border between them. */
export function layInk(sheet: Sheet, layer: InkLayer): void {
  const box = pixelBox(sheet, layer.box ?? [0, 0, sheet.width, sheet.height])
  if (box.width <= 0 || box.height <= 0) return
  const mask = maskPixels(box, sheet.scale, layer.path)
  const stride = Math.max(1, Math.round((layer.step ?? 6) * sheet.scale))
  const sampled = sampleField(layer.field, box, sheet.scale, stride)
  colourPixels(mask.pixels.data, box, sampled, stride, layer, sheet.scale)
  mask.pen.putImageData(mask.pixels, 0, 0)
  sheet.pen.drawImage(
    mask.canvas,
    box.left / sheet.scale,
    box.top / sheet.scale,
    box.width / sheet.scale,
    box.height / sheet.scale,
  )
}

function colourPixels(
  data: Uint8ClampedArray,
  box: PixelBox,
  { samples, columns }: { samples: Float32Array; columns: number },
  stride: number,
  layer: InkLayer,
  scale: number,
): void {
  const colours = layer.inks.map((ink) => (ink === null ? null : toRgb(ink)))
  const { cuts } = layer
  const strength = layer.grain ?? 0.05
  for (let y = 0; y < box.height; y++) {
    const row = Math.floor(y / stride)
    const down = y / stride - row
    const gy = (box.top + y) / scale
    for (let x = 0; x < box.width; x++) {
      const p = (y * box.width + x) * 4
      if (data[p + 3] === 0) continue
      const column = Math.floor(x / stride)
      const right = x / stride - column
      const i = row * columns + column
      const above = (samples[i] ?? 0) * (1 - right) + (samples[i + 1] ?? 0) * right
      const below = (samples[i + columns] ?? 0) * (1 - right) + (samples[i + columns + 1] ?? 0) * right
      const value = above + (below - above) * down + grainAt((box.left + x) / scale, gy) * strength
      let n = 0
      while (n < cuts.length && value > (cuts[n] ?? 0)) n++
      const colour = colours[n]
      if (!colour) data[p + 3] = 0
      else {
        data[p] = colour[0]
        data[p + 1] = colour[1]
        data[p + 2] = colour[2]
      }
    }
  }
}
