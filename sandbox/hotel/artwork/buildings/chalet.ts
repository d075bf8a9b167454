import type { Ink } from '../paper/ink'
import { ellipse, fillPath, polygon, rectangle, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

export interface VillageInks {
  readonly timber: Ink
  readonly timberShade: Ink
  readonly plaster: Ink
  readonly plasterShade: Ink
  readonly roof: Ink
  readonly roofEdge: Ink
  readonly pane: Ink
  readonly paneDark: Ink
  readonly shutter: Ink
  readonly spire: Ink
  readonly spireShade: Ink
  readonly snow?: Ink
  readonly snowShade?: Ink
}

/** A wooden house, gable to the viewer; with a plastered ground floor when `plastered`. */
export function drawChalet(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  inks: VillageInks,
  plastered = true,
): void {
  const rise = width * 0.34
  const ridge = y - height - rise
  const middle = x + width / 2
  polygon(pen, inks.timberShade, [
    [x + width, y],
    [x + width * 1.62, y - height * 0.06],
    [x + width * 1.62, y - height],
    [x + width, y - height],
  ])
  polygon(pen, inks.timber, [
    [x, y],
    [x + width, y],
    [x + width, y - height],
    [middle, ridge],
    [x, y - height],
  ])
  if (plastered) rectangle(pen, inks.plaster, x, y - height * 0.52, width, height * 0.52)
  drawChaletRoof(pen, x, y - height, width, rise, inks)
  for (const [row, pane, shutter] of [
    [0.42, inks.paneDark, inks.shutter],
    [0.84, inks.pane, inks.timberShade],
  ] as const) {
    for (let k = 0; k < 3; k++) {
      const left = x + width * (0.14 + k * 0.29)
      rectangle(pen, pane, left, y - height * row, width * 0.13, height * 0.24)
      rectangle(pen, shutter, left - width * 0.05, y - height * row, width * 0.04, height * 0.24)
      rectangle(pen, shutter, left + width * 0.14, y - height * row, width * 0.04, height * 0.24)
    }
  }
  rectangle(pen, inks.timberShade, x - width * 0.05, y - height * 0.54, width * 1.1, height * 0.05)
  const chimney = x + width * 0.92
  rectangle(pen, inks.plaster, chimney, ridge + rise * 0.05, width * 0.09, rise * 0.5)
  if (inks.snow)
    rectangle(pen, inks.snow, chimney - width * 0.015, ridge + rise * 0.02, width * 0.12, rise * 0.1)
}

function drawChaletRoof(
  pen: Pen,
  x: number,
  top: number,
  width: number,
  rise: number,
  inks: VillageInks,
): void {
  const middle = x + width / 2
  const ridge = top - rise
  const thick = inks.snow ? width * 0.07 : 0
  polygon(pen, inks.snowShade ?? inks.roof, [
    [middle, ridge - 8 - thick],
    [x + width * 1.17, ridge - 6 - thick],
    [x + width * 1.74, top + 8],
    [x + width * 1.12, top + 10],
  ])
  polygon(pen, inks.roofEdge, [
    [x - width * 0.13, top + 10],
    [middle, ridge - 8],
    [x + width * 1.12, top + 10],
    [x + width * 1.02, top + 12],
    [middle, ridge + 9],
    [x - width * 0.04, top + 14],
  ])
  if (!inks.snow) return
  polygon(pen, inks.snow, [
    [x - width * 0.15, top + 8],
    [middle, ridge - 10 - thick],
    [x + width * 1.14, top + 8],
    [x + width * 1.08, top + 9],
    [middle, ridge - 3],
    [x - width * 0.08, top + 10],
  ])
}

/** The church of Serein-Dorf: white nave, slim tower with a tall red spire. (x, y) is the tower's left foot. */
export function drawChurch(pen: Pen, x: number, y: number, size: number, inks: VillageInks): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  drawNave(pen, inks)
  drawTower(pen, inks)
  pen.restore()
}

function drawNave(pen: Pen, inks: VillageInks): void {
  polygon(pen, inks.plaster, [
    [90, 0],
    [330, -12],
    [330, -130],
    [90, -140],
  ])
  polygon(pen, inks.snow ?? inks.roof, [
    [70, -132],
    [344, -124],
    [300, -236],
    [90, -240],
  ])
  if (inks.snow)
    polygon(pen, inks.roofEdge, [
      [70, -132],
      [344, -124],
      [343, -118],
      [70, -125],
    ])
  for (let k = 0; k < 4; k++) archedPane(pen, inks.paneDark, 120 + k * 54, -38, 24, 58)
}

function archedPane(pen: Pen, ink: Ink, x: number, foot: number, width: number, height: number): void {
  fillPath(pen, ink, () => {
    pen.arc(x + width / 2, foot - height + width / 2, width / 2, Math.PI, 0)
    pen.lineTo(x + width, foot)
    pen.lineTo(x, foot)
  })
}

function drawTower(pen: Pen, inks: VillageInks): void {
  rectangle(pen, inks.plaster, 0, -330, 64, 330)
  rectangle(pen, inks.plasterShade, 64, -330, 36, 330)
  for (const k of [0, 1]) archedPane(pen, inks.paneDark, 15 + k * 22, -258, 14, 35)
  ellipse(pen, inks.paneDark, 32, -222, 16)
  ellipse(pen, inks.plaster, 32, -222, 12)
  stroke(pen, inks.paneDark, 3, () => {
    pen.moveTo(32, -231)
    pen.lineTo(32, -222)
    pen.lineTo(39, -222)
  })
  rectangle(pen, inks.plasterShade, -6, -336, 112, 9)
  polygon(pen, inks.spire, [
    [-10, -334],
    [66, -334],
    [50, -640],
  ])
  polygon(pen, inks.spireShade, [
    [64, -334],
    [110, -334],
    [50, -640],
  ])
  if (inks.snow)
    polygon(pen, inks.snow, [
      [-10, -334],
      [22, -334],
      [49, -620],
    ])
  rectangle(pen, inks.roofEdge, 48, -676, 4, 42)
  rectangle(pen, inks.roofEdge, 38, -664, 24, 4)
}

/** A fence of posts and two rails along an edge. */
export function drawFence(pen: Pen, ink: Ink, edge: (x: number) => number, from: number, to: number): void {
  for (let x = from + 30; x < to; x += 120) rectangle(pen, ink, x, edge(x) - 58, 12, 80)
  for (const height of [46, 22]) {
    stroke(pen, ink, 8, () => {
      for (let x = from; x < to; x += 40) pen.lineTo(x, edge(x) - height + 3 * Math.sin(x / 60))
    })
  }
}

/** Smoke from a chimney: a rising ribbon that widens and leans. */
export function drawSmoke(pen: Pen, ink: Ink, x: number, y: number, height: number, lean: number): void {
  fillPath(pen, ink, () => {
    const half = (t: number) => height * (0.03 + 0.09 * t) * (t > 0.8 ? (1 - t) * 5 : 1)
    const axis = (t: number) => x + lean * t * t + Math.sin(t * 7) * height * 0.05 * t
    for (let i = 0; i <= 24; i++) pen.lineTo(axis(i / 24) - half(i / 24), y - (height * i) / 24)
    for (let i = 24; i >= 0; i--) pen.lineTo(axis(i / 24) + half(i / 24), y - (height * i) / 24)
  })
}
