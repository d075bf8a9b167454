import { describe, expect, it } from 'vitest'
import { pressPictures } from '../../content/media-corner'
import { drawnPrint } from './drawn-print'
import { printPath } from './print-size'

describe('a picture of the press', () => {
  it('is drawn for each of the list', () => {
    expect(pressPictures.length).toBeGreaterThan(5)
    expect(pressPictures.filter((slug) => drawnPrint(printPath(slug)) === undefined)).toEqual([])
  })

  it('is drawn again once its drawing is another, and nothing is drawn for other paths', () => {
    expect(drawnPrint(printPath('hero-summer'))?.recipe).not.toBe(drawnPrint(printPath('glacier'))?.recipe)
    for (const path of ['./prints/grandhotel-edelgrat-nobody.jpg', './pictures/hero-summer.jpg', '../x'])
      expect(drawnPrint(path)).toBeUndefined()
  })
})
