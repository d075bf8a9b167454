import type { Page } from '@playwright/test'
import { isNotSteered } from '../support/not-steered'
import { test as base, expect, samplePages, siteUrl } from './visit'

/** A browser that is not known as a program: the site asks it for consent. */
const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface Person {
  /** Addresses on other origins that any page of the test asked for. */
  foreign: string[]
}

/** Tests as a person sees the site, with every request to another origin written down. */
export const test = base.extend<Person>({
  userAgent: async ({ browserName: _ }, use) => use(personAgent),
  context: async ({ context }, use) => {
    await context.addInitScript({ content: isNotSteered })
    await use(context)
  },
  foreign: [
    async ({ context }, use) => {
      const addresses: string[] = []
      context.on('request', (request) => {
        const { origin, protocol, pathname } = new URL(request.url())
        if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol)) return
        if (origin !== new URL(siteUrl).origin) addresses.push(pathname)
      })
      await use(addresses)
    },
    { auto: true },
  ],
})

type Language = 'de' | 'fr' | 'en'

/** One page of each template in a language, one that does not exist included. */
export const pagesIn = (language: Language): string[] => [
  ...Object.values(samplePages).map((pages) => pages[language]),
  `${language === 'de' ? '' : `/${language}`}/gibt-es-nicht`,
]

export const question = (page: Page) => page.locator('#consent .cm')
export const preferences = (page: Page) => page.locator('#consent .pm')

/** Answers the question: `all` or `necessary`. */
export async function answer(page: Page, role: 'all' | 'necessary'): Promise<void> {
  await page.locator(`#consent .cm [data-role="${role}"]`).click()
  await expect(question(page)).toBeHidden()
}

export async function openPreferences(page: Page): Promise<void> {
  await page.locator('footer [data-consent="preferences"]').click()
  await expect(preferences(page)).toBeVisible()
}

/** A stored consent as the site itself writes it. */
export const consentCookie = (services: Record<string, string[]>, more: object = {}) => ({
  name: 'cc_cookie',
  url: siteUrl,
  value: encodeURIComponent(
    JSON.stringify({
      categories: Object.keys(services),
      services,
      revision: 1,
      consentId: '5f0c2f9e-7a1f-4b7d-9f2b-3a4b5c6d7e8f',
      consentTimestamp: '2026-01-01T10:00:00.000Z',
      lastConsentTimestamp: '2026-01-01T10:00:00.000Z',
      languageCode: 'de',
      ...more,
    }),
  ),
})

export const everything = {
  necessary: ['botCheck'],
  functional: ['map', 'seal', 'youtube', 'vimeo'],
  analytics: ['tagManager'],
}

export { expect }
