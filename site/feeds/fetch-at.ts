import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

/**
 * A `fetch` that connects only to addresses that may be, whatever name has them: what is compared is what is connected to. It
 * asks (GET) and follows no redirect. An address in the place of a name is nobody's name: whoever asks has compared it.
 */
export const fetchAt =
  (mayBe: (address: string) => boolean): typeof fetch =>
  (address, { headers, signal } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address)
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const given = {
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        lookup: lookupOf(mayBe),
        agent: false,
        ...(signal ? { signal } : {}),
      }
      const asked = send(url, given, (answer) => {
        try {
          resolve(responseOf(answer))
        } catch (error) {
          answer.destroy()
          reject(error)
        }
      })
      asked.on('error', (error) => reject(signal?.aborted ? signal.reason : error))
      asked.end()
    })
  }

const lookupOf =
  (mayBe: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '')
      const wrong = found.find(({ address }: LookupAddress) => !mayBe(address))
      if (wrong) return done(new Error(`${name} is ${wrong.address}, which is not asked`), '')
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 502, headers } = answer
  const given = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  // It may break off when nobody reads it any more.
  answer.on('error', () => undefined)
  const hasBody = status !== 204 && status !== 304
  if (!hasBody) answer.resume()
  // One class, which Node and the library of browsers describe each for itself.
  const body = hasBody ? (Readable.toWeb(answer) as ReadableStream) : null
  return new Response(body, { status, headers: given })
}
