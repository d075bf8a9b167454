import { describe, expect, it, onTestFinished } from 'vitest'
import { publishUnderLoad, startCachedSite } from './cached-site'
import { nginxProgram } from './nginx-server'
import { ask } from './requests'
import { temporaryFolder } from './temporary-folder'
import { varnishProgram } from './varnish-server'

async function cachedSite() {
  const cached = await startCachedSite(await temporaryFolder('varnish'))
  onTestFinished(() => cached.stop())
  return cached
}

describe.skipIf(!nginxProgram || !varnishProgram)('Varnish before nginx', () => {
  it('keeps pages, and shows visitors every release at once, whole and without an error', async () => {
    const cached = await cachedSite()
    const { wrong, requests, times } = await publishUnderLoad(cached, 40, 3)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(100)
    // The figure itself is measured by the benchmark; here the machine may be busy.
    expect(Math.min(...times)).toBeLessThan(1000)
  })

  it('answers from memory until a purge, with any query and in every encoding', async () => {
    const { site, publisher, url } = await cachedSite()
    const page = { path: '/zimmer/suite' }
    const ways = [
      page,
      { path: '/zimmer/suite?utm=1' },
      { ...page, headers: { 'accept-encoding': 'br' } },
      { ...page, headers: { 'accept-encoding': 'gzip' } },
    ]
    const first = await Promise.all(ways.map((way) => ask(url, way)))
    expect(first.map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      undefined,
      'br',
      'gzip',
    ])
    expect(first[0]?.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Ganz neu', links: ['/'] })
    await publisher.publish(site.regeneration())
    const second = await Promise.all(ways.map((way) => ask(url, way)))
    expect(second.map(({ headers }) => headers.etag)).not.toContain(first[0]?.headers.etag)
    expect(second[1]?.bytes.toString()).toContain('Ganz neu')
    await site.remove('/zimmer/turm')
    await site.write('/', { owner: 'page-home', text: 'Heim', alternates: { de: '/', fr: '/fr', en: '/en' } })
    expect((await ask(url, { path: '/zimmer/turm' })).status).toBe(200)
    await publisher.publish(site.regeneration())
    expect((await ask(url, { path: '/zimmer/turm' })).status).not.toBe(200)
  })

  it('passes on what depends on the visitor and what changes something', async () => {
    const { url, stopOrigin } = await cachedSite()
    const english = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'en' }
    expect((await ask(url, { path: '/', headers: english })).headers.location).toBe('/en')
    const german = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'de' }
    expect((await ask(url, { path: '/', headers: german })).status).toBe(200)
    expect((await ask(url, { path: '/zimmer/arven', method: 'POST' })).status).toBe(405)
    expect((await ask(url, { path: '/zimmer/arven' })).status).toBe(200)
    await stopOrigin()
    expect((await ask(url, { path: '/zimmer/arven' })).status).toBe(200)
    expect((await ask(url, { path: '/', headers: german })).status).toBe(503)
  })
})
