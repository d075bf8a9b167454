import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  answer,
  consentCookie,
  everything,
  expect,
  openPreferences,
  pagesIn,
  preferences,
  question,
  test,
} from './person'
import { anOccurrence, goTo, scriptsRun, visit, watchViolations } from './visit'

const lost = /Failed to load resource: the server responded with a status of 404/

/** The page views that were handed to the tag manager, by route. */
const pageViews = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, route_name: route } = Object(entry)
      return event === 'page_view' ? [String(route)] : []
    }),
  )

for (const language of ['de', 'fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ expectedProblems: [lost] })

    test('nothing leaves the site before consent, nor after it was refused (fault 45)', async ({
      page,
      foreign,
      context,
    }) => {
      await context.addInitScript({ content: watchViolations })
      const pages = [...pagesIn(language), await anOccurrence(language)]
      for (const path of pages) {
        await page.goto(path)
        await expect(question(page), path).toBeVisible()
        expect(await page.evaluate('window.violations'), path).toEqual([])
      }
      expect(foreign).toEqual([])
      await visit(page, pages[0] ?? '/')
      await answer(page, 'necessary')
      for (const path of pages) {
        await page.goto(path)
        await scriptsRun(page)
        await expect(question(page)).toHaveCount(0)
        expect(await page.evaluate('window.violations'), path).toEqual([])
      }
      expect(foreign).toEqual([])
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cc_cookie'])
    })
  })
}

test('consent to everything loads exactly what was agreed to, and counts each navigation once', async ({
  page,
  foreign,
}) => {
  await visit(page, '/')
  await answer(page, 'all')
  await expect.poll(() => pageViews(page)).toEqual(['slug___de___default'])
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => [...new Set(foreign)].sort()).toEqual(['/collect', '/gtm.js', '/seal'])
  // The header left with the way down, and is there again, and still, at the top.
  await page.evaluate(() => scrollTo(0, 0))
  const events = page.locator('header').getByRole('link', { name: 'Veranstaltungen' }).first()
  await expect(events).toBeInViewport({ ratio: 1 })
  await events.click()
  await expect(page).toHaveURL(/\/events$/)
  await page.locator('footer').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/fr\/evenements$/)
  await expect
    .poll(() => pageViews(page))
    .toEqual(['slug___de___default', 'events___de___default', 'events___fr'])
  expect(foreign.filter((path) => path === '/gtm.js')).toHaveLength(1)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('_ga')
})

test.describe('after withdrawal', () => {
  test.use({ expectedProblems: [/Content Security Policy/] })

  /** Agrees to everything, and takes it back. */
  async function withdraw(page: Page, foreign: readonly string[]): Promise<void> {
    await visit(page, '/')
    await answer(page, 'all')
    await expect.poll(() => foreign).toContain('/collect')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await choose(page, 'necessary')
  }

  async function choose(page: Page, role: 'necessary' | 'all'): Promise<void> {
    await openPreferences(page)
    await preferences(page).locator(`[data-role="${role}"]`).click()
    await expect(preferences(page)).toBeHidden()
  }

  const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage'))

  test('the press can enter: the check that keeps programs out needs no consent', async ({
    page,
    foreign,
  }) => {
    await withdraw(page, foreign)
    await goTo(page, '/media-corner')
    await page.getByLabel('Zugangscode').fill('EG')
    await expect(page.locator('[name="cf-turnstile-response"]')).toHaveValue(/.+/)
    expect(await isSamePage(page)).toBe(true)
  })

  test('who agrees again keeps what they have typed; the next page is loaded anew, and counts', async ({
    page,
    foreign,
  }) => {
    await withdraw(page, foreign)
    await goTo(page, '/anfrage')
    await page.getByLabel('Ihr Name').fill('Anna Tester')
    foreign.length = 0
    await choose(page, 'all')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByLabel('Ihr Name')).toHaveValue('Anna Tester')
    expect(await isSamePage(page)).toBe(true)
    await page.locator('header').getByRole('link', { name: 'Spa' }).first().click()
    await expect.poll(() => foreign).toContain('/collect')
    expect(await isSamePage(page)).toBeUndefined()
    expect(await pageViews(page)).toEqual(['slug___de___default'])
  })

  test('nothing is sent any more and its cookies are gone, without a reload', async ({ page, foreign }) => {
    await withdraw(page, foreign)
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('_ga')
    await expect(page.locator('footer iframe')).toHaveCount(0)
    foreign.length = 0
    await page.locator('header').getByRole('link', { name: 'Spa' }).first().click()
    await expect(page).toHaveURL(/\/spa$/)
    await page.evaluate(() => window.dataLayer?.push({ event: 'a tag that goes on' }))
    expect(await pageViews(page)).toHaveLength(1)
    await visit(page, '/zimmer')
    expect(foreign).toEqual([])
  })
})

test('a consent that is outdated, expired or incomplete is asked for again', async ({ page, context }) => {
  for (const more of [
    { revision: 0 },
    { expirationTime: 1 },
    { consentId: '' },
    { consentTimestamp: undefined },
  ]) {
    await context.clearCookies()
    await context.addCookies([consentCookie(everything, more)])
    await visit(page, '/spa')
    await expect(question(page), JSON.stringify(more)).toBeVisible()
  }
})

test('a choice is kept for 182 days', async ({ page, context }) => {
  await visit(page, '/spa')
  await answer(page, 'necessary')
  const kept = (await context.cookies()).find(({ name }) => name === 'cc_cookie')
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(181.9)
  expect(days).toBeLessThanOrEqual(182)
})

test('a choice and the language of its dialog go along with the language of the page', async ({
  page,
  foreign,
}) => {
  await visit(page, '/spa')
  await expect(question(page)).toContainText('Ein Wort zu Cookies')
  await answer(page, 'necessary')
  await page.locator('footer').getByRole('link', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(question(page)).toBeHidden()
  await openPreferences(page)
  await expect(preferences(page).getByRole('heading', { level: 2 })).toHaveText('Réglages des cookies')
  await expect(page.locator('#consent')).toHaveAttribute('lang', 'fr')
  expect(foreign).toEqual([])
})

test('the dialogs work by keyboard, keep the focus, give it back, and have no axe violation', async ({
  page,
}) => {
  await visit(page, '/spa')
  await expect(question(page)).toBeVisible()
  const check = async () =>
    expect((await new AxeBuilder({ page }).include('#consent').analyze()).violations).toEqual([])
  await expect(question(page)).toHaveCSS('opacity', '1')
  await check()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('#consent') !== null)
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await answer(page, 'necessary')
  await page.locator('footer [data-consent="preferences"]').focus()
  await page.keyboard.press('Enter')
  await expect(preferences(page)).toBeVisible()
  await expect(preferences(page)).toHaveCSS('opacity', '1')
  await check()
  await expect(preferences(page).getByText('Kartendienst').first()).toBeVisible()
  await preferences(page)
    .getByRole('checkbox', { name: /Kartendienst/ })
    .focus()
  await page.keyboard.press('Space')
  await expect(preferences(page).getByRole('checkbox', { name: /Funktional/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await expect(page.locator('footer [data-consent="preferences"]')).toBeFocused()
})

test('a chosen service loads by itself, the others still wait for a click', async ({ page, foreign }) => {
  await visit(page, '/')
  await page.locator('#consent .cm [data-role="show"]').click()
  await preferences(page).locator('.pm__service', { hasText: 'Gästesiegel' }).locator('label').click()
  await preferences(page).locator('[data-role="save"]').click()
  await expect(page.locator('[data-embed="seal"] iframe')).toHaveAttribute(
    'src',
    /\/seal\?language=de&size=\w+&scale=[\d.]+$/,
  )
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => foreign).toEqual(['/seal'])
})

test('the pages that explain what is asked are not covered by the question', async ({ page }) => {
  await visit(page, '/spa')
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/datenschutz$/)
  await scriptsRun(page)
  await expect(page.locator('#consent .cm')).toBeHidden()
  await page.locator('header').getByRole('link', { name: 'Spa' }).first().click()
  await expect(question(page)).toBeVisible()
})

test.describe('a program', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  test('that reads the site gets no banner and none of its files', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(asked.filter((path) => path.startsWith('/cookie/'))).toEqual([])
    await expect(page.locator('#consent')).toHaveCount(0)
  })
})

test.describe('a tag manager that does not load', () => {
  test.use({ expectedProblems: [/Failed to load resource/] })
  test('leaves the page as it is', async ({ page, context }) => {
    await context.addCookies([consentCookie(everything)])
    await context.route('**/gtm.js*', (route) => route.abort())
    await visit(page, '/spa')
    await expect(page.locator('script#tag-manager')).toHaveCount(0)
    await page.locator('header').getByRole('link', { name: 'Veranstaltungen' }).first().click()
    await expect(page).toHaveURL(/\/events$/)
  })
})
