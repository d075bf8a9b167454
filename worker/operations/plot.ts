import { html, type Markup } from './markup'

/** A value at an instant, ms since the epoch. */
export interface Point {
  at: number
  value: number
}

export interface Span {
  from: number
  to: number
}

/** Units of the drawing: it is stretched to the width of its place, and words stand beside it, not in it. */
const width = 1000
const height = 100

const inSpan = ({ from, to }: Span, points: readonly Point[]) =>
  points.filter(({ at }) => at >= from && at <= to)
const across = ({ from, to }: Span, at: number): string => (((at - from) / (to - from)) * width).toFixed(1)
/** @param share of the height, 0 at the bottom to 1 at the top */
const up = (share: number): string => (height * (1 - Math.min(1, Math.max(0, share)))).toFixed(1)

/** Where a value stands between two others, each ten times as much as far up again. */
export const logShare = (value: number, least: number, most: number): number =>
  Math.log(Math.max(value, least) / least) / Math.log(most / least)

const drawing = (content: Markup | readonly Markup[], lines: readonly number[]): Markup =>
  html`<svg class="plot" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${lines.map(
    (share) => html`<path class="level" d="M0 ${up(share)}H${width}"/>`,
  )}${content}</svg>`

/** A needle for each value, as high as `shareOf` says. */
export function needles(
  points: readonly Point[],
  span: Span,
  shareOf: (value: number) => number,
  lines: readonly number[],
): Markup {
  const strokes = inSpan(span, points).map(
    ({ at, value }) => `M${across(span, at)} ${height}V${up(Math.max(0.03, shareOf(value)))}`,
  )
  return drawing(html`<path class="needle" d="${strokes.join('')}"/>`, lines)
}

/** Lines over one another on one scale from nothing to `most`; a gap of more than `gapMs` is not drawn over. */
export function curves(
  series: readonly (readonly Point[])[],
  span: Span,
  most: number,
  gapMs: number,
  lines: readonly number[],
): Markup {
  const paths = series.map((points, index) => {
    const shown = inSpan(span, points)
    const steps = shown.map(({ at, value }, place) => {
      const before = shown[place - 1]
      const isNew = before === undefined || at - before.at > gapMs
      return `${isNew ? 'M' : 'L'}${across(span, at)} ${up(value / most)}${isNew ? 'h2' : ''}`
    })
    return html`<path class="curve-${index}" d="${steps.join('')}"/>`
  })
  return drawing(paths, lines)
}

/** The next of 1, 2, 5, 10, 20 … that is at least `value`. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1
  const ten = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * ten).find((step) => step >= value * 0.999999) ?? 10 * ten
}
