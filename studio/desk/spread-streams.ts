/**
 * A browser opens six connections to one host over HTTP/1.1, and the Studio keeps more event streams than that. On a
 * local content service each stream gets a host of its own: every name under localhost leads to the same machine.
 */
export function spreadStreams(apiHost: string): void {
  if (!apiHost.startsWith('http://localhost') || typeof window === 'undefined') return
  const fetch = window.fetch.bind(window)
  let streams = 0
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('/data/listen/')) return fetch(input, init)
    streams += 1
    const url = new URL(address)
    url.hostname = `stream-${streams}.localhost`
    return fetch(input instanceof Request ? new Request(url, input) : url, init)
  }
}
