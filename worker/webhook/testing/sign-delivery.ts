import { createHmac } from 'node:crypto'

/** The header `sanity-webhook-signature` as the content service documents it; `time` in ms since the epoch. */
export function signDelivery(body: Buffer | string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('base64url')}`
}
