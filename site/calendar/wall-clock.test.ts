import { expect, it } from 'vitest'
import { offsetYears, wallTime } from './wall-clock'
import { houseZone } from './zone-offsets'

const hourMs = 3_600_000

/** What the tables of the runtime say. */
function told(instant: number, timeZone: string): { month: number; minute: number } {
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone })
  const [, month = '', hour = '', minute = ''] = /^\d+-(\d\d)-\d\d (\d\d):(\d\d)/.exec(text) ?? []
  return { month: Number(month) - 1, minute: Number(hour) * 60 + Number(minute) }
}

it.each([
  'Europe/Zurich',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
])('a clock in %s shows what the tables of all zones say, through all years and beyond them', (name) => {
  const zone = houseZone(name)
  for (
    let at = Date.UTC(offsetYears.first - 1, 11, 1);
    at < Date.UTC(offsetYears.last + 2, 0, 1);
    at += 37 * hourMs
  )
    expect([new Date(at), wallTime(at, zone)]).toEqual([new Date(at), told(at, name)])
})

it('it changes at the minute of the change', () => {
  const zone = houseZone('Europe/Zurich')
  const at = (iso: string) => wallTime(Date.parse(iso), zone).minute
  expect([at('2027-03-28T00:59:00Z'), at('2027-03-28T01:00:00Z')]).toEqual([119, 180])
  expect([at('2026-10-25T00:59:00Z'), at('2026-10-25T01:00:00Z')]).toEqual([179, 120])
})
