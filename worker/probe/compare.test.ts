import { expect, it } from 'vitest'
import { differences, type Got } from './compare'

const site = 'https://hotel.example'
const page = { status: 200, headers: { 'Cache-Control': 'no-cache' }, sha256: 'a'.repeat(64) }
const got = (given: Partial<Got> = {}): Got => ({
  status: 200,
  headers: { 'cache-control': 'no-cache', age: '3' },
  sha256: page.sha256,
  ...given,
})

it('an answer like the one of the site does not differ, whatever else it says', () => {
  expect(differences(page, got(), site)).toEqual([])
})

it('another status is all that is told: the rest follows from it', () => {
  expect(differences(page, got({ status: 503, headers: {}, sha256: '' }), site)).toEqual([
    { what: 'status', has: '503', needs: '200' },
  ])
})

it('bytes and headers that differ are told, each with what it has and needs', () => {
  const other = got({ headers: { 'cache-control': 'public, max-age=60' }, sha256: 'b'.repeat(64) })
  expect(differences(page, other, site)).toEqual([
    { what: 'bytes', has: 'bbbbbbbbbbbb', needs: 'aaaaaaaaaaaa' },
    { what: 'Cache-Control', has: 'public, max-age=60', needs: 'no-cache' },
  ])
})

it('a header that the site does not send is told, too, and spaces say nothing', () => {
  const headers = { 'cache-control': 'no-cache', 'content-security-policy': "default-src  'self'" }
  const [difference] = differences(page, got({ headers }), site)
  expect(difference).toEqual({ what: 'Content-Security-Policy', has: "default-src 'self'", needs: '' })
  const needs = { ...page, headers: { ...page.headers, 'Content-Security-Policy': "default-src 'self'" } }
  expect(differences(needs, got({ headers }), site)).toEqual([])
})

it('a redirect leads to the same place in full and in short; its body and type say nothing', () => {
  const needs = { status: 301, headers: { Location: '/fr?a=1' }, sha256: undefined }
  const to = (location: string) =>
    differences(needs, got({ status: 301, headers: { location, 'content-type': 'text/html' } }), site)
  expect(to('https://hotel.example/fr?a=1')).toEqual([])
  expect(to('/fr?a=1')).toEqual([])
  expect(to('https://other.example/fr?a=1')).toMatchObject([{ what: 'Location', needs: '/fr?a=1' }])
  expect(to('/fr')).toMatchObject([{ what: 'Location', has: '/fr' }])
})
