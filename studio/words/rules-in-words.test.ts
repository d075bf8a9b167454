import { expect, test } from 'vitest'
import { homePath, languages } from '../../site/languages/locales'
import { schemaTypes } from '../schemas'
import type { Rule, RuleContext, RuleVerdict, SchemaType } from '../schemas/definition'
import { germanRules } from './german-rules'
import { rulesInWords } from './rules-in-words'

interface Recorded {
  calls: string[]
  patterns: string[]
  checks: ((value: unknown, context: RuleContext) => RuleVerdict)[]
}

/** A rule of the Studio, which returns another one at each call and remembers what was asked of it. */
function recorder(recorded: Recorded): Rule {
  const next = (call: string) => {
    recorded.calls.push(call)
    return recorder(recorded)
  }
  return {
    required: () => next('required'),
    min: (limit) => next(`min ${limit}`),
    max: (limit) => next(`max ${limit}`),
    integer: () => next('integer'),
    regex: (pattern, { name }) => {
      recorded.patterns.push(name)
      return next(`regex ${pattern}`)
    },
    uri: (options) => next(`uri ${JSON.stringify(options)}`),
    email: () => next('email'),
    unique: () => next('unique'),
    custom: (check) => {
      recorded.checks.push(check)
      return next('custom')
    },
    warning: () => next('warning'),
  }
}

function record(types: readonly SchemaType[]): Recorded {
  const recorded: Recorded = { calls: [], patterns: [], checks: [] }
  for (const type of types)
    for (const { validation } of type.type === 'array' ? [] : type.fields) validation?.(recorder(recorded))
  return recorded
}

const values: unknown[] = [
  ...[
    '',
    '/zimmer',
    '/Zimmer',
    'zimmer',
    '/zimmer/',
    '/fr/chambres',
    '/fr',
    '/',
    '//',
    `/${'a'.repeat(220)}`,
  ],
  ...[
    '/static',
    '/static/a',
    '/ a',
    '/a\u200b',
    'main',
    'content',
    'wellness',
    'https://a.example',
    'ftp://a',
    '2026-01-01T00:00:00Z',
    '2026-01-01',
  ],
  0,
  [{ sectionId: 'wellness' }, { sectionId: 'wellness' }],
]
const contexts: RuleContext[] = languages.flatMap((language) =>
  [true, false].map((isHome) => ({
    document: {
      _id: homePath(language),
      __i18n_lang: language,
      isHome,
    },
    parent: { from: '2026-06-01', validFrom: '2026-06-01', liveFrom: '2026-06-01T00:00:00Z', floor: 1 },
  })),
)
const verdictsOf = ({ checks }: Recorded) =>
  checks.flatMap((check) => contexts.flatMap((context) => values.map((value) => check(value, context))))
const english = record(schemaTypes)
const german = record(rulesInWords(schemaTypes, germanRules))

/** What a sentence says beside what it names. */
const spoken = (verdict: RuleVerdict) => String(verdict).replace(/"[^"]*"|«[^»]*»/g, '')

test('rules in German ask the same of the Studio, in the same order', () => {
  expect(german.calls).toEqual(english.calls)
  expect(english.calls.length).toBeGreaterThan(200)
})

test('what they find is the same, and whatever they say is in German', () => {
  const [before, after] = [verdictsOf(english), verdictsOf(german)]
  expect(after.map((verdict) => verdict === true)).toEqual(before.map((verdict) => verdict === true))
  const kept = after.filter(
    (verdict, at) => verdict !== true && spoken(verdict) === spoken(before[at] ?? true),
  )
  expect([...new Set(kept)]).toEqual([])
})

test('each sentence is one that a rule says, and each name one of a pattern', () => {
  const said = new Set(verdictsOf(german).map((verdict) => spoken(verdict).replace(/\d+/g, '')))
  const known = Object.values(germanRules.verdicts).map((words) => spoken(words).replaceAll('{}', ''))
  expect(known.filter((words) => !said.has(words))).toEqual([])
  expect([...new Set(english.patterns)].sort()).toEqual(Object.keys(germanRules.patterns).sort())
  expect(german.patterns).toEqual(english.patterns.map((name) => germanRules.patterns[name]))
})

test('what a rule names stands in the German sentence at its place', () => {
  const verdicts = verdictsOf(german)
  expect(verdicts).toContain('Der Pfad ist 221 Zeichen lang, erlaubt sind höchstens 200.')
  expect(verdicts).toContain('«/zimmer» muss mit «/fr/» beginnen, um eine Seite in der Sprache «fr» zu sein.')
})
