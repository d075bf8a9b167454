// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { handOnStay } from './hand-on-stay'
import { rememberList } from './list-memory'

const engine = 'https://booking.example/edelgrat/?language=de'

/** A page with a link to the engine in its footer, one of an offer, one to elsewhere, and a form. */
const page = `<main>
  <a id="room" href="${engine}&offer=ARV"><b>Zimmer buchen</b></a>
  <a id="elsewhere" href="https://booking.example/another-house/">Ein anderes Haus</a>
  <form data-enquiry="a"><input name="arrival" type="date"><input name="departure" type="date"></form>
</main><footer><p data-booking=""><a href="${engine}">Buchen</a></p></footer>`

const link = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`)
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
const days = () => [...document.querySelectorAll('input')].map(({ value }) => value)
const chosen = (arrival: string, departure: string) =>
  rememberList(`/events/2026-12?category=1&arrival=${arrival}&departure=${departure}`)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00') })
  document.body.innerHTML = page
  return () => vi.useRealTimers()
})

it('gives a booking link the days of the visit when it is opened, other days later, and none once they are taken back', () => {
  chosen('2026-12-28', '2027-01-03')
  handOnStay()
  expect(link('room')?.href).toBe(`${engine}&offer=ARV`)
  press('#room b')
  expect(link('room')?.href).toBe(`${engine}&offer=ARV&arrival=2026-12-28&departure=2027-01-03`)
  chosen('2026-12-30', '2027-01-02')
  press('#room b')
  expect(link('room')?.href).toBe(`${engine}&offer=ARV&arrival=2026-12-30&departure=2027-01-02`)
  rememberList('/events')
  press('#room b')
  expect(link('room')?.href).toBe(`${engine}&offer=ARV`)
})

it('gives days to no other link', () => {
  chosen('2026-12-28', '2027-01-03')
  handOnStay()
  press('#elsewhere')
  expect(link('elsewhere')?.href).toBe('https://booking.example/another-house/')
  press('footer a')
  expect(document.querySelector<HTMLAnchorElement>('footer a')?.search).toContain('&arrival=2026-12-28')
})

it('fills in the days of a form, where both are empty', () => {
  chosen('2026-12-28', '2027-01-03')
  handOnStay()
  expect(days()).toEqual(['2026-12-28', '2027-01-03'])
  chosen('2026-12-30', '2027-01-05')
  handOnStay()
  expect(days()).toEqual(['2026-12-28', '2027-01-03'])
})

it('hands on no days that have begun, and none of a visit without a night', () => {
  chosen('2026-11-25', '2026-11-29')
  handOnStay()
  press('#room b')
  expect([link('room')?.search, ...days()]).toEqual(['?language=de&offer=ARV', '', ''])
  chosen('2026-12-28', '2026-12-28')
  handOnStay()
  expect(days()).toEqual(['', ''])
})
