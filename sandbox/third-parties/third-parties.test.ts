import { createContext, runInContext } from 'node:vm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { blockedSiteKey } from './bot-check'
import { startThirdParties } from './server'

async function thirdParties() {
  let time = Date.UTC(2026, 10, 22)
  const services = await startThirdParties({
    port: 0,
    botCheckSecret: 'server-secret',
    clock: { now: () => time },
  })
  onTestFinished(() => services.close())
  const get = (path: string) => fetch(services.url + path)
  const post = (path: string, body: unknown) =>
    fetch(services.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const requests = async (): Promise<{ path: string; query: object; body: string | null }[]> =>
    (await (await get('/requests')).json()).requests
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { ...services, get, post, requests, pass }
}

describe('the bot check', () => {
  const solve = async ({ post }: Awaited<ReturnType<typeof thirdParties>>): Promise<string> =>
    (
      await (
        await post('/turnstile/challenge', { sitekey: 'site', hostname: 'localhost', action: 'press' })
      ).json()
    ).token

  test('a token is good once, by form or JSON', async () => {
    const services = await thirdParties()
    const response = await solve(services)
    const form = new URLSearchParams({ secret: 'server-secret', response }).toString()
    expect(await (await services.post('/siteverify', form)).json()).toEqual({
      success: true,
      'error-codes': [],
      challenge_ts: '2026-11-22T00:00:00.000Z',
      hostname: 'localhost',
      action: 'press',
      cdata: '',
    })
    const again = await services.post('/turnstile/v0/siteverify', { secret: 'server-secret', response })
    expect(await again.json()).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
  })

  test('a token is good for 300 seconds', async () => {
    const services = await thirdParties()
    const [early, late] = [await solve(services), await solve(services)]
    services.pass(300_000)
    const verify = async (response: string) =>
      (await (await services.post('/siteverify', { secret: 'server-secret', response })).json()).success
    expect(await verify(early)).toBe(true)
    services.pass(1)
    expect(await verify(late)).toBe(false)
  })

  test.each([
    [{}, 'missing-input-secret'],
    [{ secret: 'wrong', response: 'x' }, 'invalid-input-secret'],
    [{ secret: 'server-secret' }, 'missing-input-response'],
    [{ secret: 'server-secret', response: 'made-up' }, 'invalid-input-response'],
  ])('%j is refused as %s', async (body, code) => {
    const { post } = await thirdParties()
    expect(await (await post('/siteverify', body)).json()).toEqual({ success: false, 'error-codes': [code] })
  })

  test('a blocked visitor gets no token', async () => {
    const { post } = await thirdParties()
    expect((await post('/turnstile/challenge', { sitekey: blockedSiteKey })).status).toBe(403)
  })
})

describe('the tag manager', () => {
  /** Runs the script as a page would, and returns what it reports. */
  async function runScript(url: string, entries: unknown[]) {
    const beacons: { event: { event: string }; consent: object }[] = []
    const dataLayer = entries
    const document = { currentScript: { src: `${url}/gtm.js` }, cookie: '', title: 'Title' }
    const navigator = { sendBeacon: (_url: string, body: string) => beacons.push(JSON.parse(body)) }
    const page = createContext({
      window: { dataLayer },
      document,
      navigator,
      location: { href: 'x' },
      URL,
      Date,
    })
    runInContext(await (await fetch(`${url}/gtm.js?id=GTM-ABC123`)).text(), page)
    return { beacons, dataLayer, document }
  }

  test('reports page views with the consent in force, those before it was there too', async () => {
    const { url } = await thirdParties()
    const denied = ['consent', 'default', { analytics_storage: 'denied' }]
    const { beacons, dataLayer, document } = await runScript(url, [
      denied,
      { event: 'page_view', route: 'slug___de' },
    ])
    expect(beacons.find(({ event }) => event.event === 'page_view')).toMatchObject({
      event: { route: 'slug___de' },
      consent: { analytics_storage: 'denied' },
    })
    expect(document.cookie).toBe('')
    dataLayer.push(['consent', 'update', { analytics_storage: 'granted' }])
    dataLayer.push({ event: 'page_view' })
    expect(document.cookie).toContain('_ga=')
    expect(beacons.at(-1)).toMatchObject({ consent: { analytics_storage: 'granted' } })
  })

  test('a container with a malformed id does not exist', async () => {
    const { get } = await thirdParties()
    for (const id of ['', 'GTM-abc', 'UA-1', 'GTM-A"</script>']) {
      expect((await get(`/gtm.js?id=${encodeURIComponent(id)}`)).status).toBe(404)
    }
  })
})

describe('third parties', () => {
  test('everything that is asked is listed, without secrets, until it is forgotten', async () => {
    const { url, get, post, requests } = await thirdParties()
    await get('/gtm.js?id=GTM-ABC123')
    await post('/collect', '{"event":"page_view"}')
    await post('/siteverify', 'secret=server-secret&response=r')
    await get('/nothing-here?x=1')
    expect((await requests()).map(({ path, query, body }) => [path, query, body])).toEqual([
      ['/gtm.js', { id: 'GTM-ABC123' }, null],
      ['/collect', {}, '{"event":"page_view"}'],
      ['/siteverify', {}, 'secret=…&response=r'],
      ['/nothing-here', { x: '1' }, null],
    ])
    await fetch(`${url}/requests`, { method: 'DELETE' })
    expect(await requests()).toEqual([])
  })

  test.each([
    ['/seal?language=fr&size=small&scale=2', 'Avis des hôtes'],
    ['/seal?language=de-CH&size=large&scale=1', 'Gästebewertung'],
    ['/map?language=en&latitude=46.1&longitude=7.7', '46.1, 7.7'],
    ['/film/youtube/abc-123', 'youtube abc-123'],
    ['/booking?language=fr&season=winter&offer=ARV', '<dd>Hiver</dd><dt>Chambre ou offre</dt><dd>ARV</dd>'],
    [
      '/booking?language=en&arrival=2026-12-28&departure=2027-01-03',
      '<dt>Stay</dt><dd>2026-12-28, 2027-01-03</dd>',
    ],
    ['/booking?language=de', '<dd>noch offen</dd>'],
  ])('%s is a page for a frame or a tab', async (path, text) => {
    const { get } = await thirdParties()
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain(text)
  })

  test.each([
    '/seal?language=it',
    '/seal?size=huge',
    '/map?latitude=91',
    '/film/other/x',
    '/booking?offer=%3Cscript%3E',
    '/film/vimeo/%3Cscript%3E',
  ])('%s is refused', async (path) => {
    const { get } = await thirdParties()
    expect((await get(path)).status).toBe(400)
  })

  test('a script can be made to fail as often as asked', async () => {
    const { get, post } = await thirdParties()
    await post('/faults', { path: '/gtm.js', kind: 'status-500' })
    expect((await get('/gtm.js?id=GTM-A')).status).toBe(500)
    expect((await get('/gtm.js?id=GTM-A')).status).toBe(200)
    await post('/faults', { path: '/gtm.js', kind: 'reset' })
    await expect(get('/gtm.js?id=GTM-A')).rejects.toThrow()
    expect((await post('/faults', { path: 'gtm.js' })).status).toBe(400)
  })
})
