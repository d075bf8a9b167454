import type { FaultOutcome } from '../../changes/fault-codes'

/** What facts of faults are called, by fact and value. */
export const faultFacts = {
  /** Takes `{target}`, the page that stays. */
  outcome: {
    earlier: 'Der frühere Stand bleibt live.',
    'not-yet': 'Sie ist noch nicht live.',
    live: 'Sie ist trotzdem live.',
    'target-stays': '{target} bleibt bis dahin.',
  } satisfies Record<FaultOutcome, string>,
  what: { events: 'Veranstaltungen', dates: 'Daten' },
  slice: { header: 'Kopf', footer: 'Fuss' },
  /** Kinds of values as an editor names them. */
  kind: {
    text: 'ein Text',
    number: 'eine Zahl',
    flag: 'ein Ja oder Nein',
    day: 'ein Datum',
    moment: 'ein Datum mit Uhrzeit',
    list: 'eine Liste',
    group: 'eine Gruppe von Feldern',
    nothing: 'eine leere Angabe',
  },
}
