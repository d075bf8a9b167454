import { sha256 } from '../../../disk/sha256'
import { answersObject } from '../../../publish/targets/object-names'
import { edgeSettings } from '../../settings'
import { answerVisitors } from '../answer-visitors'
import type { Fetch } from '../fetch-within'

const storage = 'https://storage.example/hotel/live'

export const settings = edgeSettings({
  siteUrl: 'https://hotel.example',
  imageOrigin: 'https://content.example',
  pressOrigin: 'https://worker.example',
  pictureSource: { projectId: 'p', dataset: 'd' },
})

/** A small site in a storage that is in memory, with the function in front of it and a clock that stands. */
export function storedSite() {
  const objects = new Map<string, { text: string; headers: Record<string, string> }>()
  const asked: string[] = []
  const clock = { now: 0 }
  const site = {
    asked,
    /** Every request that leaves the function comes here first: what it answers is the answer. */
    instead: (_key: string, _init: RequestInit): Response | Promise<Response> | undefined => undefined,
    page(key: string, text: string, headers: Record<string, string> = {}) {
      const type = 'text/html; charset=utf-8'
      const cache = 'public, max-age=0, must-revalidate'
      objects.set(key, {
        text,
        headers: {
          'content-type': type,
          'cache-control': cache,
          'x-amz-meta-sha256': sha256(text),
          ...headers,
        },
      })
    },
    remove: (key: string) => void objects.delete(key),
    answers(given: object | string) {
      const whole = { version: 1, redirects: {}, gone: [], scripts: {}, withheld: [] }
      const text = typeof given === 'string' ? given : JSON.stringify({ ...whole, ...given })
      objects.set(answersObject, { text, headers: { etag: `"${sha256(text)}"` } })
    },
    /** Answers are read again after a second. */
    later() {
      clock.now += 1_001
    },
  }
  const ask: Fetch = async (url, init) => {
    const key = url.startsWith(`${storage}/`) ? decodeURIComponent(url.slice(storage.length + 1)) : url
    asked.push(`${init.method ?? 'GET'} ${key}`)
    return (await site.instead(key, init)) ?? found(key, init)
  }
  const found = (key: string, init: RequestInit): Response => {
    const object = objects.get(key)
    if (!object) return new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 })
    const { text, headers } = object
    if (new Headers(init.headers).get('if-none-match') === headers.etag && headers.etag)
      return new Response(null, { status: 304 })
    const length = { 'content-length': String(Buffer.byteLength(text)) }
    return new Response(init.method === 'HEAD' ? null : text, { headers: { ...length, ...headers } })
  }
  const visitors = answerVisitors({ edge: settings, storage: `${storage}/` }, ask, () => clock.now)
  const visit = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { 'user-agent': 'Mozilla/5.0', ...init.headers }
    return visitors.fetch(new Request(`https://hotel.example${path}`, { ...init, headers }))
  }
  for (const key of ['index.html', 'fr', 'en', '404', 'fr/404', 'zimmer/arven'])
    site.page(key, `<p>${key}</p>`)
  site.answers({})
  return { ...site, site, visit }
}
