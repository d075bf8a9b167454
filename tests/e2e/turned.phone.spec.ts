import type { Locator } from '@playwright/test'
import { expect, samplePages, test, visit } from './visit'

/** A phone on its side, a large and a small one. */
const turned = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

for (const viewport of turned) {
  const { width, height } = viewport

  test.describe(`a phone that lies on its side, ${width} by ${height} px,`, () => {
    test.use({ viewport })

    test('shows a picture as large as it can, and the way out and on', async ({ page }) => {
      await visit(page, '/galerie')
      await page.locator('[data-part=gallery]').first().getByRole('button').first().click()
      const dialog = page.locator('dialog:modal')
      const picture = dialog.getByRole('img').first()
      await expect(picture).toHaveJSProperty('complete', true)
      const { height: high, y, x, width: wide } = await boxOf(picture)
      expect(high).toBeGreaterThan(0.68 * height)
      expect(y).toBeGreaterThanOrEqual(0)
      for (const name of ['Schliessen', 'Vorheriges', 'Nächstes']) {
        const button = dialog.getByRole('button', { name })
        await expect(button).toBeInViewport({ ratio: 1 })
        const box = await boxOf(button)
        const isBeside = box.x + box.width <= x || box.x >= x + wide || box.y >= y + high
        expect(isBeside, name).toBe(true)
      }
      await dialog.getByRole('button', { name: 'Nächstes' }).click()
      await expect(dialog).toContainText('2 von')
      await dialog.getByRole('button', { name: 'Schliessen' }).click()
      await expect(dialog).toHaveCount(0)
    })

    for (const path of [...Object.values(samplePages.home), samplePages.winter.de])
      test(`says on its first screen whose page ${path} is`, async ({ page }) => {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      })
  })
}
