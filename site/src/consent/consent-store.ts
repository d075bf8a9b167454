import { useSyncExternalStore } from 'react'
import type { Service } from '../../languages/consent-services'
import { allows, type Consent, consentRevision, readConsent } from './consent-state'

let current: Consent | undefined
let isRead = false
const listeners = new Set<() => void>()

/** The consent that is in force in this tab. */
export function currentConsent(): Consent | undefined {
  if (!isRead) refreshConsent()
  return current
}

/** All cookies; none in a document that may not have any, where a browser refuses to be asked. */
function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Reads the stored consent anew: after the visitor has chosen, or may have chosen in another tab. */
export function refreshConsent(): void {
  isRead = true
  current = readConsent(cookies(), { revision: consentRevision, now: Date.now() })
  for (const listener of [...listeners]) listener()
}

/** Another tab tells nothing of a choice that is made there: it is looked for when the visitor comes back to this one. */
export function followOtherTabs(): void {
  document.addEventListener('visibilitychange', refreshConsent)
  window.addEventListener('focus', refreshConsent)
}

/** Calls back whenever the consent may have changed. Returns a function that stops. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a service may run now; false on the server, so that what it would load is never part of a page's HTML. */
export const useAllowed = (service: Service): boolean =>
  useSyncExternalStore(
    onConsentChange,
    () => allows(currentConsent(), service),
    () => false,
  )
