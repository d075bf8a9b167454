/** Where the Studio finds a field that the site names. Pure: the panel leads there. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What is in a picture or a reference has no field of its own. */
const inside = new Set(['asset', '_ref'])

const keyOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === 'string' ? item._key : undefined

/**
 * `parts[0].title` as `parts[_key=="a1"].title`: the Studio knows entries of a list by their keys, which the document tells.
 * Ends at the last step that the document has, for it may be another one by now.
 */
export function fieldPath(field: string, document: unknown): string {
  const steps: string[] = []
  let value = document
  for (const step of field.split('.').filter((each) => !inside.has(each))) {
    const [, name = step, index] = /^(.*?)\[(\d+)\]$/.exec(step) ?? []
    value = isRecord(value) ? value[name] : undefined
    if (index === undefined) {
      steps.push(name)
      continue
    }
    value = Array.isArray(value) ? value[Number(index)] : undefined
    const key = keyOf(value)
    if (key === undefined) return [...steps, name].join('.')
    steps.push(`${name}[_key=="${key}"]`)
  }
  return steps.join('.')
}
