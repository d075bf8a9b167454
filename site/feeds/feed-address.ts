import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks that only this machine or its neighbours can reach (RFC 1918, 3927, 4193, 4291, 6598, 6890). */
const internal = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, prefix, 'ipv6')

/** Whether only this machine or its neighbours reach an address. */
export const isInternal = (address: string): boolean =>
  internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Whether a redirect of a feed may be followed: to the host that an operator named, or to one whose every address is
 * public. A feed that is taken over could otherwise read what only this machine reaches, and show it. A name may be of other
 * addresses a moment later: whoever asks there looks again (fetch-at.ts).
 */
export async function mayFollow(from: URL, to: URL): Promise<boolean> {
  if (!/^https?:$/.test(to.protocol)) return false
  if (to.host === from.host) return true
  const host = to.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  return addresses.every(({ address }) => !isInternal(address))
}
