import { wholeCharacters } from '../../addresses/address-form'

/** The address of a search: `/suche?q=arve`. Half of a letter is none, and no address can say it. */
export const searchAddress = (path: string, query: string): string =>
  query === '' ? path : `${path}?q=${encodeURIComponent(wholeCharacters(query))}`

export const queryOf = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? ''
