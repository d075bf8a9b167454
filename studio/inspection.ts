import type { RuleContext } from './schemas/definition'

/** Something that does not fit the content model: where in the document, and why. */
export interface Finding {
  field: string
  reason: string
}

/** What is known about the surroundings of the value that is looked at. */
export interface Inspection {
  document: RuleContext['document']
  /** The type of the document with this id, or undefined when there is none; absent where nothing is known. */
  typeOf?: (documentId: string) => string | undefined
}

/** Where a value stands: its path in the document, the editor's name for it, and how deep it is nested. */
export interface Place {
  path: string
  title: string
  depth: number
}

export const noFindings: Finding[] = []

export const found = (place: Place, reason: string): Finding[] => [
  { field: place.path, reason: `${place.title}: ${reason}` },
]

/** The same place, one name further in. */
export const inside = (place: Place, name: string): Place => ({ ...place, path: `${place.path}.${name}` })

/** An entry of a list, by its key as the Studio writes it, or by its number where it has none. */
export function entryOf(place: Place, item: unknown, index: number): Place {
  const key = valuesOf(item)?.get('_key')
  return { ...place, path: `${place.path}[${typeof key === 'string' ? `_key=="${key}"` : index}]` }
}

export type FieldValues = ReadonlyMap<string, unknown>

/** The fields of an object, or undefined when the value is none. */
export function valuesOf(value: unknown): FieldValues | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return new Map<string, unknown>(Object.entries(value))
}
