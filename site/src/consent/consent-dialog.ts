import './consent.css'
import * as CookieConsent from 'vanilla-cookieconsent'
import {
  type Category,
  categories,
  cookiesOf,
  type Service,
  servicesOf,
} from '../../languages/consent-services'
import type { ConsentTexts } from '../../languages/consent-texts'
import { type Language, languages } from '../../languages/locales'
import { inTime } from '../loading/in-time'
import { consentDays, consentName, consentRevision } from './consent-state'
import { currentConsent, refreshConsent } from './consent-store'
import { followDialogs } from './follow-dialogs'

/** Labels of the switches; they change with the language, the library keeps these very objects. */
const entries = new Map<Service, CookieConsent.Service>()

function categoryConfig(category: Category): CookieConsent.Category {
  const isNecessary = category === 'necessary'
  const services = Object.fromEntries(
    servicesOf[category].map((service) => {
      const entry: CookieConsent.Service = {
        label: service,
        cookies: (cookiesOf[service] ?? []).map((name) => ({ name })),
      }
      entries.set(service, entry)
      return [service, entry]
    }),
  )
  return { enabled: isNecessary, readOnly: isNecessary, services }
}

/** The texts of a language: `/cookie/{language}.json` (specification, section 7). */
async function loadTexts(language: Language, root: HTMLElement): Promise<ConsentTexts> {
  const texts = await inTime(async (signal): Promise<ConsentTexts> => {
    const answer = await fetch(`/cookie/${language}.json`, { signal })
    if (!answer.ok) throw new Error(`/cookie/${language}.json answered ${answer.status}`)
    return answer.json()
  })
  for (const [service, entry] of entries) {
    const { name, use } = texts.services[service]
    entry.label = `${name} <span class="pm__service-use">${use}</span>`
  }
  root.lang = language
  for (const word of ['on', 'off', 'always'] as const)
    root.style.setProperty(`--consent-${word}`, JSON.stringify(texts.words[word]))
  return texts
}

/** Descriptions and services of each category show at once: the choice is made on what can be read. */
function expandSections(root: HTMLElement): void {
  for (const title of root.querySelectorAll<HTMLElement>('.pm__section-title[aria-expanded="false"]'))
    title.click()
}

function makeRoot(): HTMLElement {
  const root = document.createElement('div')
  root.id = 'consent'
  document.body.append(root)
  return root
}

/** The library does not look at the expiry of a cookie: what does not count for us must not be there for it. */
function forgetConsent(): void {
  for (const domain of ['', `; domain=${window.location.hostname}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors use
    document.cookie = `${consentName}=; path=/; max-age=0${domain}`
  }
}

let root: HTMLElement | undefined
let running: Promise<void> | undefined
/** The browser hides what asks: it is not tried again on each page. */
let isHidden = false
/** When the choice was made that the library knows; undefined where it knows none. */
let known: string | undefined

function noteChoice(): void {
  refreshConsent()
  known = currentConsent()?.lastConsentTimestamp
}

/** The library reads a choice once, when it is run: one that was made in another tab since is not what it shows, and would write back. */
function forgetOutdated(): void {
  refreshConsent()
  if (running === undefined || known === currentConsent()?.lastConsentTimestamp) return
  CookieConsent.hide()
  CookieConsent.hidePreferences()
  CookieConsent.reset()
  running = undefined
}

async function run(language: Language, element: HTMLElement): Promise<void> {
  const dialogs = followDialogs(() => {
    isHidden = true
  })
  noteChoice()
  if (known === undefined) forgetConsent()
  await CookieConsent.run({
    root: element,
    autoShow: false,
    manageScriptTags: false,
    revision: consentRevision,
    cookie: { name: consentName, expiresAfterDays: consentDays, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left' },
      preferencesModal: { layout: 'bar', position: 'right' },
    },
    categories: Object.fromEntries(categories.map((category) => [category, categoryConfig(category)])),
    language: {
      default: language,
      translations: Object.fromEntries(languages.map((each) => [each, () => loadTexts(each, element)])),
    },
    onConsent: noteChoice,
    onChange: noteChoice,
    onModalReady: ({ modalName, modal }) => {
      dialogs.made(modalName, modal)
      expandSections(modal)
    },
    onModalShow: ({ modalName }) => dialogs.shown(modalName),
    onModalHide: ({ modalName }) => dialogs.hidden(modalName),
  })
}

/** The library, run once; after a failure (texts that did not load) the next call runs it anew. */
async function ready(language: Language): Promise<HTMLElement> {
  root ??= makeRoot()
  const element = root
  forgetOutdated()
  running ??= run(language, element)
  await running.catch((error: unknown) => {
    running = undefined
    CookieConsent.reset()
    throw error
  })
  if (await CookieConsent.setLanguage(language)) expandSections(element)
  return element
}

/** Shows the question, or hides it where `isWanted` says that it must not stand in the way. */
export async function ask(language: Language, isWanted: () => boolean): Promise<void> {
  if (isHidden) return
  await ready(language)
  if (CookieConsent.validConsent()) return
  if (isWanted()) CookieConsent.show(true)
  else CookieConsent.hide()
}

/** Opens the preferences, for the link in the footer. */
export async function showPreferences(language: Language): Promise<void> {
  await ready(language)
  CookieConsent.showPreferences()
}

/** Keeps the dialogs in the language of the page. */
export async function speak(language: Language): Promise<void> {
  await ready(language)
}
