/** Reads the rules of a field without the Studio, and holds a value against them. */
import type { Rule, RuleContext, Validation } from './schemas/definition'

type Check = (value: unknown, context: RuleContext) => string | undefined

/** Collects the conditions that a schema definition names. Advice (`warning`) stops nothing, so it is dropped. */
class RuleReader implements Rule {
  constructor(
    readonly checks: readonly Check[] = [],
    readonly isAdvice = false,
    readonly hasForm = false,
  ) {}

  private with(check: Check, hasForm = this.hasForm): RuleReader {
    return new RuleReader([...this.checks, check], this.isAdvice, hasForm)
  }
  required = (): RuleReader => this.with((value) => (isMissing(value) ? 'is required' : undefined))
  min = (limit: number): RuleReader => this.with(limited((size) => size >= limit, `at least ${limit}`))
  max = (limit: number): RuleReader => this.with(limited((size) => size <= limit, `at most ${limit}`))
  integer = (): RuleReader =>
    this.with((value) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? `must be a whole number, is ${value}`
        : undefined,
    )
  regex = (pattern: RegExp, options: { name: string }): RuleReader =>
    this.with((value) => failsForm(value, (text) => pattern.test(text), options.name), true)
  uri = (options: { scheme: string[]; allowRelative?: boolean }): RuleReader =>
    this.with((value) =>
      failsForm(
        value,
        (text) => isUri(text, options.scheme) || (options.allowRelative === true && isRelative(text)),
        `an address that begins with ${options.scheme.join(', ')}`,
      ),
    )
  email = (): RuleReader =>
    this.with((value) =>
      failsForm(value, (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'an e-mail address'),
    )
  unique = (): RuleReader =>
    this.with((value) => (hasRepetition(value) ? 'holds the same entry twice' : undefined))
  custom = (check: (value: unknown, context: RuleContext) => true | string): RuleReader =>
    this.with((value, context) => {
      const verdict = check(value, context)
      return verdict === true ? undefined : verdict
    })
  warning = (): RuleReader => new RuleReader(this.checks, true, this.hasForm)
}

/** What is wrong with a value, in the order of the rules; an empty list when nothing is. */
export function brokenRules(
  validation: Validation | undefined,
  value: unknown,
  context: RuleContext,
): string[] {
  return readChecks(validation).flatMap((check) => {
    const reason = check(value, context)
    return reason === undefined ? [] : [reason]
  })
}

/** Whether a text must have a written form: a time, a code, a name in an address. */
export const hasForm = (validation: Validation | undefined): boolean =>
  validation !== undefined &&
  [validation(new RuleReader())].flat().some((rule) => rule instanceof RuleReader && rule.hasForm)

const read = new WeakMap<Validation, readonly Check[]>()

function readChecks(validation: Validation | undefined): readonly Check[] {
  if (validation === undefined) return []
  const known = read.get(validation)
  if (known !== undefined) return known
  const rules = [validation(new RuleReader())].flat()
  const checks = rules.flatMap((rule) => (rule instanceof RuleReader && !rule.isAdvice ? rule.checks : []))
  read.set(validation, checks)
  return checks
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

function limited(fits: (size: number) => boolean, limit: string): Check {
  return (value) => {
    if (typeof value === 'number') return fits(value) ? undefined : `must be ${limit}, is ${value}`
    const [size, unit] = sizeOf(value)
    return size === undefined || fits(size) ? undefined : `must have ${limit} ${unit}, has ${size}`
  }
}

function sizeOf(value: unknown): [number | undefined, string] {
  if (typeof value === 'string') return [value.length, 'characters']
  return Array.isArray(value) ? [value.length, 'entries'] : [undefined, '']
}

function failsForm(value: unknown, fits: (text: string) => boolean, form: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return fits(value) ? undefined : `"${value.slice(0, 80)}" is not ${form}`
}

const isRelative = (text: string): boolean => !/^[^/?#]*:/.test(text) && !/\s/.test(text)

function isUri(text: string, schemes: string[]): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):(.+)$/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined || !schemes.includes(scheme) || /\s/.test(text)) return false
  return !scheme.startsWith('http') || URL.canParse(text)
}

/** Equal apart from their keys, which are always different. */
function hasRepetition(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const forms = value.map((item) =>
    JSON.stringify(item, (name, part: unknown) => (name === '_key' ? undefined : part)),
  )
  return new Set(forms).size < forms.length
}
