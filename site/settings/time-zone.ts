import { canonical } from './canonical'

/** The zone as the tables of the system write it; undefined for none, such as an offset, which has no summer. */
function zoneOf(name: string): string | undefined {
  if (/^[+-]/.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions()
    // Of two names for one zone the given one stays.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return undefined
  }
}

/** A time zone by its name in the tables of the system, in whatever letters it is given. */
export const timeZoneName = canonical(zoneOf, 'must be a time zone such as Europe/Zurich')
