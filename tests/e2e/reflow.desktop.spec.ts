import { everyTemplate, tooWide } from './too-wide'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

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
  for (const part of ['#top', 'body > * footer', '[data-bar]', 'nav']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
  }
  await expect(page.locator('main .button').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const picture of await page.locator('[data-part=teaserGrid] img').all())
    await expect(picture).toBeHidden()
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText('haus@edelgrat.example').first()).toBeVisible()
})

test('paper is white in both seasons, and has addresses in place of what could be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 960 })
  for (const season of ['summer', 'winter'] as const) {
    await chooseSeason(page, season)
    await visit(page, samplePages.home.de)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const control of await page.locator('main button, main .button').all())
      await expect(control).toBeHidden()
    await expect(page.getByText('Webcam am Turm')).toBeHidden()
    // Nothing is lifted over what stands before it.
    const [list, picture] = await Promise.all([
      page.locator('[data-part=teaserGrid]').boundingBox(),
      page.locator('[data-part=textWithImage] img').boundingBox(),
    ])
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0)
  }
  await visit(page, '/anreise')
  const way = page.getByRole('link', { name: /^Route planen/ })
  const { content, position } = await way.evaluate((link) => {
    const { content, position } = getComputedStyle(link, '::after')
    return { content, position }
  })
  expect({ content, position }).toEqual({ content: expect.stringContaining('https://'), position: 'static' })
})
