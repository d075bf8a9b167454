import { expect, it } from 'vitest'
import { mostFastlyAddresses, purgeFastly } from './purge-fastly'

const service = { service: 'S1', token: 't0ken', siteUrl: 'https://hotel.test' }
const wait = async () => undefined

/** Fastly, that answers what is wanted of each address, and the requests that it got. */
function fastly(statusOf: (address: string) => number = () => 200) {
  const asked: string[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    expect(init?.method).toBe('POST')
    expect(new Headers(init?.headers).get('fastly-key')).toBe('t0ken')
    asked.push(String(url).replace('https://api.fastly.com', ''))
    return new Response('{}', { status: statusOf(String(url)) })
  }
  return { asked, purger: purgeFastly(service, { fetch, wait }) }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `/zimmer/${index}`)

it('asks Fastly for each address by its host, as visitors spell it', async () => {
  const { asked, purger } = fastly()
  await purger.purge(['/', '/fr/chambres/mélèze', '/page-data/fr/chambres/mélèze/page-data.json'])
  expect(asked.sort()).toEqual([
    '/purge/hotel.test/',
    '/purge/hotel.test/fr/chambres/m%C3%A9l%C3%A8ze',
    '/purge/hotel.test/page-data/fr/chambres/m%C3%A9l%C3%A8ze/page-data.json',
  ])
})

it('purges everything at Fastly where there are too many addresses, or where one is refused', async () => {
  const whole = fastly()
  await whole.purger.purge(many(mostFastlyAddresses + 1))
  expect(whole.asked).toEqual(['/service/S1/purge_all'])
  const refusing = fastly((address) => (address.endsWith('/zimmer/3') ? 403 : 200))
  await refusing.purger.purge(many(5))
  expect(refusing.asked.at(-1)).toBe('/service/S1/purge_all')
})

it('says what Fastly answered where it refuses everything', async () => {
  const { purger } = fastly(() => 401)
  await expect(purger.purge(['/a'])).rejects.toThrow('status 401')
})
