import { describe, expect, it } from 'vitest'
import { liveWindow } from './live-window'

const from = '2026-12-01T07:00:00.000Z'
const until = '2026-12-24T11:00:00.000Z'
const fields = (given: Record<string, unknown>) => liveWindow(given).problems.map(({ field }) => field)

describe('when a document is on the site', () => {
  it('is told by its two fields, each of which may be missing or empty', () => {
    expect(liveWindow({ liveFrom: from, liveUntil: until })).toEqual({
      window: { from: Date.parse(from), until: Date.parse(until) },
      problems: [],
    })
    expect(liveWindow({ liveFrom: from, liveUntil: '' }).window).toEqual({ from: Date.parse(from) })
    expect(liveWindow({})).toEqual({ window: undefined, problems: [] })
    expect(liveWindow({ liveFrom: '2026-12-01T08:00+01:00' }).window).toEqual({ from: Date.parse(from) })
  })

  it.each(['bald', '2026-12-01', '2026-12-01T08:00', '2026-13-01T08:00:00Z', '1. Dezember 2026 Z'])(
    'leaves out and names %s, which is no moment or another one on each machine',
    (value) => {
      expect(liveWindow({ liveFrom: value, liveUntil: until }).window).toEqual({ until: Date.parse(until) })
      expect(fields({ liveFrom: value, liveUntil: until })).toEqual(['liveFrom'])
    },
  )

  it.each([from, '2026-11-30T07:00:00.000Z'])(
    'leaves out and names an end that is not after it: %s',
    (end) => {
      expect(liveWindow({ liveFrom: from, liveUntil: end })).toMatchObject({
        window: { from: Date.parse(from) },
        problems: [{ field: 'liveUntil', code: 'document.window' }],
      })
    },
  )
})
