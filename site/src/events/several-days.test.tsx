import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EventRow } from '../components/event-row/event-row'
import { occurrenceDescription } from './event-words'
import type { OccurrenceData } from './occurrence-fields'
import { OccurrenceHead } from './occurrence-head'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const festival = {
  ...{ path: '/events/fest', title: 'Fest', textLanguage: 'de', status: 'scheduled', isPast: false },
  ...{ startDate: '2026-12-11', startTime: '18:00', endDate: '2026-12-13', endTime: '16:00' },
  ...{ overAt: '2026-12-13T16:00:00+01:00', isAllDay: false, isFree: false, price: null, place: null },
  ...{ lead: null, descriptionText: null, movedFrom: null, statusNote: null },
} as OccurrenceData

const wordsOf = (html: string) => html.replace(/<script.*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const said = (event: OccurrenceData) =>
  [
    renderToStaticMarkup(<OccurrenceHead event={event} language="de" />),
    renderToStaticMarkup(<EventRow event={{ ...event, key: 'fest' }} language="de" />),
    occurrenceDescription(event, 'de'),
  ].map(wordsOf)

it('an event of several days names its last one on its page, in lists and to search engines', () => {
  for (const endTime of ['16:00', null])
    for (const words of said({ ...festival, endTime })) expect(words).toContain('13. Dezember')
  for (const words of said({ ...festival, startTime: null, endTime: null, isAllDay: true }))
    expect(words).toContain('13. Dezember')
})

it('an event past midnight is one of its first day alone', () => {
  for (const words of said({ ...festival, endDate: '2026-12-12', endTime: '01:30' })) {
    expect(words).toContain('18:00 bis 01:30 Uhr')
    expect(words).not.toContain('12. Dezember')
  }
})

it('an event that ends in another year names that year', () => {
  const fair = { ...festival, endDate: '2027-12-13' }
  for (const words of said(fair)) expect(words).toContain('13. Dezember 2027')
})
