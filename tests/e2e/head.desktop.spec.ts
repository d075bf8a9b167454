import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, samplePages, siteUrl, test } from './visit'

const contentOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string): string | undefined => /<title[^>]*>([^<]*)</.exec(html)?.[1]
const htmlAt = async (at: string) => (await fetch(siteUrl + at)).text()

test('the home page is called what its editor wrote, and one name of the site stands on every page', async () => {
  const home = await htmlAt('/')
  expect(titleOf(home)).toBe('Grandhotel Edelgrat, Val Serein, 1640\u00a0m')
  expect(contentOf(home, 'og:title')).toBe('Grandhotel Edelgrat, Val Serein, 1640\u00a0m')
  for (const page of [...Object.values(samplePages).map(({ de }) => de), '/gibt-es-nicht'])
    expect(contentOf(await htmlAt(page), 'og:site_name'), page).toBe('Grandhotel Edelgrat')
})

test('locales are called de-DE, fr and en, in lang, hreflang and og:locale', async () => {
  for (const [language, lang, locale] of [
    ['de', 'de-DE', 'de_DE'],
    ['fr', 'fr', 'fr_FR'],
    ['en', 'en', 'en_GB'],
  ] as const) {
    const html = await htmlAt(samplePages.room[language])
    expect([/<html[^>]*lang="([^"]*)"/.exec(html)?.[1], contentOf(html, 'og:locale')]).toEqual([lang, locale])
    const names = [...html.matchAll(/<link[^>]*hreflang="([^"]*)"/gi)].map(([, name]) => name)
    expect(names).toEqual(['de-DE', 'fr', 'en', 'x-default'])
  }
})

test('a phone makes no links of its own of what looks like a number or a date, and numbers to call are links', async ({
  page,
}) => {
  for (const { de } of Object.values(samplePages)) {
    await page.goto(de)
    await expect(page.locator('meta[name="format-detection"]'), de).toHaveAttribute(
      'content',
      'telephone=no, date=no, address=no, email=no',
    )
    const numbers = await page.evaluate(() => {
      for (const link of document.querySelectorAll('a[href^="tel:"]')) link.remove()
      return document.body.innerText.match(/\+\d[\d\s()/.-]{6,}/g) ?? []
    })
    expect(numbers, de).toEqual([])
  }
})

test('the runtime configuration is data in the page, and in no script', async ({ page }) => {
  await page.goto('/')
  const text = await page.locator('script[data-runtime-config]').textContent()
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(JSON.parse(text ?? '')).toMatchObject({
    app: { baseURL: new URL(canonical ?? '').origin, cdnURL: '/images', assetsDir: '/' },
    tagManager: { id: 'GTM-TEST1', enableRouterSync: true },
  })
  const root = realpathSync(path.join(process.env.FOLDER_UNDER_TEST ?? '.', '.data/site/live'))
  const scripts = readdirSync(root).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const thirdParties = process.env.THIRD_PARTIES_UNDER_TEST ?? 'http://'
  for (const name of scripts)
    expect(readFileSync(path.join(root, name), 'utf8'), name).not.toMatch(
      new RegExp(`GTM-TEST1|test-site-key|${thirdParties}`),
    )
})

test('no two pages of a language have one title or description, both have a useful length, and each has a picture to share', () => {
  const root = realpathSync(path.join(process.env.FOLDER_UNDER_TEST ?? '.', '.data/site/live'))
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((name) => ({ name, html: readFileSync(name, 'utf8') }))
    .filter(({ html }) => html.includes('rel="canonical"'))
    .map(({ name, html }) => ({
      name,
      language: /<html[^>]*lang="([^"]*)"/.exec(html)?.[1],
      title: titleOf(html) ?? '',
      description: /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '',
      picture: contentOf(html, 'og:image') ?? '',
    }))
  expect(found.length).toBeGreaterThan(300)
  for (const told of ['title', 'description'] as const) {
    const all = found.map((page) => `${page.language} ${page[told]}`)
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  }
  const odd = found.filter(
    ({ title, description, picture }) =>
      title.length < 10 ||
      title.length > 90 ||
      description.length < 20 ||
      description.length > 200 ||
      !picture,
  )
  expect(odd).toEqual([])
})
