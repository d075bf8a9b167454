import path from 'node:path'
import type { z } from 'zod'
import { type FeedAddresses, feedVariable } from '../../site/languages/feed-addresses'
import { languages } from '../../site/languages/locales'
import { readingAddresses, readingCrons } from '../../site/readings/reading-variables'
import { type Environment, givenOf, readVariables } from '../../site/settings/read-variables'
import { botCheckFolder, type ThirdPartySettings } from '../../site/settings/third-party-origins'
import { WorkerError } from '../changes/errors'
import { agreedVariables } from './agreed-variables'
import { sandboxDefaults } from './sandbox-settings'
import { functionVariables, variables, visitorVariables } from './variables'

export type { Environment }

/** Names of every variable that is read, in the order of `.env.example`. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

/** Names, meanings, defaults and examples of all of them stand in `.env.example`. Times in milliseconds. */
export type Settings = ReturnType<typeof toSettings>

/**
 * Reads all settings from an environment, once. Without SANITY_PROJECT_ID the worker runs in sandbox mode, and only
 * then the sandbox's addresses and secrets are defaults.
 * @throws WorkerError `settings.invalid`, one message that names every bad variable.
 */
export function parseSettings(environment: Environment): Settings {
  const { values, sandbox } = read(agreedVariables, environment)
  return toSettings(values, sandbox)
}

/** What the process that answers visitors has to know. It runs without the secrets of the others. */
export type VisitorSettings = ReturnType<typeof toVisitorSettings>

/** Reads the settings of the process that answers visitors, and no others. @throws WorkerError `settings.invalid` */
export const parseVisitorSettings = (environment: Environment): VisitorSettings =>
  toVisitorSettings(read(visitorVariables, environment).values)

/** Reads what the function at the edge is written from. @throws WorkerError `settings.invalid` */
export function parseFunctionSettings(environment: Environment) {
  const { values } = read(functionVariables, environment)
  return {
    ...toVisitorSettings(values),
    target: values.PUBLISH_TARGET,
    s3: { endpoint: values.PUBLISH_S3_ENDPOINT, region: values.PUBLISH_S3_REGION },
    function: { storage: values.FUNCTION_STORAGE, gateOrigin: values.FUNCTION_GATE_ORIGIN },
  }
}

function read<Output>(
  schema: z.ZodType<Output>,
  environment: Environment,
): { values: Output; sandbox: boolean } {
  const given = givenOf(environment)
  const sandbox = given.SANITY_PROJECT_ID === undefined
  const { values, problems } = readVariables(
    schema,
    sandbox ? { ...sandboxDefaults(given), ...given } : given,
  )
  if (problems) throw new WorkerError('settings.invalid', problems.join('; '))
  return { values, sandbox }
}

const feedAddresses = (values: z.output<typeof variables>): FeedAddresses =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const url = values[feedVariable(language)]
      return url === undefined ? [] : [[language, url]]
    }),
  )

function toVisitorSettings(values: z.output<typeof visitorVariables>) {
  const thirdParties: ThirdPartySettings = {
    standIn: values.THIRD_PARTIES_ORIGIN,
    tagManagerId: values.TAG_MANAGER_ID,
    hasRouterSync: values.TAG_MANAGER_ROUTER_SYNC === 'on',
    sealUrl: values.SEAL_URL,
    botCheckKey: values.BOT_CHECK_SITE_KEY,
  }
  return {
    dataDir: path.resolve(values.DATA_DIR),
    content: { projectId: values.SANITY_PROJECT_ID, dataset: values.SANITY_DATASET },
    siteUrl: values.SITE_URL,
    imageBaseUrl: values.IMAGE_BASE_URL,
    imageOrigin: values.IMAGE_ORIGIN,
    worker: { host: values.WORKER_HOST, port: values.WORKER_PORT },
    site: {
      host: values.SITE_HOST,
      port: values.SITE_PORT,
      /** True where visitors are answered by `npm run site`, and not by the worker. */
      isOwnProcess: values.SITE_PROCESS === 'own',
      /** Where worker and nginx find that process. */
      origin: values.SITE_ORIGIN ?? `http://127.0.0.1:${values.SITE_PORT}`,
    },
    /** Addresses and networks of proxies that are believed about whom they stand for. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** The cache in front that is told of every change. */
    purgedBy: values.PURGE_KIND,
    /** What the pages may load from others; public. */
    thirdParties,
    logLevel: values.LOG_LEVEL,
  }
}

/** `8080`, `127.0.0.1:8080`, `[::]:80`: where that is found from this machine. */
function originOfListen(listen: string): string {
  const [, host = '', port = '80'] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? []
  return `http://${['', '0.0.0.0', '[::]'].includes(host) ? '127.0.0.1' : host}:${port}`
}

/** Beside everything else that this product keeps, where nothing is said: two of them never share it by accident. */
function targetOf(given: string | undefined, dataDir: string): string {
  if (given === undefined) return path.join(dataDir, 'site')
  return given.startsWith('s3://') ? given : path.resolve(given)
}

/** Who takes enquiries: the house by mail, or a program of its own. */
function enquirySettings(values: z.output<typeof variables>) {
  const { ENQUIRY_SMTP_URL: smtpUrl, ENQUIRY_FROM: from, ENQUIRY_TO: to } = values
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: signedWith } = values
  return {
    mail: smtpUrl !== undefined && from !== undefined && to !== undefined ? { smtpUrl, from, to } : undefined,
    web: url !== undefined && signedWith !== undefined ? { url, secret: signedWith } : undefined,
    /** How long what is left of an enquiry is kept after it was handed over, ms. */
    keptFor: values.ENQUIRY_DAYS * 24 * 3_600_000,
  }
}

/** The cache in front, with what it takes to tell it of a change. */
function purgeSettings(values: z.output<typeof variables>) {
  // `agreedVariables` has demanded what belongs to each.
  const given = (name: keyof typeof values) => String(values[name] ?? '')
  switch (values.PURGE_KIND) {
    case 'none':
      return { kind: 'none' } as const
    case 'http':
    case 'varnish':
      return { kind: values.PURGE_KIND, url: given('PURGE_URL') }
    case 'cloudflare':
      return {
        kind: values.PURGE_KIND,
        zone: given('PURGE_CLOUDFLARE_ZONE'),
        token: given('PURGE_CLOUDFLARE_TOKEN'),
      }
    case 'fastly':
      return {
        kind: values.PURGE_KIND,
        service: given('PURGE_FASTLY_SERVICE'),
        token: given('PURGE_FASTLY_TOKEN'),
      }
    case 'cloudfront':
      return {
        kind: values.PURGE_KIND,
        distribution: given('PURGE_CLOUDFRONT_DISTRIBUTION'),
        accessKeyId: values.PURGE_CLOUDFRONT_ACCESS_KEY_ID,
        secretAccessKey: values.PURGE_CLOUDFRONT_SECRET_ACCESS_KEY,
      }
  }
}

function toSettings(values: z.output<typeof agreedVariables>, sandbox: boolean) {
  const forVisitors = toVisitorSettings(values)
  return {
    ...forVisitors,
    /** True when no content service is set: the stand-ins are started and used. */
    sandbox,
    /** Bytes that the data folder may take before operators are told. */
    dataAlarm: values.DATA_ALARM_MB * 1_000_000,
    content: {
      ...forVisitors.content,
      apiHost: values.SANITY_API_HOST,
      apiVersion: values.SANITY_API_VERSION,
      token: values.SANITY_TOKEN,
      webhookSecret: values.SANITY_WEBHOOK_SECRET,
    },
    events: {
      /** Address of the feed of each language that has one; the others show the events of another. */
      urls: feedAddresses(values),
      channel: values.EVENTS_CHANNEL,
    },
    /** Addresses of the services of readings. */
    readings: readingAddresses(values),
    timeZone: values.HOTEL_TIME_ZONE,
    redisUrl: values.REDIS_URL,
    /** What this worker is for: `intake` only takes webhooks, `builder` does everything else, `all` both. */
    role: values.WORKER_ROLE,
    /** Whether the site is built here, too, while another worker publishes it. */
    standsByWarm: values.STANDBY === 'warm',
    operationsToken: values.OPERATIONS_TOKEN,
    /** Where the Studio is opened: these pages may ask for receipts. */
    studioOrigins: values.STUDIO_ORIGINS,
    /** Where editors see what they have not published yet; undefined: nowhere. */
    preview:
      values.PREVIEW_URL === undefined
        ? undefined
        : { url: values.PREVIEW_URL, host: values.PREVIEW_HOST, port: values.PREVIEW_PORT },
    publish: {
      /** A folder, or `s3://bucket/prefix`. */
      target: targetOf(values.PUBLISH_TARGET, forVisitors.dataDir),
      /** `s3://bucket/prefix` where the history of releases is kept, for a machine that takes over; undefined: nowhere. */
      history: values.PUBLISH_HISTORY,
      s3: {
        endpoint: values.PUBLISH_S3_ENDPOINT,
        region: values.PUBLISH_S3_REGION,
        accessKeyId: values.PUBLISH_S3_ACCESS_KEY_ID,
        secretAccessKey: values.PUBLISH_S3_SECRET_ACCESS_KEY,
      },
      /** How long (ms), and in how much room (bytes), releases before the last ones are kept. */
      kept: { age: values.RELEASES_DAYS * 24 * 3_600_000, bytes: values.RELEASES_MB * 1_000_000 },
    },
    /** Set when an nginx serves the published folder: its configuration is written beside it. */
    nginx:
      values.NGINX_LISTEN === undefined
        ? undefined
        : {
            listen: values.NGINX_LISTEN,
            /** Folder in which it keeps pictures. */
            cache: values.NGINX_CACHE,
            pressOrigin: values.NGINX_GATE_ORIGIN,
            /** Where the worker finds it, to hear that it has read a new configuration. */
            origin: values.NGINX_ORIGIN ?? originOfListen(values.NGINX_LISTEN),
            /** Whom it asks where the names of storage, worker and site lead. */
            resolver: values.NGINX_RESOLVER,
            /** Whose signature it demands of certificates of storage, worker and site on https. */
            authorities: values.NGINX_AUTHORITIES,
          },
    /** Set when a Varnish stands before that nginx: its VCL is written beside the site, too. */
    varnish:
      values.VARNISH_ORIGIN === undefined
        ? undefined
        : { origin: values.VARNISH_ORIGIN, purgers: values.VARNISH_PURGERS },
    purge: purgeSettings(values),
    /** Whether the content service is listened to, beside its webhooks. */
    listens: values.CONTENT_LISTENER === 'on',
    quietMs: values.QUIET_MS,
    longestWaitMs: values.LONGEST_WAIT_MS,
    /** Resident memory in bytes from which the builder is renewed. */
    builderMemory: values.BUILDER_MEMORY_MB * 1024 * 1024,
    enquiries: enquirySettings(values),
    crons: {
      nightly: values.NIGHTLY_CRON,
      events: values.EVENTS_CRON,
      readings: readingCrons(values),
      reconcile: values.RECONCILE_CRON,
    },
    media: {
      accessCodeHash: values.MEDIA_ACCESS_CODE_HASH,
      sessionKey: values.MEDIA_SESSION_KEY,
      sessionMs: values.MEDIA_SESSION_HOURS * 3_600_000,
      botCheck: {
        secret: values.BOT_CHECK_SECRET,
        verifyUrl: `${botCheckFolder(values.THIRD_PARTIES_ORIGIN)}v0/siteverify`,
      },
    },
  }
}
