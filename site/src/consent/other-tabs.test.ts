// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentTexts } from '../../content/consent-file'
import { languageTexts } from '../../languages/all-texts'
import { type Category, categories, servicesOf } from '../../languages/consent-services'
import { allows, consentName, consentRevision } from './consent-state'

/** What the dialog of another tab keeps. */
function chooseElsewhere(accepted: readonly Category[], at = new Date().toISOString()): void {
  const services = Object.fromEntries(
    categories.map((category) => [category, accepted.includes(category) ? servicesOf[category] : []]),
  )
  const consent = {
    categories: accepted,
    revision: consentRevision,
    data: null,
    consentTimestamp: at,
    consentId: 'a',
    services,
    lastConsentTimestamp: at,
    expirationTime: Date.now() + 1e9,
  }
  // biome-ignore lint/suspicious/noDocumentCookie: as the library writes it
  document.cookie = `${consentName}=${encodeURIComponent(JSON.stringify(consent))}; path=/`
}

const everything = '2026-01-01T00:00:00.000Z'
const withdrawn = '2026-01-02T00:00:00.000Z'

/** This tab, newly opened. */
async function open() {
  vi.resetModules()
  const { currentConsent } = await import('./consent-store')
  const { followRoute, startConsent } = await import('./start-consent')
  const { countRoute, startPageViews } = await import('../third-parties/late-page-views')
  startConsent()
  startPageViews()
  return {
    show(path: string) {
      followRoute(path)
      countRoute(path)
    },
    mayCount: () => allows(currentConsent(), 'tagManager'),
  }
}

const views = () =>
  (window.dataLayer ?? []).filter(
    (entry) => typeof entry === 'object' && entry !== null && 'page_path' in entry,
  )

beforeEach(() => {
  delete window.dataLayer
  // By this the library knows that it runs already.
  Reflect.deleteProperty(window, '_ccRun')
  // Nothing hides a dialog here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json(consentTexts(languageTexts.de.cookie)))
  const settings = { thirdParties: { tagManagerId: 'GTM-A' }, tagManager: { enableRouterSync: true } }
  document.body.innerHTML = `<div id="___gatsby"><a href="/">a</a></div><script type="application/json" data-runtime-config>${JSON.stringify(settings)}</script>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: as the library removes it
  document.cookie = `${consentName}=; path=/; max-age=0`
})

describe('a consent that is withdrawn in another tab', () => {
  it('counts no further page of this one', async () => {
    chooseElsewhere(categories, everything)
    const tab = await open()
    tab.show('/a')
    await expect.poll(views).toHaveLength(1)
    chooseElsewhere(['necessary'], withdrawn)
    tab.show('/b')
    expect(views()).toHaveLength(1)
  })

  it.each([
    ['a visitor comes back to', document, 'visibilitychange'],
    ['stands beside it', window, 'focus'],
  ])('is withdrawn in one that %s', async (_how, target, event) => {
    chooseElsewhere(categories, everything)
    const tab = await open()
    expect(tab.mayCount()).toBe(true)
    chooseElsewhere(['necessary'], withdrawn)
    target.dispatchEvent(new Event(event))
    expect(tab.mayCount()).toBe(false)
  })

  it('is what the preferences of this one show', async () => {
    vi.resetModules()
    const { showPreferences } = await import('./consent-dialog')
    const analytics = () =>
      document.querySelector<HTMLInputElement>('input.section__toggle[value="analytics"]')
    chooseElsewhere(categories, everything)
    await showPreferences('de')
    expect(analytics()?.checked).toBe(true)
    chooseElsewhere(['necessary'], withdrawn)
    await showPreferences('de')
    expect(analytics()?.checked).toBe(false)
  })
})

describe('a consent that is given in another tab', () => {
  it('is kept where this one was opened before and asks after', async () => {
    vi.resetModules()
    const { currentConsent } = await import('./consent-store')
    expect(currentConsent()).toBeUndefined()
    chooseElsewhere(categories, everything)
    const { ask } = await import('./consent-dialog')
    await ask('de', () => true)
    expect(document.cookie).toContain(consentName)
    expect(document.documentElement.className).not.toContain('show--consent')
  })

  it('ends the question of this one, and the page behind it is free again', async () => {
    vi.resetModules()
    const { ask, speak } = await import('./consent-dialog')
    const page = () => document.getElementById('___gatsby')
    await ask('de', () => true)
    await expect.poll(() => page()?.hasAttribute('inert')).toBe(true)
    chooseElsewhere(categories, everything)
    await speak('de')
    expect(document.documentElement.className).not.toContain('show--consent')
    expect(page()?.hasAttribute('inert')).toBe(false)
  })
})
