import { useTranslation } from 'gatsby-plugin-react-i18next'
import { defaultLanguage, isLanguage, type Language } from './locales'

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n
  return isLanguage(language) ? language : defaultLanguage
}
