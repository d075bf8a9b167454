import { suns } from '../mountains/ranges'
import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import { createNoise, type Random } from '../paper/noise'
import { fillPath } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import type { Theme } from '../themes/theme'

export interface SkyForm {
  /** Where the sky is brightest, y in design pixels. */
  readonly horizon: number
  readonly seed: string
}

/** The sky in flat tones with a stippled border: bright towards the sun or towards the horizon. */
export function drawSky(sheet: Sheet, theme: Theme, { horizon, seed }: SkyForm): void {
  const noise = createNoise(`${seed} sky`)
  const [top, high, low, last] = theme.sky
  if (theme.skyForm === 'layered') {
    layInk(sheet, {
      field: (x, y) => y / horizon + 0.07 * noise.fbm(x / 900, y / 350, 2),
      inks: [top, high, low, last],
      cuts: [0.24, 0.58, 0.88],
      grain: 0.13,
      step: 12,
    })
    return
  }
  const sunX = suns[theme.sun].azimuth < 0 ? sheet.width * 0.025 : sheet.width * 0.94
  layInk(sheet, {
    field: (x, y) =>
      1 - 0.8 * Math.hypot((x - sunX) / (sheet.width * 0.64), (y - horizon * 0.84) / (horizon * 0.9)),
    inks: [top, high, low],
    cuts: [0.12, 0.62],
    grain: 0.09,
    step: 12,
  })
}

export function drawStars(
  sheet: Sheet,
  random: Random,
  [cool, warm]: readonly [Ink, Ink],
  bottom: number,
  count = 330,
): void {
  for (let i = 0; i < count; i++) {
    const x = random() * sheet.width
    const y = random() ** 1.35 * bottom
    const draw = random()
    const size = draw < 0.06 ? 4.6 : draw < 0.3 ? 2.8 : 1.7
    fillPath(sheet.pen, random() < 0.12 ? warm : cool, (pen) => pen.arc(x, y, size, 0, 7))
  }
}

export interface Cloud {
  readonly y: number
  readonly left: number
  readonly right: number
  readonly thickness: number
}

/** A drawn-out evening cloud with a flat foot and an uneven back. */
export function drawCloud(sheet: Sheet, cloud: Cloud, [shade, lit]: readonly [Ink, Ink]): void {
  const noise = createNoise(`cloud ${cloud.y}`)
  const { y, left, right, thickness } = cloud
  layInk(sheet, {
    box: [left, y - 110, right - left, 200],
    field: (px, py) => {
      const u = (px - left) / (right - left)
      const body = Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.8
      const swell = thickness * body * (0.75 + 0.9 * noise.fbm(px / 190, y, 3))
      const axis = y + 10 * noise.at(px / 400, y + 3)
      return py > axis ? 1 - (py - axis) / (swell * 0.5 + 1) : 1 - (axis - py) / (swell * 1.5 + 1)
    },
    inks: [null, shade, lit],
    cuts: [0.25, 0.62],
    grain: 0.22,
    step: 4,
  })
}
