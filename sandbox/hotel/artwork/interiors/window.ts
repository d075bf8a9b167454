import type { Ink } from '../paper/ink'
import { polygon, rectangle } from '../paper/shapes'
import { clipped, createSheet, type Pen, pasteSheet, type Sheet } from '../paper/sheet'

export interface WindowInks {
  readonly frame: Ink
  readonly frameShade: Ink
  readonly reveal: Ink
  readonly revealLit: Ink
  readonly handle?: Ink
}

export interface WindowPlan {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly columns: number
  /** Height of the cross bar below the top, in design pixels; none when left out. */
  readonly transom?: number
  readonly bar?: number
  readonly inks: WindowInks
  readonly view: (sheet: Sheet) => void
  /** Rounded top. */
  readonly arched?: boolean
  readonly reveal?: number
}

function traceOpening(pen: Pen, { x, y, width, height, arched }: WindowPlan, grow: number): void {
  if (!arched) {
    pen.rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow)
    return
  }
  const radius = width / 2 + grow
  pen.moveTo(x - grow, y + height + grow)
  pen.lineTo(x - grow, y + width / 2)
  pen.arc(x + width / 2, y + width / 2, radius, Math.PI, 0)
  pen.lineTo(x + width + grow, y + height + grow)
  pen.closePath()
}

function drawReveal(pen: Pen, plan: WindowPlan): void {
  const { x, y, width, height, inks } = plan
  const depth = plan.reveal ?? 70
  pen.fillStyle = inks.reveal
  pen.beginPath()
  traceOpening(pen, plan, depth)
  pen.fill()
  if (plan.arched) return
  polygon(pen, inks.revealLit, [
    [x + width + depth, y - depth],
    [x + width, y],
    [x + width, y + height],
    [x + width + depth, y + height + depth],
  ])
}

function drawBars(pen: Pen, plan: WindowPlan): void {
  const { x, y, width, height, inks } = plan
  const bar = plan.bar ?? 30
  const upright = (left: number, size: number) => {
    rectangle(pen, inks.frame, left, y, size, height)
    rectangle(pen, inks.frameShade, left + size * 0.64, y, size * 0.36, height)
  }
  const level = (top: number, size: number) => {
    rectangle(pen, inks.frame, x, top, width, size)
    rectangle(pen, inks.frameShade, x, top + size * 0.62, width, size * 0.38)
  }
  upright(x, bar)
  upright(x + width - bar, bar)
  level(y, bar)
  level(y + height - bar * 1.4, bar * 1.4)
  for (let i = 1; i < plan.columns; i++) upright(x + (width * i) / plan.columns - bar * 0.8, bar * 1.6)
  if (plan.transom !== undefined) level(y + plan.transom, bar * 0.85)
  if (inks.handle && plan.columns > 1) {
    const middle = x + (width * Math.floor(plan.columns / 2)) / plan.columns
    rectangle(pen, inks.handle, middle - 8, y + height * 0.56, 16, 84)
    rectangle(pen, inks.handle, middle - 8, y + height * 0.58, 54, 14)
  }
}

/** A window with what is seen through it. */
export function drawWindow(sheet: Sheet, plan: WindowPlan): void {
  const { pen } = sheet
  drawReveal(pen, plan)
  const outside = createSheet(plan.width, plan.height, sheet.scale)
  plan.view(outside)
  clipped(
    pen,
    (p) => traceOpening(p, plan, 0),
    () => {
      pasteSheet(sheet, outside, plan.x, plan.y)
      drawBars(pen, plan)
    },
  )
  if (!plan.arched) return
  const bar = plan.bar ?? 30
  pen.strokeStyle = plan.inks.frame
  pen.lineWidth = bar
  pen.beginPath()
  traceOpening(pen, plan, -bar / 2)
  pen.stroke()
}

/** A window board that comes towards the viewer. */
export function drawSill(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  depth: number,
  top: Ink,
  edge: Ink,
  edgeShade: Ink,
): void {
  polygon(pen, top, [
    [x, y],
    [x + width, y],
    [x + width + depth * 0.7, y + depth],
    [x - depth * 0.7, y + depth],
  ])
  rectangle(pen, edge, x - depth * 0.7, y + depth, width + depth * 1.4, depth * 0.34)
  rectangle(pen, edgeShade, x - depth * 0.7, y + depth * 1.34, width + depth * 1.4, depth * 0.14)
}
