import { describe, expect, it } from 'vitest'
import { planAdoption } from './adopt'

describe('A disk and an archive of the history', () => {
  const plan = (here: number[], archived: number[], common: number) => planAdoption(here, archived, common)

  it('that are the same leave each other as they are', () => {
    expect(plan([1, 2, 3], [1, 2, 3], 3)).toEqual({ fetched: [], apart: [], replacesSnapshot: false })
  })

  it('where the disk is ahead, take nothing over', () => {
    expect(plan([1, 2, 3], [1, 2], 2)).toEqual({ fetched: [], apart: [], replacesSnapshot: false })
    expect(plan([1, 2], [], 0)).toEqual({ fetched: [], apart: [], replacesSnapshot: false })
  })

  it('where the disk is behind or empty, give it what it lacks, with a snapshot for what expired', () => {
    expect(plan([1], [1, 2, 3], 1)).toEqual({ fetched: [2, 3], apart: [], replacesSnapshot: true })
    expect(plan([], [7, 8], 0)).toEqual({ fetched: [7, 8], apart: [], replacesSnapshot: true })
  })

  it('where the disk lost a record, give it that one', () => {
    expect(plan([1, 3], [1, 2, 3], 3)).toEqual({ fetched: [2], apart: [], replacesSnapshot: false })
  })

  it('where the disk went on by itself for so long that they have nothing in common any more, take nothing over', () => {
    expect(planAdoption([500, 501], [1, 2, 3], 0, true)).toEqual({
      fetched: [],
      apart: [],
      replacesSnapshot: false,
    })
  })

  it('where the disk lost the last record that the archive has, give it that one', () => {
    expect(planAdoption([1, 3, 4], [1, 2], 1, true)).toEqual({
      fetched: [2],
      apart: [],
      replacesSnapshot: false,
    })
  })

  it('where both went on, keep what the archive has, and move aside what the disk has of its own', () => {
    expect(plan([1, 2, 3, 4], [1, 2, 3], 2)).toEqual({ fetched: [3], apart: [3, 4], replacesSnapshot: true })
  })
})
