import type { GatsbyLoader } from './gatsby-loader'
import { withReadableFragment } from './readable-fragment'
import { followBack, goAhead } from './step-ahead'
import { whileWaiting } from './step-status'

interface StepOptions {
  replace?: boolean
}

/** What is used of the window of Gatsby's app. */
export interface SteppingApp {
  ___navigate?: (to: string | number, options?: StepOptions) => unknown
  ___loader?: Pick<GatsbyLoader, 'loadPage'>
  location: Pick<Location, 'href' | 'assign' | 'replace'>
  addEventListener: EventTarget['addEventListener']
}

let newest = 0

const here = (): string => window.location.pathname + window.location.search

/** Begins a step to another page; what it answers tells whether the visitor has taken none since, such as one back. */
export function beginStep(): () => boolean {
  newest += 1
  const [step, from] = [newest, here()]
  return () => step === newest && from === here()
}

/** Whether all of a page came. What fails in another way than Gatsby tells is asked for as a whole, too. */
async function comes(path: string, loader: SteppingApp['___loader']): Promise<boolean> {
  const page = await loader?.loadPage(path).catch(() => undefined)
  return page !== undefined && page.status !== 'error'
}

/**
 * Of two links on a slow line the one that was followed last counts, and none once the visitor went back. Gatsby shows each page
 * as soon as it has come, also over one that was chosen later; and of an address whose page does not come it opens no more than the
 * path: without the guests or the days in it. Runs once, when the app has begun.
 */
export function followNewestStep(app: SteppingApp): void {
  const navigate = app.___navigate
  if (!navigate) return
  followBack(app)
  app.___navigate = async (to, options) => {
    const isNewest = beginStep()
    if (typeof to === 'number') return navigate(to, options)
    const isThere = await whileWaiting(comes(new URL(to, app.location.href).pathname, app.___loader))
    if (!isNewest()) return
    goAhead(to)
    if (isThere) return navigate(withReadableFragment(to), options)
    app.location[options?.replace ? 'replace' : 'assign'](to)
  }
}
