import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast, renderedContrasts } from './rendered-contrast'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

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

/** The picture below the header is painted, which may be that of the other season than the page was made with, and so are its letters. */
async function firstPictureIsThere(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.locator('[data-part=hero] img').evaluateAll((images) => {
        const shown = images.filter((image) => image.checkVisibility({ visibilityProperty: true }))
        return shown.length > 0 && shown.every((image) => image instanceof HTMLImageElement && image.complete)
      }),
    )
    .toBe(true)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))
    const changes = document.getElementById('top')?.getAnimations({ subtree: true }) ?? []
    await Promise.all(changes.map(({ finished }) => finished))
  })
}

/** Each page in each light, whatever the day of the test. */
const lit = Object.entries(overPictures).flatMap(([name, paths]) =>
  (['summer', 'winter'] as const).map((season) => ({ name, season, ...paths })),
)

for (const { name, season, de, fr } of lit) {
  test(`every word over the picture of ${name} in ${season} has a contrast of 4.5:1 at every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await chooseSeason(page, season)
    for (const width of widths)
      for (const path of [de, fr]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, path)
        await expect(page.locator('#top')).toHaveAttribute('data-solid', 'no')
        await firstPictureIsThere(page)
        const measured = await renderedContrasts(page, '#top')
        expect(measured.length, `words at ${width} px`).toBeGreaterThan(2)
        const tooLittle = measured
          .filter(({ ratio }) => ratio < 4.5)
          .map(({ text, ratio }) => `${path} at ${width} px: "${text}" ${ratio.toFixed(2)}`)
        expect(tooLittle).toEqual([])
      }
  })
}

/** The worst contrast of the header's words at this place of the scroll; 21 where the header is away. */
async function headerContrast(page: Page): Promise<number> {
  const stands = await page.evaluate(() => {
    const header = document.getElementById('top')
    if (!header) throw new Error('There is no header.')
    const { backgroundColor, color } = getComputedStyle(header)
    const { hidden, solid } = header.dataset
    return { hidden, solid, backgroundColor, color }
  })
  const numbers = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? []
  const [[red = 0, green = 0, blue = 0], [r = 0, g = 0, b = 0, alpha = 1]] = [
    numbers(stands.color),
    numbers(stands.backgroundColor),
  ]
  if (stands.hidden === 'yes') return 21
  if (stands.solid === 'yes' && alpha === 1) return contrast([red, green, blue], [r, g, b])
  const measured = await renderedContrasts(page, '#top')
  return Math.min(...measured.map(({ ratio }) => ratio))
}

for (const path of [samplePages.home.de, samplePages.winter.de])
  for (const width of [360, 1280])
    test(`the header of ${path} is readable at every 20 px of scroll, down and up, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await page.addStyleTag({ content: '#top, #top * { transition: none !important }' })
      const down = Array.from({ length: 60 }, (_, step) => step * 20)
      const tooLittle: string[] = []
      const states = new Set<string | null>()
      for (const [index, at] of [...down, ...down.toReversed()].entries()) {
        await page.evaluate(
          (top) =>
            new Promise((resolve) => {
              window.scrollTo(0, top)
              requestAnimationFrame(() => requestAnimationFrame(resolve))
            }),
          at,
        )
        states.add(await page.locator('#top').getAttribute('data-hidden'))
        const ratio = await headerContrast(page)
        if (ratio < 4.5)
          tooLittle.push(`${index < down.length ? 'down' : 'up'} at ${at} px: ${ratio.toFixed(2)}`)
      }
      expect(tooLittle).toEqual([])
      expect([...states].toSorted()).toEqual(['no', 'yes'])
    })

test('the rating seal stands on a light sheet, because it is drawn for one', async ({ page }) => {
  await visit(page, samplePages.room.de)
  const seal = page.locator('[data-embed=seal]')
  await seal.getByRole('button').click()
  await expect(page.frameLocator('[data-embed=seal] iframe').getByText('98')).toBeVisible()
  const { channels } = await sharp(await seal.locator('iframe').screenshot())
    .removeAlpha()
    .stats()
  const shade = (of: 'min' | 'max') =>
    [channels[0]?.[of] ?? 0, channels[1]?.[of] ?? 0, channels[2]?.[of] ?? 0] as const
  expect(contrast(shade('min'), shade('max'))).toBeGreaterThan(4.5)
})
