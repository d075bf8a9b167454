import { expect, it } from 'vitest'
import { searchForPath } from './search-for-path'

it.each([
  ['/fr/chambres/chambre-arolle.html', '/suche?q=chambre%20arolle'],
  ['/zimmer/', '/suche?q=zimmer'],
  ['/en/<img src=x>', '/suche?q=img%20src%20x'],
  ['/häuser/große_küche', '/suche?q=gro%C3%9Fe%20k%C3%BCche'],
  ['/', '/suche'],
  ['', '/suche'],
  [`/${'a'.repeat(300)}`, `/suche?q=${'a'.repeat(60)}`],
  // The sixtieth place is in the middle of a letter.
  [`/a${'𝒜'.repeat(40)}`, `/suche?q=a${encodeURIComponent('𝒜'.repeat(29))}`],
])('the search for the lost address %s', (path, address) => {
  expect(searchForPath('/suche', path)).toBe(address)
})
