import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import { clamp } from '../paper/interpolate'
import { createNoise } from '../paper/noise'
import type { Sheet } from '../paper/sheet'

export interface Steam {
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly height: number
  readonly seed: number
}

/** A wisp that rises, wavers and thins out; two of them in two inks make a column. */
export function drawSteam(sheet: Sheet, steam: Steam, ink: Ink, cut: number): void {
  const { x, foot, width, height, seed } = steam
  const noise = createNoise(`steam ${seed}`)
  layInk(sheet, {
    box: [x - width * 1.8, foot - height, width * 3.6, height * 1.05],
    field: (px, py) => {
      const v = (foot - py) / height
      const sway = x + 190 * noise.at(py / 260, seed) * (0.12 + v) + 60 * noise.at(py / 110, seed + 5) * v
      const body = Math.max(0, 1 - Math.abs((px - sway) / (width * (0.3 + 0.5 * v))))
      const curl = 0.6 * noise.fbm((px - sway) / 170 + 3, py / 300 + seed * 7, 3) + 0.6
      return (
        body * curl * Math.max(0, 1 - v * v) * clamp((1 - v) * 5) * Math.min(1, Math.max(0, v) * 6 + 0.25)
      )
    },
    inks: [null, ink],
    cuts: [cut],
    grain: 0.1,
  })
}

/** Vapour lying on the water: flat, uneven, two tones. */
export function drawVapour(
  sheet: Sheet,
  y: number,
  left: number,
  right: number,
  inks: readonly [Ink, Ink],
): void {
  const noise = createNoise('vapour')
  layInk(sheet, {
    box: [left, y - 130, right - left, 250],
    field: (x, py) => {
      const ends = clamp((x - left) / 160) * clamp((right - x) / 160)
      return (
        (1 -
          Math.abs(py - y + 10 - 26 * noise.at(x / 300, 3)) / (86 + 40 * noise.at(x / 420, 8)) +
          0.3 * noise.fbm(x / 260, py / 50, 3) -
          0.2) *
        ends
      )
    },
    inks: [null, inks[0], inks[1]],
    cuts: [0.34, 0.7],
    grain: 0.16,
  })
}
