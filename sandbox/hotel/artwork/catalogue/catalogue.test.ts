import { describe, expect, it } from 'vitest'
import { scenes } from '../scenes'
import { catalogue, describePictures } from '.'

describe('the catalogue', () => {
  it('lists every scene once, and every scene is listed', () => {
    const listed = catalogue.map(({ slug }) => slug)
    expect(new Set(listed).size).toBe(listed.length)
    expect([...listed].sort()).toEqual(scenes.map(({ slug }) => slug).sort())
    expect(listed.length).toBeGreaterThanOrEqual(60)
  })

  it.each(catalogue.map((entry) => [entry.slug, entry] as const))(
    '%s keeps its hotspot inside the picture',
    (_, { hotspot }) => {
      expect(hotspot.x - hotspot.width / 2).toBeGreaterThanOrEqual(0)
      expect(hotspot.x + hotspot.width / 2).toBeLessThanOrEqual(1)
      expect(hotspot.y - hotspot.height / 2).toBeGreaterThanOrEqual(0)
      expect(hotspot.y + hotspot.height / 2).toBeLessThanOrEqual(1)
    },
  )

  it('tells each picture in three different languages, in one short sentence, with Swiss spelling', () => {
    for (const { altText } of catalogue) {
      const texts = Object.values(altText)
      expect(new Set(texts).size).toBe(3)
      for (const text of texts) {
        expect(text.length).toBeGreaterThan(20)
        expect(text.length).toBeLessThan(125)
        expect(text).not.toMatch(/ß|\.$|!/)
      }
    }
  })

  it('describes each file with credit line and source', () => {
    const pictures = describePictures()
    expect(Object.keys(pictures)).toHaveLength(catalogue.length)
    expect(pictures['hero-summer.jpg']).toMatchObject({
      creditLine: 'Grandhotel Edelgrat, Atelier',
      source: { name: 'Edelgrat Atelier' },
    })
  })
})
