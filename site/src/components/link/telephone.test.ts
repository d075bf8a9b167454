import { expect, it } from 'vitest'
import { canBeCalled, fromAbroad, telephone } from './telephone'

it.each([
  ['+41 (0)81 555 01 00', 'tel:+41815550100'],
  ['0041 (0) 81 555 01 00', 'tel:0041815550100'],
  ['Tel. (+41) (0)81 555 01 00', 'tel:+41815550100'],
  ['+41 81 555 01 00', 'tel:+41815550100'],
  ['+39 (06) 555 01 00', 'tel:+39065550100'],
  ['(0)81 555 01 00', 'tel:0815550100'],
  ['081 555 01 00', 'tel:0815550100'],
])('a call of %s reaches %s', (number, href) => {
  expect(telephone(number)).toBe(href)
})

it.each([
  ['+41 81 555 01 00 / +41 79 555 02 03', 'tel:+41815550100'],
  ['+41 (0)81 555 01 00, +41 (0)79 555 02 03', 'tel:+41815550100'],
  ['081/555 01 00 oder 079/555 02 03', 'tel:0815550100'],
  ['+41 81 555 01 00 +41 79 555 02 03', 'tel:+41815550100'],
  ['081 555 01 00 (Mo–Fr 9–12 Uhr)', 'tel:0815550100'],
  ['Mo bis Fr 08:30–11:30, 081 555 01 00', 'tel:0815550100'],
])('of several numbers, or one of which something is said, a call of %s reaches the first', (text, href) => {
  expect(telephone(text)).toBe(href)
})

it('words in the place of a number can not be called', () => {
  expect(['nach Vereinbarung', '–', 'Kasse 2', '117'].map(canBeCalled)).toEqual([false, false, false, true])
})

it('a number is written as it is dialled from abroad, and otherwise as it was', () => {
  expect(fromAbroad('+41 (0)81 555 01 00')).toBe('+41 81 555 01 00')
  expect(fromAbroad('081 555 01 00')).toBe('081 555 01 00')
})
