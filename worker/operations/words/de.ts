import { changes, releaseTitles } from './changes.de'
import { faultFacts } from './fault-facts.de'
import { faults } from './faults.de'
import { fields } from './fields.de'
import { languageName } from './language-name.de'
import { ofReadings } from './of-readings'
import type { OperatorLanguage } from './operator-language'
import * as page from './page.de'
import * as state from './state.de'

/** German with Swiss spelling, as the house speaks. What stands here, every other language has, too. */
export const de = {
  language: 'de' as OperatorLanguage,
  /** What the language calls itself. */
  name: 'Deutsch',
  times: {
    /** For Intl. */
    locale: 'de-CH',
    day: { day: 'numeric', month: 'numeric' } as Intl.DateTimeFormatOptions,
    decimals: ',',
    days: (count: number) => `${count} Tagen`,
    ago: (duration: string) => `vor ${duration}`,
    since: (duration: string) => `seit ${duration}`,
  },
  languageName,
  changes,
  releaseTitles,
  faults,
  faultFacts,
  fields,
  /** What each service of readings is called, and what is said while it fails. */
  readings: ofReadings('de', ({ service, alert }) => ({ service, alert })),
  ...state,
  ...page,
}

export type Words = typeof de
