import { brokenWords } from './broken-words'
import { expect, occurrencePaths, samplePages, test } from './visit'

test.use({ javaScriptEnabled: false })

test('a room is complete: words, facts, price, pictures, links', async ({ page }) => {
  await page.goto(samplePages.room.de)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Arvenzimmer')
  await expect(
    main
      .getByText(/ab\sCHF/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(main.locator('dl, table').first()).toBeVisible()
  await expect(main.locator('a[href*="booking."]:visible').first()).toBeVisible()
  const first = main.locator('img').first()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shown = await main
    .locator('img')
    .evaluateAll(
      (images) => images.filter((image) => image.checkVisibility({ opacityProperty: true })).length,
    )
  expect(shown).toBeGreaterThanOrEqual(4)
})

test('the prices of both seasons break no name of a room', async ({ page }) => {
  await page.goto('/zimmer')
  expect(await brokenWords(page, '#main li > a > span')).toEqual([])
})

test('the fly-out shows as the target of the menu link, and its links lead on', async ({ page }) => {
  await page.goto(samplePages.room.de)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  await menu.getByText('Zimmer und Suiten').click()
  await menu.getByRole('link', { name: 'Seezimmer' }).click()
  await expect(page).toHaveURL(/\/zimmer\/seezimmer$/)
})

test('the language switch leads to the same room', async ({ page }) => {
  await page.goto(samplePages.room.de)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.en}$`))
})

test('a contact link leads to the address in the footer', async ({ page }) => {
  await page.goto(samplePages.questions.de)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await page.locator('#menu a[href="#contact"]').click()
  await expect(page.locator('#contact')).toBeInViewport()
})

test('questions open, because they are disclosures of the browser', async ({ page }) => {
  await page.goto(samplePages.questions.de)
  const first = page.locator('main details').first()
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
})

test('the whole month is listed, and every other month can be reached', async ({ page }) => {
  await page.goto(samplePages.events.de)
  const shown = await occurrencePaths()
  await expect(page.locator('main :is(h2, h3) a')).toHaveCount(shown.length)
  const months = page.getByRole('navigation', { name: 'Monate' }).filter({ visible: true })
  await expect(months.getByRole('link')).toHaveCount(12)
  await months.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/events\/\d{4}-\d{2}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an occurrence says when, where and how much, and offers its calendar file', async ({ page }) => {
  const path = (await occurrencePaths('/events'))[0] ?? (await occurrencePaths('/'))[0] ?? ''
  await page.goto(path)
  await expect(page.getByRole('main').locator('time').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /In den Kalender Erinnerung/ })).toHaveAttribute(
    'href',
    `${path}.ics`,
  )
  await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('what it is like on the ridge stands beside its time, and leads to the webcam', async ({ page }) => {
  await page.goto(samplePages.winter.de)
  const part = page.locator('[data-part=ridge]')
  await expect(part).toContainText(/-?\d+(\.\d)?\s°C/)
  await expect(part.getByText('Stand').locator('time')).toHaveAttribute(
    'datetime',
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00[+-]\d{2}:\d{2}$/,
  )
  await part.getByRole('link', { name: /^Webcam, \d{2}:\d{2}\sUhr$/ }).click()
  await expect(page).toHaveURL(/#webcam$/)
})

test('the header of a page that begins with a picture leaves with it: no words run under its letters', async ({
  page,
}) => {
  await page.goto(samplePages.winter.de)
  const home = page.locator('#top').getByRole('link').first()
  await expect(home).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight))
  await expect(home).not.toBeInViewport()
  await page.goto(samplePages.questions.de)
  await page.evaluate(() => window.scrollTo(0, window.innerHeight))
  await expect(home).toBeInViewport()
})

test('a page shows the colours of its season', async ({ page }) => {
  const ground = () =>
    page
      .locator('[data-part=hero] [data-ground=season]')
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor)
  await page.goto(samplePages.summer.de)
  const summer = await ground()
  await page.goto(samplePages.winter.de)
  expect(await ground()).not.toBe(summer)
})
