import { describe, expect, it } from 'vitest'
import { instantIso } from './instant-iso'

const zone = 'Europe/Zurich'

describe('an instant as a clock shows it', () => {
  it('has the offset of its day, to the minute', () => {
    expect(instantIso(Date.parse('2026-12-08T13:20:45.678Z'), zone)).toBe('2026-12-08T14:20:00+01:00')
    expect(instantIso(Date.parse('2026-07-08T22:30:00Z'), zone)).toBe('2026-07-09T00:30:00+02:00')
    expect(instantIso(Date.parse('2026-12-08T13:20:00Z'), 'America/St_Johns')).toBe(
      '2026-12-08T09:50:00-03:30',
    )
  })

  it('is told apart in the hour that autumn shows twice', () => {
    expect(instantIso(Date.parse('2026-10-25T00:30:00Z'), zone)).toBe('2026-10-25T02:30:00+02:00')
    expect(instantIso(Date.parse('2026-10-25T01:30:00Z'), zone)).toBe('2026-10-25T02:30:00+01:00')
  })

  it('never shows the hour that spring skips', () => {
    expect(instantIso(Date.parse('2027-03-28T00:59:00Z'), zone)).toBe('2027-03-28T01:59:00+01:00')
    expect(instantIso(Date.parse('2027-03-28T01:00:00Z'), zone)).toBe('2027-03-28T03:00:00+02:00')
  })
})
