import { z } from 'zod'
import { usualTimeZone } from '../brand/house'
import { localDate } from '../calendar/local-date'
import { type FeedAddresses, feedRules, feedVariable } from '../languages/feed-addresses'
import { defaultLanguage, languages } from '../languages/locales'
import { type ReadingAddresses, readingAddresses, readingRules } from '../readings/reading-variables'
import { demoNames } from './demo-names'
import { imageBaseRule, isImageBase } from './image-host'
import { type Environment, givenOf, readVariables } from './read-variables'
import type { ThirdPartySettings } from './third-party-origins'
import { timeZoneName } from './time-zone'
import { apiVersion, botCheckSiteKey, buildRules, dataset, projectId, tagManagerId } from './variable-rules'
import { webOrigin } from './web-origin'

const schema = z.object({
  SANITY_PROJECT_ID: projectId.default(demoNames.project),
  SANITY_DATASET: dataset.default('production'),
  // Below a path where a preview reads drafts: the worker passes them on to its builder.
  SANITY_API_HOST: z.url({ protocol: /^https?$/ }).default('http://localhost:8020'),
  SANITY_API_VERSION: apiVersion.default('1'),
  SANITY_TOKEN: z.string().optional(),
  SITE_URL: webOrigin.default('http://localhost:8000'),
  IMAGE_BASE_URL: z.string().refine(isImageBase, imageBaseRule).default('/images'),
  ...feedRules(z.url().default(`http://localhost:8030/${defaultLanguage}/events.json`), z.url().optional()),
  EVENTS_CHANNEL: z.string().default(demoNames.channel),
  ...readingRules(z.url({ protocol: /^https?$/ }).optional()),
  HOTEL_TIME_ZONE: timeZoneName.default(usualTimeZone),
  DATA_DIR: z.string().default('.data'),
  DEVELOP_IMAGE_ORIGIN: webOrigin.optional(),
  ...buildRules,
  TAG_MANAGER_ID: tagManagerId.optional(),
  TAG_MANAGER_ROUTER_SYNC: z.enum(['on', 'off']).default('on'),
  THIRD_PARTIES_ORIGIN: webOrigin.optional(),
  SEAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  BOT_CHECK_SITE_KEY: botCheckSiteKey.optional(),
})

/** What the build needs to know. Secrets among it (the token) stay in Node: nothing of this is bundled as it is. */
export interface SiteSettings {
  projectId: string
  dataset: string
  /** Origin of the content service's API, e.g. `https://api.sanity.io`. */
  apiHost: string
  /** Version of the API that changed documents are read with: 1, X or a date. */
  apiVersion: string
  graphqlTag: string
  token: string | undefined
  siteUrl: string
  /** What stands before `/{project}/{dataset}/…` in the address of an image, e.g. `/images`. */
  imageBaseUrl: string
  feeds: FeedAddresses
  /** Identifier of the product's own channel in the events feed. */
  channel: string
  /** Addresses of the services of readings. */
  readings: ReadingAddresses
  timeZone: string
  dataFolder: string
  /** Where `gatsby develop` fetches pictures and files from, which the edge answers otherwise; undefined in builds. */
  developOrigin: string | undefined
  /** Local date, YYYY-MM-DD, that the pages show. */
  today: string
  /** The moment whose documents the pages show, ms since the epoch. */
  moment: number
  /** How long pages of large work are made before other changes get their turn, ms. */
  portion: number
  thirdParties: ThirdPartySettings
}

/**
 * Reads the settings of the build from the environment.
 * @throws Error that names every bad variable, with its value's rule, in one message.
 */
export function readSiteSettings(env: Environment = process.env, now: Date = new Date()): SiteSettings {
  const { values: value, problems } = readVariables(schema, givenOf(env))
  if (problems) throw new Error(`These settings are wrong: ${problems.join('; ')}. See .env.example.`)
  const moment = value.SITE_MOMENT === undefined ? now.getTime() : Date.parse(value.SITE_MOMENT)
  return {
    projectId: value.SANITY_PROJECT_ID,
    dataset: value.SANITY_DATASET,
    apiHost: value.SANITY_API_HOST,
    apiVersion: value.SANITY_API_VERSION,
    graphqlTag: value.SANITY_GRAPHQL_TAG,
    token: value.SANITY_TOKEN,
    siteUrl: value.SITE_URL,
    imageBaseUrl: value.IMAGE_BASE_URL,
    feeds: Object.fromEntries(languages.map((language) => [language, value[feedVariable(language)]])),
    channel: value.EVENTS_CHANNEL,
    readings: readingAddresses(value),
    timeZone: value.HOTEL_TIME_ZONE,
    dataFolder: value.DATA_DIR,
    developOrigin: value.DEVELOP_IMAGE_ORIGIN,
    today: value.SITE_TODAY ?? localDate(new Date(moment), value.HOTEL_TIME_ZONE),
    moment,
    portion: value.BUILDER_PORTION_MS,
    thirdParties: {
      standIn: value.THIRD_PARTIES_ORIGIN,
      tagManagerId: value.TAG_MANAGER_ID,
      hasRouterSync: value.TAG_MANAGER_ROUTER_SYNC === 'on',
      sealUrl: value.SEAL_URL,
      botCheckKey: value.BOT_CHECK_SITE_KEY,
    },
  }
}
