import { describe, expect, test } from 'vitest'
import { lowestPrices } from './lowest-prices'

const price = (
  season: string | undefined,
  amount: number | undefined,
  label = 'Preis',
  currency = 'CHF',
) => ({
  season,
  amount,
  label,
  currency,
})
const of = (prices: unknown, priceFrom?: unknown, season?: unknown) =>
  lowestPrices({ prices, priceFrom, season })

describe('what stands after "from"', () => {
  test('is the lowest price of each season in the list', () => {
    const list = [price('winter', 640), price('summer', 520), price('winter', 610, 'Winter')]
    expect(of(list, 99)).toEqual([
      { season: 'summer', amount: 520, label: 'Preis' },
      { season: 'winter', amount: 610, label: 'Winter' },
    ])
  })

  test('is of one season where the list has one only', () => {
    expect(of([price('winter', 610), price(undefined, 10)], 99)).toEqual([
      { season: 'winter', amount: 610, label: 'Preis' },
    ])
  })

  test('is the number of the document where no price belongs to a season', () => {
    expect(of([price(undefined, 10)], 1290)).toEqual([{ season: null, amount: 1290, label: null }])
    expect(of(undefined, 120, 'summer')).toEqual([{ season: 'summer', amount: 120, label: null }])
  })

  test('is nothing where nothing is known, on request or in another currency', () => {
    expect(of('a price', 'a number')).toEqual([])
    expect(of([price('winter', undefined), price('summer', 400, 'Sommer', 'EUR')])).toEqual([])
  })
})
