import { drawHotel } from '../buildings/hotel'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { halo } from '../paper/fields'
import { layInk } from '../paper/ink-field'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, line, polygon, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { drawFigure } from '../people/figure'
import { poses } from '../people/poses'
import { night, winterEvening } from '../themes/dark'
import { nearSpruce } from '../trees/spruce'
import { landscapeFormat, type Scene } from './scene'

function drawIceRink(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('ice rink')
  const theme = winterEvening
  drawBackdrop(sheet, theme, {
    seed: 'rink',
    summitX: 600,
    baseY: 1040,
    size: 0.92,
    far: 2000,
    mirrored: true,
  })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'rink 1',
      880,
      [
        { from: 700, to: -100, by: -110 },
        { from: 1700, to: 2500, by: -120 },
      ],
      24,
    ),
    low: 40,
    high: 110,
    spacing: 15,
    seed: 'rink far',
  })
  drawField(sheet, theme, landEdge('rink 2', 1040, [], 10), 'rink', 0.02)
  drawHotel(pen, 1120, 1020, 6, theme.house, { lit: 0.6, seed: 'rink' })
  halo(sheet, '#ee9b78', 1440, 1080, 560, 60, 0.42)
  layInk(sheet, {
    box: [100, 1120, 2200, 480],
    path: (p) => p.ellipse(1200, 1360, 1060, 230, 0, 0, 7),
    field: (x, y) => 0.5 + 0.34 * createNoise('ice').at(x / 300, y / 24) + (x - 1000) / 4000,
    inks: ['#7181a6', '#a3aecb', '#dcd6e0'],
    cuts: [0.3, 0.72],
    grain: 0.12,
    step: 4,
  })
  for (const [x, y, turn] of [
    [760, 1400, 0.3],
    [980, 1330, -0.2],
    [1500, 1460, 0.1],
  ] as const)
    stroke(pen, '#f0ecf2', 4, () => pen.ellipse(x, y, 170, 44, turn, 0.4, 3.4))
  drawLampString(sheet)
  drawFigure(pen, poses.skating, 900, 1440, 3.1, {
    coat: '#b5403a',
    legs: '#1d2c50',
    skin: '#fbdcb8',
    hat: '#6a4438',
    gear: '#f0ecf2',
  })
  drawFigure(
    pen,
    poses.skating,
    1100,
    1452,
    3.1,
    { coat: '#2b3c66', legs: '#1d2c50', skin: '#fbdcb8', hat: '#b5403a', gear: '#f0ecf2' },
    { flipped: true },
  )
  const foot = landEdge(
    'rink foot',
    1540,
    [
      { from: 800, to: 0, by: -70 },
      { from: 1600, to: 2400, by: -80 },
    ],
    10,
    200,
  )
  drawGround(sheet, theme, foot, 'rink foot', 0.2)
  for (const [x, height] of [
    [90, 900],
    [300, 480],
    [2330, 820],
    [2150, 440],
  ] as const)
    nearSpruce(pen, random, x, foot(x) + 40, height, theme.spruce, theme.snow)
}

/** Lamps on a sagging wire over the ice. */
function drawLampString(sheet: Sheet): void {
  const { pen } = sheet
  for (const [x1, x2, y] of [
    [220, 1200, 1010],
    [1200, 2190, 1010],
  ] as const) {
    const sag = (t: number) => y + 130 * 4 * t * (1 - t) * 0.6
    stroke(pen, '#1d2c50', 4, () => {
      for (let i = 0; i <= 40; i++) pen.lineTo(x1 + ((x2 - x1) * i) / 40, sag(i / 40))
    })
    for (let i = 1; i < 10; i++) {
      const x = x1 + ((x2 - x1) * i) / 10
      halo(sheet, '#ee9b78', x, sag(i / 10) + 16, 44, 44, 0.4)
      ellipse(pen, '#fbe3a4', x, sag(i / 10) + 16, 11, 14)
    }
  }
  for (const x of [220, 1200, 2190]) {
    line(pen, '#1d2c50', 12, [
      [x, 1000],
      [x, 1190],
    ])
  }
}

function drawSnowshoeNight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('snowshoe')
  drawBackdrop(sheet, night, {
    seed: 'snowshoe',
    range: 'pizArolle',
    summitX: 760,
    baseY: 1080,
    size: 0.9,
    far: 1900,
  })
  ellipse(pen, '#dbe6ea', 1830, 270, 92)
  ellipse(pen, '#a9c2d6', 1806, 250, 22)
  ellipse(pen, '#a9c2d6', 1858, 304, 15)
  const back = landEdge(
    'shoe 1',
    1010,
    [
      { from: 900, to: -100, by: -90 },
      { from: 1500, to: 2500, by: -140 },
    ],
    18,
  )
  drawFarWood(sheet, night, { edge: (x) => back(x) - 40, low: 40, high: 110, spacing: 15, seed: 'shoe far' })
  drawField(sheet, night, back, 'shoe', 0)
  for (const [x, y, height] of [
    [320, 1120, 560],
    [520, 1110, 360],
    [1830, 1130, 420],
    [2010, 1160, 620],
    [1640, 1110, 260],
  ] as const)
    nearSpruce(pen, random, x, y, height, night.spruce, night.snow)
  const near = landEdge('shoe 2', 1250, [{ from: 1200, to: 0, by: -60 }], 16, 300)
  drawField(sheet, night, near, 'shoe near', 0.1)
  const walkers = [
    [860, 1370, 2.5, '#b4472f'],
    [1170, 1400, 2.8, '#33568a'],
    [1500, 1440, 3.1, '#d98f3f'],
  ] as const
  for (const [x, y, size, coat] of walkers) {
    halo(sheet, '#e59a42', x + 26 * size, y - 34 * size, 190, 170, 0.52)
    halo(sheet, '#f9cf72', x + 26 * size, y + 4, 230, 44, 0.4)
    drawFigure(pen, poses.walking, x, y, size, {
      coat,
      legs: '#132647',
      skin: '#f0c9a0',
      hat: '#132647',
      gear: '#132647',
      pack: '#22427a',
    })
    for (const [dx, dy] of [
      [-20, 0],
      [16, 4],
    ] as const)
      ellipse(pen, '#132647', x + dx * size, y + dy, 17 * size, 4 * size)
    polygon(pen, '#f9cf72', [
      [x + 22 * size, y - 50 * size],
      [x + 31 * size, y - 50 * size],
      [x + 33 * size, y - 32 * size],
      [x + 20 * size, y - 32 * size],
    ])
    polygon(pen, '#132647', [
      [x + 19 * size, y - 50 * size],
      [x + 34 * size, y - 50 * size],
      [x + 26.5 * size, y - 57 * size],
    ])
  }
  const foot = landEdge(
    'shoe 3',
    1500,
    [
      { from: 800, to: 0, by: -60 },
      { from: 1700, to: 2400, by: -110 },
    ],
    14,
    200,
  )
  drawGround(sheet, night, foot, 'shoe foot', 0)
  for (const [x, height] of [
    [110, 940],
    [2270, 1060],
    [2090, 560],
  ] as const)
    nearSpruce(pen, random, x, foot(x) + 70, height, night.spruce, night.snow)
}

export const winterEveningScenes: readonly Scene[] = [
  { slug: 'ice-rink', ...landscapeFormat, draw: drawIceRink },
  { slug: 'snowshoe-night', ...landscapeFormat, draw: drawSnowshoeNight },
]
