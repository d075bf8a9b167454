import type { LayoutName } from '../addresses/layouts'
import { openPath } from '../languages/guarded-path'
import { defaultLanguage, type Language, languages, prefixes } from '../languages/locales'

export const templates = [
  'page',
  'room',
  'restaurant',
  'package',
  'activity',
  'media-corner',
  'not-found',
  'events-list',
  'event',
  'search',
] as const
export type TemplateName = (typeof templates)[number]

/** A page that must exist. The plan is the only source of pages: for the clean build and for each regeneration. */
export interface PlannedPage {
  /** With language prefix, without a trailing slash. */
  path: string
  template: TemplateName
  language: Language
  /** Id of the content document, or of the event, that the page belongs to. */
  owner: string
  /** What stands around its content; `default` where it says nothing. */
  layout?: LayoutName
  /** Variables of the page query. */
  context: Readonly<Record<string, unknown>>
}

const withoutPrefix = (path: string, language: Language): string =>
  path.slice(prefixes[language].length) || '/'

/** The slices that stand around a page of a language, by their aliases. */
export const slicesOf = (language: Language) => ({
  header: `header--${language}`,
  footer: `footer--${language}`,
})

/** The page as gatsby's createPage takes it; `componentOf` gives the absolute file of a template. */
export function toGatsbyPage(page: PlannedPage, componentOf: (template: TemplateName) => string) {
  const { path, language } = page
  return {
    path,
    component: componentOf(page.template),
    slices: slicesOf(language),
    context: {
      ...page.context,
      ...(page.layout === undefined ? {} : { layout: page.layout }),
      language,
      i18n: {
        language,
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: false,
        routed: language !== defaultLanguage,
        originalPath: withoutPrefix(openPath(path), language),
        path,
      },
    },
  }
}
