import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, it } from 'vitest'
import { judgeSignature } from './signature'
import { signDelivery } from './testing/sign-delivery'

const secret = 'a secret for webhooks'
const noon = Date.UTC(2026, 5, 15, 12)
const judged = (header: unknown, body: string) => judgeSignature(header, Buffer.from(body), secret, noon)

it('a delivery that the content service’s own package signed is valid, whatever letters are in it', async () => {
  for (const body of ['{}', '{"title":"Zimmer Arve – 12 m² 🏔"}', '\ufeff{}', '"\u2028"']) {
    const header = await encodeSignatureHeader(body, noon, secret)
    expect(header).toBe(signDelivery(body, secret, noon))
    expect((await judged(header, body)).valid, body).toBe(true)
    expect(await judged(header, `${body} `)).toEqual({ valid: false, code: 'webhook.signature-wrong' })
  }
})

it.each([
  [0, 'webhook.signature-wrong'],
  [noon - 41 * 60_000, 'webhook.signature-stale'],
])('a signature of the time %s is refused', async (time, code) => {
  expect(await judged(signDelivery('{}', secret, time), '{}')).toEqual({ valid: false, code })
})

it('a header of another form is missing', async () => {
  for (const header of [
    undefined,
    7,
    '',
    ['t=1,v1=a'],
    't=1',
    `t=${'1'.repeat(17)},v1=a`,
    't=1,v1=a, t=1,v1=a',
  ])
    expect(await judged(header, '{}')).toEqual({ valid: false, code: 'webhook.signature-missing' })
})
