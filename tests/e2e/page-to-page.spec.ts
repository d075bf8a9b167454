import type { Page } from '@playwright/test'
import { expect, goTo, samplePages, test, visit } from './visit'

/** What stays is the same element on the next page, marked here as no page marks it. `#menu` is the fly-out. */
const stays = ['#top', '#top nav', '#menu', '#main', 'footer[data-ground]']

const mark = (page: Page) =>
  page.evaluate((places) => {
    for (const place of places) Reflect.set(Object(document.querySelector(place)), 'wasThere', true)
  }, stays)

const marked = (page: Page) =>
  page.evaluate(
    (places) =>
      places.filter((place) => Reflect.get(Object(document.querySelector(place)), 'wasThere') === true),
    stays,
  )

test('header, footer and menus stay as they are while a visitor goes from kind to kind of page', async ({
  page,
}) => {
  await visit(page, samplePages.room.de)
  await mark(page)
  for (const path of ['/geschichte', samplePages.events.de, '/', samplePages.restaurant.de]) {
    await goTo(page, path)
    expect(await marked(page), path).toEqual(stays)
  }
})

test('another language has its own words in header and footer, and the switch the addresses of its page', async ({
  page,
}) => {
  await visit(page, samplePages.room.de)
  await goTo(page, samplePages.room.fr)
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await expect(page.locator('.skip')).toHaveText('Aller au contenu')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Hiver', { exact: true })).toBeVisible()
  await expect(footer.locator('[data-switch="language"] a[lang^="de"]')).toHaveAttribute(
    'href',
    samplePages.room.de,
  )
})

test('the header that went while a page was read is there on the next one, over a picture or not', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, samplePages.room.de)
  const header = page.locator('#top')
  const site = page.locator('[data-on-its-way]')
  for (const [path, tone] of [
    ['/', /ink|snow/],
    ['/geschichte', null],
  ] as const) {
    await page.mouse.wheel(0, 1500)
    await expect(header).toHaveAttribute('data-hidden', 'yes')
    await goTo(page, path)
    await expect(header).toHaveAttribute('data-hidden', 'no')
    await expect(header).toHaveAttribute('data-solid', 'no')
    if (tone) await expect(site).toHaveAttribute('data-hero', tone)
    else await expect(site).not.toHaveAttribute('data-hero')
  }
})

test('a dialog that is closed leaves the header away, where it went while the page was read', async ({
  page,
}) => {
  await visit(page, '/galerie')
  await page.mouse.wheel(0, 1500)
  await expect(page.locator('#top')).toHaveAttribute('data-hidden', 'yes')
  const picture = page.locator('[data-part=gallery]').first().getByRole('button').nth(1)
  // Not by the mouse, for which the page would be scrolled there.
  await picture.dispatchEvent('click')
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForFunction(() => !window.history.state?.overlay)
  await expect(page.locator('#top')).toHaveAttribute('data-hidden', 'yes')
})

test('what is open over a page does not stay over the next one', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#contact'
    document.querySelector('main')?.append(link)
    link.click()
  })
  const flagged = page.locator('html[data-overlay-active]')
  await expect(page.getByRole('dialog', { name: 'Kontakt' })).toBeVisible()
  await expect(flagged).toHaveCount(1)
  await goTo(page, '/geschichte')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(flagged).toHaveCount(0)
})
