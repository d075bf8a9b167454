import type { Page } from '@playwright/test'
import { expect, occurrencePaths, samplePages, test, visit } from './visit'

/** What reaches further right than the screen, in words; empty when nothing does. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
      )
      .slice(0, 8)
  })

const pages = async () => [
  ...Object.values(samplePages).map(({ de }) => de),
  samplePages.room.fr,
  samplePages.home.en,
  '/anreise',
  '/galerie',
  '/fr/404-is-not-a-page',
  (await occurrencePaths())[0] ?? (await occurrencePaths('/'))[0] ?? '',
]

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedProblems: /status of 404/ })
  test('no page scrolls sideways', async ({ page }) => {
    for (const path of await pages()) {
      await page.goto(path)
      await expect.poll(() => tooWide(page), { message: path }).toEqual([])
    }
  })
})

test.describe('with letters twice as large', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedProblems: /status of 404/ })
  test('no page scrolls sideways and nothing is cut off', async ({ page }) => {
    for (const path of await pages()) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => tooWide(page), { message: path }).toEqual([])
    }
  })
})

test('a room prints as words, facts and pictures, without navigation', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main dl, main table').first()).toBeVisible()
  for (const part of ['#top', 'body > * footer', '[data-bar=booking]', 'nav']) {
    for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
  }
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
