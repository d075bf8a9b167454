import { formatId } from '../release/release'

/** The archive of the history has the names of the release store. */
export const snapshotKey = 'snapshot.ndjson'
export const recordsUnder = 'records/'
export const blobsUnder = 'blobs/'

export const recordKey = (number: number): string => `${recordsUnder}${formatId(number)}.json`
export const blobKey = (sha: string): string => `${blobsUnder}${sha.slice(0, 2)}/${sha.slice(2)}`

/** The number of a record; undefined for any other key. */
export function recordNumberOf(key: string): number | undefined {
  const digits = /^records\/(\d{8})\.json$/.exec(key)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The hash of a blob; undefined for any other key. */
export function shaOf(key: string): string | undefined {
  const [, start, rest] = /^blobs\/([0-9a-f]{2})\/([0-9a-f]{62})$/.exec(key) ?? []
  return start === undefined || rest === undefined ? undefined : start + rest
}

/** Nobody but workers asks for any of it. */
export const archived = { ContentType: 'application/octet-stream', CacheControl: 'no-store' }
