import { createClient } from '@sanity/client'
import { writeToken } from '../support/content'
import { allReceipts } from '../support/receipts'
import { expect, siteUrl, test } from './visit'

const client = createClient({
  projectId: 'edelgrat',
  dataset: 'production',
  apiHost: process.env.LAKE_UNDER_TEST ?? 'http://localhost:8020',
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
  token: writeToken,
})
const id = 'page-menu-of-the-day'
const at = '/menu-des-tages'
const hasHeader = async () => /<header/.test(await (await fetch(siteUrl + at)).text())

test.describe.configure({ mode: 'serial' })
test.afterAll(async () => {
  await client.delete(id)
  await expect.poll(async () => (await fetch(siteUrl + at)).status).toBe(410)
})

test('a page has the layout that its editor chose: with header and footer, or bare', async ({ page }) => {
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    __i18n_lang: 'de',
    title: 'Menu des Tages',
    url: { _type: 'url', fullPath: at },
  })
  await expect.poll(async () => (await fetch(siteUrl + at)).status).toBe(200)
  expect(await hasHeader()).toBe(true)
  await client.patch(id).set({ layout: 'bare' }).commit()
  await expect.poll(hasHeader).toBe(false)
  await page.goto(at)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu des Tages')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: /^English/ }).click()
  await expect(page).toHaveURL(`${siteUrl}/en`)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a layout that nobody knows is named by document and field, and the usual one stands', async () => {
  await client.patch(id).set({ layout: 'fancy' }).commit()
  await expect
    .poll(async () =>
      [...(await allReceipts(process.env.WORKER_UNDER_TEST ?? '')).values()].flatMap(
        ({ change, problems }) => (change.id === id ? problems : []),
      ),
    )
    .toContainEqual(expect.stringMatching(/fancy/))
  await expect.poll(hasHeader).toBe(true)
})
