import sharp from 'sharp'
import { contrast } from './rendered-contrast'
import { expect, samplePages, test, visit } from './visit'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('over a picture the header stands on the ground that the visitor chose', async ({ page }) => {
  await visit(page, samplePages.home.de)
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    return getComputedStyle(probe).backgroundColor
  })
  await expect(page.locator('#top')).toHaveCSS('background-color', canvas)
})

test('of the months only the current one is underlined', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('nav ol a > span')]
      .filter((name) => getComputedStyle(name).borderBottomWidth !== '0px')
      .map((name) => ({
        isCurrent: name.closest('[aria-current]') !== null,
        isSeen: getComputedStyle(name).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
      })),
  )
  expect(lines.length).toBe(12)
  expect(lines.filter(({ isCurrent, isSeen }) => isCurrent !== isSeen)).toEqual([])
})

const drawings = [
  ['a floor plan', '[data-part="plan"] img', samplePages.room.de],
  ['the mark of a partner', 'footer a img', samplePages.room.de],
] as const
for (const colorScheme of ['dark', 'light'] as const)
  for (const [name, selector, path] of drawings)
    test(`${name} is seen on a ${colorScheme} ground that the visitor chose`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await visit(page, path)
      const drawing = page.locator(selector).first()
      await drawing.scrollIntoViewIfNeeded()
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      await expect
        .poll(async () => {
          const { channels } = await sharp(await drawing.screenshot())
            .removeAlpha()
            .stats()
          const [darkest, lightest] = (['min', 'max'] as const).map((end) => {
            const [red, green, blue] = channels.map((channel) => channel[end])
            return [red ?? 0, green ?? 0, blue ?? 0] as const
          })
          return darkest && lightest ? contrast(darkest, lightest) : 1
        })
        .toBeGreaterThan(3)
    })
