import type { Ink } from '../paper/ink'
import { layInk } from '../paper/ink-field'
import { mix } from '../paper/interpolate'
import { ellipse, fillPath, rectangle } from '../paper/shapes'
import type { Pen, Sheet } from '../paper/sheet'

export interface Curtain {
  /** Outer and inner edge at the rail; the inner edge is where the light comes from. */
  readonly outer: number
  readonly inner: number
  readonly top: number
  readonly bottom: number
  readonly inks: readonly [Ink, Ink, Ink]
  readonly folds?: number
  /** Height of the tie, from the top; hangs straight when left out. */
  readonly tie?: number
  readonly tieInk?: Ink
}

/** x of the inner edge at a height: gathered at the tie, falling loosely below. */
function innerEdge(curtain: Curtain, y: number): number {
  const { outer, inner, top, bottom, tie } = curtain
  if (tie === undefined) return inner
  const at = top + tie
  const gathered = mix(outer, inner, 0.42)
  const t = y < at ? (y - top) / tie : (y - at) / (bottom - at)
  return y < at ? mix(inner, gathered, t ** 1.8) : mix(gathered, mix(outer, inner, 0.62), Math.sqrt(t))
}

/** A curtain of heavy cloth in three tones. */
export function drawCurtain(sheet: Sheet, curtain: Curtain): void {
  const { outer, top, bottom } = curtain
  const folds = curtain.folds ?? 4
  const path = (pen: Pen) => {
    pen.moveTo(outer, top)
    for (let i = 0; i <= 40; i++)
      pen.lineTo(innerEdge(curtain, mix(top, bottom, i / 40)), mix(top, bottom, i / 40))
    pen.lineTo(outer, bottom)
  }
  const left = Math.min(outer, curtain.inner)
  layInk(sheet, {
    box: [left, top, Math.abs(outer - curtain.inner), bottom - top],
    path,
    field: (x, y) => {
      const u = (x - outer) / (innerEdge(curtain, y) - outer || 1)
      return 0.42 + 0.4 * Math.sin(u * folds * 6.2 + 0.5 * Math.sin(y / 420)) + 0.24 * u
    },
    inks: curtain.inks,
    cuts: [0.3, 0.86],
    grain: 0.1,
    step: 4,
  })
  if (curtain.tie !== undefined && curtain.tieInk) {
    const y = top + curtain.tie
    const edge = innerEdge(curtain, y)
    ellipse(sheet.pen, curtain.tieInk, (outer + edge) / 2, y, Math.abs(edge - outer) / 2 + 12, 20)
  }
}

export interface Cloth {
  readonly base: Ink
  readonly shade: Ink
  readonly stripe: Ink
  readonly band: Ink
}

/** A blanket folded three times with one end hanging down over the edge at `y`. */
export function drawFoldedBlanket(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  cloth: Cloth,
  hang = 330,
): void {
  const { pen } = sheet
  for (const [lift, height, inset] of [
    [176, 62, 26],
    [116, 60, 10],
    [58, 62, 0],
  ] as const) {
    foldedEdge(pen, x + inset, y - lift, width - inset * 1.4, height, cloth)
  }
  const [left, right] = [x + width * 0.18, x + width * 0.63]
  layInk(sheet, {
    box: [left - 14, y - 180, right - left + 28, hang + 190],
    path: (p) => {
      p.moveTo(left, y - 176)
      p.lineTo(right, y - 176)
      p.lineTo(right + 4, y + 6)
      p.lineTo(right - 4, y + hang)
      p.lineTo(left - 12, y + hang)
      p.lineTo(left - 8, y + 6)
    },
    field: (px, py) => (py < y - 2 ? 0.9 : 0.42 - (py - y) / 1400 + 0.22 * Math.sin((px - x) / 26)),
    inks: [cloth.shade, cloth.base],
    cuts: [0.4],
    grain: 0.12,
    step: 3,
  })
  drawHangingStripes(pen, left - 10, y, right - left + 10, hang, cloth)
}

function foldedEdge(pen: Pen, x: number, y: number, width: number, height: number, cloth: Cloth): void {
  fillPath(pen, cloth.base, () => {
    pen.moveTo(x + height / 2, y)
    pen.lineTo(x + width, y)
    pen.lineTo(x + width, y + height)
    pen.lineTo(x + height / 2, y + height)
    pen.arc(x + height / 2, y + height / 2, height / 2, Math.PI / 2, Math.PI * 1.5)
  })
  rectangle(pen, cloth.shade, x + height * 0.3, y + height * 0.78, width - height * 0.3, height * 0.22)
  for (const [share, size, ink] of [
    [0.64, 12, cloth.stripe],
    [0.72, 34, cloth.band],
    [0.84, 12, cloth.stripe],
  ] as const) {
    rectangle(pen, ink, x + width * share, y, size, height * 0.78)
  }
}

function drawHangingStripes(pen: Pen, x: number, y: number, width: number, hang: number, cloth: Cloth): void {
  const scale = hang / 330
  for (const [down, size, ink] of [
    [120, 14, cloth.stripe],
    [150, 40, cloth.band],
    [206, 14, cloth.stripe],
    [274, 10, cloth.stripe],
  ] as const) {
    rectangle(pen, ink, x, y + down * scale, width, size * scale)
  }
  for (let i = 0; i * 12 < width - 6; i++) {
    rectangle(pen, i % 2 ? cloth.stripe : cloth.band, x + i * 12, y + hang, 7, 34 + ((i * 37) % 9))
  }
}
