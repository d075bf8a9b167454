import type { Ink } from '../paper/ink'
import type { Random } from '../paper/noise'
import { ellipse, fillPath, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

export type FlowerKind = 'daisy' | 'arnica' | 'bellflower' | 'grass' | 'clover'

/** Drawn from, so grass is listed most often. */
export const flowerKinds: readonly FlowerKind[] = [
  'daisy',
  'arnica',
  'bellflower',
  'clover',
  'grass',
  'grass',
  'daisy',
  'grass',
]

const head: Record<Exclude<FlowerKind, 'grass'>, (pen: Pen, x: number, y: number, s: number) => void> = {
  daisy: (pen, x, y, s) => {
    for (let k = 0; k < 11; k++) {
      const angle = (k / 11) * Math.PI * 2 + x
      ellipse(
        pen,
        '#f8edd4',
        x + Math.cos(angle) * 24 * s,
        y + Math.sin(angle) * 15 * s,
        13 * s,
        6 * s,
        angle * 0.9,
      )
    }
    ellipse(pen, '#dba545', x, y, 12 * s, 9 * s)
  },
  arnica: (pen, x, y, s) => {
    for (let k = 0; k < 9; k++) {
      const angle = (k / 9) * Math.PI * 2 + x
      ellipse(
        pen,
        '#e5b13f',
        x + Math.cos(angle) * 24 * s,
        y + Math.sin(angle) * 14 * s,
        15 * s,
        7 * s,
        angle * 0.9,
      )
    }
    ellipse(pen, '#b9752c', x, y, 12 * s, 8 * s)
  },
  bellflower: (pen, x, y, s) => {
    for (const [dx, dy] of [
      [-16, 18],
      [14, 32],
      [2, -4],
    ] as const) {
      fillPath(pen, '#456c86', () => {
        pen.moveTo(x + (dx - 15) * s, y + (dy + 30) * s)
        pen.quadraticCurveTo(x + (dx - 12) * s, y + (dy - 4) * s, x + dx * s, y + dy * s)
        pen.quadraticCurveTo(x + (dx + 12) * s, y + (dy - 4) * s, x + (dx + 15) * s, y + (dy + 30) * s)
        pen.lineTo(x + (dx + 7) * s, y + (dy + 23) * s)
        pen.lineTo(x + dx * s, y + (dy + 31) * s)
        pen.lineTo(x + (dx - 7) * s, y + (dy + 23) * s)
      })
      ellipse(pen, '#7ba2b8', x + (dx - 5) * s, y + (dy + 14) * s, 3 * s, 9 * s, 0.2)
    }
  },
  clover: (pen, x, y, s) => {
    for (let k = 0; k < 7; k++)
      ellipse(
        pen,
        '#c4665a',
        x + (k - 3) * 6 * s,
        y - Math.cos((k - 3) / 2.2) * 10 * s,
        6 * s,
        11 * s,
        (k - 3) * 0.16,
      )
  },
}

/** A meadow flower or a tuft of grass; (x, y) is where it leaves the ground, 200 high at size 1. */
export function drawFlower(
  pen: Pen,
  random: Random,
  kind: FlowerKind,
  x: number,
  y: number,
  size: number,
  leaf: Ink,
): void {
  const sway = (random() - 0.5) * 70 * size
  const height = (150 + random() * 90) * size
  const blades = kind === 'grass' ? 6 : 2
  for (let k = 0; k < blades; k++) {
    const lean = (k - blades / 2 + random()) * 26 * size
    fillPath(pen, leaf, () => {
      pen.moveTo(x - 5 * size, y)
      pen.quadraticCurveTo(
        x + lean * 0.4,
        y - height * 0.5,
        x + lean + sway,
        y - height * (0.55 + random() * 0.4),
      )
      pen.quadraticCurveTo(x + lean * 0.5 + 7 * size, y - height * 0.45, x + 5 * size, y)
    })
  }
  if (kind === 'grass') return
  stroke(pen, leaf, 5 * size, () => {
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x, y - height * 0.6, x + sway, y - height)
  })
  head[kind](pen, x + sway, y - height, size)
}
