import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import { createNoise, type Random } from '../paper/noise'
import { ellipse, line, polygon } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'

/** Falling flakes of three sizes, the large ones few. */
export function drawFallingSnow(sheet: Sheet, random: Random, ink: Ink, count: number): void {
  for (let i = 0; i < count; i++) {
    const draw = random()
    const size = draw < 0.05 ? 9 : draw < 0.3 ? 5.5 : 3.2
    ellipse(sheet.pen, ink, random() * sheet.width, random() * sheet.height, size, size * 0.92)
  }
}

/** Slanting rain in loose groups between two heights. */
export function drawRain(
  sheet: Sheet,
  random: Random,
  ink: Ink,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = left + random() * (right - left)
    const y = top + random() * (bottom - top)
    const length = 40 + random() * 110
    line(sheet.pen, ink, 2.4, [
      [x, y],
      [x - length * 0.22, y + length],
    ])
  }
}

/** A heavy cloud bank: its lower edge at `bottom`, three tones, bright rim where the sun is. */
export function drawCloudBank(
  sheet: Sheet,
  bottom: number,
  inks: readonly [Ink, Ink, Ink],
  seed: string,
  slope = 0,
): void {
  const noise = createNoise(`${seed} bank`)
  layInk(sheet, {
    box: [0, 0, sheet.width, bottom + 260],
    field: (x, y) => {
      const edge =
        bottom +
        slope * (x - sheet.width / 2) +
        130 * noise.fbm(x / 420, 2, 3) +
        50 * noise.at(x / 110, y / 160)
      return (edge - y) / 300 + 0.42 * noise.fbm(x / 380, y / 190, 4)
    },
    inks: [null, inks[2], inks[1], inks[0]],
    cuts: [0.02, 0.36, 0.95],
    grain: 0.12,
    step: 5,
  })
}

/** Mist lying in a valley: a flat band with a wavering upper edge. */
export function drawMist(sheet: Sheet, ink: Ink, y: number, thickness: number, seed: string): void {
  const noise = createNoise(`${seed} mist`)
  layInk(sheet, {
    box: [0, y - thickness * 1.6, sheet.width, thickness * 3],
    field: (px, py) =>
      1 -
      Math.abs(py - y - thickness * 0.4 * noise.fbm(px / 500, 4, 3)) /
        (thickness * (0.8 + 0.5 * noise.fbm(px / 300, 9, 3))),
    inks: [null, ink],
    cuts: [0.3],
    grain: 0.2,
  })
}

/** A wide band of faint stars across the sky. */
export function drawMilkyWay(sheet: Sheet, random: Random, inks: readonly [Ink, Ink], bottom: number): void {
  const noise = createNoise('milky way')
  const axis = (y: number) => sheet.width * 0.78 - y * 0.72
  layInk(sheet, {
    box: [0, 0, sheet.width, bottom],
    field: (x, y) =>
      1 -
      Math.abs(x - axis(y) + 60 * noise.at(y / 260, 1)) / (240 + 90 * noise.at(y / 200, 5)) +
      0.42 * noise.fbm(x / 220, y / 220, 4),
    inks: [null, inks[0], inks[1]],
    cuts: [0.42, 1.02],
    grain: 0.34,
    step: 8,
  })
  for (let i = 0; i < 520; i++) {
    const y = random() * bottom
    const x = axis(y) + (random() + random() + random() - 1.5) * 360
    const size = random() < 0.1 ? 3.4 : 1.7
    ellipse(sheet.pen, '#dbe6ea', x, y, size, size)
  }
}

/** A bird as two short strokes of a wing. */
export function drawBird(sheet: Sheet, ink: Ink, x: number, y: number, size: number): void {
  polygon(sheet.pen, ink, [
    [x - size, y - size * 0.3],
    [x - size * 0.4, y - size * 0.32],
    [x, y],
    [x + size * 0.45, y - size * 0.4],
    [x + size * 1.1, y - size * 0.34],
    [x + size * 0.4, y - size * 0.22],
    [x, y + size * 0.14],
    [x - size * 0.45, y - size * 0.16],
  ])
}
