import { type Backdrop, drawBackdrop, drawFarWood, drawField, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawBreeze, drawMirror } from '../landscape/lake'
import { seededRandom } from '../paper/noise'
import { rectangle } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import type { Theme } from '../themes/theme'
import { nearSpruce } from '../trees/spruce'
import { stonePine } from '../trees/stone-pine'

export interface View extends Partial<Backdrop> {
  readonly seed: string
  readonly theme: Theme
  /** Height of the wood line as a share of the sheet. */
  readonly level?: number
}

/** The valley as seen from a window: mountain, woods and a field; fills its own sheet. */
export function drawValleyView(sheet: Sheet, view: View): void {
  const { width, height } = sheet
  const level = height * (view.level ?? 0.66)
  const size = view.size ?? width / 1500
  drawBackdrop(sheet, view.theme, {
    summitX: width * 0.58,
    baseY: level + 170 * size,
    far: width * 0.1,
    ...view,
    size,
  })
  drawFarWood(sheet, view.theme, {
    edge: landEdge(
      `${view.seed} 1`,
      level,
      [
        { from: width * 0.4, to: -100, by: -120 * size },
        { from: width * 0.55, to: width, by: -140 * size },
      ],
      20,
      180,
    ),
    low: 22,
    high: 52,
    spacing: 11,
    seed: `${view.seed} far`,
  })
  const near = landEdge(
    `${view.seed} 2`,
    level + height * 0.12,
    [{ from: width * 0.5, to: -100, by: -70 * size }],
    20,
    240,
  )
  drawField(sheet, view.theme, near, view.seed, 0.04)
}

/** Dark wood along the foot of a window view. */
export function drawViewWood(sheet: Sheet, theme: Theme, seed: string, level: number): void {
  drawWood(sheet, theme, {
    edge: landEdge(
      `${seed} 3`,
      level,
      [
        { from: sheet.width * 0.4, to: 0, by: -90 },
        { from: sheet.width * 0.6, to: sheet.width, by: -60 },
      ],
      10,
    ),
    low: 50,
    high: 120,
    spacing: 19,
    seed: `${seed} wood`,
  })
}

/** Snow and near spruces before a window. */
export function drawSnowGarden(
  sheet: Sheet,
  theme: Theme,
  seed: string,
  level: number,
  count: number,
  tall = 260,
): void {
  const random = seededRandom(`${seed} garden`)
  const edge = landEdge(`${seed} snow`, level, [], 22, 300)
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.2 + random() * 0.6) / count) * sheet.width
    nearSpruce(sheet.pen, random, x, edge(x) + 24, tall * (0.6 + random() * 0.8), theme.spruce, theme.snow)
  }
  drawField(sheet, theme, edge, `${seed} snow`, 0.1)
}

/** Stone pines before a window. */
export function drawPineGarden(
  sheet: Sheet,
  theme: Theme,
  seed: string,
  level: number,
  snowy: boolean,
): void {
  const random = seededRandom(`${seed} pines`)
  drawField(sheet, theme, landEdge(`${seed} pine field`, level, [], 18, 280), `${seed} pines`, 0.06)
  for (const [share, height] of [
    [0.14, 0.6],
    [0.88, 0.5],
    [0.68, 0.34],
  ] as const) {
    const form = snowy ? { snow: theme.snow?.lit ?? theme.field[2], boughs: 12 } : { boughs: 12 }
    stonePine(sheet.pen, random, sheet.width * share, level + 70, sheet.height * height, theme.pine, form)
  }
}

/** A lake with its mirror in the lower part of a window view. */
export function drawLakeView(
  sheet: Sheet,
  theme: Theme,
  seed: string,
  line: number,
  tint: string,
  inks: readonly string[],
): void {
  const random = seededRandom(`${seed} lake`)
  drawWood(sheet, theme, {
    edge: landEdge(
      `${seed} shore`,
      line - 24,
      [
        { from: sheet.width * 0.3, to: 0, by: -50 },
        { from: sheet.width * 0.7, to: sheet.width, by: -50 },
      ],
      6,
    ),
    low: 30,
    high: 70,
    spacing: 14,
    rows: 1,
    seed: `${seed} shore`,
  })
  drawMirror(sheet, { y: line, tint, share: [0.3, 0.6], inks })
  rectangle(sheet.pen, theme.sky[2], 0, line - 2, sheet.width, 4)
  drawBreeze(sheet, random, theme.sky[1], line, [30, 110, 210], 40)
}
