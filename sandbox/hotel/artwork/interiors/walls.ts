import type { Ink } from '../paper/ink'
import { type Field, layInk } from '../paper/ink-field'
import { createNoise } from '../paper/noise'
import { polygon, rectangle, stroke } from '../paper/shapes'
import type { Box, Sheet } from '../paper/sheet'

/** A wall in two or three tones, brighter where `light` says. */
export function drawWall(sheet: Sheet, inks: readonly Ink[], light: Field, box?: Box): void {
  const noise = createNoise('wall')
  layInk(sheet, {
    ...(box ? { box } : {}),
    field: (x, y) => light(x, y) + 0.1 * noise.at(x / 600, y / 600),
    inks,
    cuts: inks.slice(1).map((_, i) => (i + 1) / inks.length),
    grain: 0.11,
    step: 10,
  })
}

/** Panels drawn with a dark groove and a light edge. */
export function drawPanels(
  sheet: Sheet,
  [x, y, width, height]: Box,
  count: number,
  groove: Ink,
  edge: Ink,
): void {
  const step = width / count
  const { pen } = sheet
  for (let i = 0; i < count; i++) {
    stroke(pen, groove, 9, () => pen.rect(x + i * step + step * 0.09, y, step * 0.82, height))
    stroke(pen, edge, 3, () => pen.rect(x + i * step + step * 0.09 + 7, y + 7, step * 0.82 - 14, height - 14))
  }
}

/** A floor of boards running to a vanishing point over the middle. */
export function drawFloor(
  sheet: Sheet,
  y: number,
  inks: readonly [Ink, Ink, Ink],
  seam: Ink,
  middle: number,
): void {
  const noise = createNoise('floor')
  const { pen, width, height } = sheet
  layInk(sheet, {
    box: [0, y, width, height - y],
    field: (px, py) =>
      0.72 -
      (py - y) / (height * 0.75) -
      Math.abs(px - middle) / (width * 1.6) +
      0.1 * noise.at(px / 300, py / 40),
    inks,
    cuts: [0.22, 0.55],
    grain: 0.1,
  })
  for (let i = -16; i <= 16; i++) {
    stroke(pen, seam, 3, () => {
      pen.moveTo(middle + i * 120, y)
      pen.lineTo(middle + i * 330, height)
    })
  }
}

/** A lighter patch where the sun comes through a window, slanting over the floor. */
export function drawSunPatch(
  sheet: Sheet,
  ink: Ink,
  x: number,
  y: number,
  width: number,
  depth: number,
  slant: number,
  panes = 2,
): void {
  const gap = 26
  const part = (width - gap * (panes - 1)) / panes
  for (let i = 0; i < panes; i++) {
    const left = x + i * (part + gap)
    polygon(sheet.pen, ink, [
      [left, y],
      [left + part, y],
      [left + part * 1.25 + slant, y + depth],
      [left + slant - part * 0.02, y + depth],
    ])
  }
}

/** A rug in perspective with a border. */
export function drawRug(sheet: Sheet, [x, y, width, height]: Box, field: Ink, border: Ink, line: Ink): void {
  const { pen } = sheet
  const spread = height * 0.75
  const outline = (inset: number) =>
    [
      [x + inset * 1.6, y + inset * 0.5],
      [x + width - inset * 1.6, y + inset * 0.5],
      [x + width + spread - inset * 2.2, y + height - inset * 0.9],
      [x - spread + inset * 2.2, y + height - inset * 0.9],
    ] as const
  polygon(pen, border, outline(0))
  polygon(pen, line, outline(26))
  polygon(pen, field, outline(36))
}

/** A framed picture on the wall: a ridge in two inks. */
export function drawFramedRidge(
  sheet: Sheet,
  [x, y, width, height]: Box,
  frame: Ink,
  paper: Ink,
  ridge: Ink,
  shade: Ink,
): void {
  const { pen } = sheet
  rectangle(pen, frame, x, y, width, height)
  rectangle(pen, paper, x + 14, y + 14, width - 28, height - 28)
  const at = (u: number, v: number) => [x + 14 + (width - 28) * u, y + 14 + (height - 28) * v] as const
  polygon(pen, ridge, [at(0.06, 0.82), at(0.3, 0.5), at(0.4, 0.58), at(0.56, 0.24), at(0.94, 0.82)])
  polygon(pen, shade, [at(0.56, 0.24), at(0.94, 0.82), at(0.6, 0.82), at(0.64, 0.56)])
}
