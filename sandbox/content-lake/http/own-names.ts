import type { FastifyInstance } from 'fastify'
import { plainError } from '../errors'

/** `edelgrat.localhost:8020` is `edelgrat.localhost`; undefined for what is no host. */
function hostnameOf(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`
  return host !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(name)

/** Whether a host, as a request names it, is this machine or the one that assets have. */
export function isOwnName(host: string | undefined, assetBaseUrl: string): boolean {
  const name = hostnameOf(host)
  return name !== undefined && (isLoopback(name) || name === new URL(assetBaseUrl).hostname)
}

/**
 * Answers only under the names of this machine and under the one that its assets have: a page of another site, whose name
 * was made to lead here, would otherwise read and write as a neighbour.
 */
export function answerOnlyOwnNames(app: FastifyInstance, assetBaseUrl: string): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isOwnName(headers.host, assetBaseUrl)) throw plainError(421, 'Not a name of this service')
  })
}
