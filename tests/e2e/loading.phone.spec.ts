import type { Page } from '@playwright/test'
import { eventLists } from '../support/demo-pages'
import { expect, samplePages, scriptsRun, siteUrl, test, visit } from './visit'

const pathAndQuery = (address: string): string => address.slice(new URL(address).origin.length)

/** Opens a page with its clock standing still and its pictures held back. */
async function openWithoutPictures(page: Page, path: string) {
  const scripts: string[] = []
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.resourceType() === 'image') pictures.push(request.url())
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
  return { scripts, pictures, release }
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

test('the pictures further down come once the first one stands, each where its place was', async ({
  page,
}) => {
  await page.addInitScript(watchMovement)
  const { pictures, release } = await openWithoutPictures(page, samplePages.home.de)
  const later = await page
    .locator('main img[loading="lazy"]')
    .evaluateAll((images) =>
      images.map((image) => `${image.getAttribute('src')} ${image.getAttribute('srcset')}`),
    )
  const asked = () =>
    later.filter((choices) => pictures.some((address) => choices.includes(pathAndQuery(address))))
  const placeholders = () =>
    page
      .locator('main img[loading="lazy"][style*="background"]')
      .evaluateAll(
        (images) => images.filter((image) => getComputedStyle(image).backgroundImage !== 'none').length,
      )
  expect(later.length).toBeGreaterThan(2)
  expect(asked()).toEqual([])
  expect(await placeholders()).toBe(0)
  release()
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  await expect.poll(placeholders).toBeGreaterThan(0)
  await page.clock.resume()
  await scriptsRun(page)
  expect(await movement(page)).toBeLessThan(0.01)
})

/** Run in each page before its own scripts: adds up what moves below the visitor's eyes. */
const watchMovement = `window.movement = 0
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.movement += entry.value)))
  .observe({ type: 'layout-shift', buffered: true })`

/** How much has moved, 0 to 1, once what was done last has been painted. */
const movement = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(Reflect.get(window, 'movement')))),
        ),
      ),
  )

/** A row of a list that ends before others of its month, so that the list goes on without it. */
async function rowThatEndsFirst(): Promise<{ list: string; path: string; end: Date }> {
  for (const list of await eventLists(siteUrl, 'de')) {
    const html = await (await fetch(siteUrl + list)).text()
    const rows = [...html.matchAll(/<li[^>]* data-over="([^"]+)".*?href="([^"]+)"/gs)]
      .map(([, over = '', path = '']) => ({ list, path, end: new Date(over) }))
      .sort((a, b) => a.end.getTime() - b.end.getTime())
    const [first, second] = rows
    if (first && second && first.end < second.end) return first
  }
  throw new Error('no list has two rows that end at different times')
}

test.describe('before any script of the app', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('what is over is hidden, and nothing moves when the scripts come', async ({ page }) => {
    const { list, path, end } = await rowThatEndsFirst()
    await page.addInitScript(watchMovement)
    await page.clock.setFixedTime(end)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(list)
    const row = page.locator(`main li:has(a[href="${path}"])`)
    await expect(row).toBeAttached()
    await expect(row).toBeHidden()

    await page.unroute('**/*.js')
    await visit(page, list)
    await expect(row).toHaveCount(0)
    expect(await movement(page)).toBeLessThan(0.01)
  })

  test('a date that is over says so, and nothing moves when the scripts come', async ({ page }) => {
    const { path, end } = await rowThatEndsFirst()
    const past = page.getByText('Diese Veranstaltung ist vorbei.')
    await page.addInitScript(watchMovement)
    await page.clock.setFixedTime(new Date(end.getTime() - 60_000))
    await visit(page, path)
    await expect(past).toBeHidden()

    await page.clock.setFixedTime(end)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(path)
    await expect(past).toBeVisible()
    await page.unroute('**/*.js')
    await visit(page, path)
    await expect(past).toBeVisible()
    expect(await movement(page)).toBeLessThan(0.01)
  })
})
