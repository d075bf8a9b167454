import { expect, it } from 'vitest'
import { pathOfAddress } from './address-form'

it.each([
  ['/fr/chambres', '/fr/chambres'],
  [' /fr/chambres/ ', '/fr/chambres'],
  ['https://www.hotel.example/fr/caf%C3%A9s/?utm_source=letter#prices', '/fr/cafés'],
  ['HTTPS://www.hotel.example:8443/zimmer', '/zimmer'],
  ['https://www.hotel.example', '/'],
  ['https://www.hotel.example/?a=/b', '/'],
  ['/', '/'],
  ['/100%', '/100%'],
  ['', undefined],
  ['   ', undefined],
  ['?a=1', undefined],
  ['zimmer', undefined],
  ['ftp://www.hotel.example/zimmer', undefined],
  ['https:///zimmer', undefined],
])('%j means the page %j, as somebody gives it', (given, path) => {
  expect(pathOfAddress(given)).toBe(path)
})
