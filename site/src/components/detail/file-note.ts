/** `PDF, 240 kB` or `JPG, 6.2 MB`; the kind alone where the size (bytes) is unknown. */
export function fileNote(extension: string, bytes: number | null): string {
  const kind = extension.toUpperCase()
  if (bytes === null || !(bytes > 0)) return kind
  const size =
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${kind}, ${size.replace(' ', '\u00a0')}`
}
