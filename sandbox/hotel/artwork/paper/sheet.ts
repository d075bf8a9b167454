import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D
export type Point = readonly [x: number, y: number]
/** Left, top, width, height in design pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A sheet of paper. Everything is drawn in design pixels (2400 on the long side); `scale` makes studies smaller. */
export interface Sheet {
  readonly canvas: Canvas
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly scale: number
}

export function createSheet(width: number, height: number, scale: number): Sheet {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const pen = canvas.getContext('2d')
  pen.scale(scale, scale)
  return { canvas, pen, width, height, scale }
}

/** Prints a finished sheet on another one, its top left corner at (x, y). */
export function pasteSheet(onto: Sheet, pasted: Sheet, x: number, y: number): void {
  onto.pen.drawImage(pasted.canvas, x, y, pasted.width, pasted.height)
}

/** Runs `draw` with everything outside the path cut away. */
export function clipped(pen: Pen, path: (pen: Pen) => void, draw: () => void): void {
  pen.save()
  pen.beginPath()
  path(pen)
  pen.clip()
  draw()
  pen.restore()
}
