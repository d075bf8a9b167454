import type { Locator, Page } from '@playwright/test'
import { answer, expect, openPreferences, preferences, question, test } from './person'
import { anOccurrence, scriptsRun, visit } from './visit'

/** Whether what has the focus can be seen and pressed: it is on the screen, and nothing lies over its middle. */
const isFocusFree = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return true
    // The empty element at the head of a dialog, from where reading begins: nothing to see and nothing to press.
    if (focused.matches('#consent [tabindex="-1"]:empty')) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const label = focused.closest('label') ?? document.querySelector(`label[for="${focused.id}"]`)
    return hit !== null && (focused.contains(hit) || hit.contains(focused) || label?.contains(hit) === true)
  })

/** Pixels from top to bottom, through its middle, where a touch presses it. */
const heightForThumbs = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isPressed = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
    const middle = Math.round(top + height / 2)
    let pressed = 0
    for (const step of [-1, 1]) for (let y = middle; isPressed(y); y += step) pressed += 1
    return pressed
  })

/** Touches until it has an effect: Chromium drops a touch that a busy page answers late, and a person touches again. */
async function touch(target: Locator, hasEffect: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await hasEffect())) await target.tap()
    await expect.poll(hasEffect, { timeout: 3000 }).toBe(true)
  }).toPass()
}

const widthOfPage = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

for (const [path, choose] of [
  ['/spa', 'Auswahl treffen'],
  ['/fr/spa', 'Choisir'],
  ['/en/spa', 'Choose'],
] as const) {
  test(`the question fits a phone and is answered by thumb: ${path}`, async ({ page, foreign }) => {
    await visit(page, path)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toHaveCSS('opacity', '1')
    expect(await widthOfPage(page)).toBeLessThanOrEqual(360)
    const buttons = question(page).getByRole('button')
    await expect(buttons).toHaveCount(3)
    await expect(buttons.filter({ hasText: choose })).toHaveCount(1)
    for (const button of await buttons.all()) {
      const box = await button.boundingBox()
      expect(await heightForThumbs(button), 'a thumb needs 44 px').toBeGreaterThanOrEqual(44)
      expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 780).toBe(true)
    }
    await touch(buttons.filter({ hasText: choose }), () => preferences(page).isVisible())
    await expect(preferences(page).locator('.pm__section--toggle')).toHaveCount(3)
    expect(await widthOfPage(page)).toBeLessThanOrEqual(360)
    await expect(preferences(page)).toHaveCSS('opacity', '1')
    await touch(preferences(page).locator('[data-role="save"]'), () => preferences(page).isHidden())
    await expect(question(page)).toBeHidden()
    expect(foreign).toEqual([])
  })
}

test('what has the focus is never covered, with the question open and after it', async ({ page }) => {
  await visit(page, '/spa')
  await expect(question(page)).toHaveCSS('opacity', '1')
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusFree(page), `step ${step} in the question`).toBe(true)
  }
  await page.locator('#consent .cm [data-role="show"]').click()
  await expect(preferences(page)).toHaveCSS('opacity', '1')
  // The focus moves into the preferences a moment after they are shown.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#consent .pm') !== null))
    .toBe(true)
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusFree(page), `step ${step} in the preferences`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await answer(page, 'necessary')
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocusFree(page), `step ${step} on the page`).toBe(true)
  }
})

test('a choice stays over navigation, an occurrence and another language, and can be looked at again', async ({
  page,
  foreign,
}) => {
  const occurrence = await anOccurrence('de')
  await visit(page, occurrence)
  await touch(page.locator('#consent .cm [data-role="show"]'), () => preferences(page).isVisible())
  await touch(preferences(page).locator('.pm__service', { hasText: 'Kartendienst' }).locator('label'), () =>
    preferences(page).getByRole('checkbox', { name: 'Kartendienst' }).isChecked(),
  )
  await touch(preferences(page).locator('[data-role="save"]'), () => preferences(page).isHidden())
  await expect(question(page)).toBeHidden()
  await touch(page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }), async () =>
    page.url().endsWith('/events'),
  )
  await touch(page.locator('footer').getByRole('link', { name: 'English' }), async () =>
    page.url().endsWith('/en/events'),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await scriptsRun(page)
  await expect(question(page)).toBeHidden()
  await openPreferences(page)
  await expect(preferences(page).getByRole('checkbox', { name: /Map service/ })).toBeChecked()
  await expect(preferences(page).getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked()
  expect(foreign).toEqual([])
})
