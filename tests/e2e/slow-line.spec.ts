import type { Page, Route } from '@playwright/test'
import { address, expect, scriptsRun, test, visit } from './visit'

const slow = '/geschichte'
const quick = '/zimmer'

/** Keeps what a page is made of back until the test lets it come. */
async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.route(`**/page-data${path}/page-data.json`, (route) => void held.push(route))
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await Promise.all(held.map((route) => route.continue()))
    await page.waitForFunction((wanted) => window.___loader?.loadPageSync(wanted), path)
    // Whatever was to be shown is shown after a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}

/** As a link of the page that is open. */
const follow = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).click()

test('of two links on a slow line the one that was followed last counts', async ({ page }) => {
  const letCome = await holdPage(page, slow)
  await visit(page, '/')
  await follow(page, slow)
  await follow(page, quick)
  await expect.poll(() => address(page)).toBe(quick)
  await letCome()
  expect(address(page)).toBe(quick)
})

test('who goes back while a page is on its way stays where they went back to', async ({ page }) => {
  const letCome = await holdPage(page, slow)
  await visit(page, quick)
  await page.locator('#finder').getByRole('link', { name: 'mit Hund' }).click()
  await expect.poll(() => address(page)).toBe(`${quick}?dog=yes`)
  await follow(page, slow)
  await page.goBack()
  await expect.poll(() => address(page)).toBe(quick)
  await letCome()
  expect(address(page)).toBe(quick)
})

const status = (page: Page) => page.locator('body > [aria-live="polite"]')

test('a page that is long in coming is told in the language of the page, and so is its name once it is shown', async ({
  page,
}) => {
  const letCome = await holdPage(page, slow)
  await visit(page, quick)
  await expect(status(page)).toHaveText('')
  await follow(page, slow)
  await expect(status(page)).toHaveText('Die Seite wird geladen …')
  const line = () =>
    page.evaluate(() => {
      const { content, position, height, width } = getComputedStyle(document.documentElement, '::before')
      return { isShown: content !== 'none', position, height, width }
    })
  expect(await line()).toEqual({
    isShown: true,
    position: 'fixed',
    height: '3px',
    width: `${await page.evaluate(() => document.documentElement.clientWidth)}px`,
  })
  await letCome()
  await expect(status(page)).toHaveText(await page.locator('main h1').innerText())
  expect((await line()).isShown).toBe(false)
  // Gatsby would say it in English, here too.
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Navigated')
})

test('a page that one goes back to is told as one that waits, too, and not by the name of the one that still shows', async ({
  page,
}) => {
  await visit(page, slow)
  const name = await page.locator('main h1').innerText()
  await follow(page, quick)
  await expect.poll(() => address(page)).toBe(quick)
  const letCome = await holdPage(page, slow)
  await page.reload()
  await scriptsRun(page)
  await page.goBack()
  await expect.poll(() => address(page)).toBe(slow)
  await expect(status(page)).toHaveText('Die Seite wird geladen …')
  await letCome()
  await expect(page.locator('main h1')).toHaveText(name)
  await expect(status(page)).toHaveText(name)
})

test.describe('a page that does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('is opened as a whole, with the guests that were chosen', async ({ page }) => {
    await visit(page, `${quick}?guests=4`)
    const suite = page
      .locator('#finder')
      .getByRole('listitem')
      .getByRole('link', { name: 'Gartensuite' })
      .first()
    const href = await suite.getAttribute('href')
    expect(href).toMatch(/\?guests=4$/)
    await page.route('**/page-data/**/page-data.json*', (route) => route.abort())
    await Promise.all([page.waitForEvent('domcontentloaded'), suite.click()])
    expect(address(page)).toBe(href)
  })
})
