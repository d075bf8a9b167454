import { expect, samplePages, test, visit } from './visit'

test('at most four pages are loaded ahead at the same time', async ({ page }) => {
  const waiting: (() => void)[] = []
  let open = false
  await page.clock.install()
  await page.route('**/page-data/**/page-data.json', async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await page.route(`**/page-data/index/page-data.json`, (route) => route.continue())
  await visit(page, samplePages.home.de)
  await page.clock.runFor(10_000)
  await expect.poll(() => waiting.length).toBe(4)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.clock.runFor(10_000)
  expect(waiting).toHaveLength(4)
  open = true
  for (const go of waiting) go()
})
