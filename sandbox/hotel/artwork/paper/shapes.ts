import type { Ink } from './ink'
import type { Pen, Point } from './sheet'

export function fillPath(pen: Pen, ink: Ink, path: (pen: Pen) => void): void {
  pen.fillStyle = ink
  pen.beginPath()
  path(pen)
  pen.fill()
}

export function tracePolygon(pen: Pen, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
}

export function polygon(pen: Pen, ink: Ink, points: readonly Point[]): void {
  fillPath(pen, ink, () => tracePolygon(pen, points))
}

export function rectangle(pen: Pen, ink: Ink, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = ink
  pen.fillRect(x, y, width, height)
}

export function ellipse(pen: Pen, ink: Ink, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  fillPath(pen, ink, () => pen.ellipse(x, y, Math.abs(rx), Math.abs(ry), turn, 0, Math.PI * 2))
}

export function line(pen: Pen, ink: Ink, width: number, points: readonly Point[]): void {
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.stroke()
}

/** A line whose path is drawn by hand: curves and arcs. */
export function stroke(pen: Pen, ink: Ink, width: number, path: (pen: Pen) => void): void {
  pen.strokeStyle = ink
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  path(pen)
  pen.stroke()
}

export function ring(pen: Pen, ink: Ink, width: number, x: number, y: number, rx: number, ry = rx): void {
  stroke(pen, ink, width, () => pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2))
}

/** A ribbon between two edges given as equally long lists. */
export function ribbon(pen: Pen, ink: Ink, left: readonly Point[], right: readonly Point[]): void {
  polygon(pen, ink, [...left, ...[...right].reverse()])
}
