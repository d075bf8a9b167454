/** A printing ink as `#rrggbb`. */
export type Ink = string
export type Rgb = readonly [red: number, green: number, blue: number]

export function toRgb(ink: Ink): Rgb {
  const value = Number.parseInt(ink.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The index of the first cut above the value: which ink of `cuts.length + 1` inks prints it. */
export function inkIndex(value: number, cuts: readonly number[]): number {
  let index = 0
  for (const cut of cuts) {
    if (value <= cut) break
    index++
  }
  return index
}

/** Weighted distance of two colours, near to what the eye sees; only good for comparing. */
function colourDistance([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb): number {
  const mean = (r1 + r2) / 2
  const [dr, dg, db] = [r1 - r2, g1 - g2, b1 - b2]
  return (2 + mean / 256) * dr * dr + 4 * dg * dg + (2 + (255 - mean) / 256) * db * db
}

export function nearestInk(colour: Rgb, inks: readonly Rgb[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  inks.forEach((ink, index) => {
    const distance = colourDistance(colour, ink)
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}
