import { describe, expect, it } from 'vitest'
import type { AcceptedChange, Change, TouchedPage } from '../changes/change'
import { MadeBefore } from './made-before'
import { type BatchResult, receiptsOf } from './receipts-of'

const edit: AcceptedChange = {
  id: 'edit',
  change: { kind: 'document', id: 'room-arven', operation: 'update', type: 'room' },
  acceptedAt: 100,
}

const page = (path: string, owner: string, shows?: string[]): TouchedPage => ({
  path,
  owner,
  reason: 'everything',
  ...(shows ? { shows } : {}),
})

function batchOf(change: Change, published: number, given: Partial<BatchResult> = {}): BatchResult {
  return {
    batch: [{ id: 'other', change, acceptedAt: 90 }],
    titleOf: () => undefined,
    pages: [page('/zimmer/arven', 'room-arven'), page('/geschichte', 'page-history')],
    removedPages: [],
    shows: new Map(),
    windows: {},
    problems: [],
    refused: new Map(),
    begun: new Map(),
    at: { built: 110, published },
    release: '00000007',
    ...given,
  }
}

const reconcile: Change = { kind: 'reconcile', reason: 'schedule' }

/** The receipt of the edit that comes to its turn when everything is done. */
function receiptAfter(earlier: readonly BatchResult[], isWhole = false) {
  const madeBefore = new MadeBefore()
  for (const result of earlier) madeBefore.note(result, isWhole)
  const nothing = batchOf(reconcile, 300, { batch: [edit], pages: [], release: '00000008' })
  const [receipt] = receiptsOf(nothing)
  if (!receipt) throw new Error('a change has a receipt')
  return madeBefore.complete(edit, receipt)
}

describe('the receipt of a change that a comparison made live before its turn', () => {
  it('says what went live, with which release and when', () => {
    expect(receiptAfter([batchOf(reconcile, 120)])).toMatchObject({
      id: 'edit',
      outcome: 'live',
      release: '00000007',
      at: { received: 100, built: 110, published: 120 },
      pages: [{ path: '/zimmer/arven' }],
    })
  })

  it('names pages that show something of it, and pages of it that are gone', () => {
    const shown = batchOf(reconcile, 120, {
      pages: [page('/zimmer', 'page-rooms', ['room-arven'])],
      shows: new Map([['/zimmer', ['room-arven']]]),
      removedPages: [
        { path: '/zimmer/alt', owner: 'room-arven' },
        { path: '/fort', owner: 'page-gone' },
      ],
    })
    expect(receiptAfter([shown]).pages.map(({ path }) => path)).toEqual(['/zimmer', '/zimmer/alt'])
  })

  it('says that nothing changed where that was live before the change came', () => {
    expect(receiptAfter([batchOf(reconcile, 99)]).outcome).toBe('unchanged')
  })

  it('says that nothing changed where only edits went live, whose own receipts tell of it', () => {
    const other: Change = { kind: 'document', id: 'page-history', operation: 'update' }
    expect(receiptAfter([batchOf(other, 120)]).outcome).toBe('unchanged')
  })

  it('says what went live with another edit for which every page was made anew, by a new builder', () => {
    const other: Change = { kind: 'document', id: 'activity-ice', operation: 'create' }
    expect(receiptAfter([batchOf(other, 120)], true)).toMatchObject({ outcome: 'live', release: '00000007' })
  })

  it('is found behind comparisons that changed other pages', () => {
    const others = batchOf({ kind: 'rebuild', reason: 'request' }, 130, {
      pages: [page('/geschichte', 'page-history')],
      release: '00000009',
    })
    expect(receiptAfter([batchOf(reconcile, 120), others]).release).toBe('00000007')
  })
})

describe('the receipt of a large work that went live in part with a small edit', () => {
  const small: Change = { kind: 'document', id: 'page-history', operation: 'update', type: 'page' }
  const early = batchOf(small, 120, { pages: [page('/zimmer/arven', 'room-arven')] })
  /** The receipt of the edit with its last portion, after `before`. */
  function receiptOfRest(before: readonly BatchResult[], pages: TouchedPage[], refused = new Map()) {
    const madeBefore = new MadeBefore()
    for (const result of before) madeBefore.noteUnfinished([edit], result)
    const rest = batchOf(small, 300, {
      batch: [edit],
      pages,
      shows: new Map([['/zimmer', ['room-arven']]]),
      refused,
      release: '00000008',
    })
    const [receipt] = receiptsOf(rest)
    if (!receipt) throw new Error('a change has a receipt')
    return madeBefore.complete(edit, receipt)
  }

  it('names the pages of both, each once, and the release of the last', () => {
    const receipt = receiptOfRest([early, early], [page('/zimmer', 'page-rooms')])
    expect(receipt.pages.map(({ path }) => path)).toEqual(['/zimmer/arven', '/zimmer'])
    expect(receipt).toMatchObject({ outcome: 'live', release: '00000008' })
  })

  it('says with which release it went live where the rest changed nothing', () => {
    expect(receiptOfRest([early], [])).toMatchObject({
      outcome: 'live',
      release: '00000007',
      pages: [{ path: '/zimmer/arven' }],
    })
  })

  it('names nothing where it is refused in the end', () => {
    const refused = new Map([['edit', { reason: 'no' }]])
    expect(receiptOfRest([early], [], refused)).toMatchObject({ outcome: 'refused', pages: [] })
  })
})
