type Fetch = typeof globalThis.fetch

/** A cache did not accept a purge after every try. */
export class PurgeFailed extends Error {
  override readonly name = 'PurgeFailed'

  constructor(reason: string) {
    super(
      `The cache did not accept a purge: ${reason}. The pages are live at the origin and may be old in the cache.`,
    )
  }
}

export interface PurgerOptions {
  fetch?: Fetch
  /** Waits between tries, ms. Tests pass one that does not wait. */
  wait?: (ms: number) => Promise<void>
  /** Tries for each request. */
  tries?: number
  /** Longest time for one request, ms. */
  patience?: number
}

const waitReally = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Tries again after 429, server errors and silence: after 0.25, 0.5, 1 … s, or after what `Retry-After` says. An interface of a CDN
 * says by 404 that it knows no such zone or service; a cache itself that it holds no such path, which is what was wanted.
 */
export async function insist(
  send: () => Promise<Response>,
  { wait = waitReally, tries = 5 }: PurgerOptions,
  isAccepted: (answer: Response) => boolean = ({ ok }) => ok,
): Promise<void> {
  let last = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await send().catch((error: unknown) => String(error))
    if (typeof answer !== 'string') {
      await answer.arrayBuffer()
      if (isAccepted(answer)) return
      last = `status ${answer.status}`
      if (answer.status !== 429 && answer.status < 500) break
    } else last = answer
    const asked = typeof answer === 'string' ? 0 : Number(answer.headers.get('retry-after') ?? 0) * 1000
    if (attempt + 1 < tries) await wait(Math.min(Math.max(asked || 0, 250 * 2 ** attempt), longestWait))
  }
  throw new PurgeFailed(last)
}

/** A cache that asks for more patience than this is told as failed, ms. */
const longestWait = 30_000

export function batches<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = []
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size))
  return result
}

/** Purges path by path; where they are too many, or where the cache goes on refusing them, everything. */
export const eachOrAll =
  (most: number, each: (paths: readonly string[]) => Promise<void>, all: () => Promise<void>) =>
  (paths: readonly string[]): Promise<void> =>
    paths.length > most ? all() : each(paths).catch(all)
