/** Brings a page that was made again onto the screen. */
import { pathOf } from './shown-place'

const lastHeard = 'preview: last change heard'

/** Paths of pages, from an event's data; none where it is something else. */
export function changedPaths(data: unknown): string[] {
  try {
    const said: unknown = JSON.parse(String(data))
    return Array.isArray(said) ? said.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/**
 * Loads the page anew when the preview has made it again: React takes it up from the start, and the browser keeps the place
 * on the page. What changes while a page loads is told by its successor, where the preview numbers its events.
 */
export function followChanges(reload: () => void = () => window.location.reload()): void {
  const since = window.sessionStorage.getItem(lastHeard)
  const changes = new EventSource(`/preview/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`)
  changes.addEventListener('changed', ({ data, lastEventId }) => {
    if (lastEventId !== '') window.sessionStorage.setItem(lastHeard, lastEventId)
    if (changedPaths(data).includes(pathOf(window.location.pathname))) reload()
  })
  // A stream that stays open would keep the page out of the cache for going back, which shows what was before the change.
  window.addEventListener('pagehide', () => changes.close())
}
