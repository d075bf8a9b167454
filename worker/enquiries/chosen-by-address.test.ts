import { expect, it } from 'vitest'
import type { AskedForm } from './asked-form'
import { withChosenByAddress } from './chosen-by-address'

const form: AskedForm = {
  id: 'f1',
  kind: 'room',
  questions: [
    {
      name: 'about',
      label: 'Zimmer',
      isNeeded: false,
      most: 200,
      choices: new Map([['/zimmer/gartensuite', 'Gartensuite']]),
    },
  ],
}
const about = (given: Record<string, string>, referer: string | undefined) =>
  withChosenByAddress(given, form, '/anfrage', referer).about
const from = (query: string, path = '/anfrage') => `https://hotel.example${path}${query}`

it('a form that was sent without scripts is about the room whose page led to it', () => {
  expect(about({ name: 'Ada' }, from('?about=/zimmer/gartensuite#enquiry'))).toBe('/zimmer/gartensuite')
  expect(about({ about: '' }, from('?about=%2Fzimmer%2Fgartensuite'))).toBe('/zimmer/gartensuite')
})

it.each(['/fr/séjours/demande', '/gästebuch'])(
  'an address is that of the page %s, also as a browser writes it',
  (path) => {
    const referer = new URL(`https://hotel.example${path}?about=/zimmer/gartensuite`).href
    expect(withChosenByAddress({}, form, path, referer).about).toBe('/zimmer/gartensuite')
  },
)

it('what was chosen in the form counts more than its address', () => {
  expect(about({ about: '/zimmer/turmsuite' }, from('?about=/zimmer/gartensuite'))).toBe('/zimmer/turmsuite')
})

it.each([
  ['names nothing that the form offers', from('?about=/zimmer/keines')],
  ['is of another page', from('?about=/zimmer/gartensuite', '/hochzeiten')],
  ['names nothing', from('')],
  ['is none', 'not an address'],
  ['is not told', undefined],
])('an address that %s chooses nothing', (_, referer) => {
  expect(about({ about: '' }, referer)).toBe('')
})
