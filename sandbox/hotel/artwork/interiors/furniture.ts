import { linear, tone, toneRect } from '../paper/fields'
import type { Ink } from '../paper/ink'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, stroke } from '../paper/shapes'
import type { Box, Sheet } from '../paper/sheet'

export interface WoodInks {
  readonly dark: Ink
  readonly base: Ink
  readonly light: Ink
}

export interface BedInks {
  readonly wood: WoodInks
  readonly linen: readonly [Ink, Ink, Ink]
  readonly blanket: Ink
  readonly blanketShade: Ink
  readonly stripe: Ink
}

/** A bed from the side, its head at the right; (x, y) is the left foot, `width` to the headboard. */
export function drawBed(sheet: Sheet, x: number, y: number, width: number, inks: BedInks): void {
  const { pen } = sheet
  const { wood, linen } = inks
  const h = width * 0.42
  toneRect(
    sheet,
    [x + width, y - h * 1.18, 60, h * 1.18],
    [wood.dark, wood.base, wood.light],
    linear(x + width + 70, y, x + width, y - h),
  )
  rectangle(pen, wood.light, x + width - 14, y - h * 1.22, 88, 26)
  rectangle(pen, wood.dark, x + 10, y - h * 0.3, 44, h * 0.3)
  toneRect(
    sheet,
    [x, y - h * 0.36, width + 20, h * 0.17],
    [wood.dark, wood.base, wood.light],
    linear(0, y, 0, y - h * 0.42),
  )
  tone(
    sheet,
    [x + 10, y - h * 0.62, width, h * 0.3],
    (p) => p.roundRect(x + 16, y - h * 0.6, width - 20, h * 0.26, 30),
    linen,
    linear(x, y - h * 0.2, x - 60, y - h * 0.66),
  )
  for (const [dx, dy, turn] of [
    [0.925, 0.87, 1.32],
    [0.85, 0.8, 1.16],
  ] as const) {
    const [cx, cy] = [x + width * dx, y - h * dy]
    tone(
      sheet,
      [cx - 220, cy - 220, 440, 440],
      (p) => {
        p.translate(cx, cy)
        p.rotate(-turn)
        p.moveTo(-165, -40)
        p.bezierCurveTo(-150, -92, 150, -92, 165, -40)
        p.bezierCurveTo(180, 0, 180, 30, 160, 66)
        p.bezierCurveTo(100, 84, -100, 84, -160, 66)
        p.bezierCurveTo(-180, 30, -180, 0, -165, -40)
      },
      linen,
      (px, py) => 0.62 - (py - cy) / 360 - (px - cx) / 900,
    )
  }
  drawDuvet(sheet, x, y, width, h, inks)
}

function drawDuvet(sheet: Sheet, x: number, y: number, width: number, h: number, inks: BedInks): void {
  const end = x + width * 0.72
  tone(
    sheet,
    [x - 50, y - h * 0.95, width * 0.8, h * 0.8],
    (p) => {
      p.moveTo(x - 14, y - h * 0.2)
      p.bezierCurveTo(x - 30, y - h * 0.62, x + 30, y - h * 0.74, x + width * 0.14, y - h * 0.72)
      p.bezierCurveTo(
        x + width * 0.3,
        y - h * 0.7,
        x + width * 0.34,
        y - h * 0.84,
        x + width * 0.5,
        y - h * 0.82,
      )
      p.bezierCurveTo(x + width * 0.62, y - h * 0.8, end, y - h * 0.86, end + 20, y - h * 0.7)
      p.quadraticCurveTo(end + 40, y - h * 0.44, end - 10, y - h * 0.24)
      p.bezierCurveTo(x + width * 0.5, y - h * 0.3, x + width * 0.2, y - h * 0.1, x - 14, y - h * 0.2)
    },
    inks.linen,
    (px, py) => 0.5 - (py - (y - h * 0.56)) / (h * 0.62) + 0.16 * Math.sin(px / 90 + py / 160),
  )
  tone(
    sheet,
    [x - 40, y - h * 0.8, width * 0.36, h * 0.72],
    (p) => {
      p.moveTo(x + width * 0.05, y - h * 0.73)
      p.bezierCurveTo(
        x + width * 0.14,
        y - h * 0.76,
        x + width * 0.2,
        y - h * 0.72,
        x + width * 0.27,
        y - h * 0.75,
      )
      p.lineTo(x + width * 0.29, y - h * 0.1)
      p.bezierCurveTo(
        x + width * 0.2,
        y - h * 0.06,
        x + width * 0.14,
        y - h * 0.12,
        x + width * 0.05,
        y - h * 0.08,
      )
    },
    [inks.blanketShade, inks.blanket],
    (px, py) => 0.56 + 0.26 * Math.sin((px - x) / 34) - (py - y + h * 0.6) / (h * 2.2),
  )
  for (const k of [0.075, 0.095, 0.245])
    line(sheet.pen, inks.stripe, 8, [
      [x + width * k, y - h * 0.73],
      [x + width * (k + 0.01), y - h * 0.1],
    ])
}

/** A writing desk with a drawer; (x, y) is the left end of its top. */
export function drawDesk(sheet: Sheet, x: number, y: number, width: number, wood: WoodInks): void {
  const { pen } = sheet
  polygon(pen, wood.light, [
    [x + 60, y - 90],
    [x + width - 60, y - 90],
    [x + width, y],
    [x, y],
  ])
  toneRect(sheet, [x, y, width, 30], [wood.base, wood.light], linear(x + width, 0, x, 0))
  toneRect(
    sheet,
    [x + 24, y + 30, width - 48, 110],
    [wood.dark, wood.base],
    linear(x + width * 1.2, y + 60, x, y),
  )
  for (const k of [0.28, 0.72]) {
    stroke(pen, wood.dark, 5, () => pen.rect(x + width * (k - 0.2), y + 46, width * 0.4, 76))
    ellipse(pen, wood.light, x + width * k, y + 84, 13)
  }
  for (const k of [0.03, 0.94]) {
    polygon(pen, wood.base, [
      [x + width * k, y + 140],
      [x + width * k + 54, y + 140],
      [x + width * k + 40, y + 640],
      [x + width * k + 14, y + 640],
    ])
    polygon(pen, wood.dark, [
      [x + width * k + 34, y + 140],
      [x + width * k + 54, y + 140],
      [x + width * k + 40, y + 640],
      [x + width * k + 30, y + 640],
    ])
  }
}

/** A round side table with one leg; (x, y) is the middle of its top. */
export function drawSideTable(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  height: number,
  wood: WoodInks,
): void {
  const { pen } = sheet
  ellipse(pen, wood.dark, x, y + height, radius * 0.6, radius * 0.12)
  rectangle(pen, wood.base, x - radius * 0.06, y, radius * 0.12, height)
  rectangle(pen, wood.dark, x + radius * 0.01, y, radius * 0.05, height)
  ellipse(pen, wood.dark, x, y + 16, radius, radius * 0.22)
  tone(
    sheet,
    [x - radius, y - radius * 0.24, radius * 2, radius * 0.48],
    (p) => p.ellipse(x, y, radius, radius * 0.22, 0, 0, 7),
    [wood.base, wood.light],
    linear(x + radius, y, x - radius, y),
  )
}

/** Rows of book spines on shelves. */
export function drawBookshelf(
  sheet: Sheet,
  [x, y, width, height]: Box,
  shelves: number,
  spines: readonly Ink[],
  wood: WoodInks,
  seed: string,
): void {
  const { pen } = sheet
  const random = seededRandom(seed)
  rectangle(pen, wood.dark, x, y, width, height)
  const step = height / shelves
  for (let shelf = 0; shelf < shelves; shelf++) {
    const foot = y + step * (shelf + 1) - step * 0.09
    let left = x + 18
    while (left < x + width - 30) {
      const thick = 14 + random() * 26
      const tall = step * (0.56 + random() * 0.27)
      const ink = spines[Math.floor(random() * spines.length)] ?? wood.light
      if (random() < 0.07) {
        left += 30 + random() * 40
        continue
      }
      if (left + thick > x + width - 16) break
      rectangle(pen, ink, left, foot - tall, thick, tall)
      if (random() < 0.5) rectangle(pen, wood.light, left, foot - tall * 0.82, thick, 5)
      if (random() < 0.4) rectangle(pen, wood.dark, left, foot - tall * 0.2, thick, 4)
      left += thick + 2
    }
    rectangle(pen, wood.base, x, foot, width, step * 0.09)
    rectangle(pen, wood.light, x, foot, width, 4)
  }
  for (const edge of [x - 14, x + width - 6]) rectangle(pen, wood.base, edge, y - 14, 20, height + 20)
}

/** Tongues of flame over logs; (x, y) is the middle of the hearth. */
function drawFire(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  inks: readonly [Ink, Ink, Ink],
  log: Ink,
  logLit: Ink,
): void {
  const { pen } = sheet
  const tongue = (cx: number, width: number, height: number, ink: Ink, lean: number) =>
    fillPath(pen, ink, () => {
      pen.moveTo(cx - width, y)
      pen.bezierCurveTo(
        cx - width * 1.3,
        y - height * 0.4,
        cx - width * 0.1 + lean,
        y - height * 0.5,
        cx + lean,
        y - height,
      )
      pen.bezierCurveTo(
        cx + width * 0.4 + lean,
        y - height * 0.6,
        cx + width * 1.3,
        y - height * 0.4,
        cx + width,
        y,
      )
    })
  const s = size
  for (const [dx, w, h, lean] of [
    [-90, 60, 210, 24],
    [0, 84, 300, -20],
    [96, 56, 190, -26],
    [46, 50, 250, 20],
  ] as const)
    tongue(x + dx * s, w * s, h * s, inks[0], lean * s)
  for (const [dx, w, h, lean] of [
    [-60, 44, 140, 16],
    [14, 56, 210, -12],
    [84, 36, 120, -14],
  ] as const)
    tongue(x + dx * s, w * s, h * s, inks[1], lean * s)
  for (const [dx, w, h, lean] of [
    [-24, 26, 80, 8],
    [34, 28, 110, -6],
  ] as const)
    tongue(x + dx * s, w * s, h * s, inks[2], lean * s)
  for (const [dx, dy, turn] of [
    [-50, -8, 0.12],
    [60, -6, -0.14],
    [0, -36, 0.02],
  ] as const) {
    pen.save()
    pen.translate(x + dx * s, y + dy * s)
    pen.rotate(turn)
    fillPath(pen, log, () => pen.roundRect(-130 * s, -22 * s, 260 * s, 44 * s, 20 * s))
    ellipse(pen, logLit, 128 * s, 0, 12 * s, 21 * s)
    pen.restore()
  }
}

/** A fireplace of pale stone with a burning fire; (x, y) is the middle of its foot. */
export function drawFireplace(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  stone: readonly [Ink, Ink, Ink],
  hollow: Ink,
  fire: readonly [Ink, Ink, Ink],
): void {
  const { pen } = sheet
  const height = width * 0.86
  toneRect(
    sheet,
    [x - width / 2, y - height, width, height],
    stone,
    linear(x + width * 0.7, y, x - width * 0.6, y - height),
  )
  rectangle(pen, stone[2], x - width * 0.57, y - height - width * 0.07, width * 1.14, width * 0.08)
  rectangle(pen, stone[0], x - width * 0.53, y - height + width * 0.01, width * 1.06, width * 0.025)
  fillPath(pen, hollow, () => {
    pen.moveTo(x - width * 0.32, y)
    pen.lineTo(x - width * 0.32, y - height * 0.56)
    pen.quadraticCurveTo(x, y - height * 0.78, x + width * 0.32, y - height * 0.56)
    pen.lineTo(x + width * 0.32, y)
  })
  drawFire(sheet, x, y - width * 0.02, width / 780, fire, stone[0], stone[1])
  rectangle(pen, stone[0], x - width * 0.6, y, width * 1.2, width * 0.05)
}
