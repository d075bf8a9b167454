import { listPaths } from '../../addresses/event-paths'

/** Where a visitor last was in the list, with the filters; kept for the session, on this device only. */
const key = 'events-list'

/** Keeps the address of the list, for the way back from an occurrence. */
export function rememberList(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/**
 * The list of this language, in the month and with the filters of the address that was kept: a visitor who changed the
 * language on the way returns to the same choice. Anything that is no list of ours leads to the whole list.
 */
export function listToReturnTo(remembered: string | null, listPath: string): string {
  const [path = '', query] = remembered?.split('?') ?? []
  const own = Object.values(listPaths).find((list) => path === list || path.startsWith(`${list}/`))
  const month = own === undefined ? '' : path.slice(own.length)
  if (own === undefined || !/^(?:\/\d{4}-\d{2})?$/.test(month)) return listPath
  return `${listPath}${month}${query === undefined ? '' : `?${query}`}`
}

export function rememberedList(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
