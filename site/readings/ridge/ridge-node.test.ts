import { describe, expect, it } from 'vitest'
import { ridgeNode } from './ridge-node'
import { sampleReading } from './testing/sample'

const zone = 'Europe/Zurich'
const reading = sampleReading('2026-12-08')
const hour = 3_600_000
const fieldsAfter = (hours: number) => ridgeNode(reading, reading.measuredAt + hours * hour, zone).fields

const nothing = {
  temperature: null,
  snowDepth: null,
  liftsOpen: null,
  liftsTotal: null,
  nextTrain: null,
  webcamAt: null,
}

describe('what pages show of a reading', () => {
  it('is all of it for six hours, with times of the house', () => {
    expect(fieldsAfter(6)).toEqual({
      measuredAt: '2026-12-08T11:50:00+01:00',
      isCurrent: true,
      temperature: -6.4,
      snowDepth: 84,
      liftsOpen: 5,
      liftsTotal: 7,
      nextTrain: '2026-12-08T12:10:00+01:00',
      webcamAt: '2026-12-08T11:46:00+01:00',
    })
  })

  it('is only its time when it is older, and nothing after a week', () => {
    expect(fieldsAfter(6.1)).toEqual({
      measuredAt: '2026-12-08T11:50:00+01:00',
      isCurrent: false,
      ...nothing,
    })
    expect(fieldsAfter(24 * 7)).toMatchObject({ measuredAt: '2026-12-08T11:50:00+01:00' })
    expect(fieldsAfter(24 * 7 + 1)).toEqual({ measuredAt: null, isCurrent: false, ...nothing })
  })

  it('is nothing while it lies ahead, but for a clock that is a little slow', () => {
    expect(fieldsAfter(-0.1)).toMatchObject({ isCurrent: true })
    expect(fieldsAfter(-0.5)).toEqual({ measuredAt: null, isCurrent: false, ...nothing })
  })

  it('counts hours that pass, not those of the clock, in the nights that it is set', () => {
    const before = { measuredAt: Date.parse('2026-10-25T00:00:00+02:00'), temperature: 3 }
    const at = (iso: string) => ridgeNode(before, Date.parse(iso), zone).fields.isCurrent
    expect([at('2026-10-25T05:00:00+01:00'), at('2026-10-25T05:01:00+01:00')]).toEqual([true, false])
    const spring = { measuredAt: Date.parse('2027-03-28T00:00:00+01:00'), temperature: 3 }
    const later = (iso: string) => ridgeNode(spring, Date.parse(iso), zone).fields.isCurrent
    expect([later('2027-03-28T07:00:00+02:00'), later('2027-03-28T07:01:00+02:00')]).toEqual([true, false])
  })

  it('is there without a reading, too', () => {
    expect(ridgeNode(undefined, 0, zone)).toEqual({
      id: 'ridge',
      type: 'RidgeReading',
      fields: { measuredAt: null, isCurrent: false, ...nothing },
    })
  })
})
