import { isRecord } from './lake-document'

/** Every document id that a value points to; true where at least one of the references is strong. */
export function collectReferences(value: unknown, found = new Map<string, boolean>()): Map<string, boolean> {
  if (Array.isArray(value)) {
    for (const entry of value) collectReferences(entry, found)
    return found
  }
  if (!isRecord(value)) return found
  if (typeof value._ref === 'string') {
    const strong = value._weak !== true && value._dataset === undefined
    found.set(value._ref, strong || found.get(value._ref) === true)
  }
  for (const entry of Object.values(value)) {
    if (typeof entry === 'object' && entry !== null) collectReferences(entry, found)
  }
  return found
}
