import { usualCurrency } from '../brand/house'
import { isSeason, type Season } from '../calendar/season'
import { listOf, type NodeFields, numberOf, textOf } from '../nodes/lookup'

/** The lowest price of a season in the currency of the house; without a season it holds whenever the house is open. */
export interface LowestPrice {
  season: Season | null
  amount: number
  /** What the editor calls the price; null where only the number is known. */
  label: string | null
}

function lowestOf(prices: readonly NodeFields[], season: Season): LowestPrice[] {
  const amounts = prices.flatMap((price) => {
    const amount = numberOf(price.amount)
    const isUsual = (textOf(price.currency) ?? usualCurrency) === usualCurrency
    return price.season === season && amount !== undefined && isUsual
      ? [{ season, amount, label: textOf(price.label) ?? null }]
      : []
  })
  const [lowest] = amounts.sort((one, other) => one.amount - other.amount)
  return lowest ? [lowest] : []
}

/**
 * What visitors read after "from": the lowest price of each season in the list; where none belongs to a season, the one
 * that the editor gave the document, in the document's own season.
 */
export function lowestPrices(document: {
  prices: unknown
  priceFrom: unknown
  season: unknown
}): LowestPrice[] {
  const listed = listOf(document.prices)
  const bySeason = [...lowestOf(listed, 'summer'), ...lowestOf(listed, 'winter')]
  const amount = numberOf(document.priceFrom)
  if (bySeason.length > 0 || amount === undefined) return bySeason
  return [{ season: isSeason(document.season) ? document.season : null, amount, label: null }]
}
