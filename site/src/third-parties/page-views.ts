import { allows } from '../consent/consent-state'
import { currentConsent } from '../consent/consent-store'
import { runtimeConfig } from '../runtime/runtime-config'
import { routeName } from './route-name'
import { sendPageView, startTagManager, stopTagManager, tagManagerAddress } from './tag-manager'

/** Where the tag manager is: not wanted yet, at work, or stopped until the page is loaded anew. */
type State = 'off' | 'on' | 'stopped'
export interface Watch {
  state: State
  /** The path whose view was sent last. */
  sent: string | undefined
  /** The path on which a visitor agreed again after it had stopped. */
  agreedOn?: string | undefined
}
export type PageViewStep = 'start' | 'stop' | 'reload' | 'send'

/** What is remembered of an agreement: the page on which it was given. */
export const withAgreement = (watch: Watch, path: string, isAllowed: boolean): Watch => ({
  ...watch,
  agreedOn: isAllowed ? (watch.agreedOn ?? path) : undefined,
})

/**
 * What has to happen, in order, when the route or the consent may have changed: the tag manager starts and stops with
 * its consent, and each navigation sends one page view (specification, section 4), unless the settings of the tag manager
 * say that it watches routes by itself (`enableRouterSync: false`). A filter or an anchor is none. What has stopped comes back with a page that
 * is loaded anew: the next one, for on this one a visitor may have typed something.
 */
export function stepsFor(
  { state, sent, agreedOn }: Watch,
  path: string,
  isAllowed: boolean,
  enableRouterSync = true,
): PageViewStep[] {
  if (!isAllowed) return state === 'on' ? ['stop'] : []
  if (state === 'stopped') return agreedOn === undefined || agreedOn === path ? [] : ['reload']
  const view: PageViewStep[] = enableRouterSync && sent !== path ? ['send'] : []
  return state === 'off' ? ['start', ...view] : view
}

let watch: Watch = { state: 'off', sent: undefined }

const perform: Readonly<Record<PageViewStep, (address: string, path: string) => Watch>> = {
  start: (address) => {
    void startTagManager(address)
    return { state: 'on', sent: undefined }
  },
  stop: () => {
    stopTagManager(runtimeConfig().thirdParties)
    return { state: 'stopped', sent: undefined }
  },
  reload: () => {
    window.location.reload()
    return watch
  },
  send: (_address, shown) => {
    sendPageView(routeName(shown), shown)
    return { ...watch, sent: shown }
  },
}

/** Follows the route or the consent, each of which may have changed. */
export function follow(path: string): void {
  const { thirdParties, tagManager } = runtimeConfig()
  const address = tagManagerAddress(thirdParties)
  if (address === undefined) return
  const isAllowed = allows(currentConsent(), 'tagManager')
  for (const step of stepsFor(watch, path, isAllowed, tagManager.enableRouterSync))
    watch = perform[step](address, path)
  watch = withAgreement(watch, path, isAllowed)
}
