import { BlockList, isIP } from 'node:net'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
const isOwn = (address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && own.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The address of a visitor. Only an edge on this machine or in this network is believed about whom it answers for; the
 * edge replaces what a visitor wrote into the header, so its last entry is the edge's own word.
 */
export function visitorAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const direct = plain(socketAddress ?? '')
  const told = plain(forwardedFor?.split(',').at(-1) ?? '')
  return isOwn(direct) && isIP(told) !== 0 ? told : direct
}

/** The eight groups of an IPv6 address, without zeros in front. */
function groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}

/**
 * The network of an address: /24 of IPv4 and /48 of IPv6. Attempts are counted and sessions are bound by it, because one
 * visitor changes addresses within it, and an attacker on IPv6 owns all of it.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) === 6) return `${groups(address).slice(0, 3).join(':')}::/48`
  return 'unknown'
}
