import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pressPictures } from '../../content/media-corner'
import { creditLine } from '../catalogue'
import { drawnPrint } from './drawn-print'
import { longEdge, printPath } from './print-size'

/** ms; a print takes six seconds where nothing else runs. */
const patience = 90_000

describe('a picture of the press', () => {
  // One for all: each takes a processor for seconds, and they differ in nothing but their drawing.
  it(
    'has 6000 pixels on its long edge, 300 to the inch, and carries its credit line',
    async () => {
      const [slug = ''] = pressPictures
      const jpeg = await drawnPrint(printPath(slug))?.draw()
      const { format, width, height, density, hasProfile, exif } = await sharp(jpeg).metadata()
      expect({ format, long: Math.max(width, height), density }).toEqual({
        format: 'jpeg',
        long: longEdge,
        density: 300,
      })
      expect(hasProfile).toBe(true)
      expect(exif?.toString('latin1')).toContain(creditLine)
    },
    patience,
  )

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
