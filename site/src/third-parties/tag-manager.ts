import { imageHost } from '../../settings/image-host'
import { botCheckFolder, type ThirdPartySettings, tagManagerOrigin } from '../../settings/third-party-origins'
import { runtimeConfig } from '../runtime/runtime-config'
import { loadScript } from './load-script'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const scriptId = 'tag-manager'
const idPattern = /^GTM-[A-Z0-9]+$/

const stored = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const
const allDenied = Object.fromEntries(stored.map((kind) => [kind, 'denied']))

/** The address of the script, or undefined for an id that is not one (specification, section 5). */
export function tagManagerAddress({ tagManagerId, standIn }: ThirdPartySettings): string | undefined {
  if (tagManagerId === undefined || !idPattern.test(tagManagerId)) return undefined
  return `${standIn ?? tagManagerOrigin}/gtm.js?id=${tagManagerId}`
}

const layer = (): unknown[] => {
  window.dataLayer ??= []
  return window.dataLayer
}

/** What consent mode reads: an arguments object, as the documented `gtag` pushes it. */
const gtag: (...command: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by it
  layer().push(arguments)
}

/** Consent mode v2: everything denied first, then analytics granted, and only then the script. */
export function startTagManager(address: string): Promise<boolean> {
  gtag('consent', 'default', allDenied)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  return loadScript(address, scriptId)
}

export function stopTagManager({ botCheckKey, standIn }: ThirdPartySettings): void {
  gtag('consent', 'update', allDenied)
  document.getElementById(scriptId)?.remove()
  closeConnections(botCheckKey === undefined ? '' : botCheckFolder(standIn))
}

export const sendPageView = (route: string, path: string): void =>
  void layer().push({ event: 'page_view', route_name: route, page_path: path })

/**
 * A script that has run cannot be unloaded. A policy that is added to the page closes what it could still send through;
 * it holds until the page is loaded anew. The bot check of a form needs no consent.
 */
function closeConnections(botCheck: string): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  const pictures = imageHost(runtimeConfig().app.cdnURL) ?? ''
  policy.content = `connect-src 'self' ${botCheck}; img-src 'self' data: blob: ${pictures}; script-src 'self' ${botCheck}`
  document.head.append(policy)
}
