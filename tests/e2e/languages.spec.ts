import { fullestList } from '../support/demo-pages'
import { address, expect, occurrencePaths, samplePages, scriptsRun, siteUrl, test, visit } from './visit'

const words = {
  de: { lang: 'de-DE', switch: 'Sprache', book: 'Buchen' },
  fr: { lang: 'fr', switch: 'Langue', book: 'Réserver' },
  en: { lang: 'en', switch: 'Language', book: 'Book' },
} as const
const names = { de: 'Deutsch', fr: 'Français', en: 'English' } as const
const languages = ['de', 'fr', 'en'] as const

for (const language of languages) {
  test(`the home page speaks ${names[language]}`, async ({ page }) => {
    await page.goto(samplePages.home[language])
    await expect(page.locator('html')).toHaveAttribute('lang', words[language].lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: words[language].book }),
    ).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('navigation', { name: words[language].switch }),
    ).toBeVisible()
    expect(address(page)).toBe(samplePages.home[language])
  })
}

test.describe('at the root, for a browser that prefers French', () => {
  test.use({ locale: 'fr-CH' })

  test('the French home page opens', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr$/)
  })

  test('no other page leads elsewhere', async ({ page }) => {
    await visit(page, samplePages.room.de)
    expect(address(page)).toBe(samplePages.room.de)
    await visit(page, samplePages.events.en)
    expect(address(page)).toBe(samplePages.events.en)
  })

  test('the cookie of an earlier choice wins', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18n_app', value: 'en', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
  })

  test('an earlier choice of German keeps the root', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18n_app', value: 'de', url: baseURL ?? '' }])
    await visit(page, '/')
    expect(address(page)).toBe('/')
  })

  test('a cookie that names no language of the site counts for nothing', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18n_app', value: 'it', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr$/)
  })

  test('the query of the visit is kept', async ({ page }) => {
    await page.goto('/?utm_source=newsletter')
    await expect(page).toHaveURL(/\/fr\?utm_source=newsletter$/)
  })
})

test.describe('at the root, for a browser that speaks none of the three', () => {
  test.use({ locale: 'it-IT' })
  test('German stays', async ({ page }) => {
    await visit(page, '/')
    expect(address(page)).toBe('/')
  })
})

test.describe('at the root, for a program that reads sites', () => {
  test.use({
    locale: 'fr-FR',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  test('the German home page stays', async ({ page }) => {
    await visit(page, '/')
    expect(address(page)).toBe('/')
  })
})

test('the switch on a room leads to the same room and keeps the choice in two cookies', async ({
  page,
  context,
}) => {
  await visit(page, samplePages.room.de)
  const before = Date.now() / 1000
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(new RegExp(`${samplePages.room.fr}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chambre Arolle')
  const cookies = await context.cookies()
  const kept = cookies.find(({ name }) => name === 'i18n_app')
  expect(kept).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' })
  expect(((kept?.expires ?? 0) - before) / 86_400).toBeCloseTo(365, 1)
  expect(cookies.find(({ name }) => name === 'i18n_selection')).toMatchObject({ value: 'fr', expires: -1 })
})

test('the switch on an occurrence leads to the same occurrence, and back to the list as it was filtered', async ({
  page,
}) => {
  const list = await fullestList(siteUrl, 'de')
  await visit(page, list)
  const first = (await occurrencePaths(list))[0] ?? ''
  const category = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLAnchorElement>('nav a[href*="category="]')]
        .find((link) => !link.dataset.empty)
        ?.getAttribute('href') ?? '',
  )
  await page.goto(category)
  await scriptsRun(page)
  const row = page.locator('main :is(h2, h3) a').first()
  const occurrence = (await row.getAttribute('href')) ?? ''
  expect([first, occurrence].every((path) => path.startsWith('/events/'))).toBe(true)
  await row.click()
  await expect(page).toHaveURL(new RegExp(`${occurrence}$`))
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(new RegExp(`/en${occurrence}$`))
  await page.getByRole('link', { name: 'Back to events' }).click()
  await expect(page).toHaveURL(`${siteUrl}/en${category}`)
})

test('the switch on a filtered list keeps month and filter', async ({ page }) => {
  await visit(page, await fullestList(siteUrl, 'de'))
  const filtered = (await page.locator('nav a[href*="resort="]').first().getAttribute('href')) ?? ''
  await page.goto(filtered)
  await scriptsRun(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(siteUrl + filtered.replace(samplePages.events.de, samplePages.events.fr))
})

test.describe('when the settings of the other language fail to load', () => {
  test.use({ expectedProblems: /settings of the other language failed|Failed to load resource/ })
  test('that is logged, and the visitor goes on', async ({ page }) => {
    await visit(page, samplePages.room.de)
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('settings of the other language'),
    )
    await page.route(`**/page-data${samplePages.room.en}/page-data.json`, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await said
    await expect(page).toHaveURL(new RegExp(`${samplePages.room.en}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arven Room')
  })
})

test('where a page has no translation, the switch says that it leads home, and leads there', async ({
  page,
}) => {
  await page.route(`**/page-data${samplePages.room.de}/page-data.json`, async (route) => {
    const answer = await route.fetch()
    const data = await answer.json()
    data.result.data.page.translations = []
    await route.fulfill({ response: answer, json: data })
  })
  await visit(page, '/zimmer')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Arvenzimmer/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arvenzimmer')
  const english = page.getByRole('contentinfo').getByRole('link', { name: /^English/ })
  await expect(english).toHaveText('English (zur Startseite, diese Seite gibt es in dieser Sprache nicht)')
  await english.click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
