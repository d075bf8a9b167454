import { isPathShown } from './current-path'
import type { GatsbyLoader } from './gatsby-loader'

/** ms that a visitor waits for a page before they are told: sooner a word would be gone before it is read. */
export const patience = 500

/** Where Gatsby says "Navigated to", in every language of a site. */
const spokenByGatsby = 'gatsby-announcer'

let status: HTMLElement | undefined
let timer: number | undefined

const endWait = (): void => {
  window.clearTimeout(timer)
  delete document.documentElement.dataset.waiting
}

const say = (words: string): void => {
  if (status) status.textContent = words
}

/** What is used of the window of Gatsby's app. */
export interface LoadingApp extends Pick<Window, 'addEventListener'> {
  ___loader?: Pick<GatsbyLoader, 'loadPage'>
  location: Pick<Location, 'pathname'>
}

/**
 * Puts the status of steps into the document, in the place of Gatsby's. Who goes back in the history has the address at once, and the
 * page when it is loaded. Runs once, before the first step.
 */
export function startStepStatus(app: LoadingApp): void {
  const spoken = document.getElementById(spokenByGatsby)
  if (spoken) spoken.hidden = true
  status = document.createElement('div')
  status.setAttribute('aria-live', 'polite')
  status.className = 'hidden'
  document.body.append(status)
  app.addEventListener('popstate', () => {
    const { ___loader: loader, location } = app
    // A dialog that closes is a step back, too, and ends no wait for another page.
    if (!loader || isPathShown(location.pathname)) return
    // Where it fails, the app loads the page as a whole.
    whileWaiting(loader.loadPage(location.pathname)).catch(() => undefined)
  })
}

/**
 * Tells a visitor that their newest step waits for its page, by a line at the upper edge and by words for who hears the page, until
 * the page has come, failed to, or another step waits.
 */
export async function whileWaiting<T>(coming: Promise<T>): Promise<T> {
  endWait()
  const mine = window.setTimeout(() => {
    document.documentElement.dataset.waiting = 'yes'
    say(document.querySelector<HTMLElement>('[data-on-its-way]')?.dataset.onItsWay ?? '')
  }, patience)
  timer = mine
  try {
    return await coming
  } finally {
    if (timer === mine) endWait()
  }
}

/** Says which page is shown now, by its heading. Told of each step to another page, not of the first page and not of a filter. */
export function tellPage(): void {
  endWait()
  requestAnimationFrame(() => {
    const heading = document.querySelector('main h1')?.textContent?.trim()
    say(heading || document.title)
  })
}
