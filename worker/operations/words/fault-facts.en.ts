import type { faultFacts as german } from './fault-facts.de'

export const faultFacts: typeof german = {
  outcome: {
    earlier: 'The earlier version stays live.',
    'not-yet': 'It is not live yet.',
    live: 'It is live all the same.',
    'target-stays': '{target} stays until then.',
  },
  what: { events: 'events', dates: 'dates' },
  slice: { header: 'header', footer: 'footer' },
  kind: {
    text: 'a text',
    number: 'a number',
    flag: 'a yes or no',
    day: 'a date',
    moment: 'a date with a time',
    list: 'a list',
    group: 'a group of fields',
    nothing: 'an empty value',
  },
}
