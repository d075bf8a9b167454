import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { waitFor } from '../../tests/support/wait-for'

/** As a browser asks, and with the bytes as they are sent: `fetch` would unpack them and not say how many there were. */
function ask(address: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = address.startsWith('https:') ? getSecure : getPlain
    get(address, { headers, rejectUnauthorized: false }, resolve).once('error', reject)
  })
}

const textOf = async (address: string): Promise<string> => text(await ask(address, {}))

/** Bytes of the body, as they are sent to a browser. */
async function sentBytes(address: string): Promise<number> {
  let bytes = 0
  for await (const part of await ask(address, { 'accept-encoding': 'br' })) bytes += (part as Buffer).length
  return bytes
}

/** The scripts of a page and of the templates that it knows, and how few bytes brotli makes of each. */
async function smallestOf(site: string, path: string): Promise<Map<string, number>> {
  const page = await textOf(site + path)
  const smallest = new Map<string, number>()
  for (const [script] of page.matchAll(/\/[\w-]+\.js\b/g))
    if (!smallest.has(script))
      smallest.set(script, (await promisify(brotliCompress)(await textOf(site + script))).length)
  return smallest
}

/**
 * Waits until the scripts of a site are sent as they are for the rest of a release. In the first minute of a new bundle
 * visitors get copies that were made quickly (worker/made/copies.ts), a tenth larger.
 * @throws Error where they do not get smaller within the limit, ms
 */
export async function awaitLastingCopies(site: string, path: string, limit = 600_000): Promise<void> {
  for (const [script, smallest] of await smallestOf(site, path))
    await waitFor(
      `${script} in ${smallest} bytes`,
      async () => ((await sentBytes(site + script)) <= smallest ? true : undefined),
      limit,
    )
}
