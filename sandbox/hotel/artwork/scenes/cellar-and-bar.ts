import { drawWall } from '../interiors/walls'
import { drawBookPile } from '../objects/desk-things'
import { drawCandle, drawPendant } from '../objects/lights'
import { drawBottle, drawGlass, type GlassInks } from '../objects/tableware'
import { halo, radial, tone, toneRect } from '../paper/fields'
import { seededRandom } from '../paper/noise'
import { ellipse, rectangle, ring, stroke } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { landscapeFormat, type Scene } from './scene'

function drawBarLamplight(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('bar')
  drawWall(
    sheet,
    ['#120f1c', '#2a1a22', '#5a2f26', '#8a4a2f'],
    (x, y) => 1.02 - Math.hypot((x - 1120) / 1500, (y - 820) / 1150),
  )
  const glasses = ['#24483f', '#5a2a22', '#8a5a24', '#2f3f6a', '#a9783a', '#3a5f4f']
  for (const y of [420, 700, 960]) {
    for (let x = 190; x < 2240; x += 66 + random() * 46) {
      if (Math.abs(x - 1200) < 70) continue
      const height = 170 + random() * 60
      drawBottle(
        pen,
        x,
        y,
        height,
        glasses[Math.floor(random() * glasses.length)] ?? '#24483f',
        '#e0a860',
        random() < 0.6 ? '#e9d3a4' : '#b9783f',
      )
    }
    rectangle(pen, '#8a4a2f', 130, y, 2140, 20)
    rectangle(pen, '#2a1a22', 130, y + 20, 2140, 12)
  }
  for (const x of [110, 1180, 2250]) {
    rectangle(pen, '#3a2024', x, 160, 40, 880)
    rectangle(pen, '#8a4a2f', x, 160, 8, 880)
  }
  rectangle(pen, '#8a4a2f', 90, 130, 2220, 34)
  toneRect(sheet, [0, 1180, 2400, 120], ['#6a3a24', '#b9703a', '#f0b866'], radial(1120, 1200, 1500, 420))
  toneRect(sheet, [0, 1300, 2400, 300], ['#1a1018', '#3a2024', '#6a3626'], radial(1120, 1300, 1500, 700))
  for (let x = 60; x < 2400; x += 330) stroke(pen, '#1a1018', 8, () => pen.rect(x, 1350, 270, 220))
  const amber: GlassInks = {
    glass: '#fdebc0',
    light: '#fdf3d8',
    shade: '#8a5a3a',
    wine: '#c8702f',
    shadow: '#6a3a24',
  }
  drawGlass(pen, 930, 1252, 1.05, 84, amber)
  drawGlass(pen, 1400, 1262, 1.05, 64, { ...amber, wine: '#8f2f3a' })
  ellipse(pen, '#8a4a2f', 1180, 1256, 96, 18)
  ellipse(pen, '#f3d08a', 1180, 1248, 90, 16)
  for (const [dx, ink] of [
    [-40, '#5f7a3c'],
    [-8, '#6f8a44'],
    [26, '#4f6a34'],
    [8, '#7f964f'],
  ] as const)
    ellipse(pen, ink, 1180 + dx, 1238, 22, 17)
  drawPendant(sheet, 760, 560, 150, {
    metal: '#3a6a54',
    metalShade: '#1a3a30',
    glow: ['#3a6a54', '#f4cb72', '#fdebc0'],
    halo: '#b9703a',
  })
  drawPendant(sheet, 1600, 560, 150, {
    metal: '#3a6a54',
    metalShade: '#1a3a30',
    glow: ['#3a6a54', '#f4cb72', '#fdebc0'],
    halo: '#b9703a',
  })
  drawBookPile(pen, 1960, 1262, 0.9, ['#3a5f4f', '#8f2f3a'], '#f3d08a')
}

function drawBarrel(sheet: Sheet, x: number, y: number, radius: number): void {
  const { pen } = sheet
  tone(
    sheet,
    [x - radius, y - radius, radius * 2, radius * 2],
    (p) => p.ellipse(x, y, radius, radius, 0, 0, 7),
    ['#4a2a1c', '#8a5433', '#b9803f'],
    radial(x - radius * 0.4, y - radius * 0.5, radius * 2.1),
  )
  ring(pen, '#2a1a18', radius * 0.11, x, y, radius * 0.95)
  for (let k = -3; k <= 3; k++)
    rectangle(
      pen,
      '#3a2218',
      x + k * radius * 0.24,
      y - radius * Math.sqrt(1 - (k * 0.24) ** 2) * 0.86,
      4,
      radius * Math.sqrt(1 - (k * 0.24) ** 2) * 1.72,
    )
  rectangle(pen, '#5f3a24', x - radius * 0.8, y - radius * 0.1, radius * 1.6, radius * 0.2)
  ellipse(pen, '#2a1a18', x, y + radius * 0.52, radius * 0.1)
}

function drawWineCellar(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('cellar')
  drawWall(
    sheet,
    ['#15121a', '#2c2226', '#5a3c2e', '#94623c'],
    (x, y) => 0.98 - Math.hypot((x - 1200) / 1250, (y - 960) / 1050),
  )
  for (let ringIndex = 0; ringIndex < 4; ringIndex++) {
    const inset = ringIndex * 170
    stroke(pen, '#15121a', 26 - ringIndex * 4, () => {
      pen.moveTo(120 + inset * 1.15, 1330 - inset * 0.5)
      pen.lineTo(120 + inset * 1.15, 760 - inset * 0.1)
      pen.bezierCurveTo(
        240 + inset,
        60 + inset,
        2160 - inset,
        60 + inset,
        2280 - inset * 1.15,
        760 - inset * 0.1,
      )
      pen.lineTo(2280 - inset * 1.15, 1330 - inset * 0.5)
    })
  }
  for (const [x, width] of [
    [0, 520],
    [1880, 520],
  ] as const) {
    rectangle(pen, '#2a1a18', x, 620, width, 740)
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 5; column++) {
        const [cx, cy] = [x + 56 + column * 102, 676 + row * 102]
        ellipse(pen, '#15121a', cx, cy, 44)
        if (random() < 0.12) continue
        ellipse(pen, random() < 0.6 ? '#3a5a48' : '#6a2a30', cx, cy, 36)
        ellipse(pen, random() < 0.5 ? '#b9803f' : '#8f2f3a', cx, cy, 19)
        ellipse(pen, '#e0b070', cx + (x ? -8 : 8), cy - 10, 6)
      }
    }
    rectangle(pen, '#8a5433', x ? x - 14 : 506, 600, 28, 780)
  }
  toneRect(sheet, [0, 1330, 2400, 270], ['#15121a', '#3a2a26', '#7a5236'], radial(1200, 1330, 1200, 340))
  for (const [x, y, radius] of [
    [760, 1190, 190],
    [1640, 1190, 190],
    [980, 880, 150],
    [1420, 880, 150],
  ] as const)
    drawBarrel(sheet, x, y, radius)
  drawBarrel(sheet, 1200, 1240, 230)
  const glass: GlassInks = {
    glass: '#fdebc0',
    light: '#fdf3d8',
    shade: '#8a5a3a',
    wine: '#8f2f3a',
    shadow: '#3a2218',
  }
  toneRect(sheet, [620, 1452, 1160, 40], ['#8a5433', '#c98f52'], radial(1160, 1460, 600, 300))
  rectangle(pen, '#3a2218', 640, 1492, 1120, 26)
  for (const x of [700, 1660]) rectangle(pen, '#3a2218', x, 1500, 50, 100)
  drawCandle(sheet, 1160, 1454, 230, '#f3e3bd', '#c9a97a', '#f0a343', '#fdebc0')
  drawGlass(pen, 1380, 1454, 0.86, 80, glass)
  drawBottle(pen, 940, 1454, 360, '#1f3a30', '#5f8a70', '#f3e3bd')
  halo(sheet, '#c98f52', 1160, 1190, 260, 260, 0.6)
}

export const cellarScenes: readonly Scene[] = [
  { slug: 'bar-lamplight', ...landscapeFormat, draw: drawBarLamplight },
  { slug: 'wine-cellar', ...landscapeFormat, draw: drawWineCellar },
]
