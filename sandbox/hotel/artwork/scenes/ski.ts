import { drawBackdrop, drawFarWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawTracks, type TurnLine, turnPoint } from '../landscape/tracks'
import { layLand } from '../paper/land'
import { createNoise, type Random, seededRandom } from '../paper/noise'
import { polygon } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { drawFigure, type FigureInks } from '../people/figure'
import { poses } from '../people/poses'
import { winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { nearSpruce, spruce, spruceShadow } from '../trees/spruce'
import { landscapeFormat, type Scene } from './scene'

export const skierInks: FigureInks = {
  coat: '#c8452f',
  legs: '#1f3a5f',
  skin: '#f4dfc0',
  hat: '#1f3a5f',
  gear: '#1f3a5f',
  pack: '#2a6596',
}

/** Untouched snow in three tones, with hollows where the seed puts them. */
export function drawSnowSlope(
  sheet: Sheet,
  theme: Theme,
  edge: (x: number) => number,
  seed: string,
  light = 0,
): void {
  const noise = createNoise(seed)
  const [shade, half, lit] = theme.field
  layLand(sheet, {
    edge,
    field: (x, y, depth) =>
      0.62 +
      light +
      0.3 * noise.fbm(x / 620 + y / 900, y / 230, 3) +
      (depth < 16 ? 0.2 : 0) +
      0.0001 * (x - 1200),
    inks: [theme.mountain.deep, shade, half, lit],
    cuts: [0.1, 0.36, 0.5],
    grain: 0.1,
  })
}

export type TreeSpot = readonly [x: number, y: number, height: number]

/** Snowy spruces with their long shadows; shadows first, so that none lies on a tree. */
export function drawShadedTrees(
  sheet: Sheet,
  random: Random,
  theme: Theme,
  trees: readonly TreeSpot[],
  reach = 3,
): void {
  for (const [x, y, height] of trees)
    spruceShadow(sheet.pen, random, theme.field[0], x, y, height, height * reach)
  for (const [x, y, height] of trees)
    nearSpruce(sheet.pen, random, x, y + 6, height, theme.spruce, theme.snow)
}

function drawSkiTracks(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('ski tracks')
  drawBackdrop(sheet, winter, {
    seed: 'ski tracks',
    summitX: 1010,
    baseY: 980,
    size: 0.86,
    far: false,
    haze: false,
  })
  drawFarWood(sheet, winter, {
    edge: landEdge('ski 1', 810, [{ from: 0, to: 2400, by: -60 }], 24),
    low: 22,
    high: 56,
    spacing: 14,
    seed: 'ski far',
  })
  const shoulder = landEdge('ski 2', 905, [{ from: 900, to: -200, by: -250 }], 4)
  for (let x = -20; x < 700; x += 28 + random() * 26) {
    spruce(pen, random, x, shoulder(x) + 14, 70 + random() * 90, winter.spruce)
  }
  const slope = landEdge(
    'ski 3',
    900,
    [
      { from: 900, to: -200, by: -250 },
      { from: 1250, to: 2300, by: -60 },
    ],
    10,
  )
  drawSnowSlope(sheet, winter, slope, 'ski slope', 0.05)
  drawShadedTrees(sheet, random, winter, [
    [1660, 960, 190],
    [1780, 985, 270],
    [1905, 1010, 210],
    [2040, 1060, 380],
    [2190, 1130, 300],
    [2330, 1240, 620],
    [2080, 1330, 300],
  ])
  const line: TurnLine = { x: 1180, drift: 40, top: 872, bottom: 1650, swing: 300, turns: 6.4, phase: 0.2 }
  drawTracks(pen, winter.field[0], { ...line, phase: line.phase + Math.PI })
  drawTracks(pen, winter.mountain.deep, line, 0.8)
  const [x, y] = turnPoint(line, 0.8)
  polygon(pen, winter.mountain.deep, [
    [x - 6, y + 3],
    [x - 240, y + 68],
    [x - 314, y + 70],
    [x - 330, y + 83],
    [x - 304, y + 96],
    [x - 240, y + 90],
    [x + 6, y + 10],
  ])
  drawFigure(pen, poses.skiing, x, y, 1.6, skierInks, { limb: 8 })
}

export const skiScenes: readonly Scene[] = [
  {
    slug: 'ski-tracks',
    ...landscapeFormat,
    draw: drawSkiTracks,
  },
]
