import { describe, expect, it } from 'vitest'
import { languages } from '../languages/locales'
import { floorsOf, floorText } from './floors'

describe('the floors of a room', () => {
  it('are those between its ends, whichever way they were given', () => {
    expect(floorsOf({ floor: 2, topFloor: 4 })).toEqual([2, 3, 4])
    expect(floorsOf({ floor: 3, topFloor: 1 })).toEqual([1, 2, 3])
    expect(floorsOf({ floor: 0 })).toEqual([0])
    expect(floorsOf({ topFloor: 5 })).toEqual([5])
    expect(floorsOf({})).toEqual([])
  })

  it('are said in each language', () => {
    const said = [
      { floor: 0 },
      { floor: 1 },
      { floor: 2, topFloor: 2 },
      { floor: 0, topFloor: 3 },
      { floor: 1, topFloor: 3 },
    ]
    expect(
      languages.map((language) =>
        said.map((floors) => floorText(floors, language)?.replaceAll('\u00a0', ' ')),
      ),
    ).toEqual([
      ['Erdgeschoss', '1. Stock', '2. Stock', 'Erdgeschoss bis 3. Stock', '1. bis 3. Stock'],
      ['rez-de-chaussée', '1er étage', '2e étage', 'du rez-de-chaussée au 3e étage', 'du 1er au 3e étage'],
      ['ground floor', '1st floor', '2nd floor', 'ground to 3rd floor', '1st to 3rd floor'],
    ])
    expect(floorText({}, 'de')).toBeUndefined()
    expect([11, 21, 22, 33].map((floor) => floorText({ floor }, 'en')?.replace('\u00a0', ' '))).toEqual([
      '11th floor',
      '21st floor',
      '22nd floor',
      '33rd floor',
    ])
  })
})
