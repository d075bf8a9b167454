import { columnStep, type Relief, rowStep } from './relief'

/** Where the light comes from, in radians. Azimuth 0 is behind the viewer, negative is left. */
export interface Sun {
  readonly azimuth: number
  readonly elevation: number
}

/** What every place of a relief looks like under one sun. */
export interface LitRelief {
  readonly relief: Relief
  /** Lambert value, lowered by 0.65 in cast shadow. */
  readonly light: Float32Array
  /** How likely bare rock is: slope, convexity, fall lines, less with altitude. */
  readonly rock: Float32Array
}

type Grid = Pick<Relief, 'columns' | 'rows'>

function blurRows(source: Float32Array, { columns, rows }: Grid, radius: number): Float32Array {
  const out = new Float32Array(source.length)
  for (let row = 0; row < rows; row++) {
    const at = (column: number) =>
      source[row * columns + (column < 0 ? 0 : column >= columns ? columns - 1 : column)] ?? 0
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += at(k)
    for (let column = 0; column < columns; column++) {
      out[row * columns + column] = sum / (2 * radius + 1)
      sum += at(column + radius + 1) - at(column - radius)
    }
  }
  return out
}

function blurColumns(source: Float32Array, { columns, rows }: Grid, radius: number): Float32Array {
  const out = new Float32Array(source.length)
  const sums = new Float64Array(columns)
  const at = (row: number, column: number) =>
    source[(row < 0 ? 0 : row >= rows ? rows - 1 : row) * columns + column] ?? 0
  for (let column = 0; column < columns; column++) {
    for (let k = -radius; k <= radius; k++) sums[column] = (sums[column] ?? 0) + at(k, column)
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const sum = sums[column] ?? 0
      out[row * columns + column] = sum / (2 * radius + 1)
      sums[column] = sum + at(row + radius + 1, column) - at(row - radius, column)
    }
  }
  return out
}

function smooth(heights: Float32Array, grid: Grid, radius: number): Float32Array {
  const across = blurRows(heights, grid, Math.max(1, Math.round(radius / columnStep)))
  return blurColumns(across, grid, Math.max(1, Math.round(radius / rowStep)))
}

/** Marches from a place towards the sun; 1 when higher ground stands in the way. */
function castShadow(ground: Float32Array, grid: Grid, column: number, row: number, sun: Sun): number {
  const dx = Math.sin(sun.azimuth) / columnStep
  const dz = -Math.cos(sun.azimuth) / rowStep
  const rise = Math.tan(sun.elevation)
  const height = (ground[row * grid.columns + column] ?? 0) + 3
  let distance = 6
  for (let k = 0; k < 60; k++) {
    const c = Math.floor(column + dx * distance)
    const r = Math.floor(row + dz * distance)
    if (c < 0 || c >= grid.columns || r < 0 || r >= grid.rows) return 0
    if ((ground[r * grid.columns + c] ?? 0) > height + distance * rise) return 1
    distance += 6 + k * 0.6
  }
  return 0
}

/** Noise stretched down the fall line: gullies and ribs of rock. */
function fallLines({ noise }: Relief, x: number, z: number, h: number, gx: number, gz: number): number {
  const facing = Math.abs(gz) / (Math.abs(gx) + Math.abs(gz) + 1e-6)
  const gully = (u: number, v: number) =>
    0.62 - 2.1 * Math.abs(0.75 * noise.at(u, v) + 0.35 * noise.at(u * 2.3 + 9, v * 2.1))
  const drawn = facing * gully(x / 85, h / 330) + (1 - facing) * gully(z / 150 + 40, h / 330 + x / 500)
  const broad = 0.35 * noise.at(x / 260, h / 200 + z / 300)
  const fine = 0.14 * noise.at(h / 18 + x / 110, x / 260)
  return 0.95 * Math.max(-0.6, drawn) + broad + fine
}

/** Light, cast shadows and rock over a whole relief. */
export function lightRelief(relief: Relief, sun: Sun): LitRelief {
  const { columns, rows, heights, left } = relief
  const ground = smooth(heights, relief, 4)
  const wide = smooth(ground, relief, 16)
  const light = new Float32Array(heights.length)
  const rock = new Float32Array(heights.length)
  const [lx, ly, lz] = [
    Math.sin(sun.azimuth) * Math.cos(sun.elevation),
    Math.sin(sun.elevation),
    -Math.cos(sun.azimuth) * Math.cos(sun.elevation),
  ]
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column
      const gx = ((ground[i + 1] ?? 0) - (ground[i - 1] ?? 0)) / (2 * columnStep)
      const gz = ((ground[i + columns] ?? 0) - (ground[i - columns] ?? 0)) / (2 * rowStep)
      const lambert = (-gx * lx - gz * lz + ly) / Math.sqrt(1 + gx * gx + gz * gz)
      light[i] = lambert - 0.65 * castShadow(ground, relief, column, row, sun)
      const h = heights[i] ?? 0
      const fall = fallLines(relief, left + column * columnStep, row * rowStep, h, gx, gz)
      const convex = (ground[i] ?? 0) - (wide[i] ?? 0)
      rock[i] = 0.5 * Math.hypot(gx, gz) + 0.048 * convex + 0.42 * fall - (h - 300) / 1100
    }
  }
  return { relief, light, rock }
}
