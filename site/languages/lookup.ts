import type { Namespace, TextKey } from './texts-of'

/** One row of `localeTexts`: `data` is a JSON object of key and text. */
export interface TextEdge {
  readonly node: { readonly ns: string; readonly data: string }
}

/** Flat keys and their texts, of one namespace in one language. */
export type Table = Readonly<Record<string, string>>
export type TextValues = Readonly<Record<string, string | number>>
/** Texts of these namespaces. */
export type Lookup<Names extends Namespace> = (key: TextKey<Names>, values?: TextValues) => string

/**
 * Texts for places that get them by GraphQL and stand outside of the page: slices and `Head`. The first namespace that
 * has the key wins; an unknown key answers itself.
 */
export const textLookup = <Names extends Namespace>(edges: readonly TextEdge[]): Lookup<Names> => {
  const tables = edges.map(({ node }) => parseTable(node.data))
  return (key, values) => findText(tables, key, values)
}

/**
 * The text of a key, its values filled in. With a number named `count` and a language, the key's form for that number
 * comes first: `found_one`, `found_other`.
 */
export function findText(
  tables: readonly Table[],
  key: string,
  values: TextValues = {},
  language?: string,
): string {
  const { count } = values
  const plural =
    language !== undefined && typeof count === 'number'
      ? `${key}_${new Intl.PluralRules(language).select(count)}`
      : key
  const text = find(tables, plural) ?? find(tables, key) ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const find = (tables: readonly Table[], key: string): string | undefined =>
  tables.find((table) => Object.hasOwn(table, key))?.[key]

function parseTable(data: string): Table {
  try {
    return JSON.parse(data)
  } catch {
    return {}
  }
}
