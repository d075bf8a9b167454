import type { Page } from '@playwright/test'
import { address, expect, samplePages, test, visit } from './visit'

const season = (page: Page) => page.locator('html').getAttribute('data-season')
const ground = (page: Page) =>
  page
    .locator('[data-part=hero] [data-ground=season]')
    .first()
    .evaluate((part) => getComputedStyle(part).backgroundColor)
const headerSwitch = (page: Page) => page.locator('#top').getByRole('navigation', { name: 'Saison' })

test('the switch stands on the home page and on the season pages only', async ({ page }) => {
  for (const path of [samplePages.home.de, samplePages.summer.de, samplePages.winter.de]) {
    await visit(page, path)
    await expect(headerSwitch(page)).toBeVisible()
  }
  for (const path of [samplePages.room.de, samplePages.events.de, samplePages.questions.de]) {
    await visit(page, path)
    await expect(headerSwitch(page)).toBeHidden()
  }
})

test('phones have no season switch; their menu has a link to each season, on every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, samplePages.home.de)
  await expect(headerSwitch(page)).toBeHidden()
  for (const path of [samplePages.home.de, samplePages.room.de]) {
    await visit(page, path)
    await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu.locator('[data-switch=season]')).toHaveCount(0)
    const links = menu.getByRole('navigation', { name: 'Saison' }).getByRole('link')
    await expect(links).toHaveText(['Sommer', 'Winter'])
    await links.last().click()
    await expect(page).toHaveURL(new RegExp(`${samplePages.winter.de}$`))
    expect(await season(page)).toBe('winter')
  }
})

test('on desktops the menu leaves the season to the header', async ({ page }) => {
  await visit(page, samplePages.home.de)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Menü' }).getByRole('navigation', { name: 'Saison' }),
  ).toBeHidden()
})

test('the light changes at once, the other page comes 200 ms later', async ({ page }) => {
  await page.clock.install()
  await visit(page, samplePages.summer.de)
  const summer = await ground(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await headerSwitch(page).getByRole('link', { name: 'Winter' }).click()
  expect(await season(page)).toBe('winter')
  await page.clock.runFor(190)
  expect(address(page)).toBe(samplePages.summer.de)
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`${samplePages.winter.de}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => ground(page)).not.toBe(summer)
})

test('the choice holds for the session, on other pages and in other languages', async ({ page }) => {
  await visit(page, samplePages.home.de)
  expect(await season(page)).toBe('summer')
  await headerSwitch(page).getByRole('link', { name: 'Winter' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages.winter.de}$`))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages.winter.fr}$`))
  expect(await season(page)).toBe('winter')
  await visit(page, samplePages.room.en)
  expect(await season(page)).toBe('winter')
  await visit(page, samplePages.home.de)
  expect(await season(page)).toBe('winter')
})

test('a season page shows its own light, whatever was chosen', async ({ page }) => {
  await visit(page, samplePages.winter.de)
  expect(await season(page)).toBe('winter')
  await visit(page, samplePages.home.de)
  expect(await season(page)).toBe('summer')
})
