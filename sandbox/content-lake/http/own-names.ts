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

/**
 * Answers only under the names of this machine and under the one that its assets have: a page of another site, whose name
 * was made to lead here, would otherwise read and write as a neighbour.
 */
export function answerOnlyOwnNames(app: FastifyInstance, assetBaseUrl: string): void {
  const own = new URL(assetBaseUrl).hostname
  app.addHook('onRequest', async ({ headers }) => {
    const name = hostnameOf(headers.host)
    if (name === undefined || !(isLoopback(name) || name === own))
      throw plainError(421, 'Not a name of this service')
  })
}
