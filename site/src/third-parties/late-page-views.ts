import { allows } from '../consent/consent-state'
import { currentConsent, onConsentChange, refreshConsent } from '../consent/consent-store'

type Follow = typeof import('./page-views').follow

/**
 * What follows the path that is shown, loaded when it is allowed for the first time: no page of a visitor who has not agreed
 * needs it. Paths that are shown while it comes are followed then; where it fails to come, with the next path.
 */
export function onceAllowed(load: () => Promise<Follow>, isAllowed: () => boolean): Follow {
  let loaded: Follow | undefined
  let isComing = false
  let waiting: string[] = []

  async function bring(): Promise<void> {
    isComing = true
    try {
      loaded = await load()
      for (const path of waiting) loaded(path)
      waiting = []
    } catch (error) {
      console.error('What counts page views failed to load:', error)
    }
    isComing = false
  }

  return (path) => {
    if (loaded) loaded(path)
    else if (isAllowed()) {
      waiting.push(path)
      if (!isComing) void bring()
    }
  }
}

const follow = onceAllowed(
  () => import('./page-views').then(({ follow }) => follow),
  () => allows(currentConsent(), 'tagManager'),
)

let path: string | undefined

/** Runs once, in Gatsby's onClientEntry. */
export function startPageViews(): void {
  onConsentChange(() => {
    if (path !== undefined) follow(path)
  })
}

/** Told of every route, once it is shown. What was agreed to may have been withdrawn in a window beside this one. */
export function countRoute(shown: string): void {
  path = shown
  refreshConsent()
}
