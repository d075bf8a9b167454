/** Reads `file-{id}-{extension}`; undefined when it is not of this form. */
export function parseFileReference(reference: unknown): { id: string; extension: string } | undefined {
  const match = typeof reference === 'string' ? /^file-([A-Za-z0-9]+)-([a-z0-9]+)$/.exec(reference) : null
  return match ? { id: match[1] ?? '', extension: match[2] ?? '' } : undefined
}
