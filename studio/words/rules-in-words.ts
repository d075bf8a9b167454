/** The content model with rules that say in other words what is wrong. They find the same. */
import type { Field, Rule, RuleVerdict, SchemaType, Validation } from '../schemas/definition'

export interface RuleWords {
  /** Sentences, with `{}` in the place of each value: on both sides as many, in the same order. */
  verdicts: Readonly<Record<string, string>>
  /** Names of patterns. */
  patterns: Readonly<Record<string, string>>
}

export const rulesInWords = (types: readonly SchemaType[], words: RuleWords): SchemaType[] =>
  types.map((type): SchemaType => {
    if (type.type === 'array') return type
    const fields = type.fields.map((field) => fieldInWords(field, words))
    return { ...type, fields }
  })

const fieldInWords = (field: Field, words: RuleWords): Field =>
  field.validation === undefined ? field : { ...field, validation: inWords(field.validation, words) }

const inWords =
  (validation: Validation, words: RuleWords): Validation =>
  (rule) =>
    [validation(worded(rule, words))].flat().map((made) => inner.get(made) ?? made)

/** What the Studio made, by the rule that stands before it. */
const inner = new WeakMap<Rule, Rule>()

function worded(rule: Rule, words: RuleWords): Rule {
  const then = (made: Rule) => worded(made, words)
  const before: Rule = {
    required: () => then(rule.required()),
    min: (limit) => then(rule.min(limit)),
    max: (limit) => then(rule.max(limit)),
    integer: () => then(rule.integer()),
    regex: (pattern, { name }) => then(rule.regex(pattern, { name: words.patterns[name] ?? name })),
    uri: (options) => then(rule.uri(options)),
    email: () => then(rule.email()),
    unique: () => then(rule.unique()),
    custom: (check) => then(rule.custom((value, context) => verdictIn(words, check(value, context)))),
    warning: () => then(rule.warning()),
  }
  inner.set(before, rule)
  return before
}

/** A verdict in other words; as it is where there are none. */
function verdictIn({ verdicts }: RuleWords, verdict: RuleVerdict): RuleVerdict {
  if (verdict === true) return true
  for (const [template, words] of Object.entries(verdicts)) {
    const values = valuesOf(template, verdict)
    if (values !== undefined) return words.replaceAll('{}', () => values.shift() ?? '')
  }
  return verdict
}

/** What stands in the places of a template; undefined where a sentence is another one. */
function valuesOf(template: string, sentence: string): string[] | undefined {
  const parts = template.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.*?)')}$`, 's').exec(sentence)?.slice(1)
}
