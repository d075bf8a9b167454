import type { RefCallback } from 'react'

/**
 * The ref of a control that goes by its own deed: what `find` answers then gets the focus that the control had, or the next key would
 * begin at the top of the page.
 */
export const handFocusOn =
  (find: () => HTMLElement | null | undefined): RefCallback<HTMLElement> =>
  (control) =>
  () => {
    if (!control || control !== document.activeElement) return
    // Under a pointer nothing moves; who uses keys is to see where they are.
    const preventScroll = !control.matches(':focus-visible')
    // React takes back the refs of what stays, too: only then is it known what has gone, and is there what comes.
    queueMicrotask(() => control.isConnected || find()?.focus({ preventScroll }))
  }
