import type { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** Variables whose value is told to nobody. */
const secretNames = /TOKEN|SECRET|KEY|HASH|PASSWORD|REDIS_URL|SMTP_URL/

/**
 * Variables that say something: an empty one is one that is not set. Spaces and line ends around a value are none of it, as a file of
 * a secret ends in one; nor are quotes around it, which some that read a file of variables take for a part of the value.
 */
export const givenOf = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value = '']) => {
      const meant = unquoted(value.trim())
      return meant === '' ? [] : [[name, meant] as const]
    }),
  )

function unquoted(value: string): string {
  const isQuoted = value.length > 1 && /^["']/.test(value) && value.at(0) === value.at(-1)
  return isQuoted ? value.slice(1, -1).trim() : value
}

/** What variables say, or a line about each bad one: its name, its value where it is no secret, and what it has to be. */
export type ReadVariables<Output> =
  | { values: Output; problems?: undefined }
  | { values?: undefined; problems: readonly string[] }

export function readVariables<Output>(schema: z.ZodType<Output>, given: Environment): ReadVariables<Output> {
  const parsed = schema.safeParse(given, { error: ruleOf })
  if (parsed.success) return { values: parsed.data }
  return {
    problems: parsed.error.issues.map(({ path, message }) => lineAbout(path.join('.'), message, given)),
  }
}

function lineAbout(name: string, rule: string, given: Environment): string {
  const value = given[name]
  if (value !== undefined)
    return `${name} is ${secretNames.test(name) ? 'wrong' : JSON.stringify(value)}: ${rule}`
  return rule === missing ? `${name} is not set` : `${name} is not set: ${rule}`
}

const missing = 'must be set'

/** What a variable has to be whose schema does not say it in words of its own. */
function ruleOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return missing
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`
    case 'too_small':
      return issue.origin === 'string' ? atLeast(issue.minimum) : `must be ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be ${issue.maximum} or less`
    case 'invalid_value':
      return `must be ${either(issue.values.map(String))}`
    case 'invalid_format':
      return formatRules[issue.format]
  }
  return undefined
}

const atLeast = (characters: number | bigint): string =>
  characters === 1 ? 'must not be empty' : `must have at least ${characters} characters`

const either = (values: readonly string[]): string =>
  values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

const formatRules: Readonly<Record<string, string>> = {
  url: 'must be an address such as https://www.hotel.example',
  email: 'must be an email address',
  datetime: 'must be a time such as 2026-12-12T08:00:00Z',
}
