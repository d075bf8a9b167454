import { drawHotel, houseWidth } from '../buildings/hotel'
import type { HouseForm } from '../buildings/house-inks'
import {
  type Backdrop,
  drawBackdrop,
  drawFarWood,
  drawField,
  drawGround,
  drawWood,
} from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawFallingSnow } from '../landscape/weather'
import { seededRandom } from '../paper/noise'
import { ellipse } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { autumn, overcast, winter } from '../themes/day'
import { sepia } from '../themes/special'
import type { Theme } from '../themes/theme'
import { larch } from '../trees/larch'
import { nearSpruce, spruce } from '../trees/spruce'
import { tuft } from '../trees/stone-pine'
import { drawCarriage } from './carriage'
import { drawDrive } from './hero'
import { landscapeFormat, type Scene } from './scene'

interface HouseView {
  readonly seed: string
  readonly theme: Theme
  readonly left: number
  readonly foot: number
  readonly unit: number
  readonly form?: HouseForm
  readonly backdrop: Omit<Backdrop, 'seed'>
}

/** The house on its terrace with wood and mountain behind; everything nearer is left to the picture. */
function drawHouseView(sheet: Sheet, view: HouseView): void {
  const { theme, seed, left, foot, unit } = view
  const random = seededRandom(seed)
  drawBackdrop(sheet, theme, { seed, ...view.backdrop })
  drawFarWood(sheet, theme, {
    edge: landEdge(
      `${seed} 1`,
      foot - 170,
      [
        { from: 600, to: -100, by: -130 },
        { from: 1600, to: 2500, by: -150 },
      ],
      26,
    ),
    low: 26,
    high: 60,
    spacing: 13,
    seed: `${seed} far`,
  })
  drawWood(sheet, theme, {
    edge: landEdge(
      `${seed} 2`,
      foot - 90,
      [
        { from: 1900, to: 2500, by: -90 },
        { from: 700, to: -100, by: -70 },
      ],
      28,
      340,
    ),
    low: 55,
    high: 125,
    spacing: 16,
    seed: `${seed} wood`,
  })
  const right = left + houseWidth * unit
  const spur = landEdge(
    `${seed} 3`,
    foot + 8,
    [
      { from: left - 60, to: -100, by: 70 },
      { from: right + 60, to: 2500, by: 90 },
    ],
    8,
    200,
  )
  for (const x of [left - 170, left - 110, left - 60, right + 30, right + 85, right + 150]) {
    const height = 150 + random() * 90
    if (theme.snow) nearSpruce(sheet.pen, random, x, spur(x) + 12, height, theme.spruce, theme.snow)
    else spruce(sheet.pen, random, x, spur(x) + 12, height, theme.spruce)
  }
  drawField(sheet, theme, spur, `${seed} field`, 0.05)
  drawHotel(sheet.pen, left, foot, unit, theme.house, view.form)
}

function drawHotelAutumn(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('hotel autumn')
  drawHouseView(sheet, {
    seed: 'hotel autumn',
    theme: autumn,
    left: 900,
    foot: 1080,
    unit: 6.4,
    backdrop: { summitX: 760, baseY: 1080, size: 0.92, far: 2100, mirrored: true },
  })
  for (let x = 840; x < 1660; x += 26) {
    tuft(pen, random, random() < 0.4 ? '#b25c2c' : '#2f3f3a', x, 1136 + random() * 9, 13 + random() * 14, 11)
  }
  drawDrive(sheet, autumn.path, 1240, 1138, 300)
  const edge = landEdge(
    'hotel autumn 4',
    1400,
    [
      { from: 700, to: 0, by: -120 },
      { from: 1700, to: 2400, by: -90 },
    ],
    16,
    150,
  )
  drawGround(sheet, autumn, edge, 'hotel autumn foot')
  for (const [x, y, height, lean] of [
    [190, 1480, 1260, 20],
    [470, 1500, 820, -10],
    [690, 1510, 460, 0],
    [2240, 1500, 760, 0],
    [2060, 1500, 430, 0],
  ] as const) {
    larch(pen, random, x, y, height, autumn.larch, { lean })
  }
}

function drawHotelFirstSnow(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('first snow')
  drawHouseView(sheet, {
    seed: 'first snow',
    theme: overcast,
    left: 640,
    foot: 1120,
    unit: 7.4,
    form: { lit: 0.22, seed: 'first snow' },
    backdrop: { summitX: 1560, baseY: 1180, size: 0.9, far: 300 },
  })
  drawDrive(sheet, overcast.field[1], 1060, 1180, 320)
  const edge = landEdge(
    'first snow 4',
    1440,
    [
      { from: 700, to: 0, by: -90 },
      { from: 1500, to: 2400, by: -120 },
    ],
    18,
    220,
  )
  drawGround(sheet, overcast, edge, 'first snow foot', 0.2)
  for (const [x, height] of [
    [180, 900],
    [400, 560],
    [2210, 980],
    [1990, 520],
    [2370, 640],
  ] as const) {
    nearSpruce(pen, random, x, edge(x) + 90, height, overcast.spruce, overcast.snow)
  }
  drawFallingSnow(sheet, random, overcast.snow?.lit ?? '#f3f1e8', 900)
}

function drawHotelWinterDay(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('winter day')
  drawHouseView(sheet, {
    seed: 'winter day',
    theme: winter,
    left: 560,
    foot: 1080,
    unit: 6.8,
    form: { mirrored: true },
    backdrop: { summitX: 1790, baseY: 1100, size: 0.95, far: 350, mirrored: true },
  })
  const edge = landEdge(
    'winter day 4',
    1400,
    [
      { from: 900, to: 0, by: -110 },
      { from: 1700, to: 2400, by: -60 },
    ],
    18,
    260,
  )
  drawGround(sheet, winter, edge, 'winter day foot', 0.25)
  for (const [x, height] of [
    [140, 1080],
    [390, 700],
    [590, 380],
    [2230, 820],
    [2050, 440],
    [2380, 560],
  ] as const) {
    nearSpruce(pen, random, x, edge(x) + 80, height, winter.spruce, winter.snow)
  }
}

function drawHistory(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('history')
  drawHouseView(sheet, {
    seed: 'history',
    theme: sepia,
    left: 560,
    foot: 1060,
    unit: 8,
    backdrop: { summitX: 1640, baseY: 1100, size: 0.92, far: 260 },
  })
  drawDrive(sheet, sepia.path, 1030, 1124, 340)
  drawCarriage(pen, 1360, 1330, 1.15, {
    dark: '#3b2a20',
    body: '#6a4a34',
    light: '#efe0c2',
    wheel: '#3b2a20',
  })
  const edge = landEdge(
    'history 4',
    1440,
    [
      { from: 700, to: 0, by: -80 },
      { from: 1500, to: 2400, by: -110 },
    ],
    16,
    150,
  )
  drawGround(sheet, sepia, edge, 'history foot')
  larch(pen, random, 2180, 1520, 1180, sepia.larch, { lean: -16 })
  larch(pen, random, 180, 1530, 860, sepia.larch, { lean: 12 })
  larch(pen, random, 380, 1540, 460, sepia.larch)
  for (let i = 0; i < 30; i++)
    ellipse(pen, sepia.field[2], random() * 2400, edge(1200) + 60 + random() * 100, 3, 2.4)
}

export const houseScenes: readonly Scene[] = [
  { slug: 'hotel-autumn', ...landscapeFormat, draw: drawHotelAutumn },
  { slug: 'hotel-first-snow', ...landscapeFormat, draw: drawHotelFirstSnow },
  { slug: 'hotel-winter-day', ...landscapeFormat, draw: drawHotelWinterDay },
  { slug: 'history-1897', ...landscapeFormat, draw: drawHistory },
]
