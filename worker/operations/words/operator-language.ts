/** The languages that operators and editors are spoken to in, the house's own first. */
export const operatorLanguages = ['de', 'en'] as const
export type OperatorLanguage = (typeof operatorLanguages)[number]

export const isOperatorLanguage = (value: unknown): value is OperatorLanguage =>
  operatorLanguages.some((language) => language === value)
