import { validate } from 'node-cron'
import { z } from 'zod'
import { portOf } from '../../sandbox/defaults'
import { pagePort } from '../../sandbox/page-port'
import { usualTimeZone } from '../../site/brand/house'
import { feedRules } from '../../site/languages/feed-addresses'
import { readingCronRules, readingRules } from '../../site/readings/reading-variables'
import { imageBaseRule, isImageBase } from '../../site/settings/image-host'
import { timeZoneName } from '../../site/settings/time-zone'
import {
  apiVersion,
  botCheckSiteKey,
  buildRules,
  dataset,
  projectId,
  tagManagerId,
} from '../../site/settings/variable-rules'
import { originOf, webOrigin } from '../../site/settings/web-origin'
import { isNetwork } from '../http/visitor-address'
import { isAccessCodeHash } from '../press/access-code'

const milliseconds = (from: number, to: number) => z.coerce.number().int().min(from).max(to)
const megabytes = (from: number) => z.coerce.number().int().min(from).max(100_000_000)
const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))
/** Five fields: minute, hour, day of month, month, day of week. */
const cron = z
  .string()
  .refine(
    (text) => /^(?:[\d*/,-]+\s+){4}[\d*/,-]+$/.test(text) && validate(text),
    "must be five fields, none beyond its range, such as '5 0 * * *'",
  )
/** The entries of a list with commas or spaces between. */
const listOf = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== '')
const mayPurge = (text: string): boolean => isNetwork(text) || /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(text)
const mailAddress = z.email()
const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user:password@mail.hotel.example',
})
export const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: 'must be an address such as redis://127.0.0.1:6379',
})
const secret = z.string().min(16, 'must have at least 16 characters')

/** Every variable that is read, by itself. What they mean stands in `.env.example`. */
export const variables = z.object({
  DATA_DIR: z.string().default('.data'),
  DATA_ALARM_MB: megabytes(100).default(20_000),
  SANITY_PROJECT_ID: projectId,
  SANITY_DATASET: dataset.default('production'),
  SANITY_API_HOST: webAddress.default('https://api.sanity.io'),
  SANITY_API_VERSION: apiVersion.default('1'),
  SANITY_TOKEN: z.string().min(1).optional(),
  SANITY_WEBHOOK_SECRET: secret,
  ...feedRules(webAddress, webAddress.optional()),
  EVENTS_CHANNEL: z.string().min(1),
  ...readingRules(webAddress.optional()),
  SITE_URL: webOrigin,
  IMAGE_BASE_URL: z.string().refine(isImageBase, imageBaseRule).default('/images'),
  IMAGE_ORIGIN: webOrigin.default('https://cdn.sanity.io'),
  HOTEL_TIME_ZONE: timeZoneName.default(usualTimeZone),
  REDIS_URL: redisAddress.optional(),
  WORKER_ROLE: z.enum(['all', 'intake', 'builder']).default('all'),
  STANDBY: z.enum(['warm', 'cold']).default('warm'),
  WORKER_HOST: z.string().default('127.0.0.1'),
  WORKER_PORT: pagePort.default(portOf('worker', {})),
  SITE_HOST: z.string().default('127.0.0.1'),
  SITE_PORT: pagePort.default(portOf('site', {})),
  SITE_PROCESS: z.enum(['own', 'worker']).default('worker'),
  SITE_ORIGIN: webOrigin.optional(),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_PORT: pagePort.default(portOf('preview', {})),
  PREVIEW_URL: webOrigin.optional(),
  OPERATIONS_TOKEN: secret,
  STUDIO_ORIGINS: z
    .string()
    .transform((list) => listOf(list).map((entry) => originOf(entry) ?? ''))
    .refine((list) => !list.includes(''), 'must be origins such as https://hotel.sanity.studio')
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 173.245.48.0/20')
    .default([]),
  PUBLISH_TARGET: z
    .string()
    .regex(/^(?:s3:\/\/[^/]+(?:\/.*)?|(?![\w+.-]+:).+)$/, 'must be a folder or s3://bucket/prefix')
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
  NGINX_CACHE: z
    .string()
    .regex(/^\/[\w./-]+$/, 'must be an absolute path of letters, digits, dots, dashes and underscores')
    .default('/var/cache/nginx'),
  NGINX_GATE_ORIGIN: webOrigin.optional(),
  NGINX_ORIGIN: webOrigin.optional(),
  NGINX_RESOLVER: z
    .string()
    .regex(/^[\w.:[\]]+$/, 'must be the address of a name server, such as 127.0.0.11')
    .optional(),
  NGINX_AUTHORITIES: z
    .string()
    .regex(
      /^\/[\w./-]+$/,
      'must be the absolute path of a file of certificates, such as /etc/ssl/certs/ca-certificates.crt',
    )
    .optional(),
  FUNCTION_STORAGE: webAddress.optional(),
  FUNCTION_GATE_ORIGIN: webOrigin.optional(),
  VARNISH_ORIGIN: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host and port that Varnish fetches from, such as nginx:8080')
    .optional(),
  VARNISH_PURGERS: z
    .string()
    .transform(listOf)
    .refine(
      (list) => list.every(mayPurge),
      'must be addresses, networks or names such as worker or 10.0.0.0/8',
    )
    .default(['127.0.0.1']),
  PURGE_KIND: z.enum(['none', 'http', 'varnish', 'cloudflare', 'fastly', 'cloudfront']).default('none'),
  PURGE_URL: webAddress.optional(),
  PURGE_CLOUDFLARE_ZONE: z.string().optional(),
  PURGE_CLOUDFLARE_TOKEN: z.string().optional(),
  PURGE_FASTLY_SERVICE: z.string().regex(/^\w+$/, 'must be the identifier of a service').optional(),
  PURGE_FASTLY_TOKEN: z.string().optional(),
  PURGE_CLOUDFRONT_DISTRIBUTION: z
    .string()
    .regex(/^\w+$/, 'must be the identifier of a distribution')
    .optional(),
  PURGE_CLOUDFRONT_ACCESS_KEY_ID: z.string().optional(),
  PURGE_CLOUDFRONT_SECRET_ACCESS_KEY: z.string().optional(),
  CONTENT_LISTENER: z.enum(['on', 'off']).default('on'),
  QUIET_MS: milliseconds(0, 60_000).default(150),
  LONGEST_WAIT_MS: milliseconds(0, 600_000).default(2_000),
  ...buildRules,
  BUILDER_MEMORY_MB: z.coerce.number().int().min(500).max(64_000).default(2_500),
  NIGHTLY_CRON: cron.default('5 0 * * *'),
  EVENTS_CRON: cron.default('17 * * * *'),
  ...readingCronRules((usual) => cron.default(usual)),
  RECONCILE_CRON: cron.default('*/15 * * * *'),
  TAG_MANAGER_ID: tagManagerId.optional(),
  TAG_MANAGER_ROUTER_SYNC: z.enum(['on', 'off']).default('on'),
  SEAL_URL: webAddress.optional(),
  THIRD_PARTIES_ORIGIN: webOrigin.optional(),
  BOT_CHECK_SITE_KEY: botCheckSiteKey.optional(),
  BOT_CHECK_SECRET: z.string().min(1).optional(),
  MEDIA_ACCESS_CODE_HASH: z
    .string()
    .refine(isAccessCodeHash, 'must be what `npm run media-code` prints')
    .optional(),
  MEDIA_SESSION_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  MEDIA_SESSION_HOURS: z.coerce.number().min(0.1).max(168).default(8),
  ENQUIRY_SMTP_URL: mailServer.optional(),
  ENQUIRY_FROM: mailAddress.optional(),
  ENQUIRY_TO: mailAddress.optional(),
  ENQUIRY_WEBHOOK_URL: webAddress.optional(),
  ENQUIRY_WEBHOOK_SECRET: secret.optional(),
  ENQUIRY_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What answering visitors takes: no secret, so that its process need not have any. */
export const visitorVariables = variables.pick({
  DATA_DIR: true,
  SANITY_PROJECT_ID: true,
  SANITY_DATASET: true,
  SITE_URL: true,
  IMAGE_BASE_URL: true,
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

/** What the function at the edge of a storage is written from: no secret either, for it lies at another company. */
export const functionVariables = visitorVariables.extend(
  variables.pick({
    PUBLISH_TARGET: true,
    PUBLISH_S3_ENDPOINT: true,
    PUBLISH_S3_REGION: true,
    FUNCTION_STORAGE: true,
    FUNCTION_GATE_ORIGIN: true,
  }).shape,
)
