export interface ImageReference {
  /** Id of the asset's content. */
  id: string
  /** px */
  width: number
  /** px */
  height: number
  format: string
}

const form = /^image-([A-Za-z0-9]+)-(\d+)x(\d+)-([a-z0-9]+)$/
/** Wider or higher than any picture is, px. */
const largest = 100_000

/** Reads `image-{id}-{w}x{h}-{format}` (specification, section 5); undefined when it is not of this form. */
export function parseImageReference(reference: unknown): ImageReference | undefined {
  const match = typeof reference === 'string' ? form.exec(reference) : null
  if (!match) return undefined
  const [, id = '', width = '', height = '', format = ''] = match
  const size = { width: Number(width), height: Number(height) }
  return [size.width, size.height].every((side) => side > 0 && side <= largest)
    ? { id, ...size, format }
    : undefined
}
