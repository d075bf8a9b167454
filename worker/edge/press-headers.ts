import { filePolicy, type HeaderList, securityHeaders } from './headers'
import { guardedPagePattern } from './rules'
import type { EdgeSettings } from './settings'

/** Headers that belong to one connection and are never passed on. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

const isGuardedPage = new RegExp(guardedPagePattern)

/** Whether a header of a visitor goes on to the worker: of who he is and where he asked, an edge says itself. */
export const isPassedOnToPress = (name: string): boolean =>
  !ownHeaders.has(name) && !name.startsWith('x-forwarded')

/** What an edge says of a visitor, whatever he says of himself. Without an address it is not known. */
export function headersForPress(siteUrl: string, visitor: string | undefined): HeaderList {
  const site = new URL(siteUrl)
  return {
    ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.replace(':', ''),
  }
}

/** What every answer of the worker carries; only the pages that it guards have a policy of their own. `url` as it was sent. */
export function headersOverPress(
  url: string,
  made: { policy: string | undefined; cache: string | undefined },
  settings: Pick<EdgeSettings, 'siteUrl' | 'imageHost'>,
): HeaderList {
  return {
    ...securityHeaders(settings),
    'Content-Security-Policy': (isGuardedPage.test(url) ? made.policy : undefined) ?? filePolicy(settings),
    'Cache-Control': made.cache ?? 'no-store',
  }
}

/** Whether a header of the worker's answer reaches the visitor beside what stands `over` it. */
export function isPassedBack(name: string, over: HeaderList): boolean {
  return !ownHeaders.has(name) && !Object.keys(over).some((each) => each.toLowerCase() === name)
}
