import { drawValleyView, drawViewWood } from '../interiors/views'
import { drawFloor, drawPanels, drawRug, drawSunPatch, drawWall } from '../interiors/walls'
import { drawWindow } from '../interiors/window'
import { drawVase } from '../objects/desk-things'
import { linear, tone } from '../paper/fields'
import { seededRandom } from '../paper/noise'
import { ellipse, line, polygon, rectangle } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { evening } from '../themes/dark'
import { landscapeFormat, type Scene } from './scene'

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

export const musicScenes: readonly Scene[] = [
  { slug: 'music-salon', ...landscapeFormat, draw: drawMusicSalon },
]
