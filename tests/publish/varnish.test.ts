import { createHash } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { languageCookie } from '../../site/languages/detection'
import { noThirdParties } from '../../worker/edge/settings'
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

  it('keeps no answer of an earlier configuration where a page moves: the old address leads on, and the new one may run its scripts (fault 83)', async () => {
    const { site, publisher, url, warnings } = await cachedSite()
    const at = async (path: string) => {
      const { status, headers } = await ask(url, { path })
      return { status, location: headers.location, policy: String(headers['content-security-policy']) }
    }
    let page = '/zimmer/turm'
    for (const [number, next] of ['/zimmer/turmzimmer', '/zimmer/turm-zwei', '/zimmer/turm-drei'].entries()) {
      expect(await at(page)).toMatchObject({ status: 200 })
      await site.remove(page)
      const script = `window.moved=${number};`
      await site.write(next, { owner: 'room-turm', text: 'Umgezogen', links: ['/'], script })
      await site.write('/', {
        owner: 'page-home',
        text: `Heim ${number}`,
        links: [next],
        alternates: { de: '/', fr: '/fr', en: '/en' },
      })
      expect(await publisher.publish(site.regeneration())).toMatchObject({
        status: 'live',
        proof: { live: true },
      })
      expect(await at(page)).toMatchObject({ status: 301, location: next })
      const hash = createHash('sha256').update(script).digest('base64')
      expect(await at(next)).toMatchObject({
        status: 200,
        policy: expect.stringContaining(`'sha256-${hash}'`),
      })
      page = next
    }
    expect(warnings).toEqual([])
  })

  it('has new settings of a deployment in every answer, though nothing of the content is new (fault 83)', async () => {
    const { deploy, url, warnings } = await cachedSite()
    const policy = async () => {
      const { headers } = await ask(url, { path: '/zimmer/arven' })
      return String(headers['content-security-policy'])
    }
    expect(await policy()).not.toContain('https://maps.example')
    await deploy({ thirdParties: { ...noThirdParties, frames: ['https://maps.example'] } })
    expect(await policy()).toContain('https://maps.example')
    expect(warnings).toEqual([])
  })

  it('keeps the home page once for each language, and has it for every visitor also while the origin is away', async () => {
    const { site, publisher, url, stopOrigin } = await cachedSite()
    const visitors: [name: string, headers: Record<string, string>, location: string | undefined][] = [
      ['English', { 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
      ['German', { 'accept-language': 'de-CH' }, undefined],
      ['Spanish, then French', { 'accept-language': 'es,fr;q=0.5' }, '/fr'],
      ['Spanish', { 'accept-language': 'es' }, undefined],
      ['no French at all', { 'accept-language': 'fr;q=0' }, undefined],
      [
        'English, who chose French',
        { 'accept-language': 'en', cookie: `a=1; ${languageCookie}=fr; b=2` },
        '/fr',
      ],
      ['French, who chose German', { 'accept-language': 'FR', cookie: `${languageCookie}=de` }, undefined],
      ['French, with another cookie', { 'accept-language': 'FR', cookie: `x${languageCookie}=de` }, '/fr'],
      ['a program', { 'accept-language': 'fr', 'user-agent': 'Googlebot/2.1' }, undefined],
    ]
    const browser = { 'user-agent': 'Mozilla/5.0' }
    const everybody = async (text: string) => {
      for (const [name, headers, location] of visitors) {
        const answer = await ask(url, { path: '/', headers: { ...browser, ...headers } })
        expect([name, answer.status, answer.headers.location]).toEqual([name, location ? 302 : 200, location])
        expect(answer.headers.vary).toContain('Accept-Language, Cookie, User-Agent')
        expect(answer.headers['cache-control']).toBe(
          location ? 'no-store' : 'private, max-age=0, must-revalidate',
        )
        if (!location) expect(answer.bytes.toString()).toContain(text)
      }
    }
    await everybody('Willkommen')
    const alternates = { de: '/', fr: '/fr', en: '/en' }
    await site.write('/', { owner: 'page-home', text: 'Heimkommen', links: ['/zimmer/arven'], alternates })
    await publisher.publish(site.regeneration())
    await everybody('Heimkommen')
    expect((await ask(url, { path: '/zimmer/arven', method: 'POST' })).status).toBe(405)
    expect((await ask(url, { path: '/zimmer/arven' })).status).toBe(200)
    await stopOrigin()
    await everybody('Heimkommen')
    expect((await ask(url, { path: '/zimmer/arven' })).status).toBe(200)
    expect((await ask(url, { path: '/zimmer/suite' })).status).toBe(503)
  })
})
