/** One row of `localeTexts`: `data` is a JSON object of key and text. */
export interface TextEdge {
  readonly node: { readonly ns: string; readonly data: string }
}

export type Lookup = (key: string, values?: Readonly<Record<string, string | number>>) => string

/**
 * Texts for places outside of the i18next provider: slices on the server, and `Head`. The first namespace that has
 * the key wins; an unknown key answers itself, as i18next does.
 */
export function textLookup(edges: readonly TextEdge[]): Lookup {
  const tables = edges.map(({ node }) => parseTable(node.data))
  return (key, values = {}) => {
    const text = tables.find((table) => key in table)?.[key] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

function parseTable(data: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(data)
  } catch {
    return {}
  }
}
