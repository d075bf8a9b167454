import type { Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import { writeToken } from '../support/content'
import { expect, test } from './visit'

const worker = process.env.WORKER_UNDER_TEST ?? 'http://127.0.0.1:8010'
const client = createClient({
  projectId: 'edelgrat',
  dataset: 'production',
  apiHost: process.env.LAKE_UNDER_TEST ?? 'http://localhost:8020',
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
  token: writeToken,
})

/** Each size of screen edits a page of its own, because they run side by side. */
const pages = {
  desktop: { id: 'page-conditions', title: 'Bedingungen', path: '/bedingungen' },
  phone: { id: 'page-conditions__i18n_fr', title: 'Conditions', path: '/fr/conditions' },
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${worker}/operations`)
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('Zugang').fill('test-operations-token-0123456789')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Belege' })).toBeVisible()
}

/** The newest receipt of a document. */
const receiptOf = (page: Page, title: string) =>
  page
    .locator('.receipts > li')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first()

test.describe('the operations page', () => {
  // Whoever is not signed in gets a 401, which the browser notes; bull-board asks for a font from outside, which the policy stops.
  test.use({ expectedProblems: [/401/, /fonts\.googleapis\.com/] })
  test.describe.configure({ mode: 'serial', timeout: 180_000 })

  test('shows an edit arriving, by itself, with its pages, reasons and times', async ({ page }, info) => {
    const edited = info.project.name === 'phone' ? pages.phone : pages.desktop
    await signIn(page)
    const { _rev } = await client
      .patch(edited.id)
      .set({ lead: `Geschrieben um ${Date.now()}.` })
      .commit()
    const receipt = receiptOf(page, edited.title)
    await expect(receipt).toContainText(`Revision ${_rev.slice(0, 4)}`, { timeout: 60_000 })
    await expect(receipt).toContainText('live nach')
    await expect(receipt.locator('.pages')).toContainText(edited.path)
    await expect(receipt.locator('.pages')).toContainText('dieser Inhalt')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
    await page.screenshot({ path: info.outputPath('operations.png'), fullPage: true })
  })

  test('sets a change with a dead link aside in an editor’s words, tries it again on request, and is healed by the corrected page', async ({
    page,
  }, info) => {
    const edited = info.project.name === 'phone' ? pages.phone : pages.desktop
    const dead = `/nirgends-${info.project.name}`
    const link = { _type: 'link', _key: 'dead', isExternal: true, label: 'Sternwarte', externalLink: dead }
    await signIn(page)
    await client
      .patch(edited.id)
      .set({ 'parts[0].links': [link] })
      .commit()
    const receipt = receiptOf(page, edited.title)
    await expect(receipt).toContainText('nicht live', { timeout: 60_000 })
    await expect(receipt.locator('.problem').first()).toContainText(dead)
    await expect(page.locator('h1')).toContainText('Live, bis auf')
    await page.screenshot({ path: info.outputPath('set-aside.png'), fullPage: true })
    const again = receipt.getByRole('button', { name: 'Nochmals versuchen' })
    await again.click()
    await expect(receipt).toContainText('nicht live', { timeout: 60_000 })
    await expect(again).toBeVisible({ timeout: 60_000 })
    const { _rev } = await client.patch(edited.id).unset(['parts[0].links']).commit()
    await expect(receipt).toContainText(`Revision ${_rev.slice(0, 4)}`, { timeout: 60_000 })
    await expect(receipt).not.toContainText('nicht live')
    await expect(again).toHaveCount(0)
  })

  test('leads to the jobs of the queue, one by one', async ({ page }) => {
    await signIn(page)
    await page.getByRole('link', { name: 'im Einzelnen' }).click()
    await expect(page.getByText('set-aside').first()).toBeVisible({ timeout: 30_000 })
  })
})
