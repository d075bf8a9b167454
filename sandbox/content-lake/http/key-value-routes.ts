import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '../documents/lake-document'
import { plainError } from '../errors'
import { accessOf, type Keys } from './access'
import { pathParameter } from './parameters'

/** Values that one user keeps; the oldest go. */
const largestStore = 200

type Pair = { key: string; value: unknown }

/**
 * What a Studio keeps of its user's habits: searches, the order of a list, open panels. They last as long as the process;
 * the browser has a copy.
 */
export function addKeyValueRoutes(app: FastifyInstance, keys: Keys): void {
  const stores = new Map<string, Map<string, unknown>>()
  const storeOf = (request: FastifyRequest): Map<string, unknown> => {
    const { readsPrivate, identity } = accessOf(request, keys)
    if (!readsPrivate) throw plainError(401, 'Unauthorized - Session not found')
    const store = stores.get(identity) ?? new Map()
    stores.set(identity, store)
    return store
  }
  app.get('/v:version/users/me/keyvalue/:keys', async (request): Promise<Pair[]> => {
    const store = storeOf(request)
    return pathParameter(request, 'keys')
      .split(',')
      .filter((key) => store.has(key))
      .map((key) => ({ key, value: store.get(key) }))
  })
  app.put('/v:version/users/me/keyvalue', async (request): Promise<Pair[]> => {
    const store = storeOf(request)
    const pairs = pairsIn(request.body)
    for (const { key, value } of pairs) {
      store.delete(key)
      store.set(key, value)
    }
    for (const oldest of store.keys()) {
      if (store.size <= largestStore) break
      store.delete(oldest)
    }
    return pairs
  })
}

/** @throws LakeError 400 for anything but `[{key, value}]` */
function pairsIn(body: unknown): Pair[] {
  const read = (): unknown => (Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined)
  try {
    const given = read()
    if (Array.isArray(given) && given.every((pair) => isRecord(pair) && typeof pair.key === 'string'))
      return given.map(({ key, value }) => ({ key, value }))
  } catch {
    // Told below.
  }
  throw plainError(400, 'Expected a list of {key, value}')
}
