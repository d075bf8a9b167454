import { usualCurrency } from '../../../brand/house'

/** Narrow space that never breaks, between currency and amount. */
const space = '\u00a0'

/**
 * A price as the house writes it in all languages: `CHF 1’480`, `CHF 12.50`. Written by hand, because Node and browsers
 * do not agree on the Swiss separators.
 */
export function formatPrice(amount: number, currency: string = usualCurrency): string {
  const [whole = '0', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’')
  return `${currency}${space}${amount < 0 ? '−' : ''}${grouped}${cents === '00' ? '' : `.${cents}`}`
}
