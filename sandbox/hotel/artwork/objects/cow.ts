import type { Ink } from '../paper/ink'
import { ellipse, fillPath, line, polygon, rectangle } from '../paper/shapes'
import type { Pen } from '../paper/sheet'
import { drawBlossom } from './desk-things'

export interface CowInks {
  readonly hide: Ink
  readonly hideShade: Ink
  readonly patch: Ink
  readonly muzzle: Ink
  readonly horn: Ink
  readonly bell: Ink
  readonly strap: Ink
  readonly flowers?: readonly Ink[]
}

/** A cow walking to the left, with bell and crown; feet at (x, y), about 300 long at size 1. */
export function drawCow(pen: Pen, x: number, y: number, size: number, inks: CowInks): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  for (const [hip, knee, foot, ink] of [
    [-78, -92, -104, inks.hideShade],
    [86, 74, 64, inks.hideShade],
    [-56, -52, -50, inks.hide],
    [102, 112, 120, inks.hide],
  ] as const) {
    line(pen, ink, 24, [
      [hip, -96],
      [knee, -46],
      [foot, -8],
    ])
    rectangle(pen, inks.patch, foot - 13, -11, 26, 12)
  }
  line(pen, inks.hideShade, 8, [
    [134, -178],
    [152, -120],
    [148, -64],
  ])
  ellipse(pen, inks.patch, 148, -56, 9, 20)
  fillPath(pen, inks.hide, () => {
    pen.moveTo(-110, -176)
    pen.bezierCurveTo(-60, -196, 60, -182, 118, -196)
    pen.bezierCurveTo(150, -180, 146, -110, 122, -88)
    pen.bezierCurveTo(60, -62, -50, -58, -92, -84)
    pen.bezierCurveTo(-120, -110, -128, -156, -110, -176)
  })
  fillPath(pen, inks.hideShade, () => {
    pen.moveTo(-100, -92)
    pen.bezierCurveTo(-50, -58, 60, -62, 122, -88)
    pen.bezierCurveTo(134, -104, 140, -124, 140, -140)
    pen.bezierCurveTo(90, -96, -40, -92, -100, -92)
  })
  ellipse(pen, inks.muzzle, 74, -72, 26, 16)
  fillPath(pen, inks.hide, () => {
    pen.moveTo(-84, -184)
    pen.lineTo(-128, -228)
    pen.lineTo(-166, -206)
    pen.lineTo(-140, -130)
    pen.lineTo(-96, -104)
  })
  drawCowHead(pen, inks)
  pen.restore()
}

function drawCowHead(pen: Pen, inks: CowInks): void {
  polygon(pen, inks.hide, [
    [-128, -236],
    [-176, -226],
    [-222, -166],
    [-216, -142],
    [-188, -142],
    [-146, -176],
  ])
  polygon(pen, inks.muzzle, [
    [-206, -186],
    [-224, -164],
    [-216, -140],
    [-188, -140],
    [-184, -160],
  ])
  ellipse(pen, inks.hideShade, -122, -212, 26, 10, 0.4)
  ellipse(pen, inks.patch, -166, -206, 5)
  line(pen, inks.horn, 8, [
    [-150, -236],
    [-166, -262],
    [-156, -280],
  ])
  line(pen, inks.horn, 8, [
    [-134, -238],
    [-128, -266],
    [-138, -282],
  ])
  line(pen, inks.strap, 10, [
    [-142, -170],
    [-120, -120],
    [-98, -132],
  ])
  polygon(pen, inks.bell, [
    [-136, -116],
    [-106, -116],
    [-94, -70],
    [-148, -70],
  ])
  rectangle(pen, inks.strap, -148, -76, 54, 7)
  inks.flowers?.forEach((ink, i) => {
    drawBlossom(
      pen,
      -172 + i * 15,
      -244 - Math.sin((i / (inks.flowers?.length ?? 1)) * Math.PI) * 26,
      13,
      ink,
      inks.patch,
    )
  })
}
