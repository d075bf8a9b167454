/** What editors may begin. Pure: the structure, the menu "Create" and the actions of a document follow it. */
import { type PageType, pageTypes } from '../../site/content/documents'
import { languageOfId } from '../../site/languages/document-ids'
import { defaultLanguage } from '../../site/languages/locales'
import type { DocumentTypeName } from '../schemas/definition'
import { templateId } from './templates'

/** Types with any number of documents in each language. All others have one for each language, under a fixed id. */
export const listedByLanguage: readonly (PageType | 'staticText')[] = [...pageTypes, 'staticText']
/** A type with any number of documents that all languages share. */
export const listedForAll = 'mediaImage' satisfies DocumentTypeName

const listed = new Set<string>([...listedByLanguage, listedForAll])

/**
 * Templates of new documents. Those of the main language: the versions in other languages are made from it, because their ids
 * depend on it. What all languages share begins with the Studio's own template.
 */
const startable = new Set([
  ...listedByLanguage.map((type) => templateId(type, defaultLanguage)),
  listedForAll,
])

/** What of the Studio's offer leads to a document that stands in a list. */
export const withStartable = <Option extends { templateId: string }>(options: readonly Option[]): Option[] =>
  options.filter((option) => startable.has(option.templateId))

/** Whether a copy, which gets an id of the main language, is a document that the site knows what to do with. */
export const isDuplicable = (type: string, id: string | undefined): boolean =>
  listed.has(type) && (id === undefined || languageOfId(id) === defaultLanguage)

/** The actions of a document, without the copy where none may be made. */
export const withoutDuplicate = <Action extends { action?: string }>(
  actions: Action[],
  type: string,
  id: string | undefined,
): Action[] => (isDuplicable(type, id) ? actions : actions.filter(({ action }) => action !== 'duplicate'))
