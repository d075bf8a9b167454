import { fault, type SiteFault } from '../border/problem'
import type { Window } from '../calendar/window'

/** A date with its time and zone: without a zone it would be another moment on another machine. */
const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

const endsFirst = fault('document.window', 'it is not after liveFrom; it is left out')
const noMoment = fault('date.unreadable', 'it is no date with its time and zone; it is left out')

/** A fault of one of the two fields. */
interface WindowProblem extends SiteFault {
  field: 'liveFrom' | 'liveUntil'
}

/**
 * When a document is there, from its fields, and what is wrong with them. Without a field there is no such end; an end that
 * cannot be read, or does not come after the beginning, is left out.
 */
export function liveWindow({ liveFrom, liveUntil }: Readonly<Record<string, unknown>>): {
  window: Window | undefined
  problems: WindowProblem[]
} {
  const problems: WindowProblem[] = []
  const read = (field: WindowProblem['field'], value: unknown): number | undefined => {
    if (typeof value !== 'string' || value === '') return undefined
    const moment = zoned.test(value) ? Date.parse(value) : Number.NaN
    if (!Number.isNaN(moment)) return moment
    problems.push({ field, ...noMoment })
    return undefined
  }
  const from = read('liveFrom', liveFrom)
  const end = read('liveUntil', liveUntil)
  const isAfter = from === undefined || end === undefined || end > from
  if (!isAfter) problems.push({ field: 'liveUntil', ...endsFirst })
  const until = isAfter ? end : undefined
  const window = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
  return { window: from === undefined && until === undefined ? undefined : window, problems }
}
