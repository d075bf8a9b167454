/** Whether the app can show it: a file is for the browser. */
export const isAppPage = (href: string): boolean =>
  href.startsWith('/') && !/^\/(files|images)\/|\.\w{2,5}$/.test(href)

/** All that may lead to a page of the app. */
export const pageLinks = 'a[href^="/"]:not([target], [download])'

/**
 * The link to a page of the app that an event is on. Links are plain, and followed by one listener for all of them; one that names
 * a target is the browser's, as from a screen that says that the app broke.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null
  return link && link.origin === window.location.origin && isAppPage(link.pathname) ? link : undefined
}
