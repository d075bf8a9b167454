import { describe, expect, it } from 'vitest'
import { readDate } from './read-date'

const read = (raw: unknown, isAllDay = false) => readDate(raw, isAllDay, 'Europe/Zurich')

describe('a date of the feed', () => {
  it('keeps day and times', () => {
    expect(
      read({ startDate: '2026-12-24', startTime: '17:30', endDate: '2026-12-24', endTime: '18:45' }),
    ).toEqual({
      date: { startDate: '2026-12-24', startTime: '17:30', endDate: '2026-12-24', endTime: '18:45' },
    })
  })

  it('reads seconds, empty texts and missing ends as exports write them', () => {
    expect(read({ startDate: '2026-12-24', startTime: '17:30:00', endDate: '', endTime: null })).toEqual({
      date: { startDate: '2026-12-24', startTime: '17:30', endDate: '2026-12-24' },
    })
  })

  it('reads an hour of one digit', () => {
    expect(
      read({
        startDate: '2026-12-24',
        startTime: '9:00',
        endDate: '2026-12-24',
        endTime: '9:30:00',
        movedFrom: { startDate: '2026-12-23', startTime: '8:05' },
      }),
    ).toEqual({
      date: {
        startDate: '2026-12-24',
        startTime: '09:00',
        endDate: '2026-12-24',
        endTime: '09:30',
        movedFrom: { date: '2026-12-23', time: '08:05' },
      },
    })
  })

  it('ends the next morning where the end time is earlier and no end date is given', () => {
    expect(read({ startDate: '2026-12-31', startTime: '21:30', endTime: '01:30' })).toEqual({
      date: { startDate: '2026-12-31', startTime: '21:30', endDate: '2027-01-01', endTime: '01:30' },
    })
  })

  it('has no end time where that is its start: it would be over as it begins', () => {
    for (const endDate of [undefined, '2026-12-24'])
      expect(read({ startDate: '2026-12-24', startTime: '20:00', endDate, endTime: '20:00' })).toEqual({
        date: { startDate: '2026-12-24', startTime: '20:00', endDate: '2026-12-24' },
      })
    expect(
      read({ startDate: '2026-12-24', startTime: '20:00', endDate: '2026-12-25', endTime: '20:00' }),
    ).toHaveProperty('date.endTime', '20:00')
  })

  it('has no times when the event lasts all day', () => {
    expect(read({ startDate: '2026-11-11', startTime: '00:00', endTime: '23:59' }, true)).toEqual({
      date: { startDate: '2026-11-11', endDate: '2026-11-11' },
    })
  })

  it('keeps the moment that it was moved from', () => {
    const raw = {
      startDate: '2026-08-29',
      startTime: '19:30',
      status: 'moved',
      movedFrom: { startDate: '2026-08-28', startTime: '19:30' },
    }
    expect(read(raw)).toEqual({
      date: {
        startDate: '2026-08-29',
        startTime: '19:30',
        endDate: '2026-08-29',
        status: 'moved',
        movedFrom: { date: '2026-08-28', time: '19:30' },
      },
    })
  })

  it.each([
    [{ startDate: '2027-02-31' }, '2027-02-31 is not a day'],
    [{ startDate: '2027-02-03', startTime: '24:00' }, '24:00 is not a time'],
    [{ startDate: '2027-02-03', startTime: '9:75' }, '9:75 is not a time'],
    [{ startDate: '2027-02-03', startTime: '9:5:00' }, '9:5:00 is not a time'],
    [{ startDate: '2027-02-03', endDate: '2027-02-02' }, 'before its start on 2027-02-03'],
    [
      { startDate: '2027-02-03', startTime: '10:00', endDate: '2027-02-03', endTime: '09:00' },
      'ends at 09:00, before its start at 10:00',
    ],
    [{ startDate: '2027-03-28', startTime: '02:30' }, '02:30 on 2027-03-28 is skipped by the clock change'],
    [{ startTime: '10:00' }, 'no start date'],
    ['tomorrow', 'expected object'],
  ])('refuses %j by its reason', (raw, reason) => {
    expect(read(raw)).toMatchObject({ refused: { reason: expect.stringContaining(reason) } })
  })
})
