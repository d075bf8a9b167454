import type { SiteSettings } from './settings'
import type { ThirdPartySettings } from './third-party-origins'

/**
 * What a page knows of the settings it was made with (specification, section 7): embedded in each page as data, never in a
 * script, so that another id or origin needs no new bundle. Nothing of it is secret.
 */
export interface RuntimeConfig {
  app: {
    /** Address of the site. */
    baseURL: string
    /** What the addresses of pictures begin with. */
    cdnURL: string
    /** Folder of scripts, styles and fonts. */
    assetsDir: string
  }
  tagManager: {
    id: string | null
    /** Whether each navigation sends a page view. */
    enableRouterSync: boolean
  }
  thirdParties: ThirdPartySettings
}

export const runtimeConfigOf = ({ siteUrl, imageBaseUrl, thirdParties }: SiteSettings): RuntimeConfig => ({
  app: { baseURL: siteUrl, cdnURL: imageBaseUrl, assetsDir: '/' },
  tagManager: { id: thirdParties.tagManagerId ?? null, enableRouterSync: thirdParties.hasRouterSync },
  thirdParties,
})

/** The variable of the environment by which the pages get it while they are rendered. */
export const runtimeVariable = 'SITE_RUNTIME_CONFIG'
