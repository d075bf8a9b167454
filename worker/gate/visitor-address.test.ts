import { describe, expect, it, test } from 'vitest'
import { networkOf, visitorAddress } from './visitor-address'

describe("a visitor's address", () => {
  it.each([
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.4', '2001:db8:1:2::5', '2001:db8:1:2::5'],
    ['172.18.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    [undefined, undefined, ''],
  ])('behind %s that says %s is %s', (socket, forwarded, address) => {
    expect(visitorAddress(socket, forwarded)).toBe(address)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:0db8:0001:2::5', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
