import { useMemo } from 'react'
import { type DocumentActionComponent, type DocumentActionsResolver, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import type { Language } from '../../site/languages/locales'
import { documentTypes } from '../schemas'
import { idInLanguage, languageTitles, otherLanguages, translationOf } from './translations'

const localized = new Set<string>(documentTypes.filter((type) => type.localized).map((type) => type.name))

/** Adds "Open the French version" and the like to each document; the version is made where it is missing. */
export const withTranslations: DocumentActionsResolver = (actions, { schemaType, documentId }) =>
  localized.has(schemaType) && documentId !== undefined
    ? [...actions, ...otherLanguages(documentId).map(openVersion)]
    : actions

function openVersion(language: Language): DocumentActionComponent {
  const OpenVersion: DocumentActionComponent = ({ id, type, draft, published }) => {
    const client = useClient({ apiVersion: '2025-02-19' })
    const { navigateIntent } = useRouter()
    const source = draft ?? published
    return useMemo(
      () => ({
        label: `${languageTitles[language]}: open or begin`,
        disabled: source === null,
        onHandle: async () => {
          const target = idInLanguage(id, language)
          const exists = await client.fetch<number>(
            'count(*[_id in [$id, "drafts." + $id]])',
            { id: target },
            { perspective: 'raw' },
          )
          if (exists === 0 && source !== null) await client.createIfNotExists(translationOf(source, language))
          navigateIntent('edit', { id: target, type })
        },
      }),
      [client, id, navigateIntent, source, type],
    )
  }
  return OpenVersion
}
