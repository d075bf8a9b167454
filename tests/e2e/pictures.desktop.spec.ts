import { expect, samplePages, test, visit } from './visit'

test.use({ expectedProblems: /Failed to load resource/ })

test("a picture that cannot be loaded becomes the word 'error' after three seconds", async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.route('**/images/**', (route) => route.abort())
  await visit(page, samplePages.room.de)
  const main = page.getByRole('main')
  const broken = main.getByText('error', { exact: true })
  await page.clock.runFor(2_500)
  await expect(broken).toHaveCount(0)
  await page.clock.runFor(2_500)
  await expect(broken.first()).toBeVisible()
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
