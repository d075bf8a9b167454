/** What a runtime at the edge is told of its cache beside what the web's `fetch` knows. Others read nothing of it. */
export interface FetchInit extends RequestInit {
  cf?: { cacheEverything: boolean; cacheTtlByStatus: Readonly<Record<string, number>> }
}

export type Fetch = (url: string, init: FetchInit) => Promise<Response>

/** Somebody who was asked has said nothing for so long. */
export class Silence extends Error {
  override readonly name = 'Silence'
}

/**
 * Asks, and hands the answer to `take`. All of that takes no longer than `patience`, ms; what `take` leaves unread may.
 * @throws Silence, or what the network says
 */
export async function fetchWithin<Taken>(
  patience: number,
  ask: Fetch,
  url: string,
  init: FetchInit,
  take: (response: Response) => Taken | Promise<Taken>,
): Promise<Taken> {
  const controller = new AbortController()
  const silence = new Silence(`${url}: silence for ${patience} ms`)
  const timer = setTimeout(() => controller.abort(silence), patience)
  try {
    return await take(await ask(url, { ...init, signal: controller.signal }))
  } finally {
    clearTimeout(timer)
  }
}
