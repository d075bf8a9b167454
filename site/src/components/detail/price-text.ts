import { formatPrice } from './price'
import type { PriceData } from './price-fields'

/** One price in words: `CHF 610 pro Nacht, mit Frühstück`; the word for "on request" where no amount is known. */
export function priceText(price: PriceData, onRequest: string): string {
  const amount = price.amount === null ? onRequest : formatPrice(price.amount, price.currency)
  const withUnit = price.unit && price.amount !== null ? `${amount} ${price.unit}` : amount
  return price.note ? `${withUnit}, ${price.note}` : withUnit
}

/** `ab CHF 520`, in the words of the language; undefined where no price is known. */
export const lowestPrice = (
  amount: number | null,
  t: (key: string, values: { price: string }) => string,
): string | undefined => (amount === null ? undefined : t('from', { price: formatPrice(amount) }))
