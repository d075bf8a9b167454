import { feedVariable } from '../../site/languages/feed-addresses'
import { languages } from '../../site/languages/locales'
import { variablesOfReadings } from '../../site/readings/reading-variables'
import { buildRules } from '../../site/settings/variable-rules'
import { inheritedVariables } from '../settings/inherited-variables'
import type { Environment, Settings } from '../settings/settings'

/** Variables that only the build reads. */
const ofTheBuild = Object.keys(buildRules)

/** Only the addresses that are given: the builder must know whose events, and so whose words, a language shows. */
const feedVariables = ({ events }: Settings): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const url = events.urls[language]
      return url === undefined ? [] : [[feedVariable(language), url]]
    }),
  )

/**
 * The environment of the builder: the build's settings and nothing else. Secrets that it does not need (webhook, queue,
 * operations, publishing) never reach it.
 */
export function builderEnvironment(settings: Settings, surrounding: Environment): Record<string, string> {
  const kept = [...inheritedVariables, ...ofTheBuild].flatMap((name) => {
    const value = surrounding[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const { standIn, tagManagerId, hasRouterSync, sealUrl, botCheckKey } = settings.thirdParties
  const thirdParties = {
    THIRD_PARTIES_ORIGIN: standIn,
    TAG_MANAGER_ID: tagManagerId,
    TAG_MANAGER_ROUTER_SYNC: hasRouterSync ? 'on' : 'off',
    SEAL_URL: sealUrl,
    BOT_CHECK_SITE_KEY: botCheckKey,
  }
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(
      Object.entries(thirdParties).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    DATA_DIR: settings.dataDir,
    SANITY_PROJECT_ID: settings.content.projectId,
    SANITY_DATASET: settings.content.dataset,
    SANITY_API_VERSION: settings.content.apiVersion,
    SANITY_API_HOST: settings.content.apiHost,
    ...(settings.content.token === undefined ? {} : { SANITY_TOKEN: settings.content.token }),
    ...feedVariables(settings),
    EVENTS_CHANNEL: settings.events.channel,
    ...variablesOfReadings(settings.readings),
    SITE_URL: settings.siteUrl,
    IMAGE_BASE_URL: settings.imageBaseUrl,
    HOTEL_TIME_ZONE: settings.timeZone,
  }
}
