import type { Ink } from '../paper/ink'
import { ellipse, fillPath, line, polygon, rectangle, ring } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

export interface CarriageInks {
  readonly dark: Ink
  readonly body: Ink
  readonly light: Ink
  readonly wheel: Ink
}

/** A horse seen from the side, walking left; feet at y = 0. */
function drawHorse(pen: Pen, x: number, y: number, size: number, ink: Ink, mane: Ink): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  for (const [hip, knee, foot] of [
    [-52, -60, -74],
    [-38, -34, -30],
    [44, 52, 48],
    [58, 70, 84],
  ] as const) {
    line(pen, ink, 13, [
      [hip, -90],
      [knee, -48],
      [foot, -4],
    ])
  }
  fillPath(pen, ink, () => {
    pen.moveTo(-66, -128)
    pen.bezierCurveTo(-40, -146, 30, -138, 66, -146)
    pen.bezierCurveTo(92, -130, 84, -92, 66, -82)
    pen.bezierCurveTo(30, -74, -30, -72, -58, -84)
    pen.bezierCurveTo(-72, -96, -76, -116, -66, -128)
  })
  polygon(pen, ink, [
    [-66, -88],
    [-44, -136],
    [-88, -196],
    [-132, -172],
    [-134, -158],
    [-104, -158],
    [-84, -136],
  ])
  polygon(pen, mane, [
    [-44, -138],
    [-84, -198],
    [-94, -206],
    [-92, -190],
    [-62, -138],
  ])
  line(pen, mane, 9, [
    [78, -136],
    [98, -106],
    [92, -66],
  ])
  pen.restore()
}

function drawWheel(pen: Pen, x: number, y: number, radius: number, ink: Ink): void {
  ring(pen, ink, 7, x, y, radius)
  for (let k = 0; k < 10; k++) {
    const angle = (k / 10) * Math.PI * 2
    line(pen, ink, 3, [
      [x, y],
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
    ])
  }
  ellipse(pen, ink, x, y, radius * 0.2)
}

/** A closed carriage with one horse, driving to the left. */
export function drawCarriage(pen: Pen, x: number, y: number, size: number, inks: CarriageInks): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  ellipse(pen, inks.dark, 40, 2, 300, 9)
  line(pen, inks.dark, 6, [
    [-180, -84],
    [20, -76],
  ])
  drawHorse(pen, -190, 0, 1, inks.body, inks.dark)
  rectangle(pen, inks.dark, 20, -72, 240, 12)
  fillPath(pen, inks.body, () => {
    pen.moveTo(84, -190)
    pen.lineTo(250, -190)
    pen.lineTo(262, -96)
    pen.quadraticCurveTo(170, -48, 78, -96)
  })
  rectangle(pen, inks.dark, 74, -202, 190, 16)
  rectangle(pen, inks.light, 104, -172, 54, 50)
  rectangle(pen, inks.light, 176, -172, 54, 50)
  polygon(pen, inks.dark, [
    [30, -72],
    [66, -72],
    [66, -132],
    [40, -132],
  ])
  fillPath(pen, inks.dark, () => pen.roundRect(36, -190, 28, 64, 12))
  ellipse(pen, inks.light, 50, -204, 11)
  rectangle(pen, inks.dark, 36, -222, 28, 14)
  drawWheel(pen, 56, -46, 44, inks.wheel)
  drawWheel(pen, 232, -56, 54, inks.wheel)
  pen.restore()
}
