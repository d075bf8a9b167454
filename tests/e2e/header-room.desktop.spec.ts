import type { Page } from '@playwright/test'
import { everyTemplate, tooWide } from './too-wide'
import { expect, samplePages, test, visit } from './visit'

test.use({ expectedProblems: /status of 404/ })

const bar = (page: Page) => page.locator('#top')
/** Where each entry of the bar stands, and whether one stands on another. */
const entriesOf = (page: Page) =>
  bar(page).evaluate((header) => {
    const boxes = [...header.querySelectorAll('a, summary, button')]
      .filter((each) => each.checkVisibility() && !each.closest('dialog, details > ul'))
      .map((each) => {
        const words = document.createRange()
        words.selectNodeContents(each)
        return { name: each.textContent, ...words.getBoundingClientRect().toJSON() }
      })
    const { top, bottom } = header.getBoundingClientRect()
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    )
    const outside = boxes.filter((each) => each.top < top - 1 || each.bottom > bottom + 1)
    return { over, outside: outside.map(({ name }) => name) }
  })

test.describe('at 1280 px, the narrowest bar with a menu,', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const path of Object.values(samplePages.winter))
    test(`${path} has its entries in one row`, async ({ page }) => {
      await visit(page, path)
      const rows = await bar(page)
        .getByRole('navigation')
        .getByRole('listitem')
        .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
      expect(rows).toBe(1)
    })

  test('more and longer entries than ever take a second row, and booking stays where it is', async ({
    page,
  }) => {
    await visit(page, samplePages.winter.fr)
    await bar(page).evaluate((header) => {
      const list = header.querySelector('nav ul')
      const last = list?.lastElementChild
      for (const name of ['Séminaires et banquets', 'Mariages', 'Emplois']) {
        const more = last?.cloneNode(true) as HTMLElement
        const word = more.querySelector('a, summary')
        if (word) word.textContent = name
        list?.append(more)
      }
    })
    await expect(bar(page).getByRole('link', { name: 'Réserver' })).toBeInViewport({ ratio: 1 })
    expect(await tooWide(page)).toEqual([])
    expect(await entriesOf(page)).toEqual({ over: [], outside: [] })
  })
})

/** Words of a leaf of the page, and no element in it. */
const sayIn = (page: Page, where: string, words: string) =>
  page.evaluate(
    ([found, text]) => {
      for (const element of document.querySelectorAll(found))
        if (element.children.length === 0 && element.textContent?.trim()) element.textContent = text
    },
    [where, words] as const,
  )

for (const width of [320, 360, 768, 1024, 1280])
  test(`a house with a long name, and long addresses of mail, find room at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, samplePages.room.de)
    const names = page.locator('#top svg + span, footer svg + span')
    await names.evaluateAll((found) => {
      for (const name of found) {
        name.textContent = 'Grandhotel Edelgrat und Kurhaus Les Arolles'
        name.setAttribute('data-words', 'many')
      }
    })
    for (const name of await names.all()) await expect(name).toHaveCSS('display', 'block')
    await sayIn(
      page,
      'footer a, footer p',
      'reservationen-und-bankette@grandhotel-edelgrat-les-arolles.example',
    )
    expect(await tooWide(page)).toEqual([])
    expect(await entriesOf(page)).toEqual({ over: [], outside: [] })
  })

/** What a reader may set (WCAG 1.4.12). */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

for (const width of [320, 768, 1280])
  test(`with letters, words and lines set wider nothing is cut off, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of await everyTemplate()) {
      await page.goto(path)
      await page.addStyleTag({ content: wideText })
      await expect.poll(() => tooWide(page), { message: path }).toEqual([])
      expect(await entriesOf(page), path).toEqual({ over: [], outside: [] })
    }
  })
