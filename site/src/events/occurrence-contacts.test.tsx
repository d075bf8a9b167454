import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { OccurrenceContacts } from './occurrence-contacts'
import type { ContactData, OccurrenceData } from './occurrence-fields'
import { bookingHref } from './occurrence-offer'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const empty: ContactData = {
  ...{ name: null, street: null, postalCode: null, town: null, phone: null, email: null },
  ...{ note: null, href: null, mapHref: null },
}
const concert = {
  ...{ textLanguage: 'de', place: null, organizer: null, locality: null, booking: null },
} as OccurrenceData
const shown = (more: Partial<OccurrenceData>) =>
  renderToStaticMarkup(<OccurrenceContacts event={{ ...concert, ...more }} language="de" />)
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(\w+)/g)].map(([, word]) => word)

it('a page says where its event is, also where the feed has a place and no locality, or one without a name', () => {
  const place = 'Bootssteg, Serein-Dorf'
  for (const locality of [null, empty, { ...empty, street: 'Seeweg 2' }]) {
    const html = shown({ place, locality })
    expect(headings(html)).toEqual(['locality'])
    expect(html).toContain(`>${place}</span>`)
  }
  const named = shown({ place, locality: { ...empty, name: 'Grandsalon' } })
  expect(named).toContain('>Grandsalon</span>')
  expect(named).not.toContain(place)
})

it('a contact of which the feed knows nothing has no heading', () => {
  expect(headings(shown({ organizer: empty, booking: { ...empty, phone: '+41 81 555 01 00' } }))).toEqual([
    'booking',
  ])
  expect(shown({ organizer: empty, locality: empty, booking: empty })).toBe('')
})

it('words in the place of a number are no link', () => {
  const html = shown({ organizer: { ...empty, phone: 'nach Vereinbarung' } })
  expect(html).toContain('<span>nach Vereinbarung</span>')
  expect(html).not.toContain('tel:')
  expect(bookingHref({ ...empty, phone: 'nach Vereinbarung' }, 'Fest')).toBe(undefined)
})
