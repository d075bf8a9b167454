import type { LanguageTexts } from './texts-of'

/** The keys of texts by their namespaces, so that the compiler knows which there are. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: LanguageTexts
    defaultNS: false
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}
