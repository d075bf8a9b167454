import type { Locator, Page, TestInfo } from '@playwright/test'
import { createClient } from '@sanity/client'
import { writeToken } from '../support/content'
import { expect, siteUrl, test } from './visit'

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

const phone = { width: 360, height: 780 }
const patient = { timeout: 60_000 }

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

/** Clicks what leads to another page, and waits until that page is there. */
async function leave(page: Page, control: Locator): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.left = 'yes'
  })
  await control.click()
  await expect(page.locator('body:not([data-left])')).toBeVisible()
}

async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const size of [{ width: 1280, height: 900 }, phone].toReversed()) {
    await page.setViewportSize(size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await page.screenshot({ path: info.outputPath(`${name}-${size.width}.png`), fullPage: true })
  }
}

/** A page that no other test sees: nothing links to it, and the sitemap leaves it out. */
const probe = {
  _id: 'page-probe',
  _type: 'page',
  __i18n_lang: 'de',
  title: 'Probeseite',
  lead: 'Erster Stand.',
  url: { _type: 'pageUrl', fullPath: '/probeseite' },
  seo: { _type: 'seo', noIndex: true },
}
const body = [
  {
    _key: 'block',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 'span', _type: 'span', text: 'Nur für einen Test.', marks: [] }],
  },
]
const deadLink = [
  { _key: 'link', _type: 'link', label: 'Sternwarte', isExternal: true, externalLink: '/nirgends' },
]
const textPart = (links: typeof deadLink) => [{ _key: 'text', _type: 'textPart', body, links }]

const probeText = async () => (await fetch(`${siteUrl}/probeseite`)).text()
const edit = async (fields: object): Promise<string> =>
  (await client.patch(probe._id).set(fields).commit())._rev.slice(0, 4)
const why =
  'Links: /probeseite verweist auf /nirgends; diese Seite gibt es nicht. Der frühere Stand bleibt live.'

test.describe('the operations page', () => {
  // Whoever is not signed in gets a 401 and what is not possible a 409, which the browser notes.
  test.use({ expectedProblems: [/401|409/] })
  test.describe.configure({ mode: 'serial', timeout: 180_000 })

  test.beforeEach(({ page }) => signIn(page))
  test.afterAll(async () => {
    await client.delete(probe._id)
  })

  test('shows edits arriving, by themselves, on a desk and on a phone', async ({ page }) => {
    for (const [size, id, title, path] of [
      [{ width: 1280, height: 900 }, 'page-conditions', 'Bedingungen', '/bedingungen'],
      [phone, 'page-conditions__i18n_fr', 'Conditions', '/fr/conditions'],
    ] as const) {
      await page.setViewportSize(size)
      const lead = `Geschrieben um ${Date.now()}.`
      const { _rev } = await client.patch(id).set({ lead }).commit()
      const receipt = receiptOf(page, title)
      await expect(receipt).toContainText(`Revision ${_rev.slice(0, 4)}`, patient)
      await expect(receipt).toContainText('live nach')
      await expect(receipt.locator('.pages')).toContainText(path)
      await expect(receipt.locator('.pages')).toContainText('dieser Inhalt')
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    }
  })

  test('says of a refused edit which page and why, tries it again, and lets it heal by itself', async ({
    page,
  }, info) => {
    await client.createOrReplace({ ...probe, parts: textPart([]) })
    await expect(receiptOf(page, probe.title)).toContainText('live nach', patient)
    const refused = await edit({ parts: textPart(deadLink) })
    const receipt = receiptOf(page, probe.title)
    const retry = receipt.getByRole('button', { name: 'Nochmals versuchen' })
    for (const attempt of ['first', 'second']) {
      await expect(retry, `after the ${attempt} attempt`).toBeVisible(patient)
      await expect(receipt).toContainText(`Revision ${refused}`)
      await expect(receipt).toContainText('nicht live')
      await expect(receipt.locator('.problem')).toHaveText([why])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live, bis auf eine Änderung')
      if (attempt === 'first') await leave(page, retry)
    }
    await look(page, info, 'refused')
    expect(await probeText()).not.toContain('/nirgends')
    const mended = await edit({ parts: textPart([]), lead: 'Geheilt.' })
    await expect(receipt).toContainText(`Revision ${mended}`, patient)
    await expect(receipt).toContainText('live nach')
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0)
    await expect(page.locator('#held')).toHaveCount(0)
    expect(await probeText()).toContain('Geheilt.')
  })

  test('publishes once what the gate holds back, with a reason that stays', async ({ page }, info) => {
    await edit({ parts: textPart(deadLink) })
    const held = page.locator('section').filter({ has: page.locator('#held') })
    await expect(held.getByRole('listitem')).toContainText('/probeseite verweist auf /nirgends', patient)
    await leave(page, held.getByRole('link', { name: 'Trotzdem veröffentlichen' }))
    await held.getByLabel(/^Grund/).fill('Die Sternwarte folgt am Abend')
    await look(page, info, 'override')
    await leave(page, held.getByRole('button', { name: 'Einmal trotzdem veröffentlichen' }))
    const releases = page.locator('.releases')
    await expect(releases).toContainText('trotz Einwand: Anna: Die Sternwarte folgt am Abend')
    expect(await probeText()).toContain('/nirgends')
    await expect(page.locator('#held')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Nochmals versuchen' })).toHaveCount(0, patient)
    const mended = await edit({ parts: textPart([]), lead: 'Erster Stand.' })
    await expect(receiptOf(page, probe.title)).toContainText(`Revision ${mended}`, patient)
  })

  test('puts back one path or the whole site, says what is held, and lets go again', async ({
    page,
  }, info) => {
    const later = await edit({ lead: 'Zweiter Stand.' })
    await expect(receiptOf(page, probe.title)).toContainText(`Revision ${later}`, patient)
    expect(await probeText()).toContain('Zweiter Stand.')
    const letGo = page.getByRole('button', { name: 'Wieder veröffentlichen' })

    for (const path of ['/gibt-es-nicht', '/probeseite']) {
      await leave(page, page.getByRole('link', { name: 'Einen einzelnen Pfad zurückstellen' }))
      await page.getByLabel(/^Pfad/).fill(path)
      await leave(page, page.getByRole('button', { name: 'Diesen Pfad zurückstellen' }))
      if (path === '/probeseite') break
      await expect(page.getByText(`Von ${path} wird kein früherer Stand aufbewahrt.`)).toBeVisible()
      await leave(page, page.getByRole('link', { name: 'Zurück zum Stand' }))
    }
    await expect(page.getByText('Zurückgestellt: /probeseite.')).toBeVisible()
    expect(await probeText()).toContain('Erster Stand.')
    await leave(page, letGo)
    expect(await probeText()).toContain('Zweiter Stand.')

    await leave(page, page.getByRole('link', { name: 'Zurückstellen', exact: true }).first())
    await look(page, info, 'rollback')
    await leave(page, page.getByRole('button', { name: /^Auf r-\d+ stellen$/ }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Festgehalten auf r-\d+$/)
    expect(await probeText()).toContain('Erster Stand.')
    await look(page, info, 'pinned')
    await leave(page, letGo)
    await expect(letGo).toHaveCount(0)
    expect(await probeText()).toContain('Zweiter Stand.')
  })
})

test.describe('for an operator whose browser asks for English', () => {
  test.use({ locale: 'en-GB', expectedProblems: [/401/] })
  test('the page is English, and speaks German from the click on', async ({ page }, info) => {
    await page.goto(`${worker}/operations`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByLabel('Name').fill('Ann')
    await page.getByLabel('Token').fill('test-operations-token-0123456789')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible()
    await look(page, info, 'operations-english')
    await leave(page, page.getByRole('link', { name: 'Deutsch' }))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: 'Belege' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Belege' })).toBeVisible()
  })
})
