import type { Rule, Validation } from '../../studio/schemas/definition'

/** What the rules of a number field allow. */
export interface NumberLimits {
  isWhole: boolean
  least: number
  most: number
}

/** Beyond this a number is no price, no length and no count, and GraphQL's Int ends not far above. */
const most = 1_000_000_000
const noLimits: NumberLimits = { isWhole: false, least: -most, most }

/** Reads the limits that a field's rules name; all else that rules say is advice to this reader. */
class LimitReader implements Rule {
  constructor(
    readonly limits: NumberLimits = noLimits,
    readonly isAdvice = false,
  ) {}

  private with = (limits: Partial<NumberLimits>): LimitReader =>
    new LimitReader({ ...this.limits, ...limits }, this.isAdvice)
  min = (limit: number): LimitReader => this.with({ least: Math.max(this.limits.least, limit) })
  max = (limit: number): LimitReader => this.with({ most: Math.min(this.limits.most, limit) })
  integer = (): LimitReader => this.with({ isWhole: true })
  warning = (): LimitReader => new LimitReader(this.limits, true)
  required = (): LimitReader => this
  regex = (): LimitReader => this
  uri = (): LimitReader => this
  email = (): LimitReader => this
  unique = (): LimitReader => this
  custom = (): LimitReader => this
}

/** The limits of a number field, as the Studio holds editors to them. */
export function numberLimits(validation: Validation | undefined): NumberLimits {
  const rules = validation ? [validation(new LimitReader())].flat() : []
  const strict = rules.flatMap((rule) => (rule instanceof LimitReader && !rule.isAdvice ? [rule.limits] : []))
  return {
    isWhole: strict.some(({ isWhole }) => isWhole),
    least: Math.max(noLimits.least, ...strict.map(({ least }) => least)),
    most: Math.min(noLimits.most, ...strict.map((limits) => limits.most)),
  }
}
