import { botPattern } from '../../languages/detection'
import { languageOfPath } from '../../languages/locales'
import { whenIdle } from '../loading/when-idle'
import { isPlainClick } from '../navigation/plain-click'
import { currentConsent, followOtherTabs } from './consent-store'

type Dialog = typeof import('./consent-dialog')

interface Reader {
  userAgent: string
  /** False where the browser keeps no cookies. */
  cookieEnabled: boolean
  /** True in a browser that a program steers. */
  webdriver: boolean
}

/**
 * Programs that read the site get no banner (specification, section 4). Nor does who refuses cookies altogether: no answer
 * could be kept, and each page would ask again. The link to the settings leads to what is said of cookies then.
 */
export const isAsked = ({ userAgent, cookieEnabled, webdriver }: Reader): boolean =>
  cookieEnabled && !webdriver && !botPattern.test(userAgent)

let dialog: Promise<Dialog> | undefined

/** Loads the dialogs, which no page needs before a visitor has seen it; a failed load is tried again next time. */
function withDialog(use: (dialog: Dialog) => Promise<void>): void {
  dialog ??= import('./consent-dialog')
  dialog.then(use).catch((error: unknown) => {
    dialog = undefined
    console.error('The consent dialog failed to load:', error)
  })
}

function openPreferences(event: MouseEvent): void {
  const { target } = event
  if (!isPlainClick(event) || !(target instanceof Element) || !target.closest('[data-consent="preferences"]'))
    return
  event.preventDefault()
  withDialog(({ showPreferences }) => showPreferences(languageOfPath(window.location.pathname)))
}

/** Pages on which a visitor reads what they are asked about: the dialog does not cover them. */
const isLegalPage = (path: string): boolean =>
  [...document.querySelectorAll('[data-legal] a')].some((link) => link.getAttribute('href') === path)

let isStarted = false

/** Runs once, in Gatsby's onClientEntry. */
export function startConsent(): void {
  if (!isAsked(navigator)) return
  isStarted = true
  followOtherTabs()
  document.addEventListener('click', openPreferences)
}

/** Told of every route: asks a visitor who has not chosen yet, and keeps the language of the dialogs. */
export function followRoute(path: string): void {
  if (!isStarted) return
  const language = languageOfPath(path)
  if (currentConsent() === undefined) {
    whenIdle(() => {
      if (currentConsent() === undefined)
        withDialog(({ ask }) => ask(language, () => !isLegalPage(window.location.pathname)))
    })
  } else if (dialog) withDialog(({ speak }) => speak(language))
}
