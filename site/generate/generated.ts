import { coloursList, manifest } from './brand-files'
import { errorTextsList, factsList, formsList, textsList, wordsList } from './language-lists'
import { addedList, componentsList, examplesList, fieldsList, wordPartsList } from './part-lists'

/**
 * The files that are written from others, and what belongs in them. In this order: the types of the queries are those of
 * the parts, whose list must be there by then.
 */
export const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'site/brand/colours.ts': coloursList,
  'site/brand/static/manifest.webmanifest': manifest,
  'site/languages/all-facts.ts': factsList,
  'site/languages/all-forms.ts': formsList,
  'site/languages/all-words.ts': wordsList,
  'site/languages/all-texts.ts': textsList,
  'site/languages/all-error-texts.ts': errorTextsList,
  'site/languages/quotes.css': async () => (await import('./quotes-style')).quotesStyle(),
  'site/src/parts/all-fields.ts': fieldsList,
  'site/src/parts/all-examples.ts': examplesList,
  'site/src/parts/added-fields.ts': addedList,
  'site/src/parts/word-parts.ts': wordPartsList,
  'site/src/parts/page-parts.tsx': componentsList,
  'site/content/filled-types.ts': async () => (await import('./filled-types')).filledTypes(),
  'site/gatsby-types.d.ts': async () => (await import('./query-types')).queryTypes(),
}
