import { defineFields } from '../define-fields'
import type { Fieldset } from '../definition'

const name = 'schedule'

/** In sight also where it is empty: a page that is not on the site says why. */
export const scheduleFieldset: Fieldset = {
  name,
  title: 'Schedule',
  description: 'The page appears and vanishes by itself, to the minute. Times are those of this computer.',
  options: { columns: 2 },
}

/** When a document that is published is on the site. */
export const scheduleFields = defineFields([
  {
    name: 'liveFrom',
    type: 'datetime',
    fieldset: name,
    title: 'Live from',
    description: 'Until then the page is not on the site. Empty: at once.',
  },
  {
    name: 'liveUntil',
    type: 'datetime',
    fieldset: name,
    title: 'Live until',
    description: 'From then on the page is no longer on the site. Empty: for good.',
    validation: (rule) =>
      rule.custom((until, { parent }) => {
        const from: unknown = Reflect.get(Object(parent), 'liveFrom')
        if (typeof until !== 'string' || until === '' || typeof from !== 'string' || from === '') return true
        return Date.parse(until) > Date.parse(from) || 'must be after "Live from"'
      }),
  },
])
