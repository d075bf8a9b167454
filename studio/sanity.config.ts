import { TranslateIcon } from '@sanity/icons'
import { deDELocale } from '@sanity/locale-de-de'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { media } from 'sanity-plugin-media'
import { shortName } from '../site/brand/house'
import { assetTypes } from './desk/asset-types'
import { withContentChecks } from './desk/checks/with-content-checks'
import { followLanguage } from './desk/language/follow-language'
import { withoutDuplicate, withStartable } from './desk/new-documents'
import { previewTool } from './desk/preview/presentation'
import { LiveBadge } from './desk/receipts/live-badge'
import { livePanel } from './desk/receipts/live-panel'
import { studioSettings } from './desk/settings'
import { spreadStreams } from './desk/spread-streams'
import { structureWith } from './desk/structure'
import { documentTemplates } from './desk/templates'
import { withTranslations } from './desk/translate-action'
import { schemaTypes } from './schemas'
import { deskWords } from './words/desk'
import { german } from './words/german'
import { germanRules } from './words/german-rules'
import { inWords } from './words/in-words'
import { rulesInWords } from './words/rules-in-words'
import { studioLanguage, workspaceName } from './words/studio-language'

const { projectId, dataset, apiHost, siteUrl, workerUrl, previewUrl } = studioSettings

spreadStreams(apiHost)

const inGerman = () => inWords(rulesInWords(schemaTypes, germanRules), german)
const types = withContentChecks(studioLanguage === 'de' ? inGerman() : schemaTypes)

export default defineConfig({
  name: workspaceName,
  title: shortName,
  projectId,
  dataset,
  // The content lake hands a token over, as it has another address for each event stream, where a cookie would not go.
  ...(apiHost === '' ? {} : { apiHost, auth: { loginMethod: 'token', redirectOnSingle: true } as const }),
  plugins: [
    structureTool({ title: deskWords[studioLanguage].content, structure: structureWith(TranslateIcon) }),
    ...(previewUrl === '' ? [] : [previewTool(previewUrl)]),
    deDELocale(),
    followLanguage,
    media({ creditLine: { enabled: true } }),
  ],
  schema: { types: [...types, ...assetTypes], templates: documentTemplates },
  document: {
    actions: (actions, context) =>
      withTranslations(withoutDuplicate(actions, context.schemaType, context.documentId), context),
    newDocumentOptions: (options) => withStartable(options),
    badges: (badges) => (workerUrl === '' ? badges : [...badges, LiveBadge]),
    inspectors: (inspectors) => (workerUrl === '' ? inspectors : [...inspectors, livePanel]),
    comments: { enabled: false },
    productionUrl: async (previous, { document }) => pageOf(document) ?? previous,
  },
  releases: { enabled: false },
  tasks: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
})

/** The page of a document on the site, for "Open preview". */
function pageOf(document: { [field: string]: unknown }): string | undefined {
  const { url } = document
  const path = typeof url === 'object' && url !== null && 'fullPath' in url ? url.fullPath : undefined
  return typeof path === 'string' ? `${siteUrl}${path}` : undefined
}
