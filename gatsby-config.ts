import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { resolveLocalhostNames } from './site/addresses/localhost-names'
import { guardContentSource } from './site/content/source-border'
import { defaultLanguage, languages } from './site/languages/locales'
import { eventOptions } from './site/page-plan/write-site-files'
import { runtimeConfigOf, runtimeVariable } from './site/settings/runtime-config'
import { readSiteSettings } from './site/settings/settings'

const settings = readSiteSettings()
resolveLocalhostNames(settings.apiHost)
guardContentSource()
// gatsby-source-sanity makes a manifest of each fresh document for Gatsby's preview; it would stand in public files and
// in page data, and would depend on the clock.
process.env.NODE_MANIFEST_MAX_DAYS_OLD = '-100000'
// Read while pages are rendered, by the processes of Gatsby, too; without Gatsby's prefix it comes into no script.
process.env[runtimeVariable] = JSON.stringify(runtimeConfigOf(settings))

const proxies = (url: string) => ['/images', '/files'].map((prefix) => ({ prefix, url }))
/** Only `gatsby develop` answers for the edge: pictures and files come from where the edge would fetch them. */
const developed = settings.developOrigin === undefined ? {} : { proxy: proxies(settings.developOrigin) }

const config: GatsbyConfig = {
  ...developed,
  siteMetadata: { siteUrl: settings.siteUrl, timeZone: settings.timeZone },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-sanity',
      options: {
        projectId: settings.projectId,
        dataset: settings.dataset,
        apiHost: settings.apiHost,
        graphqlTag: settings.graphqlTag,
        ...(settings.token === undefined ? {} : { token: settings.token }),
        overlayDrafts: false,
        watchMode: false,
      },
    },
    {
      resolve: 'gatsby-source-events',
      options: eventOptions(settings, true),
    },
    'gatsby-plugin-image',
    // Icons and drawings of the house, as they are.
    path.resolve('site/brand'),
    // Before the translations: what it puts around a page stands inside of what they put around it.
    path.resolve('site'),
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage,
        generateDefaultLanguagePage: false,
        redirect: false,
        siteUrl: settings.siteUrl,
        trailingSlash: 'never',
        i18nextOptions: { interpolation: { escapeValue: false }, keySeparator: false, nsSeparator: ':' },
      },
    },
  ],
}

export default config
