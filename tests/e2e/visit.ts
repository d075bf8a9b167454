import { test as base, expect, type Page } from '@playwright/test'

/** Where the site under test is served (start-site.ts). */
export const siteUrl = process.env.SITE_UNDER_TEST ?? 'http://localhost:8000'

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

/** The same page in every language, one for each template. */
export const samplePages = {
  home: { de: '/', fr: '/fr', en: '/en' },
  summer: { de: '/sommer', fr: '/fr/ete', en: '/en/summer' },
  winter: { de: '/winter', fr: '/fr/hiver', en: '/en/winter' },
  room: { de: '/zimmer/arvenzimmer', fr: '/fr/chambres/chambre-arolle', en: '/en/rooms/arven-room' },
  restaurant: { de: '/kueche/grandsalon', fr: '/fr/tables/grandsalon', en: '/en/dining/grandsalon' },
  package: { de: '/angebote/erster-schnee', fr: '/fr/offres/premiere-neige', en: '/en/offers/first-snow' },
  activity: { de: '/tal-und-berg/seeweg', fr: '/fr/vallee/tour-du-lac', en: '/en/valley/lake-path' },
  questions: { de: '/haeufige-fragen', fr: '/fr/questions', en: '/en/questions' },
  events: { de: '/events', fr: '/fr/evenements', en: '/en/events' },
  mediaCorner: { de: '/media-corner', fr: '/fr/media-corner', en: '/en/media-corner' },
} as const

/** Paths of the occurrences that the list of events shows now, in their order. */
export async function occurrencePaths(listPath = '/events'): Promise<string[]> {
  const html = await (await fetch(siteUrl + listPath)).text()
  const found = [...html.matchAll(/href="([^"]*\/\d{4}-\d{2}-\d{2}(?:\/\d{2}-\d{2})?)"/g)].map(
    ([, path = '']) => path,
  )
  return [...new Set(found)]
}

/** The path of an occurrence: of the current month, or of the first month after it that has any. */
export async function anOccurrence(language: keyof typeof samplePages.events): Promise<string> {
  const list = samplePages.events[language]
  const html = await (await fetch(siteUrl + list)).text()
  const months = [...html.matchAll(/href="([^"]*\/\d{4}-\d{2})"/g)].map(([, path = '']) => path)
  for (const month of [list, ...months]) {
    const [first] = await occurrencePaths(month)
    if (first?.startsWith(list)) return first
  }
  throw new Error(`no list of ${list} has an occurrence`)
}

export { expect }
