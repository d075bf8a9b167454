import { BlockList, isIP } from 'node:net'

/** This machine and private networks: where our own edges are. */
export const ownNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
]

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** True for an address, or a network such as `173.245.48.0/20`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}

function listOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** The address of a visitor, from that of the connection and from `x-forwarded-for`. */
export type ReadAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
) => string

/**
 * Who a visitor is, where `trusted` proxies (TRUSTED_PROXIES) stand in front. What they write is believed from the end of
 * the list, as long as each is one of them; the first that is not is the visitor. Everybody could have written the rest.
 */
export function addressReader(trusted: readonly string[], nearest: readonly string[] = []): ReadAddress {
  const isTrusted = listOf(trusted)
  const isNearest = listOf([...trusted, ...nearest])
  return (socketAddress, forwardedFor) => {
    const told = [forwardedFor ?? []].flat().join(',').split(',').map(plain)
    let address = plain(socketAddress ?? '')
    for (let believed = isNearest(address); believed; believed = isTrusted(address)) {
      const next = told.pop() ?? ''
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }
}

/** The same behind our own edge: it is on this machine or in this network, and says one address, its own word. */
export const addressBehindEdge = (trusted: readonly string[]): ReadAddress =>
  addressReader(trusted, ownNetworks)

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
