import { request } from 'node:http'

export interface Asked {
  name: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: Record<string, string>
  bytes: Buffer
}

/** Sends exactly what is said: no header is added, no redirect followed, nothing decoded, no path made nicer. */
export function ask(
  origin: string,
  { path, method = 'GET', headers = {}, body }: Omit<Asked, 'name'>,
): Promise<Answered> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const plain = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(plain),
          bytes: Buffer.concat(chunks),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }

/** One request of each kind that visitors, crawlers, caches and strangers send. */
export const kindsOfRequest: readonly Asked[] = [
  { name: 'home page', path: '/', headers: { ...browser, 'accept-language': 'de-CH,de;q=0.9' } },
  { name: 'home page without a language', path: '/', headers: browser },
  {
    name: 'home page, browser prefers French',
    path: '/',
    headers: { ...browser, 'accept-language': 'fr-CH,fr;q=0.9,de;q=0.8' },
  },
  {
    name: 'home page, browser prefers Italian, then English',
    path: '/',
    headers: { ...browser, 'accept-language': 'it,en;q=0.8' },
  },
  {
    name: 'home page, browser prefers Italian, then English, with blanks between',
    path: '/',
    headers: { ...browser, 'accept-language': 'it, en;q=0.8, fr;q=0.7' },
  },
  {
    name: 'home page, cookie German, browser French',
    path: '/',
    headers: { ...browser, cookie: 'i18n_app=de', 'accept-language': 'fr' },
  },
  { name: 'home page, cookie English', path: '/', headers: { ...browser, cookie: 'a=b; i18n_app=en' } },
  {
    name: 'home page, cookie unknown, browser French',
    path: '/',
    headers: { ...browser, cookie: 'i18n_app=xx', 'accept-language': 'fr' },
  },
  {
    name: 'home page, crawler that takes English',
    path: '/',
    headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' },
  },
  {
    name: 'home page, language with a query',
    path: '/?utm=1',
    headers: { ...browser, cookie: 'i18n_app=fr' },
  },
  {
    name: 'French home page for a German browser',
    path: '/fr',
    headers: { ...browser, 'accept-language': 'de' },
  },
  { name: 'page', path: '/zimmer/arven' },
  { name: 'page with a query', path: '/zimmer/arven?month=2026-12' },
  { name: 'page with brotli', path: '/zimmer/arven', headers: { 'accept-encoding': 'gzip, deflate, br' } },
  { name: 'page with gzip', path: '/zimmer/arven', headers: { 'accept-encoding': 'gzip' } },
  { name: 'page by HEAD', path: '/zimmer/arven', method: 'HEAD' },
  { name: 'page by POST', path: '/zimmer/arven', method: 'POST' },
  { name: 'page by DELETE', path: '/zimmer/arven', method: 'DELETE' },
  { name: 'page with a slash', path: '/zimmer/arven/' },
  { name: 'page with a slash and a query', path: '/zimmer/arven/?a=%20b' },
  { name: 'page with index.html', path: '/zimmer/arven/index.html' },
  { name: 'home page with index.html', path: '/index.html' },
  { name: 'two slashes before a page', path: '//zimmer/arven' },
  { name: 'two slashes inside a page', path: '/zimmer//arven' },
  { name: 'French home page with a slash', path: '/fr/' },
  { name: 'page of another case', path: '/Zimmer/Arven' },
  { name: 'page data', path: '/page-data/zimmer/arven/page-data.json' },
  {
    name: 'page data with brotli',
    path: '/page-data/zimmer/arven/page-data.json',
    headers: { 'accept-encoding': 'br' },
  },
  { name: 'app data', path: '/page-data/app-data.json' },
  { name: 'hashed script', path: '/app-0123456789abcdef0123.js' },
  {
    name: 'hashed script with brotli',
    path: '/app-0123456789abcdef0123.js',
    headers: { 'accept-encoding': 'br' },
  },
  { name: 'compressed copy by its name', path: '/app-0123456789abcdef0123.js.br' },
  { name: 'missing script', path: '/app-99999999999999999999.js' },
  { name: 'missing page data', path: '/page-data/nirgends/page-data.json' },
  { name: 'missing picture', path: '/nirgends.png' },
  { name: 'font', path: '/static/garamond-0123456789abcdef.woff2' },
  { name: 'picture', path: '/icon.png' },
  { name: 'withheld file', path: '/files/p/d/guarded.pdf' },
  { name: 'withheld file by POST', path: '/files/p/d/guarded.pdf', method: 'POST' },
  { name: 'list of what is withheld', path: '/_withheld.json' },
  { name: 'calendar', path: '/events.ics' },
  { name: 'robots.txt', path: '/robots.txt' },
  { name: 'file that is hidden and public', path: '/.well-known/security.txt' },
  { name: 'list of answers for the edge', path: '/.edge/answers.json' },
  { name: 'part of a film', path: '/film.mp4', headers: { range: 'bytes=10-19' } },
  { name: 'end of a film', path: '/film.mp4', headers: { range: 'bytes=-5' } },
  { name: 'part behind the end of a film', path: '/film.mp4', headers: { range: 'bytes=999999-' } },
  { name: 'missing page', path: '/nirgends' },
  { name: 'missing French page', path: '/fr/nulle-part' },
  { name: 'missing English page', path: '/en/nowhere' },
  { name: 'missing page of an address longer than a storage takes', path: `/fr/${'s'.repeat(1100)}` },
  { name: 'error page by its name', path: '/404' },
  { name: 'error page by its file', path: '/404.html' },
  { name: 'moved page', path: '/zimmer/alt' },
  { name: 'moved page with a query', path: '/zimmer/alt?a=1' },
  { name: 'moved page with a slash', path: '/zimmer/alt/' },
  { name: 'redirect of an editor', path: '/sommer' },
  { name: 'redirect of an editor to a place on a page, with a query', path: '/karte?a=1' },
  { name: 'redirect of an editor to another site', path: '/buchen' },
  { name: 'redirect of an editor in another case', path: '/SOMMER' },
  { name: 'redirect that an editor wrote with capitals', path: '/winter/hoch' },
  { name: 'page that an editor redirects in another case', path: '/zimmer/turm' },
  { name: 'moved page in another case', path: '/Zimmer/ALT' },
  { name: 'gone page', path: '/zimmer/fort' },
  { name: 'gone page in another case', path: '/ZIMMER/Fort' },
  { name: 'path upwards', path: '/zimmer/../../etc/passwd' },
  { name: 'path upwards, encoded', path: '/%2e%2e/%2e%2e/etc/passwd' },
  { name: 'path with an encoded slash', path: '/zimmer%2farven' },
  { name: 'path with NUL', path: '/zimmer/arven%00.html' },
  { name: 'path with a line break', path: '/zimmer/arven%0d%0aSet-Cookie:a=b/' },
  { name: 'foreign page with spaces', path: '/zimmer/mit%20platz' },
  {
    name: 'picture of the content service',
    path: '/images/p/d/abc-10x10.png?w=5',
    headers: { accept: 'image/webp,*/*' },
  },
  {
    name: 'part of a picture of the content service',
    path: '/images/p/d/abc-10x10.png?w=5',
    headers: { accept: 'image/webp,*/*', range: 'bytes=3-20' },
  },
  {
    name: 'part behind the end of a picture',
    path: '/images/p/d/abc-10x10.png?w=5',
    headers: { accept: 'image/webp,*/*', range: 'bytes=9999-' },
  },
  { name: 'missing picture of the content service', path: '/images/p/d/missing.png' },
  { name: 'picture of the content service by POST', path: '/images/p/d/abc-10x10.png', method: 'POST' },
  { name: 'way out of the pictures', path: '/images/../v1/data/query' },
  { name: 'gate without its slash', path: '/gate' },
  { name: 'pictures without their slash', path: '/images' },
  { name: 'guarded list', path: '/gate/items', headers: { cookie: '__Host-mc=abc' } },
  {
    name: 'access code',
    path: '/gate/session',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"x"}',
  },
  { name: 'access code that is too large', path: '/gate/session', method: 'POST', body: 'x'.repeat(70_000) },
]
