import { everyTemplate, tooWide } from './too-wide'
import { expect, test } from './visit'

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
