/** A Gatsby node of a content document: gatsby-source-sanity keeps each compound field untouched beside its own reading. */
export interface ContentNode {
  id: string
  _id: string
  _type: string
  _rev?: string
  _createdAt?: string
  _updatedAt?: string
  internal: { type: string; contentDigest: string }
  [field: string]: unknown
}

/** Where a node keeps what the border left out of its document; no field of the content service. */
export const leftOutField = '_leftOut'

const rawPrefix = '_rawData'

const capitalised = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1)

/** A field as it is stored, with references by document id. */
export function rawField(node: Readonly<Record<string, unknown>>, field: string): unknown {
  return node[`${rawPrefix}${capitalised(field)}`] ?? node[field]
}

/** The document as the content service stores it, from its node. */
export function storedDocument(node: ContentNode): Record<string, unknown> {
  const document: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (
      key === 'id' ||
      key === 'parent' ||
      key === 'children' ||
      key === 'internal' ||
      key === leftOutField ||
      key.startsWith(rawPrefix)
    )
      continue
    document[key] = value
  }
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith(rawPrefix)) continue
    const field = key.slice(rawPrefix.length)
    document[field.charAt(0).toLowerCase() + field.slice(1)] = value
  }
  return document
}
