import { expect, test } from 'vitest'
import { columnCount, distribute } from './masonry'

test('columns are about 400 px wide, and there is always at least one', () => {
  expect([columnCount(1152), columnCount(800), columnCount(320), columnCount(0)]).toEqual([3, 2, 1, 1])
})

test('an editor’s column width is taken', () => {
  expect(columnCount(1152, 250)).toBe(4)
})

test('every picture stands once, each in the column that is shortest so far', () => {
  const columns = distribute([2, 1, 1, 1], 2)
  expect(columns).toEqual([
    [0, 3],
    [1, 2],
  ])
  expect(distribute([1, 1], 0)).toEqual([[0, 1]])
})
