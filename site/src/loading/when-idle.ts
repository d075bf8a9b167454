/** Runs a task when the browser has nothing better to do; after three seconds in any case. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 3000 })
  else setTimeout(task, 500)
}
