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

/** The poses of everything people do in the valley. */
export const poses = {
  standing: {
    head: [0, 92],
    torso: [
      [-8, 48],
      [8, 48],
      [10, 78],
      [-10, 78],
    ],
    legs: [
      [
        [-4, 48],
        [-5, 24],
        [-5, 2],
      ],
      [
        [4, 48],
        [5, 24],
        [6, 2],
      ],
    ],
    arms: [
      [
        [-9, 75],
        [-14, 58],
        [-12, 44],
      ],
      [
        [9, 75],
        [14, 58],
        [12, 44],
      ],
    ],
  },
  walking: {
    head: [5, 93],
    torso: [
      [-7, 48],
      [8, 48],
      [13, 78],
      [-6, 79],
    ],
    legs: [
      [
        [-2, 48],
        [-10, 26],
        [-20, 6],
      ],
      [
        [3, 48],
        [14, 28],
        [14, 2],
      ],
    ],
    arms: [
      [
        [-3, 75],
        [-14, 60],
        [-12, 46],
      ],
      [
        [10, 75],
        [18, 60],
        [26, 54],
      ],
    ],
    gear: [
      [
        [27, 55],
        [34, 0],
      ],
      [
        [-12, 47],
        [-28, 2],
      ],
    ],
    pack: true,
  },
  skiing: {
    head: [19, 96],
    torso: [
      [-14, 46],
      [6, 44],
      [22, 80],
      [-6, 86],
    ],
    legs: [
      [
        [-10, 46],
        [8, 24],
        [-4, 2],
      ],
      [
        [0, 44],
        [16, 22],
        [6, -4],
      ],
    ],
    arms: [
      [
        [-2, 80],
        [-22, 64],
      ],
      [
        [10, 80],
        [30, 62],
        [44, 64],
      ],
    ],
    gear: [
      [
        [-44, -8],
        [46, 6],
      ],
      [
        [-36, -16],
        [54, -2],
      ],
      [
        [44, 66],
        [34, 4],
      ],
      [
        [-22, 64],
        [-66, 32],
      ],
    ],
  },
  touring: {
    head: [12, 92],
    torso: [
      [-6, 46],
      [9, 48],
      [19, 77],
      [-1, 80],
    ],
    legs: [
      [
        [-1, 47],
        [-9, 26],
        [-22, 6],
      ],
      [
        [5, 48],
        [19, 32],
        [16, 5],
      ],
    ],
    arms: [
      [
        [2, 76],
        [-10, 62],
        [-16, 50],
      ],
      [
        [15, 75],
        [26, 62],
        [36, 60],
      ],
    ],
    gear: [
      [
        [-46, -1],
        [4, 5],
      ],
      [
        [-8, 0],
        [52, 7],
      ],
      [
        [37, 62],
        [42, 4],
      ],
      [
        [-16, 52],
        [-32, 2],
      ],
    ],
    pack: true,
  },
  striding: {
    head: [22, 90],
    torso: [
      [-4, 45],
      [10, 47],
      [28, 73],
      [9, 79],
    ],
    legs: [
      [
        [0, 46],
        [-18, 30],
        [-40, 14],
      ],
      [
        [6, 47],
        [22, 28],
        [16, 3],
      ],
    ],
    arms: [
      [
        [12, 75],
        [-4, 62],
        [-22, 56],
      ],
      [
        [24, 72],
        [38, 58],
        [50, 62],
      ],
    ],
    gear: [
      [
        [-66, 12],
        [-26, 13],
      ],
      [
        [-14, 0],
        [62, 2],
      ],
      [
        [50, 63],
        [30, 2],
      ],
      [
        [-22, 57],
        [-52, 8],
      ],
    ],
  },
  tree: {
    head: [0, 96],
    torso: [
      [-7, 50],
      [7, 50],
      [9, 80],
      [-9, 80],
    ],
    legs: [
      [
        [0, 50],
        [0, 26],
        [0, 2],
      ],
      [
        [2, 50],
        [22, 38],
        [4, 28],
      ],
    ],
    arms: [
      [
        [-8, 78],
        [-16, 98],
        [-2, 120],
      ],
      [
        [8, 78],
        [16, 98],
        [2, 120],
      ],
    ],
  },
  climbing: {
    head: [3, 92],
    torso: [
      [-9, 46],
      [9, 46],
      [11, 78],
      [-9, 78],
    ],
    legs: [
      [
        [-5, 46],
        [-22, 34],
        [-18, 8],
      ],
      [
        [5, 46],
        [24, 44],
        [22, 20],
      ],
    ],
    arms: [
      [
        [-8, 76],
        [-22, 84],
        [-24, 106],
      ],
      [
        [10, 76],
        [24, 94],
        [20, 118],
      ],
    ],
  },
  skating: {
    head: [8, 95],
    torso: [
      [-8, 48],
      [7, 47],
      [14, 78],
      [-5, 81],
    ],
    legs: [
      [
        [-3, 48],
        [-18, 34],
        [-40, 24],
      ],
      [
        [3, 47],
        [10, 26],
        [4, 4],
      ],
    ],
    arms: [
      [
        [-2, 77],
        [-20, 72],
        [-34, 78],
      ],
      [
        [11, 76],
        [28, 72],
        [42, 78],
      ],
    ],
    gear: [
      [
        [-6, 0],
        [14, 0],
      ],
      [
        [-46, 22],
        [-32, 18],
      ],
    ],
  },
  sitting: {
    head: [2, 62],
    torso: [
      [-10, 16],
      [8, 16],
      [9, 48],
      [-9, 48],
    ],
    legs: [
      [
        [0, 16],
        [24, 22],
        [38, 8],
      ],
      [
        [0, 14],
        [28, 18],
        [44, 4],
      ],
    ],
    arms: [
      [
        [-6, 45],
        [4, 30],
        [20, 26],
      ],
      [
        [7, 45],
        [16, 32],
        [28, 30],
      ],
    ],
  },
} as const satisfies Record<string, Pose>
