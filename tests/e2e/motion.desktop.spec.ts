import type { Page } from '@playwright/test'
import { expect, samplePages, test, visit } from './visit'

const scrollDown = async (page: Page) => {
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
}
const tweens = (page: Page) => page.evaluate(() => Reflect.get(window, 'gsapVersions') ?? null)

test('the animation is loaded with the first scroll, and pictures arrive at their place', async ({
  page,
}) => {
  await visit(page, samplePages.room.de)
  expect(await tweens(page)).toBeNull()
  const moving = page.locator('[data-reveal]').first()
  await scrollDown(page)
  await expect.poll(() => tweens(page)).not.toBeNull()
  await moving.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(() => moving.evaluate((element) => getComputedStyle(element).transform))
    .toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
})

test('a visitor who wants no motion never loads it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await visit(page, samplePages.room.de)
  const before = scripts.length
  await scrollDown(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(await tweens(page)).toBeNull()
  expect(scripts.slice(before)).toEqual([])
  await expect(page.locator('[data-reveal]').first()).toHaveCSS('transform', 'none')
})
