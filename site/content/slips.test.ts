import { expect, test } from 'vitest'
import { storedProblems } from './stored-problems'

const told = (document: Record<string, unknown>) =>
  storedProblems('a', document).map(({ field, code }) => `${field} ${code}`)

test('a season that ends before it begins is told, as no page knows of it', () => {
  const seasons = [
    { season: 'summer', from: '2026-06-12', to: '2026-10-10' },
    { season: 'winter', from: '2026-12-18', to: '2026-04-05' },
    { season: 'winter', from: '2026-12-18' },
    'winter',
  ]
  expect(told({ openSeasons: seasons })).toEqual(['openSeasons[1] document.season'])
})

test('an offer whose last day of arrival is before its first is told, as nobody can come', () => {
  expect(told({ validFrom: '2026-12-18', validTo: '2026-04-05' })).toEqual(['validTo document.arrivals'])
  expect(told({ validFrom: '2026-12-18', validTo: '2026-12-18' })).toEqual([])
  expect(told({ validTo: '2026-04-05' })).toEqual([])
})

test('a part is told that has the name of one before it, as links lead to that one', () => {
  const named = (sectionId: string, shownIn?: string) => ({ _type: 'quote', sectionId, shownIn })
  const parts = [named('spa'), named('spa'), named('bar'), null, named('spa', 'summer')]
  expect(told({ parts })).toEqual([
    'parts[1].sectionId document.section-twice',
    'parts[4].sectionId document.section-twice',
  ])
  expect(told({ parts: [named('spa', 'summer'), named('spa', 'winter')] })).toEqual([])
})
