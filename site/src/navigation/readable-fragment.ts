/** What is used of the window. */
export interface FragmentWindow {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  history: Pick<History, 'state' | 'replaceState'>
  addEventListener(type: 'popstate', act: () => void, options: { capture: true }): void
}

function isReadable(fragment: string): boolean {
  try {
    decodeURI(fragment)
    return true
  } catch {
    return false
  }
}

/**
 * The address with a fragment that can be decoded. Browsers take any (`#50%`, the anchor of an old site in Latin-1, one that was cut in the
 * middle of a letter); Gatsby decodes it as it shows a page, and fails with all of the page where it cannot.
 */
export function withReadableFragment(address: string): string {
  const begins = address.indexOf('#')
  if (begins < 0 || isReadable(address.slice(begins))) return address
  return address.slice(0, begins) + address.slice(begins).replaceAll('%', '%25')
}

/** Puts right the fragment that the visitor came with, and each that the browser steps to, before the app reads it. */
export function keepFragmentsReadable(browser: FragmentWindow): void {
  const { location, history } = browser
  const mend = () => {
    const { pathname, search, hash } = location
    const readable = withReadableFragment(hash)
    if (readable !== hash) history.replaceState(history.state, '', pathname + search + readable)
  }
  mend()
  browser.addEventListener('popstate', mend, { capture: true })
}
