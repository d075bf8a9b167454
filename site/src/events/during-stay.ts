import { monthOfStay, type Stay } from '../../addresses/stay'
import { lastDayShown } from '../../calendar/last-day-shown'

/** What is looked at of an event. */
export interface OnDays {
  readonly startDate: string
  /** null where it lasts all day. */
  readonly startTime: string | null
  readonly endDate: string
  readonly endTime: string | null
}

/** Whether guests can go: it begins on one of their days, or lasts into them; not by a night alone. */
export const isDuring = (event: OnDays, { arrival, departure }: Stay): boolean =>
  event.startDate <= departure && lastDayShown(event) >= arrival

/**
 * The months whose lists hold what is on during a stay: those of its days, and the one before, of which something may last. `isNeeded`
 * is said of the former: without them something is missing for certain.
 */
export function monthsAround<Month extends { readonly month: string }>(
  stay: Stay,
  months: readonly Month[],
): (Month & { isNeeded: boolean })[] {
  const first = monthOfStay(
    stay,
    months.map(({ month }) => month),
  )
  const at = months.findIndex(({ month }) => month === first)
  const last = stay.departure.slice(0, 7)
  return months.flatMap((each, index) =>
    index >= at - 1 && each.month <= last ? [{ ...each, isNeeded: index >= at }] : [],
  )
}
