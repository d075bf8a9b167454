import { describe, expect, it } from 'vitest'
import { lightRelief } from './light'
import { columnStep, raiseRelief, rowStep } from './relief'
import { growSkeleton } from './skeleton'

const plan = {
  seed: 'test peak',
  depth: 300,
  crest: [
    { x: 0, depth: 240, height: 60 },
    { x: 200, depth: 220, height: 200 },
    { x: 400, depth: 240, height: 60 },
  ],
}

describe('a relief', () => {
  it('is the same for the same seed', () => {
    expect(raiseRelief(plan).heights).toEqual(raiseRelief(plan).heights)
  })

  it('has its highest place near the planned summit', () => {
    const relief = raiseRelief(plan)
    const top = relief.heights.indexOf(Math.max(...relief.heights))
    const x = relief.left + (top % relief.columns) * columnStep
    const z = Math.floor(top / relief.columns) * rowStep
    expect(Math.hypot(x - 200, z - 220)).toBeLessThan(60)
    expect(Math.max(...relief.heights)).toBeGreaterThan(170)
  })

  it('sends ribs towards the viewer, never behind the crest', () => {
    const segments = growSkeleton(plan)
    expect(segments.length).toBeGreaterThan(20)
    expect(Math.min(...segments.map((segment) => segment.z2))).toBeLessThan(150)
    expect(Math.max(...segments.map((segment) => segment.z2))).toBeLessThan(300)
  })
})

it('light from the left makes left flanks brighter than right ones', () => {
  const relief = raiseRelief(plan)
  const { light } = lightRelief(relief, { azimuth: -1.3, elevation: 0.4 })
  const row = Math.round(200 / rowStep)
  const mean = (from: number, to: number) => {
    const first = Math.round((from - relief.left) / columnStep)
    const last = Math.round((to - relief.left) / columnStep)
    const values = light.subarray(row * relief.columns + first, row * relief.columns + last)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  expect(mean(60, 180)).toBeGreaterThan(mean(220, 340) + 0.2)
})
