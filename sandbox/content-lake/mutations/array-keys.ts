import { isRecord } from '../documents/lake-document'

/** The value with a `_key` on every object in an array that has none, at any depth. */
export function withArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => {
      const keyed = withArrayKeys(entry, newKey)
      return isRecord(keyed) && keyed._key === undefined ? { ...keyed, _key: newKey() } : keyed
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [field, withArrayKeys(entry, newKey)]),
  )
}
