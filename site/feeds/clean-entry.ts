import { wellFormed } from '../border/well-formed'

/** No entry of a feed is nested deeper; what is says nothing to the site, and would end whoever walks through it. */
const deepestEntry = 20
/** The whole body: entries lie five levels deep in it. What lies deeper can be neither read nor kept. */
const deepestBody = 40

/** The same value down to some levels, null below, with each text as `ofText` makes it; equal means the same object. */
function walk(value: unknown, levels: number, ofText: (text: string) => string): unknown {
  if (typeof value === 'string') return ofText(value)
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return null
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, levels - 1, ofText))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const given = Object.entries(value)
  const fields = given.map(([name, field]) => [name, walk(field, levels - 1, ofText)] as const)
  return fields.some(([, field], index) => field !== given[index]?.[1]) ? Object.fromEntries(fields) : value
}

/** An entry of a feed with well-formed texts and no deeper than 20 levels; one that is so comes back as the same object. */
export const cleanEntry = (raw: unknown): unknown => walk(raw, deepestEntry, wellFormed)

/** A body that can be written to disk and read again, however deep it came. */
export const boundedBody = (body: unknown): unknown => walk(body, deepestBody, (text) => text)
