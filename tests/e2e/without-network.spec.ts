import { fullestList } from '../support/demo-pages'
import { address, expect, siteUrl, test, visit } from './visit'

/** What a page asks for later fails: pictures that come into view, what moves them. */
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/ })

test('rooms are chosen on the open page where there is no network', async ({ page, context }) => {
  await visit(page, '/zimmer')
  await context.setOffline(true)
  const finder = page.locator('#finder')
  for (const name of ['mit Hund', 'für 4 Personen']) await finder.getByRole('link', { name }).click()
  await expect.poll(() => address(page)).toBe('/zimmer?guests=4&dog=yes')
  await expect(finder.getByRole('listitem').filter({ hasText: 'CHF' })).toHaveCount(1)
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/zimmer?dog=yes')
  await finder.getByRole('link', { name: 'Auswahl aufheben' }).click()
  await expect(finder.getByRole('listitem').filter({ hasText: 'CHF' })).toHaveCount(7)
  await expect.poll(() => address(page)).toBe('/zimmer')
})

test('events are filtered on the open page where there is no network', async ({
  page,
  context,
  viewport,
}) => {
  const list = await fullestList(siteUrl, 'de')
  await visit(page, list)
  const rows = page.locator('main :is(h2, h3) a')
  const all = await rows.count()
  await context.setOffline(true)
  if ((viewport?.width ?? 0) < 1024) {
    const category = page.getByRole('combobox', { name: 'Kategorie' })
    const [first] = await category
      .locator('option')
      .filter({ hasText: /\([1-9]\d*\)/ })
      .all()
    await category.selectOption((await first?.getAttribute('value')) ?? '')
  } else {
    const category = page
      .getByRole('navigation', { name: 'Auswahl' })
      .getByRole('list', { name: 'Kategorie' })
    await category.getByRole('link').nth(1).click()
  }
  await expect.poll(() => address(page)).toMatch(/\?category=./)
  await expect(page.getByRole('status')).toHaveText(/^\d+ Veranstaltung/)
  await page.goBack()
  await expect.poll(() => address(page)).toBe(list)
  await expect(rows).toHaveCount(all)
})
