import { useCallback, useMemo } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useClient,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'
import { forEachLanguage, type Language, languageFacts } from '../../site/languages/locales'
import { documentTypes } from '../schemas'
import { deskWords } from '../words/desk'
import { studioLanguage } from '../words/studio-language'
import { otherLanguages, publishedIdIn, translationOf } from './translations'

const localized = new Set<string>(documentTypes.filter((type) => type.localized).map((type) => type.name))

/** Opens a document beside the one of this form, where panes stand side by side; in its place elsewhere. */
function useOpenBeside(): (id: string, type: string) => void {
  const { navigate, navigateIntent } = useRouter()
  const { routerPanesState, groupIndex } = usePaneRouter()
  return useCallback(
    (id, type) => {
      const own = routerPanesState[groupIndex]?.[0]
      if (own === undefined) navigateIntent('edit', { id, type })
      else navigate({ panes: [...routerPanesState.slice(0, groupIndex), [own, { id, params: { type } }]] })
    },
    [navigate, navigateIntent, routerPanesState, groupIndex],
  )
}

/** Opens the version of a document in a language, side by side; begins it where there is none. */
function useVersion(language: Language, { id, type, draft, published }: DocumentActionProps) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const openBeside = useOpenBeside()
  const source = draft ?? published
  return useMemo((): DocumentActionDescription => {
    const open = async () => {
      const target = publishedIdIn(id, language)
      const query = 'count(*[_id in [$id, "drafts." + $id]])'
      const versions = await client.fetch<number>(query, { id: target }, { perspective: 'raw' })
      if (versions === 0 && source) await client.createIfNotExists(translationOf(source, language))
      openBeside(target, type)
    }
    return {
      label: deskWords[studioLanguage].openOrBegin(languageFacts[language].name),
      disabled: !source,
      onHandle: open,
    }
  }, [client, id, language, openBeside, source, type])
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
