import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { writeToken } from '../support/content'
import { allReceipts } from '../support/receipts'
import { consentCookie, expect, test } from './person'
import { accessCode } from './secrets'
import { scriptsRun, siteUrl, visit } from './visit'

const client = createClient({
  projectId: 'edelgrat',
  dataset: 'production',
  apiHost: process.env.LAKE_UNDER_TEST ?? 'http://localhost:8020',
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
  token: writeToken,
})

const pages = [
  { id: 'page-plans', language: 'de', at: '/umbauplaene', words: 'Der Westflügel wird im Mai abgebrochen' },
  {
    id: 'page-plans__i18n_fr',
    language: 'fr',
    at: '/fr/transformation',
    words: 'L’aile ouest sera démolie en mai',
  },
  {
    id: 'page-plans__i18n_en',
    language: 'en',
    at: '/en/rebuilding',
    words: 'The west wing comes down in May',
  },
] as const
const [german] = pages

const documentOf = ({ id, language, at, words }: (typeof pages)[number]) => ({
  _id: id,
  _type: 'page',
  __i18n_lang: language,
  title: `${words}!`,
  url: { _type: 'url', fullPath: at },
  parts: [
    { _type: 'textPart', _key: 'text', title: words },
    {
      _type: 'accordion',
      _key: 'more',
      items: [{ _key: 'a', title: 'Mehr', body: [block('Vierzig Lastwagen')] }],
    },
  ],
})
const block = (text: string) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

/** All three in one transaction. */
async function edit(change: (id: string) => { set?: object; unset?: string[] }): Promise<void> {
  const transaction = client.transaction()
  for (const { id } of pages) transaction.patch(id, change(id))
  await transaction.commit()
}
const guard = () => edit(() => ({ set: { middleware: 'auth' } }))

const textAt = async (at: string) => (await fetch(siteUrl + at)).text()
const isPublic = (shown: boolean) =>
  expect
    .poll(async () => {
      const texts = await Promise.all(pages.map(({ at }) => textAt(at)))
      return texts.map((text, index) => text.includes(pages[index]?.words ?? ''))
    })
    .toEqual(pages.map(() => shown))

const folder = path.join(process.env.FOLDER_UNDER_TEST ?? '.', '.data/site/live')
/** Public files that hold any of the words. */
function publicFilesWith(words: readonly string[]): string[] {
  const root = realpathSync(folder)
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|tmp)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => {
      const text = readFileSync(name, 'utf8')
      return words.some((each) => text.includes(each))
    })
}

test.describe.configure({ mode: 'serial' })
test.beforeEach(({ context }) => context.addCookies([consentCookie({ necessary: ['botCheck'] })]))
test.beforeAll(async () => {
  for (const page of pages) await client.createOrReplace(documentOf(page))
  await isPublic(true)
})
test.afterAll(async () => {
  for (const { id } of pages) await client.delete(id)
  await expect.poll(async () => (await fetch(siteUrl + german.at)).status).toBe(410)
})

test('a guard hides a page from everybody in one edit, in all languages', async ({ request }) => {
  expect(publicFilesWith(pages.map(({ words }) => words))).not.toEqual([])
  await guard()
  await isPublic(false)
  expect(publicFilesWith([...pages.map(({ words }) => words), 'Vierzig Lastwagen'])).toEqual([])
  expect(publicFilesWith(pages.map(({ at }) => `${at}</loc>`))).toEqual([])
  for (const { at } of pages) {
    const screen = await request.get(at)
    expect([screen.status(), /name="robots" content="noindex"/.test(await screen.text())]).toEqual([
      200,
      true,
    ])
    const behind = await request.get(`/gate/pages${at}`, { maxRedirects: 0 })
    expect([behind.status(), behind.headers().location]).toEqual([302, at])
    expect((await request.get(`/page-data/gate/pages${at}/page-data.json`)).status()).toBe(401)
    expect((await request.get(`/page-data${at}/page-data.json`)).status()).toBe(200)
  }
})

test('behind the code it is a page as any other, in every language, until the visitor leaves', async ({
  page,
  context,
}) => {
  await visit(page, german.at)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nur mit Zugangscode')
  await page.getByLabel('Zugangscode').fill(accessCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}/gate/pages${german.at}`)
  await scriptsRun(page)
  await expect(page.getByText(german.words).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await page.getByText('Mehr', { exact: true }).click()
  await expect(page.getByText('Vierzig Lastwagen')).toBeVisible()
  await page.reload()
  await scriptsRun(page)
  await expect(page).toHaveURL(`${siteUrl}/gate/pages${german.at}`)

  for (const [name, { at, words }] of [
    ['Français', pages[1]],
    ['English', pages[2]],
  ] as const) {
    await page.locator('footer').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${siteUrl}/gate/pages${at}`)
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await page.goto(pages[1].at)
  await expect(page).toHaveURL(`${siteUrl}/gate/pages${pages[1].at}`)
  await scriptsRun(page)

  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('mc'))
  const cookie = `${session?.name}=${session?.value}`
  await client.patch(pages[1].id).set({ lead: 'Fraîchement modifié' }).commit()
  await expect
    .poll(async () => (await fetch(`${siteUrl}/gate/pages${pages[1].at}`, { headers: { cookie } })).text())
    .toContain('Fraîchement modifié')

  await page.getByRole('button', { name: 'Fermer l’accès' }).click()
  await expect(page).toHaveURL(siteUrl + pages[1].at)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avec code d’accès')
  const replayed = await fetch(`${siteUrl}/gate/pages${german.at}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  expect(replayed.status).toBe(302)
})

test('its pictures and files are for whoever has the code, at the same address', async ({
  page,
  request,
}) => {
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.7 only for the press'), {
    filename: 'Bauplan Westflügel.pdf',
  })
  const asset = { _type: 'reference', _ref: file._id }
  const item = { _type: 'downloadFile', _key: 'plan', name: 'Bauplan', file: { _type: 'file', asset } }
  const path = `/files/edelgrat/production/${file.sha1hash}.pdf`
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  await client
    .patch(german.id)
    .setIfMissing({ parts: [] })
    .append('parts', [{ _type: 'downloads', _key: 'files', items: [item] }])
    .commit()
  await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  await visit(page, german.at)
  await page.getByLabel('Zugangscode').fill(accessCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}/gate/pages${german.at}`)
  const link = page.getByRole('link', { name: /Bauplan/ })
  await expect(link).toHaveAttribute('href', new RegExp(path))
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('Bauplan Westflügel.pdf')
  const inside = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    return [answer.status, answer.headers.get('cache-control'), await answer.text()]
  }, path)
  expect(inside).toEqual([200, 'no-store', '%PDF-1.7 only for the press'])
})

test('an unknown guard is refused by document and field, and what was guarded stays so', async () => {
  await client.patch(german.id).set({ middleware: 'vip' }).commit()
  const told = async () =>
    [...(await allReceipts(process.env.WORKER_UNDER_TEST ?? '')).values()].flatMap(({ change, problems }) =>
      change.id === german.id ? problems : [],
    )
  await expect.poll(told).toEqual([expect.stringMatching(/vip/)])
  expect(await textAt(german.at)).toContain('Nur mit Zugangscode')
  expect(publicFilesWith([german.words])).toEqual([])
  await guard()
})

test('without its guard it is public again in one edit', async () => {
  await edit(() => ({ unset: ['middleware'] }))
  await isPublic(true)
  expect(publicFilesWith(pages.map(({ at }) => `${at}</loc>`))).not.toEqual([])
})
