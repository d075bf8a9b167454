import { drawChairBack } from '../interiors/seats'
import { drawSnowGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawPanels, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawBackdrop, drawFarWood, drawField } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawCandle } from '../objects/lights'
import { drawGlass, type GlassInks } from '../objects/tableware'
import { linear, tone } from '../paper/fields'
import { mix } from '../paper/interpolate'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle } from '../paper/shapes'
import { createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'
import { summer, winter } from '../themes/day'
import { larch } from '../trees/larch'
import { tuft } from '../trees/stone-pine'
import { landscapeFormat, type Scene } from './scene'

const clear: GlassInks = {
  glass: '#eef4ee',
  light: '#fdf8ea',
  shade: '#9fb4b0',
  wine: '#e9d68a',
  shadow: '#d5c9ac',
}

function drawWeddingTable(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('wedding')
  drawBackdrop(sheet, summer, { seed: 'wedding', summitX: 1200, baseY: 950, size: 0.86, far: 300 })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'wedding 1',
      800,
      [
        { from: 900, to: -100, by: -120 },
        { from: 1500, to: 2500, by: -130 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'wedding far',
  })
  drawField(sheet, summer, landEdge('wedding 2', 900, [], 14), 'wedding', 0.14)
  const [near, far] = [1600, 940]
  const half = (y: number) => mix(70, 560, (y - far) / (near - far))
  polygon(pen, summer.field[0], [
    [1230, far + 40],
    [1330, far + 40],
    [2150, near],
    [1500, near],
  ])
  tone(
    sheet,
    [600, far, 1200, 700],
    (p) => {
      p.moveTo(1200 - half(far), far)
      p.lineTo(1200 + half(far), far)
      p.lineTo(1200 + half(near), near)
      p.lineTo(1200 - half(near), near)
    },
    ['#e9dfc6', '#fdf8ea'],
    linear(1900, 1500, 900, 1000),
  )
  polygon(pen, '#c4b79a', [
    [1200 + half(far), far],
    [1200 + half(near), near],
    [1200 + half(near) + 90, near],
    [1200 + half(far) + 12, far + 30],
  ])
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) ** 1.9
    const y = mix(far + 6, near - 40, t)
    const s = mix(0.13, 1, t)
    for (const side of [-1, 1]) {
      const x = 1200 + side * half(y) * 0.66
      ellipse(pen, '#d5c9ac', x + 8 * s, y + 6 * s, 120 * s, 34 * s)
      ellipse(pen, '#fdf8ea', x, y, 118 * s, 33 * s)
      ellipse(pen, '#e3dac2', x, y + 2 * s, 88 * s, 23 * s)
      drawGlass(pen, x - side * 150 * s, y - 40 * s, 0.66 * s, 80, clear, 20)
      drawChairSide(pen, 1200 + side * (half(y) + 150 * s), y + 60 * s, s, side)
    }
    for (let k = 0; k < 12; k++)
      tuft(
        pen,
        random,
        ['#2f5040', '#4f7350', '#8fa05a'][k % 3] ?? '#4f7350',
        1200 + (random() - 0.5) * 190 * s,
        y + (random() - 0.7) * 60 * s,
        (20 + random() * 22) * s,
        9,
      )
    for (let k = 0; k < 9; k++)
      ellipse(
        pen,
        ['#f8edd4', '#d9876a', '#fdf8ea'][k % 3] ?? '#f8edd4',
        1200 + (random() - 0.5) * 170 * s,
        y + (random() - 0.9) * 60 * s,
        (10 + random() * 9) * s,
      )
    if (i % 2 && s > 0.14)
      drawCandle(
        sheet,
        1200 + (i % 4 === 1 ? -40 : 46) * s,
        y - 6 * s,
        230 * s,
        '#fdf8ea',
        '#d5c9ac',
        '#f0b866',
        '#fdf3d0',
      )
  }
  larch(pen, random, 220, 1540, 1160, summer.larch, { lean: 14 })
  larch(pen, random, 2240, 1540, 980, summer.larch, { lean: -14 })
  for (let i = 0; i < 140; i++)
    ellipse(
      pen,
      i % 2 ? '#dba545' : '#f8edd4',
      random() < 0.5 ? random() * 520 : 1900 + random() * 500,
      1300 + random() * 290,
      3 + random() * 3,
    )
}

/** A folding garden chair beside the table, seen from the end. */
function drawChairSide(pen: Pen, x: number, y: number, s: number, side: number): void {
  const ink = '#7d5a40'
  line(pen, ink, 12 * s, [
    [x + side * 60 * s, y - 250 * s],
    [x + side * 40 * s, y - 60 * s],
    [x + side * 66 * s, y + 90 * s],
  ])
  line(pen, ink, 12 * s, [
    [x - side * 60 * s, y - 50 * s],
    [x - side * 66 * s, y + 96 * s],
  ])
  polygon(pen, '#a98662', [
    [x - side * 76 * s, y - 66 * s],
    [x + side * 56 * s, y - 76 * s],
    [x + side * 52 * s, y - 46 * s],
    [x - side * 80 * s, y - 40 * s],
  ])
}

function drawMeetingRoom(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#8fa3a8', '#b3c2c2', '#d3d9d0'], (x, y) => 0.84 - Math.abs(x - 1200) / 2900 - y / 5000)
  drawPanels(sheet, [-60, 980, 2520, 220], 8, '#8fa3a8', '#e6e6d8')
  const outside = createSheet(2000, 820, sheet.scale)
  drawValleyView(outside, {
    seed: 'meeting',
    theme: winter,
    summitX: 1150,
    size: 0.72,
    level: 0.68,
    far: 1900,
    mirrored: true,
  })
  drawSnowGarden(outside, winter, 'meeting', 690, 13, 150)
  for (const x of [230, 890, 1550]) {
    drawWindow(sheet, {
      x,
      y: 120,
      width: 620,
      height: 800,
      columns: 2,
      transom: 220,
      bar: 22,
      reveal: 40,
      inks: {
        frame: '#fdf8ea',
        frameShade: '#c9c6b4',
        reveal: '#8fa3a8',
        revealLit: '#fdf8ea',
        handle: '#c08f45',
      },
      view: (own) => pasteSheet(own, outside, -(x - 230), 0),
    })
    rectangle(pen, '#fdf8ea', x - 60, 950, 740, 24)
  }
  drawFloor(sheet, 1210, ['#7d5a40', '#a98662', '#c9a97f'], '#7d5a40', 1200)
  for (const x of [520, 860, 1200, 1540, 1880])
    drawChairBack(sheet, x, 1340, 0.5, '#24384a', '#456c86', '#24384a')
  tone(
    sheet,
    [200, 1120, 2000, 300],
    (p) => {
      p.moveTo(430, 1130)
      p.lineTo(1970, 1130)
      p.lineTo(2200, 1390)
      p.lineTo(200, 1390)
    },
    ['#7d5230', '#a9744a', '#cf9f6a'],
    linear(2200, 1400, 700, 1100),
  )
  rectangle(pen, '#5f3f2a', 200, 1390, 2000, 40)
  for (const x of [300, 2050])
    polygon(pen, '#4a3022', [
      [x, 1430],
      [x + 60, 1430],
      [x + 46, 1600],
      [x + 14, 1600],
    ])
  for (const [x, y, s] of [
    [560, 1176, 0.8],
    [900, 1176, 0.8],
    [1230, 1176, 0.8],
    [1570, 1176, 0.8],
    [480, 1310, 1.15],
    [930, 1310, 1.15],
    [1440, 1310, 1.15],
    [1880, 1310, 1.15],
  ] as const) {
    polygon(pen, '#fdf8ea', [
      [x - 50 * s, y - 26 * s],
      [x + 54 * s, y - 26 * s],
      [x + 70 * s, y + 32 * s],
      [x - 62 * s, y + 32 * s],
    ])
    line(pen, '#24384a', 6 * s, [
      [x + 78 * s, y + 28 * s],
      [x + 62 * s, y - 24 * s],
    ])
  }
  for (const [x, y] of [
    [1190, 1290],
    [740, 1250],
    [1680, 1250],
  ] as const) {
    fillPath(pen, '#cfe0de', () => pen.roundRect(x - 40, y - 130, 80, 130, 14))
    fillPath(pen, '#9fc0c4', () => pen.roundRect(x - 40, y - 84, 80, 84, 14))
    rectangle(pen, '#fdf8ea', x - 28, y - 120, 9, 108)
    fillPath(pen, '#e3ece6', () => pen.roundRect(x + 66, y - 62, 46, 66, 8))
  }
}

export const occasionScenes: readonly Scene[] = [
  { slug: 'wedding-table', ...landscapeFormat, draw: drawWeddingTable },
  { slug: 'meeting-room', ...landscapeFormat, draw: drawMeetingRoom },
]
