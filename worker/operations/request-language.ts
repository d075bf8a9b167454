import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOperatorLanguage, type OperatorLanguage } from './words/operator-language'

const cookieName = 'operations_language'
const year = 365 * 86_400

/** The language that a request asks for: by its parameter, else the cookie, else the first of both in the browser's list. */
export function languageOfRequest(request: FastifyRequest): OperatorLanguage {
  const chosen = languageAsked(request) ?? request.cookies[cookieName]
  if (isOperatorLanguage(chosen)) return chosen
  return firstOf(request.headers['accept-language'] ?? '') ?? 'de'
}

/** Undefined where the address names none that there is. */
function languageAsked({ query }: FastifyRequest): OperatorLanguage | undefined {
  const asked =
    typeof query === 'object' && query !== null && 'language' in query ? query.language : undefined
  return isOperatorLanguage(asked) ? asked : undefined
}

/** Browsers list their languages by preference; one with `q=0` is not wanted. */
function firstOf(acceptLanguage: string): OperatorLanguage | undefined {
  const wanted = acceptLanguage
    .split(',')
    .filter((range) => !/;\s*q=0(?:\.0*)?\s*$/.test(range))
    .map((range) => /^\s*([a-z]+)/i.exec(range)?.[1]?.toLowerCase())
  return wanted.find(isOperatorLanguage)
}

/** Keeps the language that the address of a page names, and leads to the page without it; undefined where it names none. */
export function keepLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): FastifyReply | undefined {
  const language = languageAsked(request)
  if (language === undefined) return undefined
  const { pathname, searchParams } = new URL(request.url, 'http://operations')
  searchParams.delete('language')
  const rest = searchParams.size === 0 ? '' : `?${searchParams}`
  return reply
    .setCookie(cookieName, language, { path: '/operations', sameSite: 'lax', secure, maxAge: year })
    .redirect(`${pathname}${rest}`, 303)
}
