import { describe, expect, it } from 'vitest'
import type { AcceptedChange, Change } from './changes'
import { condense, nightlyComparison, partsOf } from './pipeline'

const accepted = (...changes: Change[]): AcceptedChange[] =>
  changes.map((change, number) => ({ id: String(number), change, acceptedAt: number }))

describe('a batch', () => {
  it('asks for each document once, as its last change said', () => {
    expect(
      condense(
        accepted(
          { kind: 'document', id: 'a', operation: 'create' },
          { kind: 'document', id: 'b', operation: 'update' },
          { kind: 'document', id: 'a', operation: 'delete' },
        ),
      ),
    ).toEqual([
      { kind: 'document', id: 'b', operation: 'update' },
      { kind: 'document', id: 'a', operation: 'delete' },
    ])
  })

  it('turns only to the last of several days, and reads the events once', () => {
    expect(
      condense(
        accepted(
          { kind: 'day', date: '2026-12-31' },
          { kind: 'events', reason: 'hourly' },
          { kind: 'day', date: '2027-01-01' },
          { kind: 'events', reason: 'nightly' },
        ),
      ),
    ).toEqual([
      { kind: 'day', date: '2027-01-01' },
      { kind: 'events', reason: 'nightly' },
    ])
  })

  it('keeps an operator’s word for the events beside the hourly look at them', () => {
    const taken = { kind: 'events', reason: 'request', accepted: 'Anna: Saisonende' } as const
    const hourly = { kind: 'events', reason: 'hourly' } as const
    expect(condense(accepted(taken, hourly))).toEqual([taken, hourly])
  })

  it('is built anew by itself, after everything that came with it', () => {
    const night = accepted(
      { kind: 'day', date: '2026-12-01' },
      { kind: 'rebuild', reason: nightlyComparison },
      { kind: 'events', reason: 'nightly' },
      { kind: 'rebuild', reason: 'asked for by Anna' },
    )
    expect(partsOf(night).map((part) => part.map(({ id }) => id))).toEqual([
      ['0', '2'],
      ['1', '3'],
    ])
    expect(partsOf(night.slice(0, 1))).toEqual([night.slice(0, 1)])
  })
})
