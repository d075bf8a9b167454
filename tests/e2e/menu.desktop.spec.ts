import { expect, samplePages, test, visit } from './visit'

test.beforeEach(async ({ page }) => visit(page, samplePages.questions.de))

const menu = 'Hauptnavigation'

test('a dropdown is a disclosure that opens with Enter, walks with arrows and closes with Escape', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: menu })
  const kitchen = nav.locator('summary', { hasText: 'Küche' })
  const panel = nav.getByRole('link', { name: 'Grandsalon' })
  await kitchen.focus()
  await expect(panel).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Übersicht' }).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(kitchen).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(kitchen).toBeFocused()
})

test('arrows walk along the bar', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: menu })
  await nav.getByRole('link', { name: 'Zimmer' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(nav.locator('summary', { hasText: 'Küche' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(nav.getByRole('link', { name: 'Zimmer' })).toBeFocused()
})

test('an open dropdown closes when the focus leaves it, and when one presses elsewhere', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: menu })
  const kitchen = nav.locator('summary', { hasText: 'Küche' })
  const panel = nav.getByRole('link', { name: 'Grandsalon' })
  await kitchen.focus()
  await page.keyboard.press('Space')
  await expect(panel).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(panel).toBeHidden()
  await kitchen.click()
  await expect(panel).toBeVisible()
  // The open panel may lie over the heading: the margin of the page is always free.
  await page.mouse.click(4, 850)
  await expect(panel).toBeHidden()
})

test('a link of the dropdown opens its page, marks it and closes the dropdown', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: menu })
  await nav.locator('summary', { hasText: 'Küche' }).click()
  await nav.getByRole('link', { name: 'Grandsalon' }).click()
  await expect(page).toHaveURL(/\/kueche\/grandsalon$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Grandsalon' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Grandsalon' })).toBeHidden()
  await expect(nav.locator('a[aria-current=page]')).toHaveText('Grandsalon')
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
