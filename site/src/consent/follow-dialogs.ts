import * as CookieConsent from 'vanilla-cookieconsent'
import { pageBehind } from './page-behind'
import { whenUnseen } from './when-unseen'

type DialogName = 'consentModal' | 'preferencesModal'

const hide: Record<DialogName, () => void> = {
  consentModal: CookieConsent.hide,
  preferencesModal: CookieConsent.hidePreferences,
}

/**
 * Told of the library's dialogs: the page behind one is inert for as long as the dialog can be seen. One that a visitor's
 * browser hides is closed, so that no blocker of banners locks the page; `unseen` is told.
 */
export function followDialogs(unseen: () => void) {
  const page = pageBehind(document)
  const elements = new Map<DialogName, HTMLElement>()
  const watches = new Map<DialogName, () => void>()
  return {
    made(name: DialogName, element: HTMLElement): void {
      elements.set(name, element)
    },
    shown(name: DialogName): void {
      page.cover(name)
      const element = elements.get(name)
      if (!element) return
      const close = () => {
        unseen()
        hide[name]()
      }
      watches.set(name, whenUnseen(element, close))
    },
    hidden(name: DialogName): void {
      watches.get(name)?.()
      page.uncover(name)
    },
  }
}
