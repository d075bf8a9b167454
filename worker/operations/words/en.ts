import { changes, releaseTitles } from './changes.en'
import type { Words } from './de'
import { faultFacts } from './fault-facts.en'
import { faults } from './faults.en'
import { fields } from './fields.en'
import { languageName } from './language-name.en'
import { ofReadings } from './of-readings'
import * as page from './page.en'
import * as state from './state.en'

/** British English. */
export const en: Words = {
  language: 'en',
  name: 'English',
  times: {
    locale: 'en-GB',
    day: { day: 'numeric', month: 'short' },
    decimals: '.',
    days: (count) => `${count} days`,
    ago: (duration) => `${duration} ago`,
    since: (duration) => `for ${duration}`,
  },
  languageName,
  changes,
  releaseTitles,
  faults,
  faultFacts,
  fields,
  readings: ofReadings('en', ({ service, alert }) => ({ service, alert })),
  ...state,
  ...page,
}
