import type { ComponentType } from 'react'
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure'
import { isPageType } from '../../site/content/documents'
import { defaultLanguage, type Language, languageFacts, languages } from '../../site/languages/locales'
import { menus } from '../../site/languages/menus'
import { documentTypes } from '../schemas'
import type { DocumentType } from '../schemas/definition'
import { deskWords } from '../words/desk'
import { studioLanguage } from '../words/studio-language'
import { listedByLanguage, listedForAll } from './new-documents'
import { templateId } from './templates'
import { titleOf } from './titles'
import { otherLanguages, publishedIdIn } from './translations'

/** Types that do not stand as one entry among what is on every page. */
const elsewhere = new Set<string>([...listedByLanguage, listedForAll, 'navigationMenu', 'redirects'])
const words = deskWords[studioLanguage]

/**
 * Pages by type and language, then what is on every page, then what all languages share. `missingIcon` stands before the
 * lists of what is not translated.
 */
export const structureWith =
  (missingIcon: ComponentType): StructureResolver =>
  (S) =>
    S.list()
      .title(words.website)
      .items([
        ...listedByLanguage.filter(isPageType).map((type) => byLanguage(S, type, missingIcon)),
        S.divider(),
        S.listItem()
          .id('menus')
          .title(words.menus)
          .child(
            S.list()
              .title(words.menus)
              .items(menus.map((id) => menu(S, id))),
          ),
        ...documentTypes.filter((type) => !elsewhere.has(type.name)).map((type) => sitePart(S, type)),
        ...listedByLanguage
          .filter((type) => !isPageType(type))
          .map((type) => byLanguage(S, type, missingIcon)),
        S.divider(),
        S.documentTypeListItem(listedForAll).title(titleOf(listedForAll)),
        S.listItem()
          .id('redirects')
          .title(titleOf('redirects'))
          .child(S.document().schemaType('redirects').documentId('redirects')),
      ])

/**
 * The documents of a type, language by language. New ones begin in German: the versions in other languages are made
 * from it, because their ids depend on it.
 */
function byLanguage(S: StructureBuilder, type: string, missingIcon: ComponentType): ListItemBuilder {
  const lists = languages.map((language) =>
    S.listItem()
      .id(`${type}-${language}`)
      .title(languageFacts[language].name)
      .child(
        S.documentTypeList(type)
          .title(`${titleOf(type)}: ${languageFacts[language].name}`)
          .filter('_type == $type && __i18n_lang == $language')
          .params({ type, language })
          .apiVersion('2025-02-19')
          .canHandleIntent((intent, { id, type: wanted }) => wanted === type && holds(intent, id, language))
          .initialValueTemplates(
            language === defaultLanguage ? [S.initialValueTemplateItem(templateId(type, language))] : [],
          ),
      ),
  )
  return S.listItem()
    .id(type)
    .title(titleOf(type))
    .child(
      S.list()
        .title(titleOf(type))
        .items([
          ...lists,
          S.divider(),
          ...languages
            .filter((language) => language !== defaultLanguage)
            .map((language) => missingIn(S, type, language).icon(missingIcon)),
        ]),
    )
}

/** The documents of the main language that are not begun in another one. Drafts and published documents count alike. */
function missingIn(S: StructureBuilder, type: string, language: Language): ListItemBuilder {
  const title = words.missingIn(languageFacts[language].name)
  return S.listItem()
    .id(`${type}-without-${language}`)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(`${titleOf(type)}: ${title}`)
        .filter(isMissing)
        .params({ type, language: defaultLanguage, suffix: publishedIdIn('', language) })
        .apiVersion('2025-02-19')
        .canHandleIntent(() => false)
        .initialValueTemplates([]),
    )
}

/**
 * GROQ: the id of a translation follows from that of the document, so that each document asks for one id, for which the service
 * has an index; the list stays a matter of its length with thousands of pages. Lists see drafts under the ids of what is published.
 */
const isMissing = '_type == $type && __i18n_lang == $language && count(*[_id == ^._id + $suffix]) == 0'

/** Whether the list of a language is the one to open a document in: a link names its type and id only. */
const holds = (intent: string, id: string | undefined, language: Language): boolean =>
  intent === 'edit' && id !== undefined
    ? !otherLanguages(id).includes(language)
    : language === defaultLanguage

const sitePart = (S: StructureBuilder, type: DocumentType): ListItemBuilder =>
  S.listItem()
    .id(type.name)
    .title(titleOf(type.name))
    .child(
      S.list()
        .title(titleOf(type.name))
        .items(versions(S, type.name, type.name)),
    )

const menu = (S: StructureBuilder, menuId: string): ListItemBuilder =>
  S.listItem()
    .id(menuId)
    .title(menuId)
    .child(
      S.list()
        .title(menuId)
        .items(versions(S, 'navigationMenu', `navigationMenu-${menuId}`)),
    )

/** One document for each language, with a fixed id. A link to a document finds its item by that very id. */
const versions = (S: StructureBuilder, type: string, id: string): ListItemBuilder[] =>
  languages.map((language) =>
    S.listItem()
      .id(publishedIdIn(id, language))
      .title(languageFacts[language].name)
      .child(
        S.document()
          .schemaType(type)
          .documentId(publishedIdIn(id, language))
          .initialValueTemplate(templateId(type, language)),
      ),
  )
