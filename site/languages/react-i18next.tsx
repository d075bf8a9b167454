import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Translations } from './i18next'

const PageTexts = createContext(new Translations())

/** Hands the texts of a page to its components; the Gatsby plugin wraps each page in one. */
export const I18nextProvider = ({ i18n, children }: { i18n: Translations; children: ReactNode }) => (
  <PageTexts.Provider value={i18n}>{children}</PageTexts.Provider>
)

/**
 * The part of react-i18next that this site uses, in its place in the bundle: the texts of the page, one namespace first.
 * Pages are rendered with their texts, so these are always ready and never change while the page stands.
 */
export function useTranslation(namespace?: string) {
  const i18n = useContext(PageTexts)
  const t = useMemo(() => i18n.inNamespace(namespace), [i18n, namespace])
  return { t, i18n, ready: true }
}
