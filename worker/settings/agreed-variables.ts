import { variables } from './variables'

/** What variables have to say of one another. */
export const agreedVariables = variables.superRefine((values, context) => {
  const demand = (name: keyof typeof values, when: boolean, because: string) => {
    if (when && values[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: because })
  }
  demand(
    'PURGE_URL',
    values.PURGE_KIND === 'http' || values.PURGE_KIND === 'varnish',
    'must be set when PURGE_KIND is http or varnish',
  )
  const demandFor = (kind: typeof values.PURGE_KIND, ...names: (keyof typeof values)[]) => {
    for (const name of names)
      demand(name, values.PURGE_KIND === kind, `must be set when PURGE_KIND is ${kind}`)
  }
  demandFor('cloudflare', 'PURGE_CLOUDFLARE_ZONE', 'PURGE_CLOUDFLARE_TOKEN')
  demandFor('fastly', 'PURGE_FASTLY_SERVICE', 'PURGE_FASTLY_TOKEN')
  demandFor('cloudfront', 'PURGE_CLOUDFRONT_DISTRIBUTION')
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
  const demandBoth = (one: keyof typeof values, other: keyof typeof values) => {
    demand(one, values[other] !== undefined, `must be set when ${other} is`)
    demand(other, values[one] !== undefined, `must be set when ${one} is`)
  }
  demandBoth('BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET')
  demandBoth('PUBLISH_S3_ACCESS_KEY_ID', 'PUBLISH_S3_SECRET_ACCESS_KEY')
  demandBoth('PURGE_CLOUDFRONT_ACCESS_KEY_ID', 'PURGE_CLOUDFRONT_SECRET_ACCESS_KEY')
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
  if (values.PREVIEW_URL === values.SITE_URL)
    context.addIssue({
      code: 'custom',
      path: ['PREVIEW_URL'],
      message: 'must not be SITE_URL: drafts have an address of their own',
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
export function isBelow(place: string | undefined, other: string | undefined): boolean {
  const [inner, outer] = [place, other].map((address = '') => `${address.replace(/\/+$/, '')}/`)
  return inner !== undefined && outer !== undefined && place !== undefined && inner.startsWith(outer)
}
