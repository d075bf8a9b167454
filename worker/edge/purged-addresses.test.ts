import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, decodedPath } from '../../site/addresses/address-form'
import { written } from '../../site/addresses/testing/written'
import { sha256 } from '../disk/sha256'
import type { Entry } from '../publish/release/entry'
import { decideAnswer } from './answer'
import { purgedAddressPattern } from './rules'
import { edgeSettings } from './settings'

const settings = edgeSettings({
  siteUrl: 'https://hotel.example',
  imageOrigin: 'https://hotel.example',
  pressOrigin: 'https://hotel.example',
  pictureSource: { projectId: 'p', dataset: 'd' },
  cacheHeader: 'CDN-Cache-Control',
})
const page: Entry = {
  sha256: sha256('page'),
  size: 1000,
  type: 'text/html; charset=utf-8',
  cache: 'page',
  encodings: [],
  owner: 'page',
}
const view = {
  release: () => '00000001',
  hasGap: () => false,
  find: (file: string) => (file === 'hütte [alt]/index.html' ? page : undefined),
  elsewhere: () => undefined,
  isWithheld: () => false,
}

/** What is said of a page that is asked for so: its status, and what a cache in front may do. */
function said(url: string) {
  const answer = decideAnswer({ method: 'GET', url, headers: { 'user-agent': 'bot' } }, view, settings)
  return 'to' in answer ? answer.to : [answer.status, answer.headers['CDN-Cache-Control']?.split(',')[0]]
}

const isPurged = (address: string) => new RegExp(purgedAddressPattern).test(address)

describe('A cache in front', () => {
  it('keeps a page by the address that is purged, and by no other that shows it (fault 106)', () => {
    expect(said('/h%C3%BCtte%20%5Balt%5D')).toEqual([200, 'max-age=86400'])
    for (const other of [
      '/h%c3%bctte%20%5balt%5d',
      '/hu%CC%88tte%20%5Balt%5D',
      '/h%C3%BCtte%20[alt]',
      '/%68%C3%BCtte%20%5Balt%5D',
      '/h%C3%BCtte%20%5Balt%5D?a=%7a',
      '/h%C3%BCtte%20%5Balt%5D?',
    ])
      expect(said(other), other).toEqual([200, undefined])
  })

  it('knows it by the same signs behind nginx', () => {
    fc.assert(
      fc.property(written, (text) => {
        const path = decodedPath(text)
        // No page has control characters in its path.
        if (path !== undefined && !/\p{Cc}/u.test(path)) expect(isPurged(addressOf(path)), path).toBe(true)
      }),
    )
    const queries = ['/zimmer?a=%7a', '/zimmer?', '/?utm_source=letter']
    for (const other of [
      ...queries,
      ...['/h%c3%bctte', '/hütte', '/[alt]', '/%68', '/a%2Db', '/a b', '/a%7Eb', '/a"b'],
    ])
      expect(isPurged(other), other).toBe(false)
    for (const asked of ['/', "/a-b_c.d~e!f*g'h(i)j;k,l/m:n@o&p=q+r$s", '/100%25', '/a%3Fb%23'])
      expect(isPurged(asked), asked).toBe(true)
  })
})
