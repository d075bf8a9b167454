import { describe, expect, it } from 'vitest'
import { linear } from './fields'
import { snapToInks } from './finish'
import { inkIndex, nearestInk, toRgb } from './ink'
import { layInk } from './ink-field'
import { createSheet } from './sheet'

describe('quantisation', () => {
  it('puts a value into the ink between its two cuts', () => {
    const cuts = [0.2, 0.6]
    expect([0, 0.2, 0.21, 0.6, 0.7].map((value) => inkIndex(value, cuts))).toEqual([0, 0, 1, 1, 2])
  })

  it('snaps every colour to the nearest ink and to nothing else', () => {
    const pixels = Uint8ClampedArray.from([250, 240, 210, 255, 20, 60, 50, 255, 120, 160, 180, 255])
    snapToInks(pixels, ['#f8edd4', '#1f3d33', '#7ba2b8'])
    expect([...pixels]).toEqual([248, 237, 212, 255, 31, 61, 51, 255, 123, 162, 184, 255])
  })

  it('finds an ink to be nearest to itself', () => {
    const inks = ['#f8edd4', '#1f3d33', '#7ba2b8'].map(toRgb)
    inks.forEach((ink, index) => {
      expect(nearestInk(ink, inks)).toBe(index)
    })
  })
})

describe('an ink layer', () => {
  it('prints only its own inks and leaves null as paper', () => {
    const sheet = createSheet(120, 40, 1)
    layInk(sheet, {
      field: linear(0, 0, 120, 0),
      inks: [null, '#204060', '#f0e0c0'],
      cuts: [0.33, 0.66],
      grain: 0.1,
    })
    const { data } = sheet.pen.getImageData(0, 0, 120, 40)
    const seen = new Set<string>()
    for (let p = 0; p < data.length; p += 4)
      seen.add(`${data[p]} ${data[p + 1]} ${data[p + 2]} ${data[p + 3]}`)
    expect([...seen].sort()).toEqual(['0 0 0 0', '240 224 192 255', '32 64 96 255'])
  })

  it('stipples the border between two inks and nothing far from it', () => {
    const sheet = createSheet(200, 50, 1)
    layInk(sheet, { field: linear(0, 0, 200, 0), inks: ['#000000', '#ffffff'], cuts: [0.5], grain: 0.1 })
    const { data } = sheet.pen.getImageData(0, 0, 200, 50)
    const white = (column: number) =>
      Array.from({ length: 50 }, (_, y) => data[(y * 200 + column) * 4]).filter((v) => v === 255).length
    expect(white(70)).toBe(0)
    expect(white(130)).toBe(50)
    expect(white(100)).toBeGreaterThan(4)
    expect(white(100)).toBeLessThan(46)
  })
})
