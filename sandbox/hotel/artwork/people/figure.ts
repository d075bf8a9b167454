import type { Ink } from '../paper/ink'
import { ellipse, fillPath, line, polygon } from '../paper/shapes'
import type { Pen, Point } from '../paper/sheet'

/** A person as a few precise shapes; units: about 100 high, feet at y = 0, y upwards, facing right. */
export interface Pose {
  readonly head: Point
  readonly torso: readonly Point[]
  readonly legs: readonly (readonly Point[])[]
  readonly arms: readonly (readonly Point[])[]
  /** Poles, ropes, skis: drawn first. */
  readonly gear?: readonly (readonly Point[])[]
  readonly pack?: boolean
}

export interface FigureInks {
  readonly coat: Ink
  readonly legs: Ink
  readonly skin: Ink
  readonly hat: Ink
  readonly gear?: Ink
  readonly pack?: Ink
}

export interface FigureForm {
  readonly flipped?: boolean
  readonly limb?: number
}

/** Draws a person with its feet at (x, y); `size` in design pixels per unit. */
export function drawFigure(
  pen: Pen,
  pose: Pose,
  x: number,
  y: number,
  size: number,
  inks: FigureInks,
  form: FigureForm = {},
): void {
  const side = form.flipped ? -1 : 1
  const place = ([px, py]: Point): Point => [x + side * px * size, y - py * size]
  const limb = (form.limb ?? 9) * size
  for (const gear of pose.gear ?? []) line(pen, inks.gear ?? inks.legs, 2.6 * size, gear.map(place))
  for (const leg of pose.legs) line(pen, inks.legs, limb * 1.25, leg.map(place))
  drawFeet(pen, pose, place, size, inks.legs, side)
  const [backArm, ...frontArms] = pose.arms
  const [, , front, back] = pose.torso
  if (front && back) {
    const shoulders: Point = [(front[0] + back[0]) / 2, (front[1] + back[1]) / 2]
    line(pen, inks.skin, 6.4 * size, [place(shoulders), place([pose.head[0], pose.head[1] - 4])])
  }
  if (backArm) line(pen, inks.coat, limb * 0.85, backArm.map(place))
  polygon(pen, inks.coat, pose.torso.map(place))
  line(pen, inks.coat, limb * 0.6, [...pose.torso, ...pose.torso.slice(0, 1)].map(place))
  if (pose.pack) drawPack(pen, pose, place, size, inks.pack ?? inks.legs)
  for (const arm of frontArms) line(pen, inks.coat, limb * 0.85, arm.map(place))
  for (const arm of pose.arms) {
    const hand = arm[arm.length - 1]
    if (hand) ellipse(pen, inks.skin, ...place(hand), limb * 0.46)
  }
  drawHead(pen, place(pose.head), size, side, inks)
}

/** Boots that point where the person faces. */
function drawFeet(
  pen: Pen,
  pose: Pose,
  place: (point: Point) => Point,
  size: number,
  ink: Ink,
  side: number,
): void {
  for (const leg of pose.legs) {
    const foot = leg[leg.length - 1]
    if (!foot) continue
    const [x, y] = place(foot)
    ellipse(pen, ink, x + side * 4 * size, y + size, 9 * size, 4.6 * size)
  }
}

function drawHead(pen: Pen, [x, y]: Point, size: number, side: number, inks: FigureInks): void {
  ellipse(pen, inks.skin, x + side * size, y + size, 6.6 * size, 7.6 * size)
  fillPath(pen, inks.hat, () =>
    pen.ellipse(x, y - size, 7.6 * size, 8 * size, side * -0.25, Math.PI * 0.94, Math.PI * 2.04),
  )
}

function drawPack(pen: Pen, pose: Pose, place: (p: Point) => Point, size: number, ink: Ink): void {
  const [a, , c] = pose.torso
  if (!a || !c) return
  const [x, y] = place([(a[0] + c[0]) / 2 - 13, (a[1] + c[1]) / 2 + 6])
  ellipse(pen, ink, x, y, 9 * size, 15 * size)
}
