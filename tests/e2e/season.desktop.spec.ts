import type { Page } from '@playwright/test'
import { openSeasons } from '../../sandbox/hotel/content/seasons'
import { nextOpening, seasonOfDay } from '../../site/calendar/open-seasons'
import { dayAndMonth } from '../../site/languages/dates'
import { address, chooseSeason, expect, samplePages, test, today, visit } from './visit'

/** By the opening dates, because the demo lets them decide; and the other one. */
const ofHouse = seasonOfDay(today, openSeasons)?.season ?? 'summer'
const other = ofHouse === 'summer' ? 'winter' : 'summer'
const names = { summer: 'Sommer', winter: 'Winter' } as const
const headlines = { summer: /^Im Juni/, winter: /^Um halb fünf/ } as const

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
  expect(await season(page)).toBe(ofHouse)
  await headerSwitch(page).getByRole('link', { name: names[other] }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages[other].de}$`))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages[other].fr}$`))
  expect(await season(page)).toBe(other)
  await visit(page, samplePages.room.en)
  expect(await season(page)).toBe(other)
  await visit(page, samplePages.home.de)
  expect(await season(page)).toBe(other)
})

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const opening = (page: Page) => page.locator('[data-opens]')

test('the home page shows the season of the house, and the other one to who chose it', async ({ page }) => {
  await visit(page, samplePages.home.de)
  await expect(headline(page)).toHaveText(headlines[ofHouse])
  await expect(page.locator('main [data-light]')).toHaveAttribute('data-light', other)
  await headerSwitch(page).getByRole('link', { name: names[other] }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages[other].de}$`))
  await page
    .locator('#top')
    .getByRole('link', { name: /Grandhotel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(headline(page)).toHaveText(headlines[other])
  await page.reload()
  await expect(headline(page)).toHaveText(headlines[other])
  await expect(page.locator('main [data-light]')).toHaveAttribute('data-light', ofHouse)
})

test('a room asks the price of the season that was chosen', async ({ page }) => {
  for (const chosen of ['summer', 'winter'] as const) {
    await chooseSeason(page, chosen)
    await visit(page, samplePages.room.de)
    const prices = page.locator('main [data-part=title] [data-in]').filter({ visible: true })
    await expect(prices).toHaveText([new RegExp(`im\\s${names[chosen]}`)])
  }
})

test('while the house is closed, its pages say when it opens, and for which season', async ({ page }) => {
  const pages = [
    [samplePages.home.de, ofHouse],
    [samplePages.summer.de, 'summer'],
    [samplePages.winter.de, 'winter'],
  ] as const
  for (const [path, about] of pages) {
    await visit(page, path)
    const next = nextOpening(today, openSeasons, about)
    if (!next) await expect(opening(page), path).toHaveCount(0)
    else
      await expect(opening(page), path).toHaveText(
        `Das Haus öffnet am ${dayAndMonth(next.from, 'de')} ${next.from.slice(0, 4)} für den ${names[about]}.`,
      )
  }
})

test('no offer that is over leads the offers, nor one that is far', async ({ page }) => {
  await visit(page, '/angebote')
  const hrefs = await page
    .locator('main [data-part=teaserGrid] a')
    .evaluateAll((links) => links.map((link) => link.textContent ?? ''))
  const first = (text: string) => /(\d{4})/.exec(text.replace(/CHF.*/, ''))?.[1] ?? ''
  expect(hrefs.length).toBe(6)
  expect(Number(first(hrefs[0] ?? '')) - Number(today.slice(0, 4))).toBeLessThanOrEqual(1)
  if (today < '2026-12-20') expect(hrefs[0]).toContain('Erster Schnee')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page shows the season of the house', async ({ page }) => {
    await page.goto(samplePages.home.de)
    await expect(headline(page)).toHaveText(headlines[ofHouse])
  })
})

test('a season page shows its own light, whatever was chosen', async ({ page }) => {
  await visit(page, samplePages[other].de)
  expect(await season(page)).toBe(other)
  await visit(page, samplePages.home.de)
  expect(await season(page)).toBe(ofHouse)
})
