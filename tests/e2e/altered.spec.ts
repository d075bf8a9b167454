import type { Page } from '@playwright/test'
import { translates } from '../support/translates'
import { expect, openPreferences, preferences, question, test } from './person'
import { address, goTo, visit } from './visit'

/*
 * What a visitor's browser makes of a page that is not the site's doing: it translates it, it hides what asks about
 * cookies, it refuses every store. The site goes on working.
 */

/** A rule of a list that blocks banners, in force from the beginning or from now on. */
const hidesBanners = `{
  const style = document.createElement('style')
  style.textContent = '#consent { display: none !important }'
  document.documentElement.append(style)
}`

/** Counts how often the page was locked. */
const countsLocks = `addEventListener('DOMContentLoaded', () => {
  window.locks = 0
  new MutationObserver(([{ target }]) => { if (target.hasAttribute('inert')) window.locks += 1 })
    .observe(document.getElementById('___gatsby'), { attributeFilter: ['inert'] })
})`

const isUsable = (page: Page) => page.locator('#___gatsby:not([inert])')

/** Chooses rooms, opens and closes the menu, and goes on to a room. */
async function walk(page: Page): Promise<void> {
  const finder = page.locator('#finder')
  await finder.getByRole('link', { name: 'mit Hund' }).click()
  await expect.poll(() => address(page)).toBe('/zimmer?dog=yes')
  await expect(finder.getByRole('status')).toContainText('5 Zimmer passen')
  await finder.getByRole('link', { name: 'für 4 Personen' }).click()
  await expect(finder.getByRole('status')).toContainText('1 Zimmer passt')
  await expect(finder.getByRole('listitem').filter({ hasText: 'CHF' })).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await finder.getByRole('listitem').filter({ hasText: 'CHF' }).getByRole('link').first().click()
  await expect.poll(() => address(page)).toMatch(/^\/zimmer\/./)
  await expect(page.locator('main h1')).toBeVisible()
  await page.goBack()
  await expect(finder.getByRole('listitem').filter({ hasText: 'CHF' })).toHaveCount(1)
}

test.describe('where a browser hides what asks about cookies', () => {
  test('from the beginning, the page can be used, and nothing is loaded that was not agreed to', async ({
    page,
    foreign,
  }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${hidesBanners})`)
    await page.addInitScript(countsLocks)
    await visit(page, '/zimmer')
    await expect(question(page)).toBeAttached()
    await expect(isUsable(page)).toBeAttached()
    await walk(page)
    for (const path of ['/angebote', '/', '/zimmer']) await goTo(page, path)
    expect(await page.evaluate('window.locks')).toBe(1)
    expect(foreign).toEqual([])
  })

  test('after the question has come, the page can be used again', async ({ page }) => {
    await visit(page, '/zimmer')
    await expect(question(page)).toBeVisible()
    await expect(isUsable(page)).toHaveCount(0)
    await page.evaluate(hidesBanners)
    await expect(isUsable(page)).toBeAttached()
    await walk(page)
  })

  test('or takes it away, the page can be used again', async ({ page }) => {
    await visit(page, '/zimmer')
    await expect(question(page)).toBeVisible()
    await page.locator('#consent').evaluate((element) => element.remove())
    await expect(isUsable(page)).toBeAttached()
    await walk(page)
  })

  test('a page that is printed meanwhile asks on', async ({ page }) => {
    await visit(page, '/zimmer')
    await expect(question(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(question(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(question(page)).toBeVisible()
    await expect(isUsable(page)).toHaveCount(0)
  })

  test('what opens the choice anew does not lock the page', async ({ page }) => {
    await visit(page, '/zimmer')
    await page.locator('#consent .cm [data-role="necessary"]').click()
    await openPreferences(page)
    await expect(isUsable(page)).toHaveCount(0)
    await page.evaluate(hidesBanners)
    await expect(preferences(page)).toBeHidden()
    await expect(isUsable(page)).toBeAttached()
    await walk(page)
  })
})

test('where a browser refuses every store, a visitor reads on and goes back, and is asked nothing that it could not keep', async ({
  page,
}) => {
  await page.addInitScript(`{
    const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError') }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
  }`)
  await visit(page, '/zimmer')
  await walk(page)
  await expect(question(page)).toHaveCount(0)
  const settings = page.locator('footer [data-consent="preferences"]')
  await settings.click()
  await expect(page).toHaveURL(new RegExp(`${await settings.getAttribute('href')}$`))
  await page.goto('/winter')
  await expect(page.locator('html')).toHaveAttribute('data-season', 'winter')
})

for (const when of ['at once', 'when asked'] as const) {
  test.describe(`where a browser translates the page ${when}`, () => {
    // A page that is translated before its scripts run is rendered anew by React, which tells so; then it is translated again.
    test.use({ expectedProblems: when === 'at once' ? /Minified React error #418/ : /^nothing$/ })

    test('it goes on working, and what it says of a choice is of that choice', async ({ page }) => {
      await page.addInitScript(translates(when))
      await visit(page, '/zimmer')
      await page.locator('#consent .cm [data-role="necessary"]').click()
      await page.evaluate((isAsked) => {
        if (isAsked) Reflect.apply(Reflect.get(window, 'translateNow'), window, [])
      }, when === 'when asked')
      await expect(page.locator('main h1')).toContainText('«')
      // Whose site it is stays as it is called.
      await expect(page.locator('#top a').filter({ hasText: 'Edelgrat' }).first()).not.toContainText('«')
      await walk(page)
      await expect(page.locator('main h1')).toContainText('«')
    })
  })
}
