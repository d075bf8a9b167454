/**
 * On paper nothing can be opened: what is closed in the words of the page opens for it, and closes afterwards. Styles could say so
 * (`::details-content`), which many browsers do not know.
 */
export function openForPaper(browser: Pick<Window, 'addEventListener'>): void {
  let opened: readonly HTMLDetailsElement[] = []
  browser.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) details.open = true
  })
  browser.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
    opened = []
  })
}
