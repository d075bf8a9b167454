import { fullestList } from '../support/demo-pages'
import { brokenWords } from './broken-words'
import { everyTemplate, tooWide } from './too-wide'
import { expect, samplePages, siteUrl, test } from './visit'

// The size of letters that a visitor sets in the browser: twice the usual 16 px.
test.use({
  expectedProblems: /status of 404/,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

test('with letters twice as large no page scrolls sideways and nothing is cut off', async ({ page }) => {
  for (const path of await everyTemplate()) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expect.poll(() => tooWide(page), { message: path }).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('with letters twice as large the numeral of a day is whole', async ({ page }) => {
    await page.goto(await fullestList(siteUrl, 'fr'))
    expect(await brokenWords(page, '#main time')).toEqual([])
  })

  test('with letters twice as large no word or number beside a price or hours is broken', async ({
    page,
  }) => {
    for (const path of [samplePages.home.fr, '/fr/chambres', samplePages.restaurant.fr]) {
      await page.goto(path)
      expect(await brokenWords(page, '#main :is(li, a):has(.figures) > :is(span, h3)'), path).toEqual([])
    }
  })

  test('with letters twice as large the name and the links of the footer are whole', async ({ page }) => {
    await page.goto(samplePages.room.fr)
    expect(await tooWide(page)).toEqual([])
    expect(await brokenWords(page, 'footer :is(nav, [data-legal]) a')).toEqual([])
    const home = page.getByRole('contentinfo').getByRole('link').first()
    expect(
      await home.evaluate((logo) =>
        Math.max(...[...logo.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
      ),
    ).toBeLessThanOrEqual(360)
  })
})
