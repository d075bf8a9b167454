/** The days of a visit as local days, YYYY-MM-DD: both are days on which something can be on. */
export interface Stay {
  readonly arrival: string
  readonly departure: string
}

/** What is wrong with the days that an address gives. */
export type StayFault = 'incomplete' | 'reversed' | 'outside'

/** What an address says of a stay: the days as they were given, and either the stay or what is wrong with them. */
export interface GivenStay {
  readonly given: Stay
  readonly stay?: Stay
  readonly fault?: StayFault
}

/** Where the form goes without scripts; the worker leads on to the month of the arrival. */
export const stayAddress = '/api/stay'

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether it is a day of the calendar. Without the packages of the calendar, as visitors load this. */
function isDay(text: string): boolean {
  const at = pattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The stay of a query string; undefined where it says nothing of one. What is no day is passed over. */
export function readStay(query: string): GivenStay | undefined {
  const asked = new URLSearchParams(query)
  if (!asked.has('arrival') && !asked.has('departure')) return undefined
  const dayOf = (name: keyof Stay) => {
    const text = asked.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  const given = { arrival: dayOf('arrival'), departure: dayOf('departure') }
  if (given.arrival === '' || given.departure === '') return { given, fault: 'incomplete' }
  return given.departure < given.arrival ? { given, fault: 'reversed' } : { given, stay: given }
}

/** The same, with a fault where none of its days is in the months (YYYY-MM, in order) that a list offers. */
export function stayWithin(asked: GivenStay | undefined, months: readonly string[]): GivenStay | undefined {
  const first = months[0] ?? ''
  const last = months.at(-1) ?? ''
  const { stay } = asked ?? {}
  if (!asked || !stay || (stay.departure.slice(0, 7) >= first && stay.arrival.slice(0, 7) <= last))
    return asked
  return { given: asked.given, fault: 'outside' }
}

/** `arrival=2026-12-28&departure=2027-01-03` */
export const writeStay = ({ arrival, departure }: Stay): string =>
  new URLSearchParams({ arrival, departure }).toString()

/** The month (YYYY-MM) whose list a stay begins with: that of the arrival, or the first one that is offered. */
export function monthOfStay({ arrival }: Stay, months: readonly string[]): string | undefined {
  return months.find((month) => month >= arrival.slice(0, 7))
}
