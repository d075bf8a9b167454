import type { Language } from '../../../site/languages/locales'

const names = new Intl.DisplayNames('en-GB', { type: 'language' })

/** `French`, of whatever languages the site has. */
export const languageName = (language: Language): string => names.of(language) ?? language
