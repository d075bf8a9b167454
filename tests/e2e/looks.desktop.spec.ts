import type { Page } from '@playwright/test'
import { compareLooks, differenceFrom, keptLook } from './look-of'
import { test as personTest, question } from './person'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

const desk = { width: 1280, height: 860 }
const tablet = { width: 768, height: 1000 }
const phone = { width: 360, height: 780 }

/** Key screens whose words do not move with the day. */
const screens = [
  ['home-desk', samplePages.home.de, desk],
  ['home-phone', samplePages.home.de, phone],
  ['winter-desk', samplePages.winter.fr, desk],
  ['room-desk', samplePages.room.de, desk],
  ['room-phone', samplePages.room.en, phone],
  ['restaurant-tablet', samplePages.restaurant.fr, tablet],
  ['history-desk', '/geschichte', desk],
  ['media-corner-tablet', samplePages.mediaCorner.en, { width: 768, height: 580 }],
] as const

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
    )
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode()))
  })
}

async function expectKeptLook(page: Page, name: string): Promise<void> {
  await settle(page)
  const { mean, clear } = await differenceFrom(page, name)
  expect(clear, `share of pixels that differ clearly on ${name}`).toBeLessThan(0.015)
  expect(mean, `mean difference on ${name}`).toBeLessThan(5)
}

test('two different screens are told apart', async () => {
  const [home, winter] = [await keptLook('home-desk'), await keptLook('winter-desk')]
  expect(compareLooks(home, winter).clear).toBeGreaterThan(0.3)
  expect(compareLooks(home, await keptLook('room-phone')).clear).toBe(1)
  expect(compareLooks(home, home)).toEqual({ mean: 0, clear: 0 })
})

for (const [name, path, size] of screens)
  test(`${name} looks as it was designed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await chooseSeason(page, 'summer')
    await visit(page, path)
    // Only shown while the house is closed.
    await page.addStyleTag({ content: '[data-opens] { display: none }' })
    await expectKeptLook(page, name)
  })

test('the fly-out looks as it was designed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desk)
  await chooseSeason(page, 'summer')
  await visit(page, samplePages.room.fr)
  await page.locator('#top').getByText('Menu', { exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectKeptLook(page, 'fly-out-desk')
})

personTest('the question for consent looks as it was designed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await chooseSeason(page, 'summer')
  await visit(page, samplePages.home.en)
  await expect(question(page)).toBeVisible()
  await expectKeptLook(page, 'consent-phone')
})
