import { drawSideTable } from '../interiors/furniture'
import { drawSnowGarden, drawValleyView } from '../interiors/views'
import { drawFloor, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawMirrorInto } from '../landscape/pool'
import { drawSteam, drawVapour } from '../landscape/steam'
import { drawSprig } from '../objects/food'
import { drawLantern } from '../objects/lights'
import { drawBottle, drawCup } from '../objects/tableware'
import { drawTowelRoll, drawTowelStack } from '../objects/towels'
import { linear, radial, tone, toneRect } from '../paper/fields'
import { ellipse, fillPath, line, polygon, rectangle } from '../paper/shapes'
import { createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'
import { winterEvening } from '../themes/dark'
import { winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { landscapeFormat, type Scene } from './scene'

const k = {
  ink: '#173a4a',
  deep: '#27596a',
  mid: '#3f8791',
  light: '#86bdb9',
  pale: '#c9dfd8',
  snow: '#f6f2e4',
  stone: '#c9a37a',
  stoneDark: '#7d5f4c',
  amber: '#f0c47a',
}

const spaWinter: Theme = {
  ...winter,
  sky: [k.deep, k.mid, k.light, k.pale],
  skyForm: 'layered',
  mountain: { lit: k.snow, half: k.pale, shade: k.light, deep: k.mid, rockLit: k.light, rockDark: k.deep },
  far: { lit: k.pale, shade: k.light },
  haze: k.pale,
  farWood: k.mid,
  farSlope: k.pale,
  field: [k.light, k.pale, k.snow],
  spruce: { dark: k.ink, lit: k.deep, sunSide: 1 },
  snow: { lit: k.snow, shade: k.light },
}

function drawSpaSteam(sheet: Sheet): void {
  const { pen } = sheet
  const outside = createSheet(2400, 980, sheet.scale)
  drawValleyView(outside, { seed: 'spa', theme: spaWinter, summitX: 1480, size: 0.75, level: 0.8, far: 300 })
  drawSnowGarden(outside, spaWinter, 'spa', 880, 22, 300)
  pasteSheet(sheet, outside, 0, 0)
  const water = 1010
  drawFloor(sheet, 966, [k.stoneDark, k.stone, '#e4cda6'], k.stoneDark, 1200)
  const pool = (p: Pen) => {
    p.moveTo(330, water)
    p.lineTo(1830, water)
    p.lineTo(2010, 1600)
    p.lineTo(-300, 1600)
    p.closePath()
  }
  drawMirrorInto(sheet, {
    line: 962,
    top: water,
    path: pool,
    deep: k.mid,
    dark: k.deep,
    light: k.light,
    inks: Object.values(k),
  })
  polygon(pen, k.snow, [
    [330, water],
    [1830, water],
    [1842, water - 16],
    [320, water - 16],
  ])
  polygon(pen, k.snow, [
    [330, water],
    [-300, 1600],
    [-350, 1600],
    [312, water - 8],
  ])
  polygon(pen, k.snow, [
    [1830, water],
    [2010, 1600],
    [2070, 1600],
    [1848, water - 8],
  ])
  toneRect(sheet, [0, 0, 2400, 150], [k.ink, k.deep], (x, y) => 0.3 + y / 400 - Math.abs(x - 1200) / 4000)
  rectangle(pen, k.stone, 0, 146, 2400, 12)
  toneRect(sheet, [0, 0, 180, 1130], [k.ink, k.deep, k.stone], (x) => (x - 30) / 175)
  toneRect(sheet, [2220, 0, 180, 1130], [k.ink, k.deep], (x) => 0.62 - (x - 2220) / 400)
  for (const x of [640, 1240, 1800]) {
    rectangle(pen, k.ink, x, 150, 26, water - 190)
    rectangle(pen, k.deep, x, 150, 8, water - 190)
  }
  rectangle(pen, k.ink, 180, 340, 2040, 14)
  rectangle(pen, k.ink, 180, water - 58, 2040, 16)
  for (const x of [440, 2010]) drawLantern(sheet, x, 150, 240, 1, k.ink, k.amber, k.snow)
  drawVapour(sheet, water, 180, 1880, [k.pale, k.snow])
  for (const [x, width, height, seed] of [
    [560, 270, 830, 1],
    [1050, 210, 600, 4],
    [1660, 170, 400, 7],
  ] as const) {
    drawSteam(sheet, { x, foot: 1110, width, height, seed }, k.pale, 0.2)
    drawSteam(
      sheet,
      { x: x + 10, foot: 1106, width: width * 0.72, height: height * 0.84, seed },
      k.snow,
      0.28,
    )
  }
  rectangle(pen, k.snow, 2050, 1420, 350, 24)
  rectangle(pen, k.stoneDark, 2040, 1444, 360, 18)
  polygon(pen, k.ink, [
    [2080, 1462],
    [2110, 1462],
    [2104, 1600],
    [2074, 1600],
  ])
  drawTowelRoll(pen, 2125, 1380, 40, 190, k.snow, k.light)
  drawTowelRoll(pen, 2158, 1304, 37, 150, k.snow, k.light)
}

const pineWood = ['#a9744a', '#cf9f6a', '#e8c48e'] as const

function drawSpaSauna(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#8a5a3a', ...pineWood], (x, y) => 1.02 - Math.hypot((x - 1180) / 1900, (y - 560) / 1300))
  for (let y = 60; y < 1200; y += 104) rectangle(pen, '#8a5a3a', 0, y, 2400, 5)
  drawWindow(sheet, {
    x: 820,
    y: 150,
    width: 980,
    height: 560,
    columns: 1,
    bar: 22,
    reveal: 46,
    inks: { frame: '#e8c48e', frameShade: '#a9744a', reveal: '#8a5a3a', revealLit: '#e8c48e' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'sauna',
        theme: winterEvening,
        summitX: 640,
        size: 0.5,
        level: 0.74,
        far: false,
      })
      drawSnowGarden(outside, winterEvening, 'sauna', 470, 9, 280)
    },
  })
  for (const [y, depth, left] of [
    [800, 90, 430],
    [1020, 120, 250],
    [1280, 150, 60],
  ] as const) {
    polygon(pen, pineWood[2], [
      [left + 70, y],
      [2330 - left + 70, y],
      [2400 - left + 70, y + depth],
      [left, y + depth],
    ])
    for (let i = 1; i < 4; i++)
      line(pen, pineWood[0], 5, [
        [left + 70 - (70 * i) / 4, y + (depth * i) / 4],
        [2400 - left + (70 * i) / 4, y + (depth * i) / 4],
      ])
    toneRect(
      sheet,
      [left, y + depth, 2470 - left * 2, 130],
      ['#7d4f30', pineWood[0], pineWood[1]],
      linear(1200, y + depth + 170, 1200, y + depth - 60),
    )
    for (let i = 0; i < 9; i++)
      rectangle(pen, '#6a4028', left + 100 + i * ((2270 - left * 2) / 8), y + depth, 16, 120)
  }
  drawPail(pen, 640, 1370)
  drawTowelStack(pen, 1640, 1010, 1.15, ['#f6f2e4', '#c9c3cf'], '#8a3f36')
  toneRect(sheet, [1960, 1020, 380, 480], ['#22303a', '#3a4c58', '#5f7483'], linear(2340, 1500, 1960, 1020))
  for (let i = 0; i < 6; i++) rectangle(pen, '#16222a', 1990, 1150 + i * 54, 320, 12)
  for (let i = 0; i < 26; i++) {
    const x = 1990 + ((i * 67) % 330)
    const y = 1010 - ((i * 41) % 80)
    ellipse(pen, ['#4a555c', '#6f7c84', '#8f9aa0'][i % 3] ?? '#6f7c84', x, y, 46, 36, i)
  }
  drawSteam(sheet, { x: 2150, foot: 960, width: 300, height: 780, seed: 6 }, '#f3dfc0', 0.26)
}

/** A wooden pail with a ladle. */
function drawPail(pen: Pen, x: number, y: number): void {
  line(pen, '#5f3a24', 16, [
    [x + 40, y - 170],
    [x + 190, y - 380],
  ])
  ellipse(pen, '#5f3a24', x + 200, y - 392, 22, 16, -0.9)
  polygon(pen, '#a9744a', [
    [x - 130, y - 190],
    [x + 130, y - 190],
    [x + 108, y],
    [x - 108, y],
  ])
  polygon(pen, '#7d4f30', [
    [x + 30, y - 190],
    [x + 130, y - 190],
    [x + 108, y],
    [x + 24, y],
  ])
  for (const dx of [-84, -36, 10, 60, 98])
    line(pen, '#7d4f30', 4, [
      [x + dx, y - 190],
      [x + dx * 0.84, y],
    ])
  ellipse(pen, '#5f3a24', x, y - 190, 130, 26)
  ellipse(pen, '#86bdb9', x, y - 184, 112, 19)
  for (const dy of [-150, -48]) rectangle(pen, '#4a555c', x - 124 - dy * 0.06, y + dy, 248 + dy * 0.12, 13)
}

function drawSpaQuietRoom(sheet: Sheet): void {
  const { pen } = sheet
  drawWall(sheet, ['#5f6a60', '#7f8a78', '#a3aa92'], (x, y) => 0.9 - Math.abs(x - 1250) / 2300 - y / 5200)
  const outside = createSheet(2000, 1020, sheet.scale)
  drawValleyView(outside, {
    seed: 'quiet',
    theme: winter,
    range: 'longRidge',
    summitX: 760,
    size: 0.72,
    level: 0.64,
    far: false,
  })
  drawSnowGarden(outside, winter, 'quiet', 840, 11, 420)
  for (const x of [210, 890, 1570]) {
    drawWindow(sheet, {
      x,
      y: 90,
      width: 650,
      height: 1010,
      columns: 1,
      bar: 16,
      reveal: 16,
      inks: { frame: '#4a3a30', frameShade: '#2f2620', reveal: '#4a3a30', revealLit: '#8a6a50' },
      view: (own) => pasteSheet(own, outside, -(x - 210), 0),
    })
  }
  drawFloor(sheet, 1130, ['#7d5f4c', '#b08d6c', '#cfb28c'], '#7d5f4c', 1200)
  polygon(pen, '#e9d9b8', [
    [300, 1140],
    [1700, 1140],
    [1980, 1600],
    [240, 1600],
  ])
  for (const [x, light] of [
    [780, 0],
    [1560, 1],
  ] as const)
    drawLounger(sheet, x + light * 20, 1500, light ? '#8a3f36' : '#456c86')
  drawSideTable(sheet, 1290, 1270, 110, 220, { dark: '#3a2c24', base: '#6a4a36', light: '#b08d6c' })
  drawCup(pen, 1290, 1268, 0.7, { white: '#f6f2e4', shade: '#c9bfa4', shadow: '#6a4a36' }, '#a9783a')
  drawSteam(sheet, { x: 1290, foot: 1215, width: 60, height: 190, seed: 9 }, '#f6f2e4', 0.3)
}

/** A reclining chair with a cushion and a blanket over its foot end; (x, y) is the middle of its foot. */
function drawLounger(sheet: Sheet, x: number, y: number, blanket: string): void {
  const { pen } = sheet
  for (const [dx, top] of [
    [-200, -170],
    [210, -170],
  ] as const)
    line(pen, '#4a3427', 18, [
      [x + dx, y + top],
      [x + dx - 10, y],
    ])
  tone(
    sheet,
    [x - 420, y - 460, 820, 320],
    (p) => {
      p.moveTo(x - 400, y - 420)
      p.quadraticCurveTo(x - 370, y - 470, x - 320, y - 440)
      p.quadraticCurveTo(x - 190, y - 260, x - 90, y - 244)
      p.lineTo(x + 370, y - 238)
      p.quadraticCurveTo(x + 400, y - 200, x + 366, y - 176)
      p.lineTo(x - 120, y - 176)
      p.quadraticCurveTo(x - 260, y - 190, x - 400, y - 420)
    },
    ['#c9bfa4', '#ece4cf', '#fbf7ea'],
    linear(x + 60, y - 120, x - 220, y - 430),
  )
  line(pen, '#4a3427', 16, [
    [x - 390, y - 392],
    [x - 250, y - 190],
    [x - 110, y - 166],
    [x + 370, y - 166],
  ])
  pen.save()
  pen.translate(x - 330, y - 440)
  pen.rotate(0.92)
  fillPath(pen, blanket, () => pen.roundRect(-60, -34, 150, 62, 28))
  pen.restore()
  tone(
    sheet,
    [x + 100, y - 260, 240, 230],
    (p) => {
      p.moveTo(x + 120, y - 250)
      p.lineTo(x + 310, y - 246)
      p.lineTo(x + 322, y - 60)
      p.lineTo(x + 108, y - 50)
    },
    [blanket, '#fbf7ea'],
    (px) => 0.3 + 0.16 * Math.sin(px / 9),
  )
}

function drawSpaTreatment(sheet: Sheet): void {
  const { pen } = sheet
  toneRect(sheet, [0, 0, 2400, 1120], ['#3f5f58', '#5f8478', '#8fae9c'], radial(820, 460, 1900, 1350))
  drawWindow(sheet, {
    x: 1560,
    y: 110,
    width: 560,
    height: 700,
    columns: 1,
    bar: 20,
    reveal: 34,
    inks: { frame: '#e8dcc0', frameShade: '#b9a98a', reveal: '#3f5f58', revealLit: '#c9c3a8' },
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'treatment',
        theme: winter,
        summitX: 240,
        size: 0.46,
        level: 0.7,
        far: false,
      })
      drawSnowGarden(outside, winter, 'treatment', 600, 4, 230)
    },
  })
  toneRect(sheet, [0, 1110, 2400, 60], ['#a9744a', '#e8c48e'], linear(2400, 0, 200, 0))
  toneRect(sheet, [0, 1170, 2400, 430], ['#6a4530', '#94643f', '#b98352'], linear(2000, 1600, 500, 1120))
  for (const x of [500, 1100, 1700]) rectangle(pen, '#6a4530', x, 1170, 6, 430)
  drawTowelStack(pen, 640, 1116, 2.1, ['#fbf7ea', '#d3cbb8'], '#b9654a')
  drawTowelRoll(pen, 500, 730, 64, 260, '#e0a890', '#b9654a')
  ellipse(pen, '#7d5230', 1180, 1122, 190, 18)
  tone(
    sheet,
    [990, 960, 380, 170],
    (p) => {
      p.moveTo(1000, 970)
      p.quadraticCurveTo(1030, 1124, 1130, 1124)
      p.lineTo(1230, 1124)
      p.quadraticCurveTo(1330, 1124, 1360, 970)
    },
    ['#2f4f66', '#456c86', '#7ba2b8'],
    linear(1380, 1130, 1000, 960),
  )
  ellipse(pen, '#2f4f66', 1180, 970, 180, 34)
  for (const [dx, dy, turn] of [
    [-120, -8, -1.9],
    [-40, -14, -1.5],
    [40, -12, -1.2],
    [110, -6, -0.8],
    [0, 0, -1.7],
  ] as const)
    drawSprig(pen, 1180 + dx * 0.8, 972 + dy, 210, turn, dx > 0 ? '#7fa05a' : '#a9b86a', '#4f6a3c')
  drawBottle(pen, 1500, 1116, 360, '#8a5a24', '#e0a860', '#fbf7ea')
  drawBottle(pen, 1620, 1116, 270, '#3a5a48', '#7fa08a', '#fbf7ea')
  for (const [dy, rx, ink] of [
    [0, 120, '#3a474c'],
    [-58, 94, '#55656a'],
    [-106, 66, '#7a898c'],
  ] as const) {
    ellipse(pen, ink, 1960, 1082 + dy, rx, 34)
    ellipse(pen, '#9fb0b0', 1930, 1070 + dy, rx * 0.4, 8)
  }
}

export const spaScenes: readonly Scene[] = [
  { slug: 'spa-steam', ...landscapeFormat, draw: drawSpaSteam },
  { slug: 'spa-sauna', ...landscapeFormat, draw: drawSpaSauna },
  { slug: 'spa-quiet-room', ...landscapeFormat, draw: drawSpaQuietRoom },
  { slug: 'spa-treatment', ...landscapeFormat, draw: drawSpaTreatment },
]
