import { seededRandom } from './noise'

const side = 512
const count = side * side

function blurOnce(source: Float32Array, radius: number, step: number): Float32Array {
  const blurred = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += source[wrap(i, k, step)] ?? 0
    blurred[i] = sum / (2 * radius + 1)
  }
  return blurred
}

function wrap(i: number, k: number, step: number): number {
  if (step === 1) return (i & ~(side - 1)) | ((i + k) & (side - 1))
  return (i + k * side + count) & (count - 1)
}

function blur(source: Float32Array, radius: number): Float32Array {
  const pass = (from: Float32Array) => blurOnce(blurOnce(from, radius, 1), radius, side)
  return pass(pass(source))
}

/** Dots of one size, spread evenly and ranked, so that a cut at any height looks like lithographic grain. */
function makeTile(): Float32Array {
  const random = seededRandom('grain')
  const white = Float32Array.from({ length: count }, random)
  const fine = blur(white, 1)
  const coarse = blur(white, 4)
  const band = fine.map((value, i) => value - (coarse[i] ?? 0))
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => (band[a] ?? 0) - (band[b] ?? 0),
  )
  const tile = new Float32Array(count)
  order.forEach((pixel, rank) => {
    tile[pixel] = (rank / count) * 2 - 1
  })
  return tile
}

const tile = makeTile()

/** Grain at a place of the sheet, in design pixels: evenly distributed in [-1, 1], repeated every 512. */
export function grainAt(x: number, y: number): number {
  return tile[(((y | 0) & 511) << 9) | ((x | 0) & 511)] ?? 0
}
