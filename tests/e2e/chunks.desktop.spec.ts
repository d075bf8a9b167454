import type { Page } from '@playwright/test'
import { expect, samplePages, scriptsRun, test, visit } from './visit'

test.use({
  expectedProblems: /Failed to load resource|ChunkLoadError|Loading chunk|could not be mounted/,
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
