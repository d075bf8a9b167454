import { expect, it } from 'vitest'
import { PurgeFailed } from './insist'
import { cloudflareBatch, mostCloudflareAddresses, purgeCloudflare } from './purge-cloudflare'
import { purgeFastly } from './purge-fastly'
import { purgeByMethod, purgeVarnish } from './purgers'

const zone = { zone: 'z', token: 't', siteUrl: 'https://hotel.test' }
const noWait = async () => undefined

it('asks Cloudflare in batches of thirty, and again after 429 until everything is purged', async () => {
  const purged: string[] = []
  const waits: number[] = []
  let requests = 0
  const fetch = async (_url: unknown, init?: RequestInit) => {
    requests += 1
    if (requests % 2 === 1) return new Response('', { status: 429, headers: { 'retry-after': '2' } })
    const { files } = JSON.parse(String(init?.body))
    expect(files.length).toBeLessThanOrEqual(cloudflareBatch)
    purged.push(...files)
    return new Response('{}')
  }
  const paths = Array.from({ length: 65 }, (_, index) => `/zimmer/${index}`)
  await purgeCloudflare(zone, { fetch, wait: async (ms) => void waits.push(ms) }).purge(paths)
  expect(purged).toEqual(paths.map((path) => `https://hotel.test${path}`))
  expect(waits).toEqual([2000, 2000, 2000])
})

it('says that a cache did not accept a purge, after every try', async () => {
  let tries = 0
  const fetch = async () => {
    tries += 1
    throw new Error('timeout')
  }
  await expect(purgeByMethod('http://cache.test', { fetch, wait: noWait }).purge(['/a'])).rejects.toThrow(
    PurgeFailed,
  )
  expect(tries).toBe(5)
  const forbidden = async () => new Response('', { status: 403 })
  await expect(purgeCloudflare(zone, { fetch: forbidden, wait: noWait }).purge(['/a'])).rejects.toThrow(
    'status 403',
  )
})

it('takes for accepted that a cache did not hold a path, and never that nobody knows the zone or the service', async () => {
  let asked = 0
  const fetch = async () => {
    asked += 1
    return new Response('', { status: 404 })
  }
  const options = { fetch, wait: noWait }
  await purgeByMethod('http://cache.test', options).purge(['/a', '/b'])
  expect(asked).toBe(2)
  const service = { service: 's', token: 't', siteUrl: 'https://hotel.test' }
  for (const purger of [
    purgeCloudflare(zone, options),
    purgeFastly(service, options),
    purgeVarnish('http://cache.test', options),
  ])
    await expect(purger.purge(['/a']), purger.name).rejects.toThrow('status 404')
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `/zimmer/zimmer-${index}`)

it('purges everything at Cloudflare where there are more paths than allowed, or where they are refused', async () => {
  const bodies: unknown[] = []
  const refusing = async (_url: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body))
    bodies.push(body)
    return new Response('', { status: 'files' in body ? 400 : 200 })
  }
  const purger = purgeCloudflare(zone, { fetch: refusing, wait: noWait })
  await purger.purge(many(mostCloudflareAddresses + 1))
  expect(bodies).toEqual([{ purge_everything: true }])
  await purger.purge(['/a'])
  expect(bodies.slice(1)).toEqual([{ files: ['https://hotel.test/a'] }, { purge_everything: true }])
})

it('takes all paths of a release out of Varnish with one request, and everything where they are too many', async () => {
  const patterns: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    expect(init?.method).toBe('PURGE')
    patterns.push(new Headers(init?.headers).get('x-purge-paths') ?? '')
    return new Response('')
  }
  const purger = purgeVarnish('http://cache.test', { fetch, wait: noWait })
  await purger.purge(['/zimmer/arven', '/page-data/zimmer/arven/page-data.json', '/künste (neu)'])
  const pattern = new RegExp(patterns[0]?.replace('(?i)', '') ?? '', 'i')
  expect(patterns).toHaveLength(1)
  expect(pattern.test('/zimmer/arven')).toBe(true)
  expect(pattern.test(encodeURI('/künste (neu)'))).toBe(true)
  expect(pattern.test('/page-data/zimmer/arven/page-dataXjson')).toBe(false)
  expect(pattern.test('/zimmer/arvenzimmer')).toBe(false)
  patterns.length = 0
  await purger.purge(many(600))
  expect(patterns.length).toBeGreaterThan(1)
  for (const text of patterns) expect(text.length).toBeLessThan(8000)
  patterns.length = 0
  await purger.purge(many(10_000))
  expect(patterns).toEqual(['.'])
})
