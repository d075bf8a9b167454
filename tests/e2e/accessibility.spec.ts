import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, occurrencePaths, samplePages, test, visit } from './visit'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours; no other one can find in one season what it does not find in the other. */
const colourRules = ['color-contrast', 'link-in-text-block']

const told = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )

/**
 * Of what is in order nothing is described, and a page without frames needs no second page in which what was found in each
 * is put together: both take longer than to look.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1)

const findings = async (page: Page) => told(await axe(page).withTags(rules).analyze())

/** Opens the page with everything in its last place. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What the bar of phones lies over moves on with the next touch, and whatever has the focus stands clear of it (thumb-bar.phone.spec.ts).
  await page.addStyleTag({ content: '[data-bar] { position: static !important; margin: 0 !important }' })
}

/** Findings of every rule in summer, and of those that see colours in winter. */
async function findingsOfTheYear(page: Page): Promise<string[]> {
  const light = (season: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-season', name), season)
  await light('summer')
  const summer = await findings(page)
  await light('winter')
  const winter = told(await axe(page).withRules(colourRules).analyze())
  return [...summer.map((finding) => `summer: ${finding}`), ...winter.map((finding) => `winter: ${finding}`)]
}

const templates: readonly (readonly [string, string])[] = [
  ...Object.entries(samplePages).map(([name, { de }]) => [name, de] as const),
  ['directions', '/anreise'],
  ['gallery', '/galerie'],
  ['contact', '/kontakt'],
  ['French room', samplePages.room.fr],
]

for (const [name, path] of templates) {
  test(`axe finds nothing on ${name}, in summer and in winter`, async ({ page }) => {
    await open(page, path)
    expect(await findingsOfTheYear(page)).toEqual([])
  })
}

test('axe finds nothing on an occurrence, in summer and in winter', async ({ page }) => {
  await open(page, (await occurrencePaths('/'))[0] ?? '')
  expect(await findingsOfTheYear(page)).toEqual([])
})

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: /status of 404/ })
  test('axe finds nothing', async ({ page }) => {
    await page.goto('/fr/perdu')
    expect(await findings(page)).toEqual([])
  })
})

test('axe finds nothing in the open fly-out and in the gallery', async ({ page }) => {
  await open(page, samplePages.room.de)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await page.locator('#menu').getByText('Zimmer und Suiten').click()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Alle \d+ Bilder/ }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
