/** The language of the Studio: as the editor chose beside its tools, else as the browser prefers. */
import { studioSettings } from '../desk/settings'

export type StudioLanguage = 'de' | 'en'

/** The name of the one workspace: part of the key under which the Studio keeps the choice. */
export const workspaceName = 'default'

/** As the Studio calls its own translations. */
export const localeIds = { de: 'de-DE', en: 'en-US' } as const

const isGerman = (tag: string): boolean => /^de\b/i.test(tag)

/**
 * @param chosen the Studio's id of the language that the editor chose; null before any choice
 * @param preferred the browser's languages, the dearest first; the first that the Studio has counts, English where it has none
 */
export function chooseLanguage(chosen: string | null, preferred: readonly string[]): StudioLanguage {
  if (chosen === localeIds.de) return 'de'
  if (chosen === localeIds.en) return 'en'
  const known = preferred.find((tag) => /^(de|en)\b/i.test(tag))
  return known !== undefined && isGerman(known) ? 'de' : 'en'
}

/** What holds now; English outside of a browser, where the model is read to be deployed. */
export function readStudioLanguage(): StudioLanguage {
  if (typeof window === 'undefined') return 'en'
  return chooseLanguage(readChoice(), window.navigator.languages)
}

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(`sanity-locale:${studioSettings.projectId}:${workspaceName}`)
  } catch {
    // A browser may keep nothing.
    return null
  }
}

/** What the Studio was built with: its texts stay in it until the page loads anew. */
export const studioLanguage: StudioLanguage = readStudioLanguage()

/** The Studio takes the last of its languages where nobody chose. */
export const defaultLast = <Locale extends { id: string }>(
  locales: readonly Locale[],
  language: StudioLanguage,
): Locale[] => {
  const isDefault = ({ id }: Locale) => id === localeIds[language]
  return [...locales.filter((locale) => !isDefault(locale)), ...locales.filter(isDefault)]
}
