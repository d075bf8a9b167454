import { contrast, renderedContrasts } from './rendered-contrast'
import { expect, samplePages, test, visit } from './visit'

const widths = [360, 768, 1280, 1792] as const

/** Every page whose header lies over a picture; no other text does. */
const overPictures = {
  home: samplePages.home,
  summer: samplePages.summer,
  winter: samplePages.winter,
  spa: { de: '/spa', fr: '/fr/spa', en: '/en/spa' },
} as const

test('black on white is 21:1 and the gold of the house on snow is too little for text', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([185, 141, 79], [251, 250, 247])).toBeLessThan(3)
})

test('without the veil of the header the measurement finds too little', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, overPictures.winter.de)
  await page.addStyleTag({ content: '#top::before { opacity: 0 !important; transition: none !important }' })
  const measured = await renderedContrasts(page, '#top')
  expect(Math.min(...measured.map(({ ratio }) => ratio))).toBeLessThan(4.5)
})

for (const [name, { de, fr }] of Object.entries(overPictures)) {
  test(`every word over the picture of ${name} has a contrast of 4.5:1 at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of widths)
      for (const path of [de, fr]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, path)
        await expect(page.locator('#top')).toHaveAttribute('data-solid', 'no')
        await page.evaluate(async () => {
          await Promise.all([...document.images].slice(0, 2).map((image) => image.decode()))
          await document.fonts.ready
        })
        const measured = await renderedContrasts(page, '#top')
        expect(measured.length, `words at ${width} px`).toBeGreaterThan(2)
        const tooLittle = measured
          .filter(({ ratio }) => ratio < 4.5)
          .map(({ text, ratio }) => `${path} at ${width} px: "${text}" ${ratio.toFixed(2)}`)
        expect(tooLittle).toEqual([])
      }
  })
}
