import { drawChairBack } from '../interiors/seats'
import { drawSnowGarden, drawValleyView, drawViewWood } from '../interiors/views'
import { drawFloor, drawPanels, drawRug, drawSunPatch, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawBackdrop, drawFarWood, drawField, drawGround } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawVase } from '../objects/desk-things'
import { drawCandle } from '../objects/lights'
import { drawGlass, type GlassInks } from '../objects/tableware'
import { linear, tone } from '../paper/fields'
import { mix } from '../paper/interpolate'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import { createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'
import { evening } from '../themes/dark'
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

/** A grand piano from its long side, lid open. */
function drawGrandPiano(sheet: Sheet, x: number, y: number, s: number): void {
  const { pen } = sheet
  const [deep, body, shine] = ['#14121c', '#2a2434', '#7a5560']
  polygon(pen, body, [
    [x - 330 * s, y - 380 * s],
    [x + 430 * s, y - 820 * s],
    [x + 560 * s, y - 400 * s],
  ])
  polygon(pen, shine, [
    [x + 300 * s, y - 745 * s],
    [x + 430 * s, y - 820 * s],
    [x + 470 * s, y - 690 * s],
  ])
  line(pen, '#c08f45', 8 * s, [
    [x + 260 * s, y - 400 * s],
    [x + 330 * s, y - 700 * s],
  ])
  tone(
    sheet,
    [x - 480 * s, y - 420 * s, 1100 * s, 240 * s],
    (p) => {
      p.moveTo(x - 470 * s, y - 390 * s)
      p.lineTo(x + 560 * s, y - 410 * s)
      p.bezierCurveTo(x + 640 * s, y - 380 * s, x + 620 * s, y - 220 * s, x + 520 * s, y - 210 * s)
      p.lineTo(x - 470 * s, y - 200 * s)
    },
    [deep, body, shine],
    linear(x + 700 * s, y - 200 * s, x - 900 * s, y - 420 * s),
  )
  polygon(pen, '#c08f45', [
    [x - 440 * s, y - 396 * s],
    [x + 520 * s, y - 416 * s],
    [x + 500 * s, y - 398 * s],
    [x - 400 * s, y - 384 * s],
  ])
  rectangle(pen, '#f7e8c8', x - 500 * s, y - 330 * s, 110 * s, 26 * s)
  for (let i = 0; i < 7; i++) rectangle(pen, deep, x + (-494 + i * 15) * s, y - 330 * s, 6 * s, 15 * s)
  rectangle(pen, deep, x - 520 * s, y - 306 * s, 150 * s, 70 * s)
  polygon(pen, '#f7e8c8', [
    [x - 420 * s, y - 400 * s],
    [x - 250 * s, y - 404 * s],
    [x - 262 * s, y - 530 * s],
    [x - 432 * s, y - 526 * s],
  ])
  for (let i = 0; i < 5; i++)
    line(pen, deep, 3 * s, [
      [x - 415 * s, y - (420 + i * 20) * s],
      [x - 275 * s, y - (422 + i * 20) * s],
    ])
  for (const dx of [-420, 80, 480]) {
    polygon(pen, deep, [
      [x + (dx - 20) * s, y - 205 * s],
      [x + (dx + 24) * s, y - 205 * s],
      [x + (dx + 12) * s, y],
      [x + (dx - 8) * s, y],
    ])
    ellipse(pen, '#c08f45', x + (dx + 2) * s, y, 13 * s, 8 * s)
  }
  rectangle(pen, '#5a2430', x - 780 * s, y - 190 * s, 210 * s, 46 * s)
  rectangle(pen, '#8a3a40', x - 780 * s, y - 190 * s, 210 * s, 16 * s)
  for (const dx of [-765, -600])
    line(pen, deep, 14 * s, [
      [x + dx * s, y - 144 * s],
      [x + dx * s, y],
    ])
}

function drawMusicSalon(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('music')
  drawWall(
    sheet,
    ['#3a2a3c', '#5f4150', '#8a5a5a', '#b97a62'],
    (x, y) => 0.96 - Math.hypot((x - 560) / 1500, (y - 760) / 1200),
  )
  drawPanels(sheet, [1180, 180, 1240, 760], 3, '#3a2a3c', '#8a5a5a')
  drawPanels(sheet, [-60, 1080, 2520, 210], 8, '#3a2a3c', '#8a5a5a')
  drawWindow(sheet, {
    x: 250,
    y: 90,
    width: 720,
    height: 940,
    columns: 2,
    arched: true,
    bar: 24,
    reveal: 50,
    inks: { frame: '#f0d9b4', frameShade: '#b98a6a', reveal: '#3a2a3c', revealLit: '#b97a62' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'music',
        theme: evening,
        summitX: 400,
        size: 0.62,
        level: 0.72,
        far: false,
      })
      drawViewWood(outside, evening, 'music', 840)
    },
  })
  drawFloor(sheet, 1290, ['#2a1c20', '#5f3f34', '#94603f'], '#2a1c20', 900)
  drawSunPatch(sheet, '#c9805a', 520, 1310, 520, 200, 420, 2)
  drawRug(sheet, [800, 1380, 1250, 170], '#5a2430', '#8a3a40', '#c08f45')
  drawGrandPiano(sheet, 1520, 1540, 1.15)
  drawVase(pen, random, 2230, 1250, 0.9, '#f0d9b4', '#b98a6a', '#3f5a44', ['#f0d9b4', '#d9624f', '#dba545'])
  rectangle(pen, '#2a1c20', 2140, 1250, 180, 20)
  for (const x of [2150, 2290]) rectangle(pen, '#2a1c20', x, 1270, 18, 250)
}

function drawCabbage(pen: Pen, x: number, y: number, s: number): void {
  for (const [dx, r, ink] of [
    [-34, 40, '#3f6a4a'],
    [36, 40, '#3f6a4a'],
    [0, 46, '#6b8f5a'],
    [-14, 30, '#9ab878'],
    [12, 26, '#b9cf94'],
  ] as const)
    ellipse(pen, ink, x + dx * s, y - r * 0.6 * s, r * s, r * 0.72 * s)
}

function drawKitchenGarden(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('kitchen garden')
  drawBackdrop(sheet, summer, {
    seed: 'garden',
    range: 'pizArolle',
    summitX: 800,
    baseY: 900,
    size: 0.72,
    far: 1800,
  })
  drawFarWood(sheet, summer, {
    edge: landEdge(
      'garden 1',
      740,
      [
        { from: 900, to: -100, by: -110 },
        { from: 1500, to: 2500, by: -120 },
      ],
      22,
    ),
    low: 24,
    high: 58,
    spacing: 12,
    seed: 'garden far',
  })
  drawField(sheet, summer, landEdge('garden 2', 840, [], 14), 'garden', 0.1)
  for (let x = 20; x < 2400; x += 64) {
    polygon(pen, '#a98662', [
      [x, 1000],
      [x, 880],
      [x + 20, 856],
      [x + 40, 880],
      [x + 40, 1000],
    ])
    rectangle(pen, '#7d5a44', x + 26, 872, 14, 128)
  }
  rectangle(pen, '#7d5a44', 0, 900, 2400, 14)
  drawGround(sheet, { ...summer, ground: ['#4a3128', '#6a4a36', '#8a6448'] }, () => 986, 'garden soil', 0.8)
  const rows = 11
  for (let i = 0; i <= rows; i++) {
    const y = 1010 + 600 * (i / rows) ** 1.5
    const s = mix(0.34, 1.25, i / rows)
    polygon(pen, '#5a3d2e', [
      [0, y + 6 * s],
      [2400, y + 6 * s],
      [2400, y + 30 * s],
      [0, y + 30 * s],
    ])
    for (let x = -40 + (i % 2) * 40 * s; x < 2440; x += 118 * s * (0.92 + random() * 0.16)) {
      if (Math.abs(x - 1200 - (i - 5) * 6) < 120 * s) continue
      drawGardenPlant(pen, random, i % 4, x, y, s)
    }
  }
  polygon(pen, '#d9c09a', [
    [1150, 990],
    [1250, 990],
    [1400, 1600],
    [1000, 1600],
  ])
  drawShed(sheet)
  drawWateringCan(pen, 1320, 1500, 1.5)
  larch(pen, random, 160, 1010, 620, summer.larch)
}

function drawGardenPlant(
  pen: Pen,
  random: () => number,
  kind: number,
  x: number,
  y: number,
  s: number,
): void {
  if (kind === 0) drawCabbage(pen, x, y, s)
  else if (kind === 1) {
    for (let k = -4; k <= 4; k++)
      stroke(pen, k % 2 ? '#4f7350' : '#8fa05a', 6 * s, () => {
        pen.moveTo(x, y + 6 * s)
        pen.quadraticCurveTo(x + k * 6 * s, y - 50 * s, x + k * 15 * s, y - (64 + random() * 30) * s)
      })
    ellipse(pen, '#d9763f', x, y + 4 * s, 15 * s, 10 * s)
  } else if (kind === 2) {
    for (let k = 0; k < 7; k++)
      ellipse(
        pen,
        ['#8a3a44', '#5f7a3c', '#4f7350'][k % 3] ?? '#4f7350',
        x + (random() - 0.5) * 60 * s,
        y - random() * 50 * s,
        26 * s,
        16 * s,
        random() * 3,
      )
  } else {
    for (let k = 0; k < 8; k++)
      ellipse(
        pen,
        k % 2 ? '#2f5a3f' : '#6b8f4a',
        x + (random() - 0.5) * 56 * s,
        y - random() * 90 * s,
        20 * s,
        14 * s,
        random() * 3,
      )
    for (let k = 0; k < 3; k++)
      ellipse(pen, '#b4553f', x + (random() - 0.5) * 50 * s, y - (20 + random() * 60) * s, 11 * s)
  }
}

function drawShed({ pen }: Sheet): void {
  polygon(pen, '#7d5a44', [
    [1800, 1010],
    [1800, 760],
    [1930, 660],
    [2060, 760],
    [2060, 1010],
  ])
  polygon(pen, '#5f4334', [
    [2060, 1010],
    [2060, 760],
    [2260, 760],
    [2260, 1000],
  ])
  for (let x = 1830; x < 2060; x += 32) rectangle(pen, '#5f4334', x, 770, 4, 240)
  polygon(pen, '#4d5f6c', [
    [1930, 640],
    [2150, 640],
    [2300, 772],
    [2070, 772],
  ])
  polygon(pen, '#3a4a55', [
    [1770, 780],
    [1930, 640],
    [2080, 772],
    [2060, 786],
    [1930, 676],
    [1790, 794],
  ])
  rectangle(pen, '#1f3d33', 1890, 830, 84, 180)
  rectangle(pen, '#f8edd4', 2120, 830, 76, 70)
  rectangle(pen, '#5f4334', 2155, 830, 6, 70)
}

function drawWateringCan(pen: Pen, x: number, y: number, s: number): void {
  line(pen, '#35626a', 18 * s, [
    [x + 60 * s, y - 50 * s],
    [x + 170 * s, y - 140 * s],
  ])
  polygon(pen, '#35626a', [
    [x + 152 * s, y - 160 * s],
    [x + 196 * s, y - 132 * s],
    [x + 180 * s, y - 116 * s],
  ])
  stroke(pen, '#35626a', 12 * s, () =>
    pen.arc(x - 40 * s, y - 100 * s, 74 * s, Math.PI * 0.6, Math.PI * 1.75),
  )
  fillPath(pen, '#4f8a90', () => pen.roundRect(x - 80 * s, y - 140 * s, 160 * s, 140 * s, 12 * s))
  fillPath(pen, '#35626a', () => pen.roundRect(x + 10 * s, y - 140 * s, 70 * s, 140 * s, 12 * s))
  ellipse(pen, '#2a4f56', x, y - 140 * s, 80 * s, 16 * s)
  rectangle(pen, '#8fc0c0', x - 66 * s, y - 126 * s, 12 * s, 110 * s)
}

export const occasionScenes: readonly Scene[] = [
  { slug: 'wedding-table', ...landscapeFormat, draw: drawWeddingTable },
  { slug: 'meeting-room', ...landscapeFormat, draw: drawMeetingRoom },
  { slug: 'music-salon', ...landscapeFormat, draw: drawMusicSalon },
  { slug: 'kitchen-garden', ...landscapeFormat, draw: drawKitchenGarden },
]
