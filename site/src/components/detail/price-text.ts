import { formatPrice } from './price'
import type { PriceData } from './price-fields'

type Translate = (key: 'priceOnRequest' | 'free') => string

/**
 * The amount of a price and its unit apart, because lists set the unit quieter. Without an amount it is on request; what
 * costs nothing says so in a word, and neither has a unit.
 */
export function priceParts(
  { amount, currency, unit }: Pick<PriceData, 'amount' | 'currency' | 'unit'>,
  t: Translate,
): { amount: string; unit: string | null } {
  if (amount === null) return { amount: t('priceOnRequest'), unit: null }
  if (amount === 0) return { amount: t('free'), unit: null }
  return { amount: formatPrice(amount, currency), unit: unit || null }
}

/** One price in words: `CHF 610 pro Nacht, mit Frühstück`. */
export function priceText(price: PriceData, t: Translate): string {
  const { amount, unit } = priceParts(price, t)
  const withUnit = unit ? `${amount} ${unit}` : amount
  return price.note ? `${withUnit}, ${price.note}` : withUnit
}

/** `ab CHF 520`, in the words of the language; the word for what is free; undefined where no price is known. */
export function lowestPrice(
  amount: number | null,
  t: (key: 'from' | 'free', values?: { price: string }) => string,
): string | undefined {
  if (amount === null) return undefined
  return amount === 0 ? t('free') : t('from', { price: formatPrice(amount) })
}
