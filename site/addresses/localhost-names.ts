import dns from 'node:dns'

/**
 * gatsby-source-sanity always asks `{project}.{host}`. Names below `localhost` do not resolve everywhere, so with a
 * content service on this machine they are answered here; other names are left to the system.
 */
export function resolveLocalhostNames(apiHost: string): void {
  if (new URL(apiHost).hostname !== 'localhost') return
  const original = dns.lookup
  const lookup = (hostname: string, ...rest: unknown[]): void => {
    const callback = rest.at(-1)
    if (!hostname.endsWith('.localhost') || typeof callback !== 'function') {
      Reflect.apply(original, dns, [hostname, ...rest])
      return
    }
    const options = rest.length > 1 ? rest[0] : {}
    const wantsAll =
      typeof options === 'object' && options !== null && 'all' in options && options.all === true
    if (wantsAll) callback(null, [{ address: '127.0.0.1', family: 4 }])
    else callback(null, '127.0.0.1', 4)
  }
  Object.defineProperty(dns, 'lookup', { value: lookup, configurable: true, writable: true })
}
