import { expect, it } from 'vitest'
import { withQuery } from './location'

it.each([
  ['/zimmer', '?a=b', '/zimmer?a=b'],
  ['/zimmer#suiten', '?a=b', '/zimmer?a=b#suiten'],
  ['/zimmer?c=d', '?a=b', '/zimmer?c=d'],
  ['/zimmer?c=d#suiten', '?a=b', '/zimmer?c=d#suiten'],
  ['https://shop.example/#karten', '?a=b', 'https://shop.example/?a=b#karten'],
  ['/zimmer#suiten', '', '/zimmer#suiten'],
  ['/zimmer#suiten', '$is_args$args', '/zimmer$is_args$args#suiten'],
])('an old address that leads to %s takes %s along', (to, query, expected) => {
  expect(withQuery(to, query)).toBe(expected)
})
