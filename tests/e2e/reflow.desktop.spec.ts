import { everyTemplate, tooWide } from './too-wide'
import { expect, samplePages, test, visit } from './visit'

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedProblems: /status of 404/ })
  test('no page scrolls sideways', async ({ page }) => {
    for (const path of await everyTemplate()) {
      await page.goto(path)
      await expect.poll(() => tooWide(page), { message: path }).toEqual([])
    }
  })
})

test('a room prints as words, facts and pictures, without navigation', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main dl, main table').first()).toBeVisible()
  for (const part of ['#top', 'body > * footer', '[data-bar=booking]', 'nav']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
  }
  await expect(page.locator('main .button').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const picture of await page.locator('[data-part=teaserGrid] img').all())
    await expect(picture).toBeHidden()
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText('haus@edelgrat.example').first()).toBeVisible()
})
