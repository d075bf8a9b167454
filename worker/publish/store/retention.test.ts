import { describe, expect, it } from 'vitest'
import { defaultRetention, expiredReleases, type KeptRelease } from './retention'

const day = 24 * 3_600_000
const now = 1_800_000_000_000
const rules = { releases: 3, age: 30 * day, bytes: 1_000 }

/** Ten releases of 100 bytes, one a day, the last of them today. */
const ten = (over: Partial<KeptRelease> = {}): KeptRelease[] =>
  Array.from({ length: 10 }, (_, index) => ({
    number: index + 1,
    at: now - (9 - index) * day,
    bytes: 100,
    ...over,
  }))

const expired = (kept: readonly KeptRelease[], over: Partial<typeof rules> = {}, needed: number[] = [10]) =>
  expiredReleases(kept, 10, needed, now, { ...rules, ...over })

describe('a release', () => {
  it('is kept while it is young and all of them have room', () => {
    expect(expired(ten())).toEqual([])
  })

  it('goes when it is too old', () => {
    expect(expired(ten(), { age: 6 * day })).toEqual([1, 2, 3])
  })

  it('goes when all of them take too much room, until the rest has room', () => {
    expect(expired(ten(), { bytes: 700 })).toEqual([1, 2, 3])
    expect(expired(ten(), { bytes: 699 })).toEqual([1, 2, 3, 4])
  })

  it('stays while it is one of the last, however old it is and whatever room it takes', () => {
    expect(expired(ten(), { bytes: 0, age: 0 })).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('of a large site with another menu goes for the room that is meant, but for the last five', () => {
    const menus = Array.from({ length: 40 }, (_, index) => ({ number: index + 1, at: now, bytes: 440e6 }))
    const gone = expiredReleases(menus, 40, [40], now, defaultRetention)
    expect(menus.slice(gone.length).map(({ number }) => number)).toEqual([36, 37, 38, 39, 40])
  })

  it('stays while it is live or pinned, with all that came after it', () => {
    expect(expired(ten(), { bytes: 0, age: 0 }, [6, 4])).toEqual([1, 2, 3])
  })

  it('stays while it is young, though one before it that is kept is old', () => {
    const clockWasWrong = ten().map((release) => (release.number === 1 ? { ...release, at: now } : release))
    expect(expired(clockWasWrong, { age: 6 * day })).toEqual([])
  })
})
