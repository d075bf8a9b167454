import type { Page, Route } from '@playwright/test'
import { address, expect, goTo, samplePages, scriptsRun, test, visit } from './visit'

/** Opens a page whose app is still on its way; answers how to let it come. */
async function openBeforeTheApp(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/app-*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await scriptsRun(page)
  }
}

const menuButton = (page: Page) => page.locator('#top').getByRole('button', { name: 'Menü' })
const menu = (page: Page) => page.locator('#menu')
const isModal = (page: Page) => menu(page).evaluate((dialog) => dialog.matches(':modal'))

test('the menu that a visitor opened before the app was there closes once it is', async ({ page }) => {
  const letCome = await openBeforeTheApp(page, samplePages.room.de)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await letCome()
  await expect.poll(() => isModal(page)).toBe(true)
  await menu(page).getByRole('button', { name: 'Schliessen' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.de}$`))
})

test('nor does it cover the page that a link in it leads to', async ({ page }) => {
  const letCome = await openBeforeTheApp(page, `${samplePages.room.de}#menu`)
  await expect(menu(page)).toBeVisible()
  await letCome()
  await expect.poll(() => isModal(page)).toBe(true)
  await menu(page).locator('footer a, a[href="/suche"]').first().click()
  await expect.poll(() => address(page)).toBe('/suche')
  await expect(menu(page)).toBeHidden()
})

test('the month that a visitor chose before the app was there comes once it is', async ({ page }) => {
  const letCome = await openBeforeTheApp(page, samplePages.events.de)
  const month = page.getByRole('combobox', { name: 'Monat' })
  const next = (await month.locator('option').nth(1).getAttribute('value')) ?? ''
  await month.selectOption(next)
  await letCome()
  await expect.poll(() => address(page)).toBe(`${samplePages.events.de}/${next}`)
  await expect(month).toHaveValue(next)
})

test('a page shows whatever stands behind the # of its address', async ({ page }) => {
  const isRoom = () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Arvenzimmer')
  // An anchor of an old site in Latin-1, one that was cut, and a word of an editor.
  for (const fragment of ['#%DCbersicht', '#lage%C3%', '#50%']) {
    await page.goto('about:blank')
    await visit(page, samplePages.room.de + fragment)
    await isRoom()
  }
  await page.evaluate(() => window.location.assign('#%'))
  await expect(page).toHaveURL(/#%25$/)
  await isRoom()
  await goTo(page, samplePages.questions.de)
  await page.evaluate(
    (to) => void Reflect.apply(Reflect.get(window, '___navigate'), window, [to]),
    `${samplePages.room.de}#50%`,
  )
  await isRoom()
  await page.goBack()
  await page.goForward()
  await isRoom()
})
