import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import type { Edge } from '../paper/land'
import { createNoise } from '../paper/noise'
import { polygon, rectangle, stroke } from '../paper/shapes'
import { createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'

export interface StoneInks {
  readonly dark: Ink
  readonly mid: Ink
  readonly light: Ink
  readonly deep: Ink
}

export interface Viaduct {
  /** Upper edge of the wall. */
  readonly deck: Edge
  /** Where the piers meet the ground. */
  readonly floor: Edge
  /** Left end of the first opening. */
  readonly start: number
  readonly span: number
  readonly opening: number
  readonly inks: StoneInks
  /** Height of wall over the crown of the arches. */
  readonly crown?: number
}

function traceOpening(pen: Pen, left: number, right: number, top: number, bottom: number): void {
  const radius = (right - left) / 2
  pen.moveTo(left, bottom)
  pen.lineTo(left, top + radius)
  pen.arc(left + radius, top + radius, radius, Math.PI, 0)
  pen.lineTo(right, bottom)
  pen.closePath()
}

/** A stone viaduct with round arches through which the valley is seen. */
export function drawViaduct(sheet: Sheet, viaduct: Viaduct): void {
  const { deck, floor, inks } = viaduct
  const wall = createSheet(sheet.width, sheet.height, sheet.scale)
  const noise = createNoise('viaduct')
  layInk(wall, {
    path: (pen) => {
      pen.moveTo(-60, deck(-60))
      for (let x = -60; x <= sheet.width + 60; x += 20) pen.lineTo(x, deck(x))
      for (let x = sheet.width + 60; x >= -60; x -= 20) pen.lineTo(x, floor(x) + 40)
    },
    field: (x, y) =>
      0.62 - (y - deck(x)) / 900 + 0.16 * noise.at(x / 46, y / 16) + 0.05 * noise.at(x / 14, y / 7),
    inks: [inks.dark, inks.mid, inks.light],
    cuts: [0.34, 0.6],
    grain: 0.08,
    step: 4,
  })
  const { pen } = wall
  const depth = viaduct.opening * 0.19
  for (let left = viaduct.start; left < sheet.width + 60; left += viaduct.span) {
    const right = left + viaduct.opening
    const top = deck((left + right) / 2) + (viaduct.crown ?? 62)
    pen.fillStyle = inks.deep
    pen.beginPath()
    traceOpening(pen, left, right, top, sheet.height)
    pen.fill()
    pen.globalCompositeOperation = 'destination-out'
    pen.beginPath()
    traceOpening(pen, left, right - depth, top + depth * 0.2, sheet.height)
    pen.fill()
    pen.globalCompositeOperation = 'source-over'
  }
  pasteSheet(sheet, wall, 0, 0)
  drawParapet(sheet, viaduct)
}

function drawParapet({ pen, width }: Sheet, { deck, inks }: Viaduct): void {
  const along = (offset: number) => () => {
    for (let x = -60; x <= width + 60; x += 20) pen.lineTo(x, deck(x) + offset)
  }
  stroke(pen, inks.deep, 7, along(26))
  stroke(pen, inks.light, 13, along(12))
}

export interface TrainInks {
  readonly body: Ink
  readonly band: Ink
  readonly roof: Ink
  readonly pane: Ink
  readonly paneOther: Ink
  readonly chassis: Ink
}

/** The red train of the valley; its head is at the right end. */
export function drawTrain(pen: Pen, x: number, rail: Edge, cars: number, inks: TrainInks, size = 1): void {
  for (let i = 0; i < cars; i++) {
    const left = x + i * 172 * size
    pen.save()
    pen.translate(left, rail(left + 80 * size))
    pen.scale(size, size)
    drawCar(pen, inks, i === cars - 1)
    pen.restore()
  }
}

function drawCar(pen: Pen, inks: TrainInks, head: boolean): void {
  const [width, height] = [164, 58]
  rectangle(pen, inks.chassis, 4, -8, width - 8, 10)
  if (head) {
    polygon(pen, inks.body, [
      [0, -8],
      [0, -height],
      [width - 40, -height],
      [width - 6, -height + 22],
      [width, -8],
    ])
  } else rectangle(pen, inks.body, 0, -height, width, height - 8)
  rectangle(pen, inks.band, 0, -height + 38, width - (head ? 4 : 0), 5)
  polygon(pen, inks.roof, [
    [2, -height],
    [12, -height - 9],
    [width - (head ? 46 : 12), -height - 9],
    [width - (head ? 40 : 2), -height],
  ])
  for (let k = 0; k < (head ? 5 : 6); k++) {
    rectangle(pen, k % 2 ? inks.paneOther : inks.pane, 12 + k * 25, -height + 11, 17, 19)
  }
}
