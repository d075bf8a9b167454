import { describe, expect, it } from 'vitest'
import { grainAt } from './grain'
import { createNoise, seededRandom } from './noise'

describe('seeded numbers', () => {
  it('repeat for the same seed and differ for another', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, seededRandom(seed))
    expect(draw('ridge')).toEqual(draw('ridge'))
    expect(draw('ridge')).not.toEqual(draw('lake'))
  })

  it('stay within 0 and 1 and cover both halves', () => {
    const values = Array.from({ length: 4000 }, seededRandom('range'))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.filter((value) => value < 0.5).length / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('noise', () => {
  it('gives the same value at the same place from two generators of one seed', () => {
    const [a, b] = [createNoise('ground'), createNoise('ground')]
    for (let i = 0; i < 50; i++) expect(a.fbm(i * 1.37, i * 0.61, 4)).toBe(b.fbm(i * 1.37, i * 0.61, 4))
  })

  it('is smooth: neighbours a hundredth apart hardly differ', () => {
    const { at } = createNoise('smooth')
    for (let i = 0; i < 500; i++) {
      const x = i * 0.173 - 40
      expect(Math.abs(at(x, 3.3) - at(x + 0.01, 3.3))).toBeLessThan(0.08)
    }
  })

  it('uses both signs and stays near the unit range', () => {
    const { at } = createNoise('span')
    const values = Array.from({ length: 5000 }, (_, i) => at(i * 0.317, i * 0.119))
    expect(Math.max(...values)).toBeGreaterThan(0.5)
    expect(Math.min(...values)).toBeLessThan(-0.5)
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(1.6)
  })
})

describe('grain', () => {
  it('is ranked, so that a cut in the middle takes half of all dots', () => {
    let above = 0
    for (let y = 0; y < 512; y++) for (let x = 0; x < 512; x++) if (grainAt(x, y) > 0) above++
    expect(above / (512 * 512)).toBeCloseTo(0.5, 3)
  })

  it('repeats without a seam after 512 pixels, left of zero too', () => {
    expect(grainAt(700, 900)).toBe(grainAt(700 - 512, 900 - 512))
    expect(grainAt(-1, -1)).toBe(grainAt(511, 511))
  })
})
