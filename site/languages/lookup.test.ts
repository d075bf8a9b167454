import { expect, test } from 'vitest'
import { textLookup } from './lookup'

const edge = (ns: string, table: object) => ({ node: { ns, data: JSON.stringify(table) } })

test('the first namespace that has the key wins', () => {
  const text = textLookup([
    edge('common', { close: 'Schliessen' }),
    edge('detail', { close: 'Zu', from: 'ab' }),
  ])
  expect([text('close'), text('from')]).toEqual(['Schliessen', 'ab'])
})

test('values are filled in, and a missing one stays visible', () => {
  const text = textLookup([edge('detail', { from: '{{number}} von {{total}}' })])
  expect(text('from', { number: 2 })).toBe('2 von {{total}}')
})

test('an unknown key answers itself, and a damaged table has no keys', () => {
  const text = textLookup([{ node: { ns: 'common', data: '{' } }])
  expect(text('close')).toBe('close')
})
