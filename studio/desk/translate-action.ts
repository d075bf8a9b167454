import { useMemo } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useClient,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { forEachLanguage, type Language, languageFacts } from '../../site/languages/locales'
import { documentTypes } from '../schemas'
import { deskWords } from '../words/desk'
import { studioLanguage } from '../words/studio-language'
import { idInLanguage, otherLanguages, translationOf } from './translations'

const localized = new Set<string>(documentTypes.filter((type) => type.localized).map((type) => type.name))

/** Opens the version of a document in a language; begins it where there is none. */
function useVersion(language: Language, { id, type, draft, published }: DocumentActionProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { navigateIntent } = useRouter()
  const source = draft ?? published
  return useMemo((): DocumentActionDescription => {
    const open = async () => {
      const target = idInLanguage(id, language)
      const query = 'count(*[_id in [$id, "drafts." + $id]])'
      const versions = await client.fetch<number>(query, { id: target }, { perspective: 'raw' })
      if (versions === 0 && source) await client.createIfNotExists(translationOf(source, language))
      navigateIntent('edit', { id: target, type })
    }
    return {
      label: deskWords[studioLanguage].openOrBegin(languageFacts[language].name),
      disabled: !source,
      onHandle: open,
    }
  }, [client, id, language, navigateIntent, source, type])
}

// The Studio calls an action as a hook and knows it by its identity: one for each language, made once.
const versions = forEachLanguage(
  (language): DocumentActionComponent =>
    (props) =>
      useVersion(language, props),
)

/** Adds the versions in the other languages to the actions of every document that has a language. */
export const withTranslations: DocumentActionsResolver = (actions, { schemaType, documentId }) =>
  localized.has(schemaType) && documentId !== undefined
    ? [...actions, ...otherLanguages(documentId).map((language) => versions[language])]
    : actions
