import { drawBlossom } from '../objects/desk-things'
import {
  drawBowlAbove,
  drawCheeseWedge,
  drawChestnut,
  drawFish,
  drawKnife,
  drawLemonSlice,
  drawLoaf,
  drawPear,
  drawSprig,
  drawWalnut,
} from '../objects/food'
import { drawCupAbove, drawCutleryAbove, drawPlateAbove } from '../objects/tableware'
import { linear, radial, tone, toneRect } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import { createNoise, seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { landscapeFormat, portraitFormat, type Scene } from './scene'

/** A table top of boards seen from above, brighter towards the window. */
export function drawBoards(
  sheet: Sheet,
  inks: readonly [Ink, Ink, Ink],
  seam: Ink,
  seed: string,
  count = 6,
): void {
  const noise = createNoise(seed)
  const { width, height, pen } = sheet
  layInk(sheet, {
    field: (x, y) => 0.78 - x / (width * 1.5) - y / (height * 3) + 0.2 * noise.fbm(x / 700, y / 34, 3),
    inks,
    cuts: [0.3, 0.56],
    grain: 0.1,
    step: 4,
  })
  for (let i = 1; i < count; i++) rectangle(pen, seam, 0, (height * i) / count, width, 5)
}

/** A linen cloth with stripes at both ends. */
function drawLinen(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  inks: readonly [Ink, Ink, Ink],
): void {
  const { pen } = sheet
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  rectangle(pen, inks[1], -width / 2 + 14, -height / 2 + 18, width, height)
  rectangle(pen, inks[0], -width / 2, -height / 2, width, height)
  for (const k of [0.1, 0.13, 0.87, 0.9])
    rectangle(pen, inks[2], -width / 2, -height / 2 + height * k, width, 10)
  pen.restore()
}

const china = { white: '#fbf5e6', shade: '#d5cdb8', shadow: '#1f3034' }

function drawDishChar(sheet: Sheet): void {
  const { pen } = sheet
  drawBoards(sheet, ['#24403f', '#2f5450', '#3f6a63'], '#1f3034', 'char', 5)
  drawLinen(sheet, 1500, 640, 900, 1300, 0.24, ['#e9dfc6', '#1f3034', '#b4553f'])
  drawPlateAbove(pen, 960, 1200, 800, china)
  for (const [x, y, turn] of [
    [520, 960, 0.5],
    [620, 900, 0.2],
    [1180, 1500, 2.6],
    [1300, 1440, 2.9],
  ] as const)
    drawSprig(pen, x, y, 300, turn, '#4f7350', '#2f5040')
  drawFish(pen, 960, 1200, 1120, ['#3a4f5f', '#7f9aa0', '#ecc9a4', '#d9876a'])
  drawLemonSlice(pen, 1330, 960, 120, '#dba545', '#f0cf72', '#fbf5e6')
  drawLemonSlice(pen, 1190, 890, 104, '#dba545', '#f0cf72', '#fbf5e6')
  for (const [x, y] of [
    [600, 1480],
    [670, 1540],
    [780, 1560],
    [560, 1400],
  ] as const) {
    ellipse(pen, '#c9b98a', x + 8, y + 10, 54, 44)
    ellipse(pen, '#f0dca4', x, y, 54, 44)
    ellipse(pen, '#fbf0cf', x - 12, y - 12, 20, 14)
  }
  drawCutleryAbove(pen, 'fork', 90, 1700, 820, '#d5cdb8', '#1f3034')
  drawCutleryAbove(pen, 'knife', 1836, 1700, 820, '#d5cdb8', '#1f3034')
}

function drawDishChestnut(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('chestnut')
  toneRect(sheet, [0, 0, 1920, 1500], ['#7a3a2a', '#a8502f', '#c97a3f'], radial(700, 760, 2000, 1900))
  toneRect(sheet, [0, 1480, 1920, 920], ['#3a2620', '#5f3f2e', '#8a5a3a'], linear(1920, 2400, 300, 1400))
  rectangle(pen, '#3a2620', 0, 1480, 1920, 10)
  const [x, y] = [930, 1900]
  ellipse(pen, '#3a2620', x + 120, y + 30, 420, 70)
  ellipse(pen, '#fbf0dc', x, y, 330, 62)
  ellipse(pen, '#d9c09a', x + 30, y + 8, 260, 40)
  rectangle(pen, '#fbf0dc', x - 26, y - 330, 52, 330)
  rectangle(pen, '#d9c09a', x + 4, y - 330, 22, 330)
  for (let i = 0; i < 260; i++) {
    const t = random()
    const px = x + (random() - 0.5) * 720 * (1 - t * 0.75)
    const py = y - 760 - 330 * t + (random() - 0.5) * 60
    stroke(pen, ['#6a4030', '#8a5a3a', '#a9744c', '#4a3128'][i % 4] ?? '#6a4030', 17, () => {
      pen.moveTo(px - 60, py)
      pen.bezierCurveTo(px - 20, py - 50, px + 30, py + 40, px + 64, py - 16)
    })
  }
  tone(
    sheet,
    [x - 190, y - 1400, 380, 340],
    (p) => {
      p.moveTo(x - 170, y - 1090)
      p.bezierCurveTo(x - 210, y - 1220, x - 40, y - 1210, x - 30, y - 1330)
      p.bezierCurveTo(x - 10, y - 1380, x + 30, y - 1380, x + 20, y - 1320)
      p.bezierCurveTo(x + 60, y - 1230, x + 210, y - 1230, x + 170, y - 1090)
      p.quadraticCurveTo(x, y - 1040, x - 170, y - 1090)
    },
    ['#d9c09a', '#fbf0dc'],
    linear(x + 230, y - 1060, x - 260, y - 1320),
  )
  for (const [dx, dy] of [
    [-210, -1010],
    [-150, -960],
    [190, -1000],
    [250, -950],
    [130, -930],
    [-280, -920],
  ] as const) {
    ellipse(pen, '#8f2f2a', x + dx, y + dy, 34)
    ellipse(pen, '#d9624f', x + dx - 9, y + dy - 10, 11)
  }
  tone(
    sheet,
    [x - 480, y - 800, 960, 480],
    (p) => {
      p.moveTo(x - 460, y - 790)
      p.bezierCurveTo(x - 420, y - 480, x - 200, y - 330, x, y - 326)
      p.bezierCurveTo(x + 200, y - 330, x + 420, y - 480, x + 460, y - 790)
      p.quadraticCurveTo(x, y - 700, x - 460, y - 790)
    },
    ['#c9ad84', '#ecd9b8', '#fbf0dc'],
    linear(x + 560, y - 300, x - 460, y - 640),
  )
  ring(pen, '#fbf0dc', 12, x, y - 790, 462, 56)
  for (const [dx, dy, size] of [
    [-620, 150, 1.5],
    [-470, 240, 1.2],
    [640, 220, 1.6],
  ] as const)
    drawChestnut(pen, x + dx, y + dy, size, ['#4a2418', '#a05a38', '#d9c09a'])
  drawSprig(pen, 200, 2240, 380, -0.4, '#8a6a2f', '#5f3f2e')
}

function drawDishHaySoup(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('hay soup')
  drawBoards(sheet, ['#8a6a44', '#b08d5c', '#cfb27f'], '#7a5c3a', 'hay', 5)
  drawLinen(sheet, 420, 1560, 900, 1300, -0.2, ['#f3ead2', '#7a5c3a', '#4f7350'])
  ellipse(pen, '#6a4f34', 1020, 1290, 800)
  ellipse(pen, '#4a5f58', 960, 1220, 800)
  ellipse(pen, '#6f8a7f', 950, 1208, 780)
  ellipse(pen, '#3a4c47', 960, 1220, 600)
  layInk(sheet, {
    box: [380, 640, 1160, 1160],
    path: (p) => p.arc(960, 1226, 574, 0, 7),
    field: (x, y) =>
      0.9 - Math.hypot(x - 840, y - 1080) / 900 + 0.16 * createNoise('soup').fbm(x / 140, y / 140, 3),
    inks: ['#cdbb7a', '#e6d89c', '#f6edc4'],
    cuts: [0.32, 0.66],
    grain: 0.12,
  })
  for (let i = 0; i < 5; i++) stroke(pen, '#f6edc4', 12, () => pen.arc(930, 1240, 120 + i * 74, i, i + 1.1))
  for (let i = 0; i < 26; i++) {
    const a = random() * 6.3
    const [px, py] = [1040 + Math.cos(a) * 150 * random(), 1160 + Math.sin(a) * 150 * random()]
    stroke(pen, i % 3 ? '#8fa05a' : '#6a7a3f', 7, () => {
      pen.moveTo(px - 120 + random() * 60, py - 60 + random() * 120)
      pen.quadraticCurveTo(px, py + (random() - 0.5) * 120, px + 60 + random() * 90, py - 60 + random() * 120)
    })
  }
  for (const [x, y, r, ink] of [
    [990, 1110, 46, '#f8edd4'],
    [1110, 1190, 40, '#7ba2b8'],
    [1010, 1240, 34, '#dba545'],
    [1150, 1080, 30, '#c4665a'],
    [920, 1180, 28, '#7ba2b8'],
  ] as const)
    drawBlossom(pen, x, y, r, ink, '#b9752c')
  drawCutleryAbove(pen, 'spoon', 1800, 1980, 1000, '#e3dccb', '#6a4f34')
  for (let i = 0; i < 40; i++) {
    const x = 100 + random() * 460
    stroke(pen, i % 2 ? '#8fa05a' : '#c3a24f', 6, () => {
      pen.moveTo(x, 260 + random() * 140)
      pen.quadraticCurveTo(x + 140, 220 + random() * 160, x + 220 + random() * 200, 120 + random() * 380)
    })
  }
  for (const [x, y, ink] of [
    [520, 260, '#f8edd4'],
    [620, 380, '#7ba2b8'],
    [440, 420, '#dba545'],
  ] as const)
    drawBlossom(pen, x, y, 40, ink, '#b9752c')
}

function drawBreakfast(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('breakfast')
  layInk(sheet, {
    field: (x, y) => 0.86 - x / 4200 - y / 4600,
    inks: ['#c9d6d0', '#dfe6dc', '#eef0e4'],
    cuts: [0.34, 0.56],
    grain: 0.1,
  })
  for (let i = 0; i < 17; i++) rectangle(pen, '#c2d2cc', i * 150 + 40, 0, 26, 1600)
  for (let i = 0; i < 12; i++) rectangle(pen, '#b5c9c4', 0, i * 150 + 40, 2400, 26)
  const white = { white: '#fdf8ea', shade: '#dcd5c2', shadow: '#9fb4b0' }
  drawPlateAbove(pen, 1130, 930, 400, white)
  drawLoaf(pen, 470, 420, 1.25, ['#7d4f2c', '#b9783f', '#ecc48a'])
  for (const [x, y, turn] of [
    [1010, 880, 0.2],
    [1230, 960, -0.3],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    fillPath(pen, '#a9672f', () => pen.roundRect(-130, -110, 260, 230, 84))
    fillPath(pen, '#f3d9a4', () => pen.roundRect(-114, -96, 228, 200, 72))
    fillPath(pen, '#f6c95a', () => pen.roundRect(-70, -56, 130, 104, 40))
    pen.restore()
  }
  drawCutleryAbove(pen, 'knife', 1620, 1280, 620, '#c9c6ba', '#9fb4b0')
  drawCupAbove(pen, 1730, 420, 170, white, '#4a2f22')
  ellipse(pen, '#8a5a3a', 1690, 390, 70, 40, 0.5)
  drawBowlAbove(pen, 2060, 900, 210, '#456c86', '#9fb4b0', '#e9dfc4')
  for (let i = 0; i < 46; i++) {
    const a = random() * 6.3
    const r = Math.sqrt(random()) * 130
    const ink = ['#8f2f3a', '#c4485a', '#2f3f6a', '#456c86'][i % 4] ?? '#8f2f3a'
    ellipse(pen, ink, 2060 + Math.cos(a) * r, 900 + Math.sin(a) * r, 26)
    ellipse(pen, '#fdf8ea', 2052 + Math.cos(a) * r, 892 + Math.sin(a) * r, 6)
  }
  drawBowlAbove(pen, 1000, 330, 130, '#fdf8ea', '#9fb4b0', '#e0a23c')
  ellipse(pen, '#f3c768', 970, 310, 44, 30, 0.4)
  line(pen, '#a9744c', 16, [
    [1060, 290],
    [1210, 150],
  ])
  drawBowlAbove(pen, 430, 1060, 140, '#fdf8ea', '#9fb4b0', '#f3e9c8')
  rectangle(pen, '#f6dc8a', 372, 1006, 118, 96)
  rectangle(pen, '#e5c264', 372, 1082, 118, 20)
  ellipse(pen, '#9fb4b0', 708, 1240, 116)
  ellipse(pen, '#456c86', 700, 1230, 112)
  ellipse(pen, '#fdf8ea', 700, 1224, 76, 88)
  ellipse(pen, '#f3d9c0', 700, 1216, 54, 62)
  drawCutleryAbove(pen, 'spoon', 900, 1500, 360, '#c9c6ba', '#9fb4b0')
  drawSprig(pen, 1850, 1340, 330, -0.2, '#5f7a4c', '#4f5f3c')
  drawBlossom(pen, 2180, 1280, 52, '#f8edd4', '#dba545')
  drawBlossom(pen, 2090, 1370, 40, '#d9876a', '#dba545')
}

function drawCheeseBoard(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('cheese')
  toneRect(sheet, [0, 0, 2400, 950], ['#1f3d33', '#2f5548', '#476d5c'], radial(900, 500, 2200, 1500))
  toneRect(sheet, [0, 930, 2400, 670], ['#5f3f2e', '#8a5a3a', '#ad7a4c'], linear(2400, 1600, 500, 900))
  rectangle(pen, '#3a2620', 0, 930, 2400, 8)
  polygon(pen, '#3a2620', [
    [330, 1330],
    [2080, 1330],
    [2150, 1420],
    [300, 1420],
  ])
  polygon(pen, '#d3a473', [
    [470, 1080],
    [1930, 1080],
    [2110, 1330],
    [290, 1330],
  ])
  polygon(pen, '#9a6a48', [
    [290, 1330],
    [2110, 1330],
    [2110, 1372],
    [290, 1372],
  ])
  for (let i = 1; i < 6; i++)
    line(pen, '#bd8c5c', 5, [
      [470 + i * 245, 1084],
      [290 + i * 304, 1328],
    ])
  ellipse(pen, '#9a6a48', 930, 1180, 440, 76)
  tone(
    sheet,
    [500, 760, 860, 420],
    (p) => {
      p.rect(510, 840, 820, 300)
      p.ellipse(920, 1140, 410, 78, 0, 0, 7)
    },
    ['#7d5228', '#b9833f', '#d9ab5c'],
    linear(1360, 1100, 480, 900),
  )
  ellipse(pen, '#e8bf72', 920, 840, 410, 78)
  ellipse(pen, '#d9ab5c', 920, 840, 340, 60)
  polygon(pen, '#f6e3a8', [
    [920, 842],
    [1330, 850],
    [1330, 1130],
    [1180, 1196],
    [920, 1010],
  ])
  polygon(pen, '#e8cf88', [
    [920, 842],
    [1180, 912],
    [1180, 1196],
    [920, 1010],
  ])
  for (const [x, y, r] of [
    [1230, 960, 15],
    [1280, 1060, 11],
    [1060, 980, 12],
    [1110, 1070, 16],
  ] as const)
    ellipse(pen, '#cfae5f', x, y, r, r * 0.8)
  drawCheeseWedge(pen, 1560, 1240, 0.95, ['#b9833f', '#f6e3a8', '#fbf1cc'])
  drawKnife(pen, 1180, 1290, 620, -0.06, '#d5d8d2', '#9aa8a4', '#5f3f2e')
  drawPear(pen, 1890, 1160, 1.25, ['#8a8a3c', '#b9b458', '#e3dc96'])
  drawPear(pen, 500, 1240, 1, ['#8a8a3c', '#b9b458', '#e3dc96'], -1.2)
  for (const [x, y] of [
    [760, 1280],
    [860, 1296],
    [1760, 1300],
    [690, 1300],
  ] as const)
    drawWalnut(pen, random, x, y, 1, '#7d5228', '#cf9f62')
  drawSprig(pen, 2080, 1420, 260, -0.5, '#4f7350', '#2f5040')
}

export const dishScenes: readonly Scene[] = [
  { slug: 'dish-char', ...portraitFormat, draw: drawDishChar },
  { slug: 'dish-chestnut', ...portraitFormat, draw: drawDishChestnut },
  { slug: 'dish-hay-soup', ...portraitFormat, draw: drawDishHaySoup },
  { slug: 'breakfast-table', ...landscapeFormat, draw: drawBreakfast },
  { slug: 'cheese-board', ...landscapeFormat, draw: drawCheeseBoard },
]
