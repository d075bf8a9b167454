import { expect, samplePages, test, visit } from './visit'

test('month, category and resort are selects with counts that change the list in place', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const rows = page.locator('main :is(h2, h3) a')
  const month = page.getByRole('combobox', { name: 'Monat', exact: true })
  const options = await month.locator('option').allTextContents()
  expect(options).toHaveLength(12)
  const full = options.find((text) => Number(/\((\d+)\)/.exec(text)?.[1]) >= 4) ?? ''
  await month.selectOption({ label: full })
  await expect(rows).toHaveCount(Number(/\((\d+)\)/.exec(full)?.[1]))

  const category = page.getByRole('combobox', { name: 'Kategorie', exact: true })
  const wanted =
    (await category.locator('option').allTextContents()).find((text) => /\([1-9]\d*\)/.test(text)) ?? ''
  await category.selectOption({ label: wanted })
  await expect(page).toHaveURL(/\?category=/)
  await expect(rows).toHaveCount(Number(/\((\d+)\)/.exec(wanted)?.[1]))
  await category.selectOption('')
  await expect(page).not.toHaveURL(/category=/)
  await expect(page.getByRole('combobox', { name: 'Ort', exact: true }).locator('option').first()).toHaveText(
    'All Resorts',
  )
})
