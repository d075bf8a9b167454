import type { Ink } from '../paper/ink'
import { mix } from '../paper/interpolate'
import { polygon } from '../paper/shapes'
import type { Pen, Point } from '../paper/sheet'

/** A line of turns down a slope: it swings wider and stands lower the nearer it comes. */
export interface TurnLine {
  readonly x: number
  readonly drift: number
  readonly top: number
  readonly bottom: number
  readonly swing: number
  readonly turns: number
  readonly phase: number
}

/** Where the line is after a share `t` of its way. */
export function turnPoint(turn: TurnLine, t: number): Point {
  const p = t ** 0.6
  const swing = mix(10, turn.swing, t ** 1.1)
  return [
    turn.x + turn.drift * p + swing * Math.sin(p * Math.PI * turn.turns + turn.phase),
    mix(turn.top, turn.bottom, t ** 1.5),
  ]
}

/** The pair of tracks a skier leaves, up to `end` (0 to 1). */
export function drawTracks(pen: Pen, ink: Ink, turn: TurnLine, end = 1): void {
  for (const side of [-1, 1]) {
    const left: Point[] = []
    const right: Point[] = []
    for (let i = 0; i <= 500; i++) {
      const t = (end * i) / 500
      const [x, y] = turnPoint(turn, t)
      const half = mix(0.9, 8, t)
      const offset = side * mix(2, 20, t)
      left.push([x + offset - half, y + side * mix(0.3, 4, t)])
      right.push([x + offset + half, y + side * mix(0.3, 4, t)])
    }
    polygon(pen, ink, [...left, ...right.reverse()])
  }
}
