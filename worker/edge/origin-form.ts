const beforePath = /^https?:\/\/[a-z0-9.[\]:-]+(?=[/?]|$)/i

/**
 * The path and query of a request that names the whole address, as it may to any server (RFC 9112, section 3.2.2) and
 * proxies do; every other one as it is.
 */
export function originForm(target: string): string {
  const rest = target.replace(beforePath, '')
  return rest.startsWith('/') || rest === target ? rest : `/${rest}`
}
