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

type From = 'from' | 'fromInSummer' | 'fromInWinter'
const fromIn: Readonly<Record<string, From>> = { summer: 'fromInSummer', winter: 'fromInWinter' }

/** `ab CHF 520 im Sommer`, in the words of the language, breaking before the season only; the word for what is free. */
export function lowestPrice(
  { season, amount }: { readonly season: string | null; readonly amount: number },
  t: (key: From | 'free', values?: { price: string }) => string,
): string {
  const words = fromIn[season ?? ''] ?? 'from'
  return amount === 0 ? t('free') : t(words, { price: formatPrice(amount) })
}
