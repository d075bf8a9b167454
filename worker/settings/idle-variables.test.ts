import { describe, expect, it } from 'vitest'
import { idleVariables } from './idle-variables'

const project = { SANITY_PROJECT_ID: 'h7k2p9' }
const said = (environment: Record<string, string>) =>
  idleVariables({ ...project, ...environment }).map(({ name, needs }) => `${name} needs ${needs}`)

describe('variables that nothing reads without another one', () => {
  it('are told with what has to be set as well', () => {
    expect(said({ PURGE_CLOUDFLARE_ZONE: '0123', PURGE_CLOUDFLARE_TOKEN: 'x', PURGE_URL: ' ' })).toEqual([
      'PURGE_CLOUDFLARE_ZONE needs PURGE_KIND=cloudflare',
      'PURGE_CLOUDFLARE_TOKEN needs PURGE_KIND=cloudflare',
    ])
    expect(said({ PURGE_KIND: 'fastly', PURGE_URL: 'http://cache' })).toEqual([
      'PURGE_URL needs PURGE_KIND=http or varnish',
    ])
    expect(said({ ENQUIRY_TO: 'a@hotel.example', VARNISH_ORIGIN: 'nginx:8080' })).toEqual([
      'ENQUIRY_TO needs ENQUIRY_SMTP_URL',
      'VARNISH_ORIGIN needs NGINX_LISTEN',
    ])
    expect(said({ PUBLISH_S3_ENDPOINT: 'https://s3.example', PUBLISH_TARGET: '/srv/site' })).toEqual([
      'PUBLISH_S3_ENDPOINT needs PUBLISH_TARGET or PUBLISH_HISTORY=s3://…',
    ])
  })

  it.each([
    ['NGINX_RESOLVER', '127.0.0.11', 'NGINX_LISTEN', '8080'],
    ['RIDGE_CRON', '*/5 * * * *', 'RIDGE_FEED_URL', 'https://railway.example/ridge.json'],
    ['TAG_MANAGER_ROUTER_SYNC', 'off', 'TAG_MANAGER_ID', 'GTM-ABC123'],
    ['STANDBY', 'cold', 'REDIS_URL', 'redis://127.0.0.1:6379'],
    ['ENQUIRY_DAYS', '7', 'ENQUIRY_SMTP_URL or ENQUIRY_WEBHOOK_URL', undefined],
  ])('tell %s=%s without %s', (name, value, needs, met) => {
    expect(said({ [name]: value })).toEqual([`${name} needs ${needs}`])
    const [first = ''] = needs.split(' or ')
    expect(said({ [name]: value, [first]: met ?? 'https://desk.hotel.example' })).toEqual([])
  })

  it('are none where that is set, nor in the sandbox, which sets it', () => {
    const read = {
      PURGE_KIND: 'varnish',
      PURGE_URL: 'http://cache',
      ENQUIRY_SMTP_URL: 'smtp://mail.hotel.example',
      ENQUIRY_TO: 'a@hotel.example',
      PUBLISH_HISTORY: 's3://history/hotel',
      PUBLISH_S3_REGION: 'eu-central-2',
    }
    expect(said(read)).toEqual([])
    expect(idleVariables({ PREVIEW_PORT: '8071' })).toEqual([])
  })
})
