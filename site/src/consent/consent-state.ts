import { categoryOf, type Service } from '../../languages/consent-services'

/** Name of the cookie, or of the entry in the local storage, and for how long it holds (specification, section 9). */
export const consentName = 'cc_cookie'
export const consentDays = 182
/** Raise it when a third party is added or used for something else: every visitor is then asked again. */
export const consentRevision = 1

/** What a visitor has agreed to (specification, section 3, "Consent state"). */
export interface Consent {
  consentId: string
  /** ISO 8601: of the first consent, and of the last change. */
  consentTimestamp: string
  lastConsentTimestamp: string
  revision: number
  categories: readonly string[]
  services: Readonly<Record<string, readonly string[]>>
  /** Milliseconds since the epoch. */
  expirationTime?: number
}

interface Circumstances {
  revision: number
  /** Milliseconds since the epoch. */
  now: number
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Whether a stored consent counts (specification, section 5). It does not when
 * 1. it has no id, 2. a timestamp is missing, 3. its revision is outdated, 4. it has expired, which local storage does
 * not watch over by itself, 5. it names no categories.
 */
export function isValidConsent(stored: unknown, { revision, now }: Circumstances): stored is Consent {
  const fields = fieldsOf(stored)
  if (typeof fields.consentId !== 'string' || fields.consentId === '') return false
  if (!isDate(fields.consentTimestamp) || !isDate(fields.lastConsentTimestamp)) return false
  if (fields.revision !== revision) return false
  if (typeof fields.expirationTime === 'number' && fields.expirationTime <= now) return false
  return Array.isArray(fields.categories)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The valid consent in the text of all cookies (`a=b; cc_cookie=%7B…`), or undefined. */
export function readConsent(cookies: string, circumstances: Circumstances): Consent | undefined {
  const value = new RegExp(`(?:^|;\\s*)${consentName}=([^;]*)`).exec(cookies)?.[1]
  const stored = value === undefined ? undefined : parsed(decoded(value))
  return isValidConsent(stored, circumstances) ? stored : undefined
}

/** Whether a service may run: it and its category are accepted. Without consent none may. */
export function allows(consent: Consent | undefined, service: Service): boolean {
  if (!consent) return false
  const category = categoryOf(service)
  const accepted = fieldsOf(consent.services)[category]
  return consent.categories.includes(category) && Array.isArray(accepted) && accepted.includes(service)
}
