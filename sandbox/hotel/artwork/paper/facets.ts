import type { Field } from './ink-field'
import { createNoise, seededRandom } from './noise'

const side = 64

/**
 * Broken rock: a field of flat faces with sharp borders, each about `width` by `height` design pixels,
 * leaning a little. Values lie between 0 and 1.
 */
export function rockFaces(seed: string, width: number, height: number): Field {
  const random = seededRandom(seed)
  const noise = createNoise(seed)
  const jitterX = Float32Array.from({ length: side * side }, random)
  const jitterY = Float32Array.from({ length: side * side }, random)
  const tones = Float32Array.from({ length: side * side }, random)
  return (x, y) => {
    const u = (x + y * 0.18) / width + 0.42 * noise.fbm(x / (width * 1.3), y / (height * 0.8), 3)
    const v = y / height + 0.3 * noise.fbm(x / width + 9, y / height, 3)
    let nearest = 9
    let tone = 0
    for (let row = Math.floor(v) - 1; row <= Math.floor(v) + 1; row++) {
      for (let column = Math.floor(u) - 1; column <= Math.floor(u) + 1; column++) {
        const cell = (row & (side - 1)) * side + (column & (side - 1))
        const dx = column + (jitterX[cell] ?? 0) - u
        const dy = row + (jitterY[cell] ?? 0) - v
        const distance = dx * dx + dy * dy
        if (distance >= nearest) continue
        nearest = distance
        tone = (tones[cell] ?? 0) + 0.25 * dx
      }
    }
    return tone
  }
}
