import { expect, it } from 'vitest'
import type { Language } from '../../site/languages/locales'
import type { WaitingEnquiry } from './enquiry'
import { letterToDesk, letterToGuest, receiptOf } from './letters'

const timeZone = 'Europe/Zurich'
const siteUrl = 'https://hotel.example'

const enquiryIn = (language: Language): WaitingEnquiry => ({
  version: 1,
  id: 'a'.repeat(52),
  number: 'AAA-AAA',
  receivedAt: Date.parse('2026-12-31T07:05:00Z'),
  page: '/fr/tables',
  form: 'form',
  language,
  kind: 'table',
  state: 'waiting',
  answers: [
    { name: 'day', label: 'Jour', value: '2028-02-29' },
    { name: 'time', label: 'Heure', value: '19:30' },
  ],
  atDesk: false,
})

it.each([
  ['de', '31.\u00a0Dezember 2026, 08:05'],
  ['fr', '31\u00a0d\u00e9cembre 2026, 8\u00a0h\u00a005'],
  ['en', '31\u00a0December 2026, 8.05\u00a0am'],
] as const)('a letter and a receipt in %s say when as the pages do: %s', (language, moment) => {
  const enquiry = enquiryIn(language)
  expect(letterToGuest(enquiry, siteUrl, timeZone).text).toContain(moment)
  expect(receiptOf(enquiry, timeZone, true).lines.join(' ')).toContain(moment)
})

it('the house reads days and times of every guest in its own language', () => {
  const { text } = letterToDesk(enquiryIn('fr'), siteUrl, timeZone)
  expect(text).toContain('Jour: 29.\u00a0Februar 2028\nHeure: 19:30\n')
  expect(text).toContain('31.\u00a0Dezember 2026, 08:05')
})
