import { describe, expect, it } from 'vitest'
import { timeRange } from './times'

/** Spaces that never break, as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('words for times', () => {
  it('follow the habit of each language', () => {
    expect(plain(timeRange('21:45', '01:30', 'de'))).toBe('21:45 bis 01:30 Uhr')
    expect(plain(timeRange('21:45', '01:30', 'fr'))).toBe('21 h 45 à 1 h 30')
    expect(plain(timeRange('21:45', '01:30', 'en'))).toBe('9.45 pm to 1.30 am')
  })

  it('leave out minutes and ends that say nothing, and know noon and midnight', () => {
    expect(plain(timeRange('22:00', null, 'fr'))).toBe('22 h')
    expect(plain(timeRange('12:00', '00:00', 'en'))).toBe('12 pm to 12 am')
  })
})
