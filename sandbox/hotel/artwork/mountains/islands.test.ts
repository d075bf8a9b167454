import { expect, it } from 'vitest'
import { dropSmallIslands } from './islands'

const drawn = (rows: readonly string[]) => Uint8Array.from(rows.join(''), Number)
const shown = (tones: Uint8Array, width: number) =>
  Array.from({ length: tones.length / width }, (_, y) =>
    [...tones.subarray(y * width, (y + 1) * width)].join(''),
  )

it('turns small specks of rock into snow of the same light and keeps large faces', () => {
  const tones = drawn(['0000000', '0400440', '0000445', '0500455', '0000000'])
  dropSmallIslands(tones, 7, 4)
  expect(shown(tones, 7)).toEqual(['0000000', '0000440', '0000445', '0200455', '0000000'])
})

it('leaves a sheet without rock as it is', () => {
  const tones = drawn(['0123', '3210'])
  dropSmallIslands(tones, 4, 900)
  expect(shown(tones, 4)).toEqual(['0123', '3210'])
})
