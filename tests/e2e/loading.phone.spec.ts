import type { Page } from '@playwright/test'
import { expect, occurrencePaths, samplePages, scriptsRun, test, visit } from './visit'

/** Opens a page with its clock standing still and its pictures held back. */
async function openWithoutPictures(page: Page, path: string) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/images/**', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { scripts, release }
}

test('the scripts of the app come once the first picture stands', async ({ page }) => {
  const { scripts, release } = await openWithoutPictures(page, samplePages.room.de)
  expect(scripts).toEqual([])
  release()
  await expect.poll(() => scripts.some((address) => address.includes('/app-'))).toBe(true)
  await page.clock.resume()
  await scriptsRun(page)
})

test('they come at once with the first deed of a visitor, who need not wait for a picture', async ({
  page,
}) => {
  const { scripts, release } = await openWithoutPictures(page, samplePages.room.de)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.some((address) => address.includes('/app-'))).toBe(true)
  release()
})

/** How much has moved below the visitor's eyes; 0 to 1, under 0.01 is promised. */
const movement = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        performance.mark('asked')
        setTimeout(() => resolve(0), 500)
      }),
  )

/** The first and the last minute of the day of an occurrence, by the clock of the house. */
const dayOf = (path: string) => {
  const day = /\d{4}-\d{2}-\d{2}/.exec(path)?.[0]
  return { begin: new Date(`${day}T00:01:00+01:00`), end: new Date(`${day}T23:59:00+01:00`) }
}

const lastOccurrence = async (): Promise<string> =>
  (await occurrencePaths(samplePages.events.de)).at(-1) ?? ''

test.describe('before any script of the app', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('what is over is hidden, and nothing moves when the scripts come', async ({ page }) => {
    const [path = ''] = await occurrencePaths(samplePages.events.de)
    await page.clock.setFixedTime(dayOf(path).end)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(samplePages.events.de)
    const row = page.locator(`main li:has(a[href="${path}"])`)
    await expect(row).toBeAttached()
    await expect(row).toBeHidden()

    await page.unroute('**/*.js')
    await visit(page, samplePages.events.de)
    await expect(row).toHaveCount(0)
    expect(await movement(page)).toBeLessThan(0.01)
  })

  test('a date that is over says so, and nothing moves when the scripts come', async ({ page }) => {
    const path = await lastOccurrence()
    const past = page.getByText('Diese Veranstaltung ist vorbei.')
    await page.clock.setFixedTime(dayOf(path).begin)
    await visit(page, path)
    await expect(past).toBeHidden()

    await page.clock.setFixedTime(dayOf(path).end)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(past).toBeVisible()
    await page.unroute('**/*.js')
    await visit(page, path)
    await expect(past).toBeVisible()
    expect(await movement(page)).toBeLessThan(0.01)
  })
})
