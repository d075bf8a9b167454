import type { Ink } from '../paper/ink'
import { mix } from '../paper/interpolate'
import type { Random } from '../paper/noise'
import { fillPath } from '../paper/shapes'
import type { Pen, Point } from '../paper/sheet'

export interface LarchInks {
  readonly trunk: Ink
  readonly dark: Ink
  readonly mid: Ink
  readonly light: Ink
}

interface Bough {
  readonly t: number
  readonly side: -1 | 1
  readonly length: number
  readonly droop: number
}

interface LarchShape {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly lean: number
}

const trunkX = ({ x, height, lean }: LarchShape, t: number) =>
  x + lean * t * t + Math.sin(t * 3 + x) * height * 0.006

function growBoughs(random: Random, { height }: LarchShape): Bough[] {
  const boughs: Bough[] = []
  const levels = Math.min(62, Math.round(height / 15))
  for (let i = 0; i < levels; i++) {
    const t = mix(0.16, 0.985, i / levels + random() * 0.01)
    for (const side of [-1, 1] as const) {
      if (t < 0.4 && random() < 0.3) continue
      const profile = (1 - t) ** 0.72 * (t < 0.3 ? 0.55 + t * 1.5 : 1)
      const length = height * 0.2 * profile * (0.5 + random() * 0.7) + height * 0.012
      boughs.push({ t, side, length, droop: 0.16 + random() * 0.26 })
    }
  }
  return boughs
}

/** A place on a bough: it hangs first and lifts its tip again. */
function boughPoint(shape: LarchShape, { t, side, length, droop }: Bough, u: number): Point {
  const sag = length * droop * 2.2 * (u - 0.72 * u * u * u)
  return [trunkX(shape, t) + side * length * u, shape.y - shape.height * t + sag]
}

function traceTrunk(pen: Pen, shape: LarchShape): void {
  const { height, y } = shape
  const half = (t: number) => height * 0.015 * (1 - t) ** 0.9
  pen.moveTo(trunkX(shape, 0) - height * 0.02, y)
  for (let i = 0; i <= 20; i++) pen.lineTo(trunkX(shape, i / 20) - half(i / 20), y - (height * i) / 20)
  for (let i = 20; i >= 0; i--) pen.lineTo(trunkX(shape, i / 20) + half(i / 20), y - (height * i) / 20)
  pen.lineTo(trunkX(shape, 0) + height * 0.02, y)
  pen.closePath()
}

/** A hanging tuft of needles: pointed below, ragged. */
function traceTuft(pen: Pen, random: Random, x: number, y: number, size: number, side: number): void {
  const skew = side * size * (0.2 + random() * 0.5)
  pen.moveTo(x - size * (0.5 + random() * 0.4), y - size * 0.3 * random())
  pen.lineTo(x + size * 0.1, y - size * (0.5 + random() * 0.3))
  pen.lineTo(x + size * (0.6 + random() * 0.4), y + size * 0.1)
  pen.lineTo(x + skew, y + size * (0.9 + random() * 0.8))
  pen.lineTo(x - size * 0.35, y + size * 0.55)
  pen.closePath()
}

interface Pass {
  readonly ink: Ink
  readonly share: number
  readonly size: number
  readonly lift: number
  readonly sun: -1 | 0 | 1
}

function drawTufts(pen: Pen, random: Random, shape: LarchShape, boughs: readonly Bough[], pass: Pass): void {
  const { height } = shape
  fillPath(pen, pass.ink, () => {
    for (const bough of boughs) {
      if (pass.sun !== 0 && bough.side !== pass.sun && random() < 0.75) continue
      const tufts = Math.max(3, Math.round(bough.length / (height * 0.0058)))
      for (let j = 1; j <= tufts; j++) {
        if (random() > pass.share) continue
        const [x, y] = boughPoint(shape, bough, j / tufts)
        const size = height * 0.0092 * pass.size * (1.25 - (j / tufts) * 0.55)
        traceTuft(
          pen,
          random,
          x + (random() - 0.5) * height * 0.012,
          y + (random() - 0.5) * height * 0.009 + pass.lift * height,
          size,
          bough.side,
        )
      }
    }
  })
}

export interface LarchForm {
  readonly lean?: number
  readonly sun?: -1 | 1
}

/** A larch: thin trunk, gaps, soft needles hanging from S-shaped boughs, lit from one side. */
export function larch(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  inks: LarchInks,
  form: LarchForm = {},
): void {
  const shape = { x, y, height, lean: form.lean ?? 0 }
  const boughs = growBoughs(random, shape)
  fillPath(pen, inks.trunk, () => traceTrunk(pen, shape))
  pen.strokeStyle = inks.trunk
  pen.lineCap = 'round'
  for (const bough of boughs) {
    pen.lineWidth = Math.max(1, height * 0.0028 * (1.2 - bough.t))
    pen.beginPath()
    for (let j = 0; j <= 6; j++) pen.lineTo(...boughPoint(shape, bough, j / 6))
    pen.stroke()
  }
  const sun = form.sun ?? -1
  drawTufts(pen, random, shape, boughs, { ink: inks.dark, share: 0.85, size: 1.1, lift: 0.004, sun: 0 })
  drawTufts(pen, random, shape, boughs, { ink: inks.mid, share: 0.55, size: 0.8, lift: -0.001, sun: 0 })
  drawTufts(pen, random, shape, boughs, { ink: inks.light, share: 0.55, size: 0.55, lift: -0.005, sun })
}
