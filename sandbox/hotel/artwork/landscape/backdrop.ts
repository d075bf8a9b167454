import { drawMountain, type MountainInks } from '../mountains/draw-mountain'
import { litRange, type RangeName } from '../mountains/ranges'
import { layInk } from '../paper/ink-field'
import { smoothStep } from '../paper/interpolate'
import { type Edge, layLand } from '../paper/land'
import { createNoise, seededRandom } from '../paper/noise'
import type { Sheet } from '../paper/sheet'
import type { Theme } from '../themes/theme'
import { forest } from '../trees/forest'
import { drawSky, drawStars } from './sky'

export interface Backdrop {
  readonly seed: string
  readonly range?: RangeName
  /** Where the summit stands. */
  readonly summitX: number
  readonly baseY: number
  readonly size?: number
  readonly mirrored?: boolean
  readonly tilt?: number
  /** Where the far range begins; false leaves it out. */
  readonly far?: number | false
  readonly farMirrored?: boolean
  readonly haze?: boolean
  readonly bareAbove?: number
  readonly horizon?: number
  readonly starCount?: number
}

function drawFarRange(sheet: Sheet, theme: Theme, backdrop: Backdrop, size: number): void {
  if (backdrop.far === false) return
  const { lit, shade } = theme.far
  const inks: MountainInks = { lit, half: shade, shade, deep: shade, rockLit: shade, rockDark: shade }
  const place = {
    x: backdrop.far ?? sheet.width * 0.9,
    baseY: backdrop.baseY - 250 * size,
    size: Math.max(0.8, size),
    mirrored: backdrop.farMirrored ?? false,
    tilt: 0.2,
  }
  drawMountain(sheet, litRange('farRange', theme.sun), place, { inks, bareAbove: 9, cuts: [0.46, 0.4, -9] })
}

/** Sky, stars, far range, the mountain and the haze at its foot. */
export function drawBackdrop(sheet: Sheet, theme: Theme, backdrop: Backdrop): void {
  const size = backdrop.size ?? 1
  drawSky(sheet, theme, { horizon: backdrop.horizon ?? backdrop.baseY - 150 * size, seed: backdrop.seed })
  if (theme.stars) {
    drawStars(
      sheet,
      seededRandom(`${backdrop.seed} stars`),
      theme.stars,
      backdrop.baseY - 330 * size,
      backdrop.starCount,
    )
  }
  drawFarRange(sheet, theme, backdrop, size)
  const place = {
    x: backdrop.summitX,
    baseY: backdrop.baseY,
    size,
    mirrored: backdrop.mirrored ?? false,
    ...(backdrop.tilt === undefined ? {} : { tilt: backdrop.tilt }),
  }
  const look = {
    inks: theme.mountain,
    bareAbove: backdrop.bareAbove ?? theme.bareAbove,
    ...(theme.cuts ? { cuts: theme.cuts } : {}),
  }
  drawMountain(
    sheet,
    litRange(backdrop.range ?? 'edelgrat', theme.sun),
    place,
    theme.shadeBelow === undefined ? look : { ...look, shadeBelow: theme.shadeBelow },
  )
  if (backdrop.haze !== false) drawHaze(sheet, theme, backdrop.baseY - 60 * size, size, backdrop.seed)
}

/** A stippled band of the lightest sky ink, thickest at `foot`. */
export function drawHaze(sheet: Sheet, theme: Theme, foot: number, size: number, seed: string): void {
  const noise = createNoise(`${seed} haze`)
  layInk(sheet, {
    box: [0, foot - 320 * size, sheet.width, 360 * size],
    field: (x, y) =>
      0.85 * smoothStep(foot - 300 * size, foot, y + 45 * size * noise.fbm(x / 400, y / 90, 3)),
    inks: [null, theme.haze],
    cuts: [0.55],
    grain: 0.3,
    step: 8,
  })
}

export interface WoodedSlope {
  readonly edge: Edge
  readonly low: number
  readonly high: number
  readonly spacing: number
  readonly rows?: number
  readonly seed: string
}

/** A hazy wooded slope far away: one ink above, the slope's ink where it comes nearer. */
export function drawFarWood(sheet: Sheet, theme: Theme, slope: WoodedSlope): void {
  forest(sheet.pen, seededRandom(slope.seed), {
    ...slope,
    inks: [{ dark: theme.farWood }],
    to: sheet.width + 40,
  })
  layLand(sheet, {
    edge: slope.edge,
    field: (_x, _y, depth) => 0.5 - depth / 300,
    inks: [theme.farSlope, theme.farWood],
    cuts: [0.3],
    grain: 0.18,
  })
}

/** The dark wood that stands behind a subject. */
export function drawWood(sheet: Sheet, theme: Theme, slope: WoodedSlope): void {
  forest(sheet.pen, seededRandom(slope.seed), {
    ...slope,
    rows: slope.rows ?? 2,
    rowDistance: 22,
    inks: theme.wood,
    to: sheet.width + 40,
  })
  layLand(sheet, {
    edge: (x) => slope.edge(x) + 10,
    field: () => 0,
    inks: [theme.wood[theme.wood.length - 1]?.dark ?? theme.ground[0]],
    cuts: [],
  })
}

/** A rolling meadow or snow field. `light` moves the balance of its three tones. */
export function drawField(
  sheet: Sheet,
  theme: Theme,
  edge: Edge,
  seed: string,
  light = 0,
  bottom?: number,
): void {
  const noise = createNoise(`${seed} field`)
  layLand(sheet, {
    edge,
    field: (x, y, depth) => 0.62 + light - depth / 450 + 0.36 * noise.fbm(x / 420, y / 110 + 3, 3),
    inks: theme.field,
    cuts: [0.22, 0.56],
    grain: 0.1,
    ...(bottom === undefined ? {} : { bottom }),
  })
}

/** The dark nearest ground that frames the foot of a picture. */
export function drawGround(sheet: Sheet, theme: Theme, edge: Edge, seed: string, light = 0): void {
  const noise = createNoise(`${seed} ground`)
  layLand(sheet, {
    edge,
    field: (x, y, depth) => 0.6 + light - depth / 140 + 0.3 * noise.fbm(x / 170, y / 60, 3),
    inks: theme.ground,
    cuts: [0.2, 0.6],
    grain: 0.1,
  })
}
