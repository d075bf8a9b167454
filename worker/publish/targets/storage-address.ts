export interface StorageAddress {
  bucket: string
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string
}

/** The storage that `s3://bucket/prefix` names, however many slashes end it; undefined for a folder. */
export function storageAddress(target: string): StorageAddress | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(target) ?? []
  if (bucket === undefined) return undefined
  const parts = rest.split('/').filter((part) => part !== '')
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') }
}
