import { EyeOpenIcon } from '@sanity/icons'
import { map } from 'rxjs'
import type { PluginOptions } from 'sanity'
import { type DocumentLocationResolver, defineDocuments, presentationTool } from 'sanity/presentation'
import { deskWords } from '../../words/desk'
import { studioLanguage } from '../../words/studio-language'
import { fixedPlaces, type LocatedPage, pagesOf, versionIds, versionsQuery } from './locations'
import { pageOfPath } from './page-of-path'

const words = deskWords[studioLanguage]

/** The page of the open document beside its form, with what is not published yet. `previewUrl` has no slash at its end. */
export const previewTool = (previewUrl: string): PluginOptions =>
  presentationTool({
    title: words.preview,
    icon: EyeOpenIcon,
    previewUrl: {
      initial: `${previewUrl}/`,
      // Nobody without an account sees drafts: links to share are not offered.
      previewMode: { enable: '/preview/enable', disable: '/preview/disable', shareAccess: false },
    },
    resolve: {
      mainDocuments: defineDocuments([{ route: '/(.*)', resolve: ({ path }) => pageOfPath(path) }]),
      locations,
    },
  })

const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const fixed = fixedPlaces(id, type, words)
  if (fixed !== undefined) return fixed
  return documentStore
    .listenQuery(versionsQuery, { ids: versionIds(id) }, { perspective: 'drafts', apiVersion: '2025-02-19' })
    .pipe(map((found: LocatedPage[] | null) => pagesOf(id, found ?? [], words)))
}
