export interface StorageAddress {
  bucket: string
  /** What every key begins with: empty, or ending in a slash. */
  prefix: string
}

/** Where a storage is read over HTTP, with its prefix. Without an endpoint it is Amazon's. */
export const storageUrl = (
  { bucket, prefix }: StorageAddress,
  { endpoint, region }: { endpoint: string | undefined; region: string },
): string => `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}/${prefix}`

/** The storage that `s3://bucket/prefix` names, however many slashes end it; undefined for a folder. */
export function storageAddress(target: string): StorageAddress | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(target) ?? []
  if (bucket === undefined) return undefined
  const parts = rest.split('/').filter((part) => part !== '')
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') }
}
