/** Where a visitor last was in the list, with filters and days; kept for the session, on this device only. */
const key = 'events-list'

/** Keeps the address of the list, for the way back from an occurrence and for the days of a visit in it. */
export function rememberList(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without storage the way back leads to the whole list, and days stay in the list.
  }
}

export function rememberedList(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
