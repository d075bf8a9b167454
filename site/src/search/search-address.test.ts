import { expect, it } from 'vitest'
import { queryOf, searchAddress } from './search-address'

it.each([
  ['arve & föhre', '/suche?q=arve%20%26%20f%C3%B6hre'],
  ['1+1', '/suche?q=1%2B1'],
  ['', '/suche'],
])('the address of the search for %s is %s, and says it again', (query, address) => {
  expect(searchAddress('/suche', query)).toBe(address)
  expect(queryOf(address.slice('/suche'.length))).toBe(query)
})

it('half of a letter, as some keyboards write it first, is searched for like any other sign', () => {
  expect(searchAddress('/suche', 'zimmer \ud83d')).toBe('/suche?q=zimmer%20%EF%BF%BD')
})
