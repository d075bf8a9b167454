import type { FastifyInstance } from 'fastify'

interface LoggedRequest {
  /** ISO 8601 */
  at: string
  method: string
  path: string
  query: Readonly<Record<string, string>>
  referer: string | null
  /** What was sent, as text, without secrets. */
  body: string | null
}

const most = 5000
const ownPaths = /^\/(requests|faults)$/

/** Remembers every request that a page made of these servers: `GET /requests` lists them, `DELETE` forgets them. */
export function addRequestLog(app: FastifyInstance, now: () => number): void {
  const requests: LoggedRequest[] = []
  app.addHook('preHandler', async (request) => {
    const url = new URL(request.url, 'http://third-parties')
    if (ownPaths.test(url.pathname) || request.method === 'OPTIONS') return
    requests.push({
      at: new Date(now()).toISOString(),
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      referer: request.headers.referer ?? null,
      body: typeof request.body === 'string' ? withoutSecret(request.body) : null,
    })
    if (requests.length > most) requests.shift()
  })
  app.get('/requests', async () => ({ requests }))
  app.delete('/requests', async () => {
    requests.length = 0
    return { requests }
  })
}

const withoutSecret = (body: string): string => body.replaceAll(/("?secret"?\s*[:=]\s*"?)[^"&,}]+/g, '$1…')
