const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  vtt: 'text/vtt; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  eps: 'application/postscript',
  woff2: 'font/woff2',
}

/** Media type of a file by its extension, without a dot; the unknown are bytes. */
export const mediaTypeOf = (extension: string): string => types[extension] ?? 'application/octet-stream'

/** Extension by the file's name, else by the media type it was sent with, else `bin`. */
export function extensionOf(filename: string | undefined, mediaType: string | undefined): string {
  const byName = /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1]?.toLowerCase()
  if (byName) return byName
  const bare = mediaType?.split(';')[0]?.trim()
  return Object.entries(types).find(([, type]) => type.split(';')[0] === bare)?.[0] ?? 'bin'
}
