import type { FactRow } from './facts'

type Value = string | number | null | undefined
type Entry = readonly [label: string, value: Value, write?: (value: string | number) => string]

/** Rows for the fields that have a value; an empty text is no value. */
export function factRows(entries: readonly Entry[]): readonly FactRow[] {
  return entries.flatMap(([label, value, write = String]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: write(value) }],
  )
}
