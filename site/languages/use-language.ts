import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type Language, languageFrom } from './locales'

/** The language of the page that is shown. */
export const useLanguage = (): Language => languageFrom(useTranslation().i18n.language)
