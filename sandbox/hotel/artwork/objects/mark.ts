import { Path2D } from '@napi-rs/canvas'
import type { Mark } from '../marks'
import type { Pen } from '../paper/sheet'

/** Prints a mark with its view box laid on a width. */
export function drawMark(pen: Pen, mark: Mark, ink: string, x: number, y: number, width: number): void {
  const [, , boxWidth] = mark.viewBox.split(' ').map(Number)
  pen.save()
  pen.translate(x, y)
  pen.scale(width / (boxWidth || 1), width / (boxWidth || 1))
  for (const data of mark.paths) {
    const path = new Path2D(data)
    if (mark.stroke === undefined) {
      pen.fillStyle = ink
      pen.fill(path, 'evenodd')
    } else {
      pen.strokeStyle = ink
      pen.lineWidth = mark.stroke
      pen.lineJoin = 'round'
      pen.stroke(path)
    }
  }
  pen.restore()
}
