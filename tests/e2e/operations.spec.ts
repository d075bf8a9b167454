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
  // Whoever is not signed in gets a 401, which the browser notes.
  test.use({ expectedProblems: [/401/] })
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
})
