import { readingNames } from '../../site/readings/reading-feeds'
import { cronVariable, readingVariable } from '../../site/readings/reading-variables'
import { type Environment, givenOf } from '../../site/settings/read-variables'
import type { variables } from './variables'

type Name = keyof typeof variables.shape

/** A variable that is set and that nothing reads, and what has to be set for it to be read. */
interface IdleVariable {
  name: Name
  needs: string
}

interface ReadBeside {
  names: readonly Name[]
  needs: string
  isMet(given: Environment): boolean
}

const beside = (needs: Name, ...names: Name[]): ReadBeside => ({
  names,
  needs,
  isMet: (given) => given[needs] !== undefined,
})

const ofPurge = (kinds: readonly string[], ...names: Name[]): ReadBeside => ({
  names,
  needs: `PURGE_KIND=${kinds.join(' or ')}`,
  isMet: ({ PURGE_KIND = '' }) => kinds.includes(PURGE_KIND),
})

/** What is read beside another variable only. The other way round, what a chosen one demands is an error (`agreedVariables`). */
const readBeside: readonly ReadBeside[] = [
  ofPurge(['http', 'varnish'], 'PURGE_URL'),
  ofPurge(['cloudflare'], 'PURGE_CLOUDFLARE_ZONE', 'PURGE_CLOUDFLARE_TOKEN'),
  ofPurge(['fastly'], 'PURGE_FASTLY_SERVICE', 'PURGE_FASTLY_TOKEN'),
  ofPurge(
    ['cloudfront'],
    'PURGE_CLOUDFRONT_DISTRIBUTION',
    'PURGE_CLOUDFRONT_ACCESS_KEY_ID',
    'PURGE_CLOUDFRONT_SECRET_ACCESS_KEY',
  ),
  beside('ENQUIRY_SMTP_URL', 'ENQUIRY_FROM', 'ENQUIRY_TO'),
  beside('ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET'),
  beside('MEDIA_ACCESS_CODE_HASH', 'MEDIA_SESSION_KEY', 'MEDIA_SESSION_HOURS'),
  beside('PREVIEW_URL', 'PREVIEW_HOST', 'PREVIEW_PORT'),
  {
    names: ['ENQUIRY_DAYS'],
    needs: 'ENQUIRY_SMTP_URL or ENQUIRY_WEBHOOK_URL',
    isMet: ({ ENQUIRY_SMTP_URL: mail, ENQUIRY_WEBHOOK_URL: web }) => mail !== undefined || web !== undefined,
  },
  beside('TAG_MANAGER_ID', 'TAG_MANAGER_ROUTER_SYNC'),
  ...readingNames.map((name) => beside(readingVariable(name), cronVariable(name))),
  beside('REDIS_URL', 'STANDBY'),
  beside(
    'NGINX_LISTEN',
    'NGINX_CACHE',
    'NGINX_GATE_ORIGIN',
    'NGINX_ORIGIN',
    'NGINX_AUTHORITIES',
    'NGINX_RESOLVER',
    'VARNISH_ORIGIN',
  ),
  beside('VARNISH_ORIGIN', 'VARNISH_PURGERS'),
  {
    names: [
      'PUBLISH_S3_ENDPOINT',
      'PUBLISH_S3_REGION',
      'PUBLISH_S3_ACCESS_KEY_ID',
      'PUBLISH_S3_SECRET_ACCESS_KEY',
    ],
    needs: 'PUBLISH_TARGET or PUBLISH_HISTORY=s3://…',
    isMet: ({ PUBLISH_TARGET = '', PUBLISH_HISTORY }) =>
      PUBLISH_TARGET.startsWith('s3://') || PUBLISH_HISTORY !== undefined,
  },
]

/**
 * Variables that say how something is done which no other one asks for: with PURGE_CLOUDFLARE_TOKEN alone no cache is purged, with
 * ENQUIRY_TO alone no enquiry is taken. Of the sandbox none: it sets what is missing.
 */
export function idleVariables(environment: Environment): readonly IdleVariable[] {
  const given = givenOf(environment)
  if (given.SANITY_PROJECT_ID === undefined) return []
  return readBeside.flatMap(({ names, needs, isMet }) =>
    isMet(given) ? [] : names.filter((name) => given[name] !== undefined).map((name) => ({ name, needs })),
  )
}
