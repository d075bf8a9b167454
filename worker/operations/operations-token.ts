import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '../changes/errors'
import { FailureLimit } from '../http/failure-limit'
import { isSameText } from '../http/same-text'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import type { Settings } from '../settings/settings'

/** How many wrong tokens a network may try, by the form or as Bearer, and within which time (ms). */
const wrongTokens = { max: 10, timeWindow: 60_000 }

export type TokenSettings = Pick<Settings, 'operationsToken'> & Partial<Pick<Settings, 'trustedProxies'>>

export interface OperationsToken {
  /** True for the operations token; takes the same time for every wrong one. */
  isRight(given: string): boolean
  /** Whether a token may be tried, and is right; the right one is never counted. */
  judge(request: FastifyRequest, given: string): 'right' | 'wrong' | 'tooOften'
}

/** What opens operations and metrics of every worker, and how often a network may guess it. */
export function createOperationsToken(settings: TokenSettings, now: () => number): OperationsToken {
  const failures = new FailureLimit(wrongTokens, now)
  const readAddress = addressBehindEdge(settings.trustedProxies ?? [])
  const isRight = (given: string) => isSameText(given, settings.operationsToken)
  return {
    isRight,
    judge({ socket, headers }, given) {
      const network = networkOf(readAddress(socket.remoteAddress, headers['x-forwarded-for']))
      if (!failures.begin(network)) return 'tooOften'
      if (!isRight(given)) return 'wrong'
      failures.forgive(network)
      return 'right'
    },
  }
}

/** The token that a program sends, where it sends one. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

export const refuseForNow = (reply: FastifyReply) =>
  reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(wrongTokens.timeWindow / 1000) })
    .send({ code: 'operations.too-often', error: errorCatalogue['operations.too-often'].what })

export const refuseStranger = (reply: FastifyReply) =>
  reply
    .code(401)
    .header('cache-control', 'no-store')
    .send({ code: 'operations.not-signed-in', error: errorCatalogue['operations.not-signed-in'].what })
