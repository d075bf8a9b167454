/** Brings a page that was made again onto the screen. */
import { shownPath } from './shown-place'

const lastHeard = 'preview: last change heard'

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

/** Paths of pages, from an event's data; none where it is something else. */
export function changedPaths(data: unknown): string[] {
  const said = parsed(data)
  return Array.isArray(said) ? said.filter((path) => typeof path === 'string') : []
}

/**
 * Loads the page anew when the preview has made it again: React takes it up from the start, and the browser keeps the place
 * on the page. What changes while a page loads is told to its successor.
 */
export function followChanges(reload: () => void = () => window.location.reload()): void {
  const since = window.sessionStorage.getItem(lastHeard)
  const changes = new EventSource(`/preview/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`)
  changes.addEventListener('changed', ({ data, lastEventId }) => {
    window.sessionStorage.setItem(lastHeard, lastEventId)
    if (changedPaths(data).includes(shownPath(window.location.pathname))) reload()
  })
  window.addEventListener('pagehide', () => changes.close())
  // Who goes back may be shown the page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
