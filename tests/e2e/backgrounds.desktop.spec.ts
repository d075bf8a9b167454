import { extremePath } from '../support/extremes'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

const colours = {
  white: 'rgb(251, 250, 247)',
  gold: 'rgb(185, 141, 79)',
  rose: 'rgb(234, 217, 211)',
  green: 'rgb(217, 229, 220)',
} as const

/** On the home page gold is for offers, and goes when they are over. */
const pageWith: Readonly<Record<string, string>> = {
  gold: extremePath('full', 'page'),
  rose: samplePages.summer.de,
}

test('a part has the colour that its editor chose: gold, rose, mint, else white', async ({ page }) => {
  await chooseSeason(page, 'summer')
  for (const [ground, colour] of Object.entries(colours)) {
    await visit(page, pageWith[ground] ?? samplePages.home.de)
    const part = page.locator(`main > section[data-ground=${ground}]`).first()
    await expect(part, ground).toHaveCSS('background-color', colour)
  }
})

test('a page with a colour of its own has it behind everything that has none', async ({ page }) => {
  await chooseSeason(page, 'summer')
  await visit(page, '/angebote/fuenf-tage-stille')
  await expect(page.getByRole('main')).toHaveCSS('background-color', colours.green)
  for (const part of await page.locator('main > section').all())
    await expect(part).toHaveCSS('background-color', colours.green)
  await visit(page, samplePages.package.de)
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('main > section[data-part=text]').first()).toHaveCSS(
    'background-color',
    colours.white,
  )
})
