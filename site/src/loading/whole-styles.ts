/** ms that a page waits for styles before it goes on without them. */
const longestWait = 5000

/** Of a sheet that did not come browsers have an empty one, which some of them let nobody read. */
function stands({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    return false
  }
}

/** Asks for a style sheet that is not there yet, or did not come; twice for one address is one request to a browser. */
const ask = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    const again = document.createElement('link')
    again.rel = 'stylesheet'
    again.href = link.href
    again.onload = () => resolve(true)
    again.onerror = () => resolve(false)
    setTimeout(() => resolve(stands(link) || stands(again)), longestWait)
    link.after(again)
  })

/**
 * Whether all styles of the site stand, those of this page excepted, which are in it (`withPageStyles`). Waits for them: what
 * scripts show would be bare without.
 */
export async function wholeStyles(): Promise<boolean> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-app-styles]')]
  const came = await Promise.all(links.map((link) => stands(link) || ask(link)))
  return came.every(Boolean)
}

/** Lets the browser open the next page by itself, with its own styles, instead of the app in this one. */
export function openPagesWhole(app: { ___swUpdated?: boolean } = window as object): void {
  app.___swUpdated = true
}
