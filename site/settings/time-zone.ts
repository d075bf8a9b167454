import { z } from 'zod'

/** The zone as the tables of the system write it; undefined for none. */
function zoneOf(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions()
    // Of two names for one zone the given one stays.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}

/** A time zone by its name in the tables of the system, in whatever letters it is given. An offset is none: it has no summer. */
export const timeZoneName = z
  .string()
  .trim()
  .transform((name, context) => {
    const zone = /^[+-]/.test(name) ? undefined : zoneOf(name)
    if (zone !== undefined) return zone
    context.addIssue({ code: 'custom', message: 'must be a time zone such as Europe/Zurich' })
    return z.NEVER
  })
