export interface FoundAttribute {
  /** Keys and indices from the root down to the attribute. */
  path: (string | number)[]
  value: unknown
}

/**
 * Every attribute of this name anywhere in a JSON value, with its path; what lies deeper comes first. The same as
 * `extractWithPath('..[name]', value)` of @sanity/mutator, which interprets a query language for it.
 */
export function attributesOf(value: unknown, name: string): FoundAttribute[] {
  const found: FoundAttribute[] = []
  const path: (string | number)[] = []
  const descend = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return
    const isList = Array.isArray(at)
    for (const [key, child] of Object.entries(at)) {
      path.push(isList ? Number(key) : key)
      descend(child)
      path.pop()
    }
    if (!isList && Object.hasOwn(at, name))
      found.push({ path: [...path, name], value: Reflect.get(at, name) })
  }
  descend(value)
  return found
}
