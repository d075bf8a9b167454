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

/** The address that was kept, if it is the list of this language or one of its months; else the list. */
export function listToReturnTo(remembered: string | null, listPath: string): string {
  const [path = '', query] = remembered?.split('?') ?? []
  const isOwn = path === listPath || new RegExp(`^${listPath}/\\d{4}-\\d{2}$`).test(path)
  return isOwn ? `${path}${query === undefined ? '' : `?${query}`}` : listPath
}

export function rememberedList(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
