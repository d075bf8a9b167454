import type { z } from 'zod'

/** Fields of which an address that leads nowhere takes only itself, or its entry of the list, along. */
const linkedFields = new Set(['links', 'downloads', 'organizer', 'locality', 'booking'])

type Issue = z.core.$ZodIssue

/** A list without these entries, or an object without these fields. */
const without = (value: object, names: ReadonlySet<string>): unknown =>
  Array.isArray(value)
    ? value.filter((_, index) => !names.has(String(index)))
    : Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))

/** An entry of the feed without the optional values that are wrong in it: whole fields, and of contacts and lists bare addresses. */
export function withoutWrong(record: object, issues: readonly Issue[]): unknown {
  const byField = new Map<string, Issue[]>()
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    const same = byField.get(field)
    if (same) same.push(issue)
    else byField.set(field, [issue])
  }
  const kept = Object.entries(record).flatMap(([field, value]) => {
    const wrong = byField.get(field)
    if (!wrong) return [[field, value]]
    if (!linkedFields.has(field) || wrong.some(({ code }) => code !== 'custom')) return []
    return [[field, without(value, new Set(wrong.map(({ path }) => String(path[1]))))]]
  })
  return Object.fromEntries(kept)
}
