import { expect, samplePages, test, visit } from './visit'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('over a picture the header stands on the ground that the visitor chose', async ({ page }) => {
  await visit(page, samplePages.home.de)
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'Canvas'
    return getComputedStyle(probe).backgroundColor
  })
  await expect(page.locator('#top')).toHaveCSS('background-color', canvas)
})

test('of the months only the current one is underlined', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('nav ol a > span')]
      .filter((name) => getComputedStyle(name).borderBottomWidth !== '0px')
      .map((name) => ({
        isCurrent: name.closest('[aria-current]') !== null,
        isSeen: getComputedStyle(name).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
      })),
  )
  expect(lines.length).toBe(12)
  expect(lines.filter(({ isCurrent, isSeen }) => isCurrent !== isSeen)).toEqual([])
})
