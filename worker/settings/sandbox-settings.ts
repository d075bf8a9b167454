import { addressOf, portOf, publicSecrets } from '../../sandbox/defaults'
import { type ReadingStandIn, readingStandIns } from '../../sandbox/readings/stand-ins'
import { feedVariable } from '../../site/languages/feed-addresses'
import { languages } from '../../site/languages/locales'
import { forEachReading, type ReadingName, readingNames } from '../../site/readings/reading-feeds'
import { variablesOfReadings } from '../../site/readings/reading-variables'
import { demoNames } from '../../site/settings/demo-names'

/** The access code of the demo's media corner; `npm start` shows it, and its hash is below. */
export const sandboxAccessCode = 'EG 2640'
export const sandboxAccessCodeHash =
  'scrypt:32768:8:1:bYNvraaYzFPcD43nWSVRKw:JAWRCikBOjn1M0mN8DK9LE-XX2WifQq7YNuvHNezSHM'

/** Every service of readings has a stand-in. */
const standIns: Readonly<Record<ReadingName, ReadingStandIn>> = readingStandIns

const standInAddress = (
  name: ReadingName,
  environment: Readonly<Record<string, string | undefined>>,
): string => `${addressOf('events', environment)}/${name}.json`

/** The stand-ins of readings: what each is called, where it answers, and what it says. */
export const shownStandIns = (environment: Readonly<Record<string, string | undefined>>) =>
  readingNames.map((name) => ({
    title: standIns[name].title,
    address: standInAddress(name, environment),
    says: standIns[name].says,
  }))

/**
 * What stands in for an environment when no content service is set. Addresses follow the ports that the environment says.
 * The secrets are public: they guard only a demo.
 */
export function sandboxDefaults(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const lake = addressOf('lake', environment)
  const feeds = languages.map((language) => [
    feedVariable(language),
    `${addressOf('events', environment)}/${language}/events.json`,
  ])
  return {
    SANITY_PROJECT_ID: demoNames.project,
    SANITY_DATASET: 'production',
    SANITY_API_HOST: lake,
    SANITY_API_VERSION: '2025-02-19',
    SANITY_TOKEN: publicSecrets.readToken,
    SANITY_WEBHOOK_SECRET: publicSecrets.webhook,
    ...Object.fromEntries(feeds),
    EVENTS_CHANNEL: demoNames.channel,
    ...variablesOfReadings(forEachReading((name) => standInAddress(name, environment))),
    SITE_URL: addressOf('site', environment),
    IMAGE_ORIGIN: lake,
    OPERATIONS_TOKEN: 'sandbox-operations-token',
    PREVIEW_URL: addressOf('preview', environment),
    STUDIO_ORIGINS: addressOf('studio', environment),
    THIRD_PARTIES_ORIGIN: addressOf('thirdParties', environment),
    TAG_MANAGER_ID: demoNames.tagManager,
    // An enquiry goes one way: where a program takes it, nobody is written to.
    ...(environment.ENQUIRY_WEBHOOK_URL === undefined
      ? {
          ENQUIRY_SMTP_URL: `smtp://localhost:${portOf('mail', environment)}`,
          ENQUIRY_FROM: demoNames.sender,
          ENQUIRY_TO: demoNames.mailbox,
        }
      : {}),
    BOT_CHECK_SITE_KEY: 'sandbox-site-key',
    BOT_CHECK_SECRET: publicSecrets.botCheck,
    MEDIA_ACCESS_CODE_HASH: sandboxAccessCodeHash,
    MEDIA_SESSION_KEY: 'sandbox-media-session-key-0123456789abcdef',
  }
}
