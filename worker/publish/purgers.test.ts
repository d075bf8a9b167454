import { expect, it } from 'vitest'
import { cloudflareBatch, PurgeFailed, purgeByMethod, purgeCloudflare } from './purgers'

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
