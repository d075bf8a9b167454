import { expect, it } from 'vitest'
import { sha256 } from '../disk/sha256'
import { describeFile } from './describe'
import { isTold } from './public-files'

const told = (file: string, text: string) => describeFile(file, Buffer.from(text))

it('a file is told by path, hash and size, and one that says nothing by no more', () => {
  expect(told('bilder/ü.svg', 'ü')).toEqual({
    path: 'bilder/ü.svg',
    sha256: sha256(Buffer.from('ü')),
    size: 2,
  })
})

it('a page is told with what the gate asks of it, though most of it is a style sheet', () => {
  const page = told(
    'zimmer/index.html',
    '<!doctype html><html><head><style>a{content:"<a href=/no>"}</style><link rel="alternate" hreflang="fr" href="/fr/chambres"><meta name="robots" content="noindex"></head><body><a href="/">x</a></body></html>',
  )
  expect(page.facts).toEqual({
    links: ['/'],
    alternates: { fr: '/fr/chambres' },
    noIndex: true,
    scriptHashes: [],
  })
  expect(page).not.toHaveProperty('unpublished')
})

it('a page that does not end, and data that is no JSON, are told as written in part', () => {
  expect(told('index.html', '<!doctype html><html><body><a href="/">').facts?.unmade).toBe(
    'the page does not end',
  )
  expect(told('index.html', '').facts?.unmade).toBe('the page is empty')
  expect(told('page-data/index/page-data.json', '{"result":').isDamaged).toBe(true)
  expect(told('page-data/index/page-data.json', '{"result":{}}')).not.toHaveProperty('isDamaged')
})

it('a draft or release version that a page or its data names is told by its id', () => {
  const named = '{"_id":"drafts.room-arven"}'
  expect(told('page-data/index/page-data.json', named).unpublished).toBe('drafts.room-arven')
  expect(told('index.html', `<html><script type="application/json">${named}</script></html>`)).toMatchObject({
    unpublished: 'drafts.room-arven',
  })
  expect(told('download.json', named)).not.toHaveProperty('unpublished')
})

it('lists that are read and not served are told with their text', () => {
  for (const file of ['_redirects.json', '_withheld.json']) {
    expect(isTold(file)).toBe(true)
    expect(told(file, '{"list":[]}').text).toBe('{"list":[]}')
  }
  expect(['_gatsby/slices/header-1.html', 'app.js.map', '.cache'].filter(isTold)).toEqual([])
  expect(['gate/presse/index.html', 'index.html', 'app.js'].map(isTold)).toEqual([true, true, true])
})
