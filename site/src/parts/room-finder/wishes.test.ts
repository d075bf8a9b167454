import { describe, expect, it } from 'vitest'
import { comfortsOf, fits, noWishes, readWishes, withComfort, withGuests, writeWishes } from './wishes'

const suite = { guests: 4, allowsDogs: true, hasStove: false, hasBathtub: true }
const room = { guests: 2, allowsDogs: false, hasStove: true, hasBathtub: false }

describe('wishes of a room', () => {
  it('leave the rooms that have everything of them, and that all who come fit into', () => {
    const wishes = { guests: 4, comforts: ['dog'] as const }
    expect([fits(suite, wishes), fits(room, wishes)]).toEqual([true, false])
    expect([fits(suite, noWishes), fits(room, noWishes)]).toEqual([true, true])
    expect(fits({ ...suite, guests: null }, { guests: 1, comforts: [] })).toBe(false)
    expect(fits(suite, { guests: null, comforts: ['dog', 'stove'] })).toBe(false)
    expect(comfortsOf(suite)).toEqual(['dog', 'bath'])
  })

  it('stand in the address, in one order, and come back from it', () => {
    const wishes = withComfort(withGuests(withComfort(noWishes, 'bath'), 3), 'dog')
    expect(writeWishes(wishes)).toBe('?guests=3&dog=yes&bath=yes')
    expect(readWishes(writeWishes(wishes), 4)).toEqual({ guests: 3, comforts: ['dog', 'bath'] })
    expect(writeWishes(noWishes)).toBe('?')
  })

  it('that the address says wrongly are none', () => {
    for (const query of ['', '?guests=0', '?guests=9', '?guests=two', '?guests=1.5', '?dog=no&stove=1'])
      expect(readWishes(query, 4), query).toEqual(noWishes)
  })

  it('are taken back by choosing them again', () => {
    expect(withGuests(withGuests(noWishes, 2), 2)).toEqual(noWishes)
    expect(withComfort(withComfort(noWishes, 'dog'), 'dog')).toEqual(noWishes)
  })
})
