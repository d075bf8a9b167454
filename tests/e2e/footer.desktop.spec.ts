import { expect, samplePages, test, visit } from './visit'

const languages = ['de', 'fr', 'en'] as const

for (const language of languages)
  test(`in ${language} the legal links are one row, as far from their neighbours as from one another, also above credits`, async ({
    page,
  }) => {
    await visit(page, samplePages.room[language])
    await expect(page.locator('footer [data-credits]')).toBeVisible()
    const boxes = await page
      .locator('footer')
      .evaluate((footer) =>
        [
          footer.querySelector('p:has(+ [data-legal])'),
          ...footer.querySelectorAll('[data-legal] > li'),
          footer.querySelector('[data-switch=language]'),
        ].map((part) => part?.getBoundingClientRect() ?? new DOMRect()),
      )
    const links = boxes.slice(1, -1)
    expect(links.map(({ y }) => y)).toEqual(links.map(() => links[0]?.y))
    const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
    expect(gaps.filter((gap) => gap < 23.5)).toEqual([])
  })
