import type { Ink } from '../paper/ink'
import { clamp, mix } from '../paper/interpolate'
import type { Random } from '../paper/noise'
import { polygon, rectangle, tracePolygon } from '../paper/shapes'
import type { Pen, Point } from '../paper/sheet'

export interface SpruceInks {
  readonly dark: Ink
  /** The half towards the sun. */
  readonly lit?: Ink
  readonly sunSide?: -1 | 1
}

export interface SnowInks {
  readonly lit: Ink
  readonly shade: Ink
}

const tierWidth = (width: number, t: number) => width * t ** 0.85

/** A spruce as a serrated silhouette, for forests and middle distance. */
export function spruce(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  inks: SpruceInks,
): void {
  const width = height * (0.17 + random() * 0.06)
  const tiers = Math.max(5, Math.round(height / 16))
  const edge = (side: number): Point[] =>
    Array.from({ length: tiers + 1 }, (_, i) => {
      const reach = tierWidth(width, i / tiers)
      const bottom = y - height + height * (i / tiers) * 0.97
      const tip: Point = [x + side * reach * (0.82 + random() * 0.3), bottom + reach * 0.12]
      const notch: Point = [x + side * reach * 0.55, bottom - height * 0.004]
      return [tip, notch]
    }).flat()
  polygon(pen, inks.dark, [[x, y - height * 1.03], ...edge(-1), [x, y], ...edge(1).reverse()])
  if (!inks.lit) return
  const side = inks.sunSide ?? -1
  const inner: Point[] = Array.from({ length: tiers }, (_, k) => {
    const t = (tiers - k) / tiers
    return [x + side * width * t * (0.05 + random() * 0.25), y - height + height * t * 0.97]
  })
  polygon(pen, inks.lit, [[x, y - height * 1.02], ...edge(side), ...inner])
}

interface Bough {
  readonly root: Point
  readonly tip: Point
  readonly thick: number
}

/** One bough seen from the side: arched above, ragged needles below. */
function traceBough(
  pen: Pen,
  random: Random,
  { root, tip, thick }: Bough,
  share: number,
  teeth: number,
): void {
  const lift = thick * 0.35
  pen.moveTo(root[0], root[1] - lift)
  pen.quadraticCurveTo(mix(root[0], tip[0], 0.55), mix(root[1], tip[1], 0.3) - lift, tip[0], tip[1])
  for (let i = 1; i <= teeth; i++) {
    const t = clamp(1 - i / teeth + (random() - 0.5) * 0.06)
    const belly = thick * share * (0.55 + 0.45 * Math.sin(Math.PI * t)) * (0.75 + random() * 0.5)
    const px = mix(root[0], tip[0], t)
    const py = mix(root[1], tip[1], t ** 1.15)
    pen.lineTo(px + (tip[0] - root[0]) * 0.03, py + belly)
    pen.lineTo(px - (tip[0] - root[0]) * 0.02, py + belly * 0.55)
  }
  pen.closePath()
}

/** A near spruce of overlapping boughs; with snow lying on them when `snow` is given. */
export function nearSpruce(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  inks: SpruceInks,
  snow?: SnowInks,
): void {
  const tiers = Math.round(clamp(height / 34, 9, 22))
  const sun = inks.sunSide ?? -1
  rectangle(pen, inks.dark, x - height * 0.013, y - height * 0.1, height * 0.026, height * 0.105)
  for (let tier = tiers; tier >= 1; tier--) {
    const t = tier / tiers
    const gap = (height * 0.95) / tiers
    const top = y - height + height * 0.93 * t - gap * 0.9
    const reach = height * 0.205 * t ** 0.82 * (0.88 + random() * 0.24)
    for (const u of [1, -1, 0.74, -0.74, 0.42, -0.42, 0.12]) {
      const length = reach * u * (0.88 + random() * 0.2)
      const drop = gap * (0.75 + random() * 0.45) * (1.25 - Math.abs(u) * 0.35)
      const bough: Bough = {
        root: [x + length * 0.06, top - gap * 0.25],
        tip: [x + length, top + drop],
        thick: gap * (0.62 + random() * 0.2),
      }
      const towardsSun = Math.sign(u) === sun && Math.abs(u) > 0.3
      drawBough(pen, random, bough, towardsSun ? (inks.lit ?? inks.dark) : inks.dark, towardsSun, snow)
    }
  }
  const tip = snow ? (sun > 0 ? snow.lit : snow.shade) : inks.dark
  polygon(pen, inks.dark, [
    [x, y - height * 1.03],
    [x - height * 0.018, y - height * 0.92],
    [x + height * 0.018, y - height * 0.92],
  ])
  if (snow)
    polygon(pen, tip, [
      [x, y - height * 1.03],
      [x - height * 0.004, y - height * 0.94],
      [x + height * 0.016, y - height * 0.93],
    ])
}

function drawBough(pen: Pen, random: Random, bough: Bough, ink: Ink, lit: boolean, snow?: SnowInks): void {
  pen.fillStyle = ink
  pen.beginPath()
  traceBough(pen, random, bough, 1.05, 6)
  pen.fill()
  if (!snow || random() < 0.24) return
  pen.fillStyle = lit ? snow.lit : snow.shade
  pen.beginPath()
  traceBough(pen, random, bough, 0.26 + random() * 0.2, 4)
  pen.fill()
}

/** The long shadow of a spruce on snow, falling to the left (`length` > 0) or right. */
export function spruceShadow(
  pen: Pen,
  random: Random,
  ink: Ink,
  x: number,
  y: number,
  height: number,
  length: number,
  slope = 0.3,
): void {
  const tiers = 14
  const half: (readonly [t: number, width: number])[] = []
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers
    const width = height * 0.16 * (1 - t) ** 0.85 * (0.9 + random() * 0.2)
    half.push([t, width], [t + 0.012, width * 0.62])
  }
  const place = (t: number, width: number): Point => [
    x - length * t + width * 0.35,
    y + Math.abs(length) * slope * t + width * 0.55 + 22 * Math.sin(t * 5 + x / 90) * t,
  ]
  pen.fillStyle = ink
  pen.beginPath()
  tracePolygon(pen, [
    place(0, height * 0.02),
    ...half.map(([t, w]) => place(t, w)),
    ...half.reverse().map(([t, w]) => place(t, -w)),
  ])
  pen.fill()
}
