import type { Page } from '@playwright/test'
import { expect, samplePages, scriptsRun, test, visit } from './visit'

test.use({
  expectedProblems:
    /Failed to load resource|ChunkLoadError|Loading chunk|could not be mounted|is not iterable|is not a function/,
})

/** Opens the gallery while its scripts are gone, as after a release that is long past. A page loaded anew has its own. */
async function openWithoutItsScript(page: Page): Promise<void> {
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/*.js', (route) => (isGone ? route.abort() : route.continue()))
  await page.getByRole('button', { name: /^Alle \d+ Bilder/ }).click()
}

test('a missing chunk loads the page again, once; within ten seconds it tells instead', async ({ page }) => {
  await visit(page, samplePages.room.de)
  const reload = page.waitForEvent('load')
  await openWithoutItsScript(page)
  await reload
  await scriptsRun(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arvenzimmer')

  await page.unrouteAll()
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  await openWithoutItsScript(page)
  await expect(page.getByText('Die Seite liess sich nicht aufbauen.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible()
  expect(loads).toEqual([])
})

/** Answers a file of data as it is, changed. */
const changeJson = (page: Page, file: string, change: (text: string) => string) =>
  page.route(file, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })

test('a page that breaks is told with header, footer and the editor’s texts, and its neighbours are whole', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await changeJson(page, '**/page-data/geschichte/page-data.json', (text) =>
    text.replace('"pageParts":[', '"pageParts":7,"no":['),
  )
  await changeJson(page, '**/slice-data/footer--de.json', (text) =>
    text.replaceAll('Ups, da ist etwas schief gelaufen.', 'Hoppla, sagt die Redaktion.'),
  )
  await visit(page, samplePages.room.de)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Geschichte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla, sagt die Redaktion.')
  await expect(page.getByRole('main')).toContainText('500, Fehler auf der Seite: /geschichte')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Grandhotel Edelgrat' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Kontakt').first()).toBeVisible()
  await expect(page.getByRole('main').locator('svg[viewBox="0 0 1280 460"]')).toBeVisible()
  expect(logged.join()).toContain('The page could not be mounted:')
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hoppla, sagt die Redaktion.')
})

test('after ten seconds a missing chunk loads the page again', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 10_000)))
  const reload = page.waitForEvent('load')
  await openWithoutItsScript(page)
  await reload
  await scriptsRun(page)
  await page.getByRole('button', { name: /^Alle \d+ Bilder/ }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
})

test('a link opens its page in the document that is there', async ({ page }) => {
  await visit(page, samplePages.room.de)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Geschichte' }).click()
  await expect(page).toHaveURL(/\/geschichte$/)
  await expect(page.locator('main h1')).not.toHaveText('Arvenzimmer')
  expect(documents).toEqual([])
})
