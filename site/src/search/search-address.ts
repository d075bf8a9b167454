/** The address of a search: `/suche?q=arve`. */
export const searchAddress = (path: string, query: string): string =>
  query === '' ? path : `${path}?q=${encodeURIComponent(query)}`

export const queryOf = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? ''
