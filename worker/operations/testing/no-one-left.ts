import type { EndedSessions } from '../../http/ended-sessions'

/** Remembers who signed out, as long as the test runs. */
export function noOneLeft(): EndedSessions {
  const ended = new Set<string>()
  return { end: async ({ id }) => void ended.add(id), has: ({ id }) => ended.has(id) }
}
