/** A number in [0, 1), new with every call. */
export type Random = () => number

/** Smooth noise in about [-1, 1]; the lattice has a wavelength of one unit. */
export interface Noise {
  readonly at: (x: number, y: number) => number
  /** Sum of octaves, each 2.03 times finer and half as strong, in about [-1, 1]. */
  readonly fbm: (x: number, y: number, octaves?: number) => number
}

function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** The same seed gives the same numbers on every machine. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffledBytes(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = bytes[i] ?? 0
    bytes[i] = bytes[j] ?? 0
    bytes[j] = kept
  }
  return bytes
}

const directions = 32
const directionX = Float64Array.from({ length: directions }, (_, i) =>
  Math.cos((i / directions) * 2 * Math.PI),
)
const directionY = Float64Array.from({ length: directions }, (_, i) =>
  Math.sin((i / directions) * 2 * Math.PI),
)
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Gradient noise over a lattice of 256 by 256, seeded. */
export function createNoise(seed: string): Noise {
  const bytes = shuffledBytes(seededRandom(seed))
  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const direction = (bytes[((bytes[ix & 255] ?? 0) + iy) & 255] ?? 0) & (directions - 1)
    return (directionX[direction] ?? 0) * dx + (directionY[direction] ?? 0) * dy
  }
  const at = (x: number, y: number) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const u = fade(dx)
    const top = corner(ix, iy, dx, dy)
    const above = top + u * (corner(ix + 1, iy, dx - 1, dy) - top)
    const bottom = corner(ix, iy + 1, dx, dy - 1)
    const below = bottom + u * (corner(ix + 1, iy + 1, dx - 1, dy - 1) - bottom)
    return (above + fade(dy) * (below - above)) * 1.55
  }
  const fbm = (x: number, y: number, octaves = 4) => {
    let sum = 0
    let weight = 1
    let total = 0
    for (let i = 0; i < octaves; i++) {
      sum += weight * at(x, y)
      total += weight
      weight *= 0.5
      x = x * 2.03 + 7.1
      y = y * 2.03 - 3.3
    }
    return sum / total
  }
  return { at, fbm }
}
