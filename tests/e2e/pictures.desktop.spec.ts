import { expect, samplePages, test, visit } from './visit'

test.use({ expectedProblems: /Failed to load resource/ })

test("a picture that cannot be loaded becomes the word 'error' after three seconds", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      if (document.querySelector('#top[data-solid]')) seen.scripts ??= performance.now()
      const words = [...document.querySelectorAll('main span')]
      if (words.some((word) => word.textContent === 'error')) seen.word ??= performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.route('**/images/**', (route) => route.abort())
  await visit(page, samplePages.room.de)
  await expect(page.getByRole('main').getByText('error', { exact: true }).first()).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { scripts: number; word: number })
  expect(seen.word - seen.scripts).toBeGreaterThan(2_500)
})

test('a partner mark that cannot be loaded becomes a word with its name after 200 ms', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort())
  await visit(page, samplePages.room.de)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('heading', { name: 'Partner' }).scrollIntoViewIfNeeded()
  await expect(footer.getByText(/^error, /).first()).toBeVisible()
})

test('a picture that arrives keeps its place: nothing on the page moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of [samplePages.home.de, samplePages.room.de]) {
    await page.goto(path, { waitUntil: 'load' })
    const moved = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0),
    )
    expect(moved).toBeLessThan(0.02)
  }
})

test('a room shows its floor plan beside its facts, whole and described', async ({ page }) => {
  await visit(page, samplePages.room.de)
  const plan = page.locator('[data-part=facts] [data-part=plan]')
  await plan.scrollIntoViewIfNeeded()
  const drawing = plan.getByRole('img', { name: /^Grundriss des Arvenzimmers/ })
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await expect(plan.getByText('Grundriss, Süden rechts')).toBeVisible()
})
