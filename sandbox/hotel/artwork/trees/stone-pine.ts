import type { Ink } from '../paper/ink'
import { mix } from '../paper/interpolate'
import type { Random } from '../paper/noise'
import { fillPath, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

export interface StonePineInks {
  readonly trunk: Ink
  readonly trunkLit: Ink
  readonly dark: Ink
  readonly mid: Ink
  readonly light: Ink
}

export interface StonePineForm {
  readonly lean?: number
  readonly sun?: -1 | 1
  readonly boughs?: number
  /** Snow on the boughs instead of light. */
  readonly snow?: Ink
}

interface Cloud {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A tuft of needles with short points above, rounder below; irregular, so that it never looks like a star. */
export function traceTuft(pen: Pen, random: Random, x: number, y: number, size: number, points = 16): void {
  const start = random() * 6
  for (let k = 0; k <= points * 2; k++) {
    const angle = start + (k / (points * 2)) * Math.PI * 2
    const up = Math.sin(angle) < 0 ? 1 : 0.62
    const radius = (k % 2 ? size * (0.76 + random() * 0.12) : size * (0.9 + random() * 0.2)) * up
    pen.lineTo(x + Math.cos(angle) * radius * 1.2, y + Math.sin(angle) * radius)
  }
  pen.closePath()
}

export function tuft(
  pen: Pen,
  random: Random,
  ink: Ink,
  x: number,
  y: number,
  size: number,
  points = 14,
): void {
  fillPath(pen, ink, () => traceTuft(pen, random, x, y, size, points))
}

function growClouds(
  pen: Pen,
  random: Random,
  trunkX: (t: number) => number,
  y: number,
  height: number,
  trunk: Ink,
  count: number,
): Cloud[] {
  const clouds: Cloud[] = []
  for (let i = 0; i < count; i++) {
    const t = mix(0.26, 1, ((i + 0.4) / count) ** 0.9)
    const side = i % 2 ? 1 : -1
    const profile = Math.sin(Math.PI * mix(0.2, 0.97, ((t - 0.2) / 0.8) ** 0.8)) * 0.9 + 0.1
    const length = height * 0.25 * profile * (0.5 + random() * 0.6)
    const rise = length * (0.12 + random() * 0.25)
    const root = y - height * 0.9 * t
    stroke(pen, trunk, height * 0.014 * (1.15 - t), () => {
      pen.moveTo(trunkX(t), root + height * 0.03)
      pen.quadraticCurveTo(
        trunkX(t) + side * length * 0.6,
        root + height * 0.03,
        trunkX(t) + side * length,
        root - rise,
      )
    })
    const tufts = 4 + Math.round(length / (height * 0.045))
    for (let j = 0; j < tufts; j++) {
      const u = (j + 0.6) / tufts
      clouds.push({
        x: trunkX(t) + side * length * u + (random() - 0.5) * height * 0.03,
        y: root - rise * u * u - height * 0.015 + (random() - 0.5) * height * 0.025,
        size: height * (0.036 + random() * 0.022),
      })
    }
  }
  for (let i = 0; i < 6; i++) {
    clouds.push({
      x: trunkX(0.97) + (random() - 0.5) * height * 0.05,
      y: y - height * (0.84 + 0.02 * i),
      size: height * (0.05 - 0.005 * i),
    })
  }
  return clouds.sort((a, b) => a.y - b.y)
}

function traceTrunkSide(
  pen: Pen,
  trunkX: (t: number) => number,
  y: number,
  height: number,
  offset: (t: number) => number,
  back: (t: number) => number,
): void {
  for (let i = 0; i <= 16; i++) pen.lineTo(trunkX(i / 16) + offset(i / 16), y - (height * 0.9 * i) / 16)
  for (let i = 16; i >= 0; i--) pen.lineTo(trunkX(i / 16) + back(i / 16), y - (height * 0.9 * i) / 16)
  pen.closePath()
}

/** A stone pine: stout trunk lit at one edge, separate bough clouds. */
export function stonePine(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  inks: StonePineInks,
  form: StonePineForm = {},
): void {
  const lean = form.lean ?? 0
  const sun = form.sun ?? -1
  const trunkX = (t: number) => x + lean * t + Math.sin(t * 4 + x * 0.01) * height * 0.02
  const half = (t: number) => height * 0.034 * (1 - t * 0.85) + (t < 0.08 ? (0.08 - t) * height * 0.25 : 0)
  fillPath(pen, inks.trunk, () => traceTrunkSide(pen, trunkX, y, height, (t) => -half(t), half))
  const bark = (t: number) => sun * (height * 0.012 + height * 0.008 * Math.sin(t * 37)) * (1 - t * 0.85)
  fillPath(pen, inks.trunkLit, () =>
    traceTrunkSide(pen, trunkX, y, height, (t) => sun * height * 0.034 * (1 - t * 0.85), bark),
  )
  const clouds = growClouds(pen, random, trunkX, y, height, inks.trunk, form.boughs ?? 16)
  for (const c of clouds) tuft(pen, random, inks.dark, c.x, c.y + c.size * 0.25, c.size * 1.15, 17)
  for (const c of clouds) {
    if (random() < 0.85)
      tuft(pen, random, inks.mid, c.x + sun * c.size * 0.18, c.y - c.size * 0.1, c.size * 0.82, 15)
  }
  const sunny = clouds.filter((c) => form.snow !== undefined || (c.x - trunkX(0.6)) * sun > -height * 0.03)
  for (const c of sunny) {
    if (random() > 0.8) continue
    if (form.snow) snowPad(pen, random, form.snow, c)
    else needleLight(pen, random, inks.light, c, sun)
  }
}

function snowPad(pen: Pen, random: Random, ink: Ink, { x, y, size }: Cloud): void {
  fillPath(pen, ink, () => {
    pen.moveTo(x - size, y - size * 0.25)
    pen.quadraticCurveTo(x - size * 0.5, y - size * (1 + random() * 0.3), x + size * 0.2, y - size * 0.9)
    pen.quadraticCurveTo(x + size * 0.9, y - size * 0.7, x + size * 1.05, y - size * 0.1)
    pen.quadraticCurveTo(x + size * 0.4, y - size * (0.2 + random() * 0.3), x, y - size * 0.35)
    pen.quadraticCurveTo(x - size * 0.5, y - size * 0.05, x - size, y - size * 0.25)
  })
}

/** Light on a bough cloud as a row of short upright needles. */
function needleLight(pen: Pen, random: Random, ink: Ink, { x, y, size }: Cloud, sun: number): void {
  fillPath(pen, ink, () => {
    const needles = 9
    for (let k = 0; k < needles; k++) {
      const px = x + sun * size * (-0.35 + (1.1 * k) / needles)
      const py = y - size * (0.18 + 0.34 * Math.sin((Math.PI * (k + 0.5)) / needles)) + random() * size * 0.1
      const long = size * (0.16 + random() * 0.14)
      pen.moveTo(px - size * 0.07, py)
      pen.lineTo(px + sun * size * 0.05, py - long)
      pen.lineTo(px + size * 0.09, py + size * 0.02)
      pen.closePath()
    }
  })
}
