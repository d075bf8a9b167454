import { describe, expect, it } from 'vitest'
import { isPublishedId, isStale } from './content-reader'

describe('an answer of the content service', () => {
  const update = { kind: 'document', id: 'a', operation: 'update', revision: 'r2' } as const

  it('is stale when it is what was built, although the change names another revision', () => {
    expect(isStale(update, 'r1', 'r1')).toBe(true)
  })
  it('is good when it has the revision of the change', () => {
    expect(isStale(update, 'r2', 'r1')).toBe(false)
    expect(isStale(update, 'r2', 'r2')).toBe(false)
  })
  it('is good when it is newer than the change', () => {
    expect(isStale(update, 'r3', 'r1')).toBe(false)
  })
  it('is stale when a created document is missing, or a deleted one is still as it was built', () => {
    expect(isStale({ kind: 'document', id: 'a', operation: 'create' }, undefined, undefined)).toBe(true)
    expect(isStale({ kind: 'document', id: 'a', operation: 'delete' }, 'r1', 'r1')).toBe(true)
  })
  it('is good when a deleted document is gone or was made anew', () => {
    expect(isStale({ kind: 'document', id: 'a', operation: 'delete' }, undefined, 'r1')).toBe(false)
    expect(isStale({ kind: 'document', id: 'a', operation: 'delete' }, 'r9', 'r1')).toBe(false)
  })
  it('never brings drafts or release versions', () => {
    expect(['a', 'drafts.a', 'versions.r1.a'].map(isPublishedId)).toEqual([true, false, false])
  })
})
