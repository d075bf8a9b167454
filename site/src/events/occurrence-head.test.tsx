import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { OccurrenceData } from './occurrence-fields'
import { OccurrenceHead } from './occurrence-head'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const concert = {
  ...{ title: 'Serenade', textLanguage: 'de', status: 'moved', isPast: false, statusNote: null },
  ...{ startDate: '2026-12-12', startTime: '20:00', endDate: '2026-12-12', endTime: null },
  ...{ overAt: '2026-12-13T00:00:00+01:00', isAllDay: false, lead: null },
} as OccurrenceData
const statusOf = (movedFrom: OccurrenceData['movedFrom']) =>
  /<strong[^>]*>(.*?)<\/strong>/
    .exec(renderToStaticMarkup(<OccurrenceHead event={{ ...concert, movedFrom }} language="de" />))?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('\u00a0', ' ')

it('an event that was moved says from which day, or from which time where it stays on its day', () => {
  expect(statusOf({ date: '2026-12-11', time: '20:00' })).toBe('moved {}, movedFrom {"date":"11. Dezember"}')
  expect(statusOf({ date: '2026-12-12', time: '18:00' })).toBe('moved {}, movedFromTime {"time":"18:00 Uhr"}')
  expect(statusOf({ date: '2026-12-12', time: null })).toBe('moved {}')
})
