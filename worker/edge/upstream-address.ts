/**
 * Where a request is passed on to, or undefined when joining has led it out of its prefix, to another origin or elsewhere
 * on this one. `path` is as it was sent, with its query; the prefix is asked for again in what came out.
 */
export function upstreamAddress(origin: string, path: string, prefixes: readonly string[]): URL | undefined {
  const base = new URL(origin)
  const prefix = prefixes.find((each) => path.startsWith(each))
  if (prefix === undefined || !URL.canParse(path, base)) return undefined
  const address = new URL(path, base)
  const isInside =
    address.origin === base.origin && address.pathname.startsWith(prefix) && address.username === ''
  return isInside ? address : undefined
}
