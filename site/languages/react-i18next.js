// All of react-i18next that this site uses. The Gatsby plugin re-exports the whole package, which would otherwise put
// the components for markup in translations, and a parser for it, before the first interaction of every page.
export { I18nextProvider } from 'react-i18next/es/I18nextProvider.js'
export { useTranslation } from 'react-i18next/es/useTranslation.js'
