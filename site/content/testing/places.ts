/** A place in a value: names of fields and numbers of entries, from outside in. */
export type Place = readonly string[]

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place in a value, however deep; the whole is none. */
export const placesIn = (value: unknown): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...placesIn(inner).map((rest) => [name, ...rest]),
      ])
    : []

/** What stands at a place, or undefined. */
export const valueAt = (value: unknown, [name, ...rest]: Place): unknown => {
  if (name === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined
}

/** A copy of the fields with another value at a place; undefined takes away what is there. */
export function placed<Given extends Fields>(fields: Given, place: Place, put: unknown): Given {
  const copy = structuredClone(fields)
  const owner = valueAt(copy, place.slice(0, -1))
  const name = place.at(-1)
  if (typeof owner !== 'object' || owner === null || name === undefined) return copy
  if (put === undefined) Reflect.deleteProperty(owner, name)
  else Reflect.set(owner, name, put)
  return copy
}

/** `parts[0].title`, as problems name a place. */
export const placeName = (place: Place): string =>
  place.map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? '' : '.'}${name}`)).join('')
