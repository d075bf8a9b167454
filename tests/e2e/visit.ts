import { test as base, expect, type Page } from '@playwright/test'
import { occurrenceOf, occurrencesOn, samplePages } from '../support/demo-pages'

/** Where the site under test is served (start-site.ts). */
export const siteUrl = process.env.SITE_UNDER_TEST ?? 'http://localhost:8000'

/** The day that it is in the house. */
export const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date())

interface Proof {
  /** What the console may say in this test. Anything else fails it. */
  expectedProblems: RegExp | readonly RegExp[]
  silentConsole: undefined
}

/** Every browser test fails on an uncaught error, a console error or a console warning that it did not announce. */
export const test = base.extend<Proof>({
  baseURL: async ({ browserName: _ }, use) => use(siteUrl),
  expectedProblems: [/^nothing$/, { option: true }],
  silentConsole: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = []
      const note = (text: string) => {
        if (![expectedProblems].flat().some((expected) => expected.test(text))) problems.push(text)
      }
      page.on('pageerror', (error) => note(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text())
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await scriptsRun(page)
}

/** As any link of the app: the page is not loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void Reflect.apply(Reflect.get(window, '___navigate'), window, [to]), path)
  await expect.poll(() => address(page)).toBe(path)
  await expect(page.locator('main h1')).toBeVisible()
}

/** What a visitor has chosen before: it wins over the season of the house, whatever the day of the test. */
export const chooseSeason = (page: Page, season: 'summer' | 'winter'): Promise<unknown> =>
  page.addInitScript((chosen) => sessionStorage.setItem('season', chosen), season)

/** The header tells how it stands from the moment on that scripts run. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect(page.locator('#top')).toHaveAttribute('data-solid', /yes|no/)
}

/** Run in each page before its own scripts: writes down what its policy has stopped. */
export const watchViolations = `window.violations = []
document.addEventListener('securitypolicyviolation', (event) => window.violations.push(event.effectiveDirective + ' ' + event.blockedURI))`

/** Path and query of the address. */
export const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Paths of the occurrences that a page shows now, in their order. */
export const occurrencePaths = (path: string = samplePages.events.de): Promise<string[]> =>
  occurrencesOn(siteUrl + path)

/** The path of an occurrence: of the current month, or of the first month after it that has any. */
export const anOccurrence = (language: keyof typeof samplePages.events): Promise<string> =>
  occurrenceOf(siteUrl, language)

export { expect, samplePages }
