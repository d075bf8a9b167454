import { describe, expect, it, test } from 'vitest'
import { addressBehindEdge, addressReader, isNetwork, networkOf } from './visitor-address'

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
    expect(addressBehindEdge([])(socket, forwarded)).toBe(address)
  })
})

describe('a trusted proxy', () => {
  const cdn = ['173.245.48.0/20', '2400:cb00::/32', '198.51.100.7']
  it.each([
    ['173.245.48.9', '203.0.113.9', '203.0.113.9'],
    ['2400:cb00::1', '1.1.1.1, 203.0.113.9, 173.245.50.1', '203.0.113.9'],
    ['198.51.100.7', '203.0.113.9, 198.51.100.8', '198.51.100.8'],
    ['203.0.113.1', '1.1.1.1', '203.0.113.1'],
    ['127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ['173.245.48.9', '173.245.48.10', '173.245.48.10'],
    ['173.245.48.9', '', '173.245.48.9'],
  ])('%s that says %s stands for %s', (socket, forwarded, address) => {
    expect(addressReader(cdn)(socket, forwarded)).toBe(address)
  })

  it('is an address or a network, and nothing else', () => {
    expect(cdn.every(isNetwork)).toBe(true)
    for (const wrong of ['', 'proxy', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1'])
      expect(isNetwork(wrong), wrong).toBe(false)
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
