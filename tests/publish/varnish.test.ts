import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { languageCookie } from '../../site/languages/detection'
import { noThirdParties } from '../../worker/edge/settings'
import { varnishVcl } from '../../worker/edge/varnish'
import { freePort } from '../../worker/streams/testing/free-port'
import { listening } from '../../worker/testing/listening'
import { waitFor } from '../support/wait-for'
import { publishUnderLoad, startCachedSite } from './cached-site'
import { nginxProgram } from './nginx-server'
import { ask } from './requests'
import { temporaryFolder } from './temporary-folder'
import { runVarnish, varnishProgram } from './varnish-server'

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

  it('follows the redirects of an editor at once, also where it has kept that there is nothing, or where one led before', async () => {
    const { site, publisher, url, warnings } = await cachedSite()
    const led = async () => {
      const { status, headers } = await ask(url, { path: '/sommer?a=1' })
      return [status, headers.location]
    }
    const seen = [await led()]
    for (const list of [
      [{ from: '/sommer', to: '/zimmer/arven' }],
      [{ from: '/sommer', to: '/zimmer/suite' }],
      [],
    ]) {
      await site.file('_redirects.json', JSON.stringify({ list }))
      await publisher.publish(site.regeneration())
      seen.push(await led())
    }
    expect(seen).toEqual([
      [404, undefined],
      [301, '/zimmer/arven?a=1'],
      [301, '/zimmer/suite?a=1'],
      [404, undefined],
    ])
    expect(warnings).toEqual([])
  })

  it('sends visitors of an address on which a page has left twice straight to where it is', async () => {
    const { site, publisher, url } = await cachedSite()
    const seen: unknown[] = []
    for (const [from, to] of [
      ['/zimmer/turm', '/zimmer/turm-zwei'],
      ['/zimmer/turm-zwei', '/zimmer/turm-drei'],
    ] as const) {
      await site.remove(from)
      await site.write(to, { owner: 'room-turm', text: 'Umgezogen', links: ['/'] })
      const alternates = { de: '/', fr: '/fr', en: '/en' }
      await site.write('/', { owner: 'page-home', text: to, links: [to], alternates })
      await publisher.publish(site.regeneration())
      seen.push((await ask(url, { path: '/zimmer/turm' })).headers.location)
    }
    expect(seen).toEqual(['/zimmer/turm-zwei', '/zimmer/turm-drei'])
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

/** A Varnish in which pages are old after a tenth of a second, before a server that answers so. */
async function soonOld(answer: (response: ServerResponse) => void) {
  const folder = await temporaryFolder('soon-old')
  const server = createServer((_request, response) => answer(response))
  const origin = (await listening(server)).replace('http://', '')
  const vcl = path.join(folder, 'site.vcl')
  const written = varnishVcl({ origin, purgers: ['127.0.0.1'] })
  await writeFile(vcl, written.replace('beresp.ttl = 3600s', 'beresp.ttl = 0.1s'))
  const varnish = await runVarnish(folder, vcl, await freePort())
  onTestFinished(() => varnish.stop())
  return varnish.url
}

describe.skipIf(!varnishProgram)('Varnish before a server in trouble', () => {
  it('shows the last good page for as long as the server answers with an error of its own, and the next one then', async () => {
    const [good, bad] = [
      { status: 200, asked: 0 },
      { status: 503, asked: 0 },
    ]
    let now = good
    const url = await soonOld((response) => {
      now.asked += 1
      response.writeHead(now.status, { 'cache-control': 'public, max-age=0, must-revalidate' })
      response.end(`${now.status} ${good.asked}`)
    })
    const seen = async () => (await ask(url, { path: '/zimmer/arven' })).bytes.toString()
    const before = await seen()
    now = bad
    const meanwhile = new Set<string>()
    await waitFor('the server is asked anew, four times', async () => {
      meanwhile.add(await seen())
      return bad.asked > 3 ? true : undefined
    })
    expect([...meanwhile]).toEqual([before])
    now = good
    await waitFor('the page is the next one', async () => ((await seen()) === before ? undefined : true))
    expect(await seen()).toMatch(/^200 /)
  })
})
