import type { Ink } from '../paper/ink'
import type { Random } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Pen } from '../paper/sheet'

/** Rolls in a basket; (x, y) is the middle of its foot. Inks from dark to light. */
export function drawBreadBasket(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
  shadow: Ink,
): void {
  const s = size
  ellipse(pen, shadow, x + 16 * s, y - 14 * s, 150 * s, 38 * s)
  for (const [dx, dy, rx, ry] of [
    [-76, -64, 62, 40],
    [6, -76, 70, 44],
    [80, -62, 54, 36],
  ] as const) {
    ellipse(pen, inks[1], x + dx * s, y + dy * s, rx * s, ry * s)
    ellipse(pen, inks[2], x + (dx - 10) * s, y + (dy - 9) * s, rx * 0.68 * s, ry * 0.52 * s)
    for (const cut of [-16, 6])
      line(pen, inks[1], 5 * s, [
        [x + (dx + cut - 8) * s, y + (dy - 22) * s],
        [x + (dx + cut + 12) * s, y + (dy - 4) * s],
      ])
  }
  polygon(pen, inks[1], [
    [x - 136 * s, y - 52 * s],
    [x + 130 * s, y - 52 * s],
    [x + 100 * s, y],
    [x - 106 * s, y],
  ])
  for (let i = 0; i < 9; i++) {
    polygon(pen, inks[0], [
      [x + (-130 + i * 29) * s, y - 50 * s],
      [x + (-118 + i * 29) * s, y - 50 * s],
      [x + (-112 + i * 25.6) * s, y - 2 * s],
      [x + (-102 + i * 24) * s, y - 2 * s],
    ])
  }
  line(pen, inks[2], 8 * s, [
    [x - 136 * s, y - 52 * s],
    [x + 130 * s, y - 52 * s],
  ])
}

/** A whole char from above, head left. Skin dark, side, belly, spots. */
export function drawFish(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  inks: readonly [Ink, Ink, Ink, Ink],
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(length / 1000, length / 1000)
  polygon(pen, inks[0], [
    [380, -10],
    [500, -120],
    [476, 0],
    [506, 116],
    [380, 24],
  ])
  const body = () => {
    pen.moveTo(-500, 20)
    pen.bezierCurveTo(-400, -110, -180, -170, 60, -130)
    pen.bezierCurveTo(220, -104, 320, -50, 400, -14)
    pen.lineTo(400, 30)
    pen.bezierCurveTo(280, 90, 100, 140, -140, 130)
    pen.bezierCurveTo(-320, 120, -440, 80, -500, 20)
  }
  fillPath(pen, inks[1], body)
  fillPath(pen, inks[0], () => {
    pen.moveTo(-500, 20)
    pen.bezierCurveTo(-400, -110, -180, -170, 60, -130)
    pen.bezierCurveTo(220, -104, 320, -50, 400, -14)
    pen.bezierCurveTo(200, -70, -200, -90, -500, 20)
  })
  fillPath(pen, inks[2], () => {
    pen.moveTo(-440, 62)
    pen.bezierCurveTo(-300, 60, 100, 90, 390, 26)
    pen.bezierCurveTo(280, 90, 100, 140, -140, 130)
    pen.bezierCurveTo(-300, 124, -390, 96, -440, 62)
  })
  for (let i = 0; i < 34; i++)
    ellipse(pen, inks[3], -270 + ((i * 61) % 620), -74 + ((i * 37) % 120), 7 - (i % 3), 6 - (i % 3))
  stroke(pen, inks[0], 8, () => pen.arc(-470, 10, 170, -0.6, 0.56))
  ellipse(pen, inks[2], -420, -8, 22)
  ellipse(pen, inks[0], -420, -8, 13)
  polygon(pen, inks[0], [
    [-60, -148],
    [40, -206],
    [120, -128],
  ])
  polygon(pen, inks[3], [
    [-220, 96],
    [-150, 176],
    [-90, 118],
  ])
  polygon(pen, inks[3], [
    [130, 112],
    [190, 172],
    [240, 82],
  ])
  pen.restore()
}

/** A round slice of lemon. */
export function drawLemonSlice(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rind: Ink,
  flesh: Ink,
  pith: Ink,
): void {
  ellipse(pen, rind, x, y, radius)
  ellipse(pen, pith, x, y, radius * 0.88)
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2
    fillPath(pen, flesh, () => {
      pen.moveTo(x + Math.cos(angle + 0.06) * radius * 0.12, y + Math.sin(angle + 0.06) * radius * 0.12)
      pen.arc(x, y, radius * 0.78, angle + 0.07, angle + Math.PI / 4 - 0.07)
    })
  }
}

/** A sprig: a bent stalk with pairs of narrow leaves. */
export function drawSprig(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  turn: number,
  leaf: Ink,
  stalk: Ink,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  stroke(pen, stalk, length * 0.02, () => {
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(length * 0.5, -length * 0.1, length, 0)
  })
  for (let i = 1; i <= 8; i++) {
    const t = i / 8.4
    const px = length * t
    const py = -length * 0.2 * t * (1 - t)
    for (const side of [-1, 1])
      ellipse(
        pen,
        leaf,
        px + length * 0.05,
        py + side * length * 0.06,
        length * 0.09,
        length * 0.026,
        side * 0.75,
      )
  }
  pen.restore()
}

/** A chestnut with its pale foot. */
export function drawChestnut(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
): void {
  fillPath(pen, inks[0], () => {
    pen.moveTo(x, y - 64 * size)
    pen.bezierCurveTo(
      x + 70 * size,
      y - 56 * size,
      x + 78 * size,
      y + 20 * size,
      x + 40 * size,
      y + 44 * size,
    )
    pen.lineTo(x - 40 * size, y + 44 * size)
    pen.bezierCurveTo(x - 78 * size, y + 20 * size, x - 70 * size, y - 56 * size, x, y - 64 * size)
  })
  ellipse(pen, inks[1], x - 20 * size, y - 16 * size, 14 * size, 30 * size, 0.4)
  ellipse(pen, inks[2], x, y + 38 * size, 36 * size, 8 * size)
}

/** A wedge of cheese seen from the side, rind behind. */
export function drawCheeseWedge(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
): void {
  const s = size
  polygon(pen, inks[2], [
    [x - 200 * s, y - 90 * s],
    [x + 60 * s, y - 160 * s],
    [x + 210 * s, y - 110 * s],
  ])
  polygon(pen, inks[1], [
    [x - 200 * s, y - 90 * s],
    [x + 210 * s, y - 110 * s],
    [x + 210 * s, y],
    [x - 200 * s, y + 16 * s],
  ])
  polygon(pen, inks[0], [
    [x + 196 * s, y - 109 * s],
    [x + 216 * s, y - 112 * s],
    [x + 216 * s, y],
    [x + 196 * s, y + 1 * s],
  ])
  for (const [dx, dy, r] of [
    [-90, -36, 13],
    [10, -60, 9],
    [90, -34, 15],
    [-20, -18, 7],
  ] as const)
    ellipse(pen, inks[0], x + dx * s, y + dy * s, r * s, r * 0.8 * s)
}

/** A walnut in its shell. */
export function drawWalnut(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  size: number,
  dark: Ink,
  light: Ink,
): void {
  ellipse(pen, dark, x, y, 44 * size, 36 * size)
  ellipse(pen, light, x - 3 * size, y - 5 * size, 38 * size, 28 * size)
  for (let i = 0; i < 5; i++) {
    const from = y - (22 - i * 9) * size
    stroke(pen, dark, 3 * size, () => {
      pen.moveTo(x - (30 - random() * 8) * size, from)
      pen.quadraticCurveTo(x, from + (random() - 0.5) * 20 * size, x + (26 - random() * 8) * size, from)
    })
  }
}

/** A pear standing or lying. */
export function drawPear(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
  turn = 0,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  const body = () => {
    pen.moveTo(0, -170)
    pen.bezierCurveTo(50, -170, 46, -110, 76, -70)
    pen.bezierCurveTo(116, -16, 80, 36, 0, 36)
    pen.bezierCurveTo(-80, 36, -116, -16, -76, -70)
    pen.bezierCurveTo(-46, -110, -50, -170, 0, -170)
  }
  fillPath(pen, inks[1], body)
  fillPath(pen, inks[0], () => {
    pen.moveTo(20, -166)
    pen.bezierCurveTo(50, -160, 46, -110, 76, -70)
    pen.bezierCurveTo(116, -16, 80, 36, 0, 36)
    pen.bezierCurveTo(60, 10, 60, -40, 34, -84)
    pen.bezierCurveTo(16, -110, 24, -140, 20, -166)
  })
  ellipse(pen, inks[2], -34, -40, 14, 34, 0.3)
  line(pen, inks[0], 8, [
    [0, -168],
    [12, -206],
  ])
  pen.restore()
}

/** A loaf from above, scored. */
export function drawLoaf(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
  turn = -0.3,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  fillPath(pen, inks[0], () => pen.roundRect(-214, -104, 436, 220, 108))
  fillPath(pen, inks[1], () => pen.roundRect(-220, -114, 430, 212, 104))
  for (let i = 0; i < 5; i++) {
    fillPath(pen, inks[2], () => pen.ellipse(-140 + i * 72, -8, 14, 74, 0.42, 0, 7))
  }
  pen.restore()
}

/** A small bowl from above with what is in it. */
export function drawBowlAbove(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  bowl: Ink,
  shade: Ink,
  content: Ink,
): void {
  ellipse(pen, shade, x + radius * 0.08, y + radius * 0.1, radius * 1.04)
  ellipse(pen, bowl, x, y, radius)
  ellipse(pen, shade, x, y, radius * 0.86)
  ellipse(pen, content, x + radius * 0.02, y + radius * 0.03, radius * 0.82)
}

/** A wooden spoon or knife handle. */
export function drawKnife(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  turn: number,
  blade: Ink,
  bladeShade: Ink,
  handle: Ink,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  fillPath(pen, blade, () => {
    pen.moveTo(0, -length * 0.035)
    pen.lineTo(length * 0.5, -length * 0.045)
    pen.quadraticCurveTo(length * 0.62, -length * 0.02, length * 0.64, length * 0.03)
    pen.lineTo(0, length * 0.03)
  })
  rectangle(pen, bladeShade, 0, length * 0.012, length * 0.63, length * 0.018)
  fillPath(pen, handle, () =>
    pen.roundRect(-length * 0.36, -length * 0.04, length * 0.38, length * 0.075, length * 0.03),
  )
  for (const k of [-0.28, -0.18, -0.08]) ellipse(pen, blade, k * length, 0, length * 0.01)
  pen.restore()
}
