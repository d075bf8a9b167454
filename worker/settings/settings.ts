import path from 'node:path'
import { z } from 'zod'
import { portOf } from '../../sandbox/defaults'
import { usualTimeZone } from '../../site/brand/house'
import { type FeedAddresses, feedRules, feedVariable } from '../../site/languages/feed-addresses'
import { languages } from '../../site/languages/locales'
import { botCheckOrigin, type ThirdPartySettings } from '../../site/settings/third-party-origins'
import { WorkerError } from '../changes/errors'
import { isNetwork } from '../http/visitor-address'
import { isAccessCodeHash } from '../press/access-code'
import { sandboxDefaults } from './sandbox-settings'

export type Environment = Readonly<Record<string, string | undefined>>

const secretNames = /TOKEN|SECRET|KEY|HASH|PASSWORD|REDIS_URL|SMTP_URL/

const port = z.coerce.number().int().min(0).max(65535)
const milliseconds = (from: number, to: number) => z.coerce.number().int().min(from).max(to)
const megabytes = (from: number) => z.coerce.number().int().min(from).max(100_000_000)
const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Zurich')
/** Five fields: minute, hour, day of month, month, day of week. */
const cron = z.string().regex(/^(?:[\d*/,-]+\s+){4}[\d*/,-]+$/, "must be five fields such as '5 0 * * *'")
/** The entries of a list with commas or spaces between. */
const listOf = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== '')
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
const mailAddress = z.email()
const secret = z.string().min(16, 'must have at least 16 characters')

const variables = z.object({
  DATA_DIR: z.string().default('.data'),
  DATA_ALARM_MB: megabytes(100).default(20_000),
  SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/i, 'may hold letters, digits and dashes'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]{1,64}$/, 'may hold 1 to 64 lowercase letters, digits, underscores and dashes')
    .default('production'),
  SANITY_API_HOST: webAddress.default('https://api.sanity.io'),
  SANITY_API_VERSION: z
    .string()
    .regex(/^(?:1|X|\d{4}-\d{2}-\d{2})$/, 'must be 1, X or a date such as 2025-02-19')
    .default('1'),
  SANITY_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: secret,
  ...feedRules(webAddress, webAddress.optional()),
  EVENTS_CHANNEL: z.string().min(1),
  RIDGE_FEED_URL: webAddress.optional(),
  SITE_URL: webAddress,
  IMAGE_BASE_URL: z.string().min(1).default('/images'),
  IMAGE_ORIGIN: webAddress.default('https://cdn.sanity.io'),
  HOTEL_TIME_ZONE: timeZone.default(usualTimeZone),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  WORKER_ROLE: z.enum(['all', 'intake', 'builder']).default('all'),
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: port.default(portOf('worker', {})),
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: port.default(portOf('site', {})),
  SITE_PROCESS: z.enum(['own', 'worker']).default('worker'),
  SITE_ORIGIN: webAddress.optional(),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_PORT: port.default(portOf('preview', {})),
  PREVIEW_URL: webAddress.optional(),
  OPERATIONS_TOKEN: secret,
  STUDIO_ORIGINS: z
    .string()
    .transform(listOf)
    .refine((list) => list.every(isOrigin), 'must be origins such as https://hotel.sanity.studio')
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 173.245.48.0/20')
    .default([]),
  PUBLISH_TARGET: z
    .string()
    .regex(/^(?:s3:\/\/[^/]+(?:\/.*)?|(?!\w+:\/\/).+)$/, 'must be a folder or s3://bucket/prefix')
    .optional(),
  PUBLISH_HISTORY: z
    .string()
    .regex(/^s3:\/\/[^/]+(?:\/.*)?$/, 'must be s3://bucket/prefix')
    .optional(),
  RELEASES_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  RELEASES_MB: megabytes(50).default(2_000),
  PUBLISH_S3_ENDPOINT: webAddress.optional(),
  PUBLISH_S3_REGION: z.string().default('eu-central-1'),
  PUBLISH_S3_ACCESS_KEY_ID: z.string().optional(),
  PUBLISH_S3_SECRET_ACCESS_KEY: z.string().optional(),
  NGINX_LISTEN: z
    .string()
    .regex(/^[\w.:[\]]+$/, 'must be what nginx listens on, such as 8080')
    .optional(),
  NGINX_GATE_ORIGIN: webAddress.optional(),
  NGINX_ORIGIN: webAddress.optional(),
  VARNISH_ORIGIN: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host and port that Varnish fetches from, such as nginx:8080')
    .optional(),
  VARNISH_PURGERS: z.string().default('127.0.0.1'),
  PURGE_KIND: z.enum(['none', 'http', 'varnish', 'cloudflare']).default('none'),
  PURGE_URL: webAddress.optional(),
  PURGE_CLOUDFLARE_ZONE: z.string().optional(),
  PURGE_CLOUDFLARE_TOKEN: z.string().optional(),
  CONTENT_LISTENER: z.enum(['on', 'off']).default('on'),
  QUIET_MS: milliseconds(0, 60_000).default(150),
  LONGEST_WAIT_MS: milliseconds(0, 600_000).default(2_000),
  BUILDER_MEMORY_MB: z.coerce.number().int().min(500).max(64_000).default(2_500),
  NIGHTLY_CRON: cron.default('5 0 * * *'),
  EVENTS_CRON: cron.default('17 * * * *'),
  RIDGE_CRON: cron.default('*/20 * * * *'),
  RECONCILE_CRON: cron.default('*/15 * * * *'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be GTM- followed by uppercase letters or digits')
    .optional(),
  TAG_MANAGER_ROUTER_SYNC: z.enum(['on', 'off']).default('on'),
  SEAL_URL: webAddress.optional(),
  THIRD_PARTIES_ORIGIN: webAddress.optional(),
  BOT_CHECK_SITE_KEY: z
    .string()
    .regex(/^[\w.-]+$/, 'may hold letters, digits, dots and dashes')
    .optional(),
  BOT_CHECK_SECRET: z.string().min(1).optional(),
  MEDIA_ACCESS_CODE_HASH: z
    .string()
    .refine(isAccessCodeHash, 'must be what `npm run media-code` prints')
    .optional(),
  MEDIA_SESSION_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  MEDIA_SESSION_HOURS: z.coerce.number().min(0.1).max(168).default(8),
  ENQUIRY_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ENQUIRY_FROM: mailAddress.optional(),
  ENQUIRY_TO: mailAddress.optional(),
  ENQUIRY_WEBHOOK_URL: webAddress.optional(),
  ENQUIRY_WEBHOOK_SECRET: secret.optional(),
  ENQUIRY_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What answering visitors takes: no secret, so that its process need not have any. */
const visitorVariables = variables.pick({
  DATA_DIR: true,
  SANITY_PROJECT_ID: true,
  SANITY_DATASET: true,
  SITE_URL: true,
  IMAGE_ORIGIN: true,
  WORKER_HOST: true,
  WORKER_PORT: true,
  SITE_HOST: true,
  SITE_PORT: true,
  SITE_PROCESS: true,
  SITE_ORIGIN: true,
  TRUSTED_PROXIES: true,
  PURGE_KIND: true,
  TAG_MANAGER_ID: true,
  TAG_MANAGER_ROUTER_SYNC: true,
  SEAL_URL: true,
  THIRD_PARTIES_ORIGIN: true,
  BOT_CHECK_SITE_KEY: true,
  LOG_LEVEL: true,
})

const schema = variables.superRefine((values, context) => {
  const demand = (name: keyof typeof values, when: boolean, because: string) => {
    if (when && values[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: because })
  }
  demand(
    'PURGE_URL',
    values.PURGE_KIND === 'http' || values.PURGE_KIND === 'varnish',
    'must be set when PURGE_KIND is http or varnish',
  )
  demand(
    'PURGE_CLOUDFLARE_ZONE',
    values.PURGE_KIND === 'cloudflare',
    'must be set when PURGE_KIND is cloudflare',
  )
  demand(
    'PURGE_CLOUDFLARE_TOKEN',
    values.PURGE_KIND === 'cloudflare',
    'must be set when PURGE_KIND is cloudflare',
  )
  demand(
    'REDIS_URL',
    values.WORKER_ROLE !== 'all',
    'must be set when WORKER_ROLE is intake or builder: they meet in the queue',
  )
  demand(
    'MEDIA_SESSION_KEY',
    values.MEDIA_ACCESS_CODE_HASH !== undefined,
    'must be set when MEDIA_ACCESS_CODE_HASH is',
  )
  demand(
    'BOT_CHECK_SECRET',
    values.BOT_CHECK_SITE_KEY !== undefined,
    'must be set when BOT_CHECK_SITE_KEY is',
  )
  demand('BOT_CHECK_SITE_KEY', values.BOT_CHECK_SECRET !== undefined, 'must be set when BOT_CHECK_SECRET is')
  demand('SANITY_TOKEN', values.PREVIEW_URL !== undefined, 'must be set when PREVIEW_URL is: it reads drafts')
  const isMailed = values.ENQUIRY_SMTP_URL !== undefined
  demand('ENQUIRY_FROM', isMailed, 'must be set when ENQUIRY_SMTP_URL is')
  demand('ENQUIRY_TO', isMailed, 'must be set when ENQUIRY_SMTP_URL is')
  demand(
    'ENQUIRY_WEBHOOK_SECRET',
    values.ENQUIRY_WEBHOOK_URL !== undefined,
    'must be set when ENQUIRY_WEBHOOK_URL is',
  )
  if (isMailed && values.ENQUIRY_WEBHOOK_URL !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['ENQUIRY_WEBHOOK_URL'],
      message: 'must not be set beside ENQUIRY_SMTP_URL: an enquiry goes one way',
    })
  if (isBelow(values.PUBLISH_HISTORY, values.PUBLISH_TARGET))
    context.addIssue({
      code: 'custom',
      path: ['PUBLISH_HISTORY'],
      message: 'must not lie below PUBLISH_TARGET: what is there is public, and the history is not',
    })
  if (values.LONGEST_WAIT_MS < values.QUIET_MS)
    context.addIssue({ code: 'custom', path: ['LONGEST_WAIT_MS'], message: 'must not be below QUIET_MS' })
})

/** Whether a place of a storage is another one, or lies in it. */
function isBelow(place: string | undefined, other: string | undefined): boolean {
  const [inner, outer] = [place, other].map((address = '') => `${address.replace(/\/+$/, '')}/`)
  return inner !== undefined && outer !== undefined && place !== undefined && inner.startsWith(outer)
}

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
  const { values, sandbox } = read(schema, environment)
  return toSettings(values, sandbox)
}

/** What the process that answers visitors has to know. It runs without the secrets of the others. */
export type VisitorSettings = ReturnType<typeof toVisitorSettings>

/** Reads the settings of the process that answers visitors, and no others. @throws WorkerError `settings.invalid` */
export const parseVisitorSettings = (environment: Environment): VisitorSettings =>
  toVisitorSettings(read(visitorVariables, environment).values)

function read<Output>(
  schema: z.ZodType<Output>,
  environment: Environment,
): { values: Output; sandbox: boolean } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const sandbox = given.SANITY_PROJECT_ID === undefined
  const parsed = schema.safeParse(sandbox ? { ...sandboxDefaults(given), ...given } : given)
  if (parsed.success) return { values: parsed.data, sandbox }
  const lines = parsed.error.issues.map((issue) => lineAbout(String(issue.path[0]), issue.message, given))
  throw new WorkerError('settings.invalid', lines.join('; '))
}

function lineAbout(name: string, message: string, given: Environment): string {
  const value = given[name]
  if (value === undefined) return `${name} is not set: ${message}`
  return `${name} is ${secretNames.test(name) ? 'wrong' : JSON.stringify(value)}: ${message}`
}

const feedAddresses = (values: z.output<typeof variables>): FeedAddresses =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const url = values[feedVariable(language)]
      return url === undefined ? [] : [[language, url]]
    }),
  )

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

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
    /** A cache in front is told of every change, by the paths that it keeps. Varnish has rules of its own. */
    isPurged: values.PURGE_KIND === 'http' || values.PURGE_KIND === 'cloudflare',
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

function toSettings(values: z.output<typeof schema>, sandbox: boolean) {
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
    /** Address of the service that says what it is like on the ridge; undefined: no page tells it. */
    ridgeUrl: values.RIDGE_FEED_URL,
    imageBaseUrl: values.IMAGE_BASE_URL,
    timeZone: values.HOTEL_TIME_ZONE,
    redisUrl: values.REDIS_URL,
    /** What this worker is for: `intake` only takes webhooks, `builder` does everything else, `all` both. */
    role: values.WORKER_ROLE,
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
            pressOrigin: values.NGINX_GATE_ORIGIN,
            /** Where the worker finds it, to hear that it has read a new configuration. */
            origin: values.NGINX_ORIGIN ?? originOfListen(values.NGINX_LISTEN),
          },
    /** Set when a Varnish stands before that nginx: its VCL is written beside the site, too. */
    varnish:
      values.VARNISH_ORIGIN === undefined
        ? undefined
        : { origin: values.VARNISH_ORIGIN, purgers: values.VARNISH_PURGERS.split(/[\s,]+/) },
    purge: {
      kind: values.PURGE_KIND,
      url: values.PURGE_URL,
      cloudflareZone: values.PURGE_CLOUDFLARE_ZONE,
      cloudflareToken: values.PURGE_CLOUDFLARE_TOKEN,
    },
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
      ridge: values.RIDGE_CRON,
      reconcile: values.RECONCILE_CRON,
    },
    media: {
      accessCodeHash: values.MEDIA_ACCESS_CODE_HASH,
      sessionKey: values.MEDIA_SESSION_KEY,
      sessionMs: values.MEDIA_SESSION_HOURS * 3_600_000,
      botCheck: {
        secret: values.BOT_CHECK_SECRET,
        verifyUrl: `${values.THIRD_PARTIES_ORIGIN ?? botCheckOrigin}/turnstile/v0/siteverify`,
      },
    },
  }
}
