import { describe, expect, it } from 'vitest'
import {
  comfortsOf,
  fits,
  noWishes,
  readWishes,
  withComfort,
  withFloor,
  withGuests,
  writeWishes,
} from './wishes'

const offered = { mostGuests: 4, floors: [0, 1, 2, 3] }
const suite = { guests: 4, floors: [{ level: 0 }], allowsDogs: true, hasStove: false, hasBathtub: true }
const room = {
  guests: 2,
  floors: [1, 2, 3].map((level) => ({ level })),
  allowsDogs: false,
  hasStove: true,
  hasBathtub: false,
}

describe('wishes of a room', () => {
  it('leave the rooms that have everything of them, and that all who come fit into', () => {
    const wishes = { guests: 4, floor: null, comforts: ['dog'] as const }
    expect([fits(suite, wishes), fits(room, wishes)]).toEqual([true, false])
    expect([fits(suite, noWishes), fits(room, noWishes)]).toEqual([true, true])
    expect(fits({ ...suite, guests: null }, { ...noWishes, guests: 1 })).toBe(false)
    expect(fits(suite, { ...noWishes, comforts: ['dog', 'stove'] })).toBe(false)
    expect([0, 2].map((floor) => [suite, room].map((each) => fits(each, { ...noWishes, floor })))).toEqual([
      [true, false],
      [false, true],
    ])
    expect(fits({ ...suite, floors: [] }, { ...noWishes, floor: 0 })).toBe(false)
    expect(comfortsOf(suite)).toEqual(['dog', 'bath'])
  })

  it('stand in the address, in one order, and come back from it', () => {
    const wishes = withFloor(withComfort(withGuests(withComfort(noWishes, 'bath'), 3), 'dog'), 0)
    expect(writeWishes(wishes)).toBe('?guests=3&floor=0&dog=yes&bath=yes')
    expect(readWishes(writeWishes(wishes), offered)).toEqual({
      guests: 3,
      floor: 0,
      comforts: ['dog', 'bath'],
    })
    expect(writeWishes(noWishes)).toBe('?')
  })

  it('that the address says wrongly are none', () => {
    const guests = ['?guests=0', '?guests=9', '?guests=two', '?guests=1.5']
    const floors = ['?floor=', '?floor=4', '?floor=-1', '?floor=1.0', '?floor=top']
    for (const query of ['', ...guests, ...floors, '?dog=no&stove=1'])
      expect(readWishes(query, offered), query).toEqual(noWishes)
  })

  it('are taken back by choosing them again', () => {
    expect(withGuests(withGuests(noWishes, 2), 2)).toEqual(noWishes)
    expect(withFloor(withFloor(noWishes, 0), 0)).toEqual(noWishes)
    expect(withComfort(withComfort(noWishes, 'dog'), 'dog')).toEqual(noWishes)
  })
})
