import type { Page } from '@playwright/test'
import { address, expect, samplePages, test, visit } from './visit'

const flyOut = (page: Page) => page.getByRole('dialog', { name: 'Menü' })
const open = async (page: Page) => {
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await expect(flyOut(page)).toBeVisible()
}
const isInside = (page: Page) =>
  page.evaluate(() => document.getElementById('menu')?.contains(document.activeElement) ?? false)
/** The first thing that the keyboard may reach behind the dialog; undefined in the browser's own bars. */
const isOutside = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    return active !== null && active !== document.body && !active.closest('#menu')
  })

test.beforeEach(async ({ page }) => visit(page, samplePages.room.de))

test('the fly-out keeps the keyboard inside, and the rest of the page is inert', async ({ page }) => {
  await open(page)
  expect(await isInside(page)).toBe(true)
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isOutside(page)).toBe(false)
  }
  await expect(page.locator('html')).toHaveAttribute('data-fly-out-active', 'true')
  expect(await page.evaluate(() => document.elementFromPoint(5, 5)?.closest('#menu') !== null)).toBe(true)
})

test('Escape closes the fly-out and the focus returns to the menu button', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(flyOut(page)).toBeHidden()
  await expect(page.locator('#top').getByRole('button', { name: 'Menü' })).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-fly-out-active')
  expect(address(page)).toBe(samplePages.room.de)
})

test('the back button closes the fly-out and stays on the page', async ({ page }) => {
  await open(page)
  await page.goBack()
  await expect(flyOut(page)).toBeHidden()
  expect(address(page)).toBe(samplePages.room.de)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arvenzimmer')
})

test('closing takes the step in the history back', async ({ page }) => {
  await visit(page, samplePages.questions.de)
  await open(page)
  await flyOut(page).getByRole('button', { name: 'Schliessen' }).click()
  await expect(flyOut(page)).toBeHidden()
  await page.waitForFunction(() => !window.history.state?.overlay)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.de}$`))
})

test('the page behind the fly-out does not scroll', async ({ page }) => {
  await open(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .not.toBe('hidden')
})

test('a page of the tree opens in place of the step that opening made', async ({ page }) => {
  await open(page)
  const tree = flyOut(page).getByRole('navigation', { name: 'Menü' })
  await tree.getByText('Zimmer und Suiten').click()
  await tree.getByRole('link', { name: 'Seezimmer' }).click()
  await expect(page).toHaveURL(/\/zimmer\/seezimmer$/)
  await expect(flyOut(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.de}$`))
})

test('the fly-out is 500 px wide, on phones the whole screen', async ({ page }) => {
  await open(page)
  const panel = flyOut(page).locator('> div')
  const screen = page.viewportSize()?.width ?? 0
  /** px that a desktop browser keeps free for its scrollbar while the page is locked; a phone has none. */
  const gutter = 15
  const missing = async () =>
    (screen < 768 ? screen : 500) - Math.round((await panel.boundingBox())?.width ?? 0)
  await expect.poll(missing).toBeLessThanOrEqual(screen < 768 ? gutter : 0)
  expect(await missing()).toBeGreaterThanOrEqual(0)
})

test('the language switch of the fly-out leads to the same page', async ({ page }) => {
  await open(page)
  await flyOut(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.en}$`))
})
