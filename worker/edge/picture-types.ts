/** How a kind of file begins: text or bytes (in Latin-1), at an offset. */
type Beginning = readonly [offset: number, bytes: string]

const riff = (kind: string): readonly Beginning[] => [
  [0, 'RIFF'],
  [8, kind],
]
const box = (brand = ''): readonly Beginning[] => [[4, `ftyp${brand}`]]
const zip: readonly (readonly Beginning[])[] = [[[0, 'PK\x03\x04']], [[0, 'PK\x05\x06']]]
const office = 'application/vnd.openxmlformats-officedocument.'

/**
 * Media types that are passed on from the content service, each with the ways in which its files begin. Anything else,
 * HTML above all, is not for this origin, whatever it calls itself.
 */
const beginnings: Readonly<Record<string, readonly (readonly Beginning[])[]>> = {
  'image/jpeg': [[[0, '\xff\xd8\xff']]],
  'image/png': [[[0, '\x89PNG\r\n\x1a\n']]],
  'image/gif': [[[0, 'GIF87a']], [[0, 'GIF89a']]],
  'image/webp': [riff('WEBP')],
  'image/avif': [box('avif'), box('avis'), box('mif1'), box('msf1')],
  'image/tiff': [[[0, 'II*\0']], [[0, 'MM\0*']]],
  'image/svg+xml': [
    [[0, '<svg']],
    [[0, '<?xml']],
    [[0, '<!--']],
    [[0, '\xef\xbb\xbf<svg']],
    [[0, '\xef\xbb\xbf<?xml']],
  ],
  'application/pdf': [[[0, '%PDF-']]],
  'application/postscript': [[[0, '%!PS']], [[0, '\xc5\xd0\xd3\xc6']]],
  'application/zip': zip,
  [`${office}wordprocessingml.document`]: zip,
  [`${office}spreadsheetml.sheet`]: zip,
  [`${office}presentationml.presentation`]: zip,
  'video/mp4': [box()],
  'video/quicktime': [box(), [[4, 'moov']], [[4, 'wide']], [[4, 'mdat']]],
  'video/webm': [[[0, '\x1a\x45\xdf\xa3']]],
  'audio/mpeg': [[[0, 'ID3']], [[0, '\xff\xfb']], [[0, '\xff\xf3']], [[0, '\xff\xf2']]],
  'audio/mp4': [box()],
  'audio/wav': [riff('WAVE')],
  'text/vtt': [[[0, 'WEBVTT']], [[0, '\xef\xbb\xbfWEBVTT']]],
}

/** Bytes that are enough to tell every kind. */
export const beginningSize = 16

/** The media type without its parameters, where files of it are passed on. */
export function knownMediaType(contentType: string | undefined): string | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(beginnings, type) ? type : undefined
}

/** Whether a file that begins like this is of a type that is passed on. */
export function beginsLike(type: string, beginning: Uint8Array): boolean {
  const text = String.fromCharCode(...beginning.subarray(0, beginningSize))
  return (beginnings[type] ?? []).some((parts) =>
    parts.every(([offset, bytes]) => text.startsWith(bytes, offset)),
  )
}
