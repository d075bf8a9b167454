/** The translated texts of the page that is being rendered, by key: tests let components read them from here. */
export const pageTexts: { current: ReadonlyMap<string, unknown> } = { current: new Map() }

/** Stands in for gatsby-plugin-react-i18next: the text, and what it is filled with. */
export const useTranslation = () => ({
  t: (key: string, values: object = {}) => `${pageTexts.current.get(key) ?? key} ${JSON.stringify(values)}`,
  i18n: { language: 'de' },
})
