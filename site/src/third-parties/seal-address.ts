/** Address of the seal's frame (specification, section 7: query parameters language, size, scale). */
export function sealAddress(base: string, language: string, size = 'medium', scale = 1): string {
  const url = new URL(base)
  url.searchParams.set('language', language)
  url.searchParams.set('size', size)
  url.searchParams.set('scale', String(scale))
  return url.href
}
