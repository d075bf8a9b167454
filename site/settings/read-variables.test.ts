import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { givenOf, readVariables } from './read-variables'

const schema = z.object({
  NAME: z.string().min(1),
  PORT: z.coerce.number().int().min(1).max(65_535).default(80),
  HOURS: z.coerce.number().min(0.1).default(8),
  KIND: z.enum(['none', 'http', 'varnish']).default('none'),
  SWITCH: z.enum(['on', 'off']).default('on'),
  URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL: z.email().optional(),
  MOMENT: z.iso.datetime({ offset: true }).optional(),
  CODE: z.string().regex(/^\d+$/, 'must be digits').optional(),
  LONG: z.string().min(3).max(4).optional(),
  A_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})
const problemsOf = (given: Readonly<Record<string, string>>) =>
  readVariables(schema, givenOf({ NAME: 'x', ...given })).problems

describe('variables', () => {
  it('that are empty are not set', () => {
    expect(givenOf({ A: '', B: ' ', C: undefined, D: 'd' })).toEqual({ D: 'd' })
    expect(problemsOf({ NAME: ' ' })).toEqual(['NAME is not set'])
  })

  it('that are good are read', () => {
    expect(readVariables(schema, { NAME: 'x', PORT: '8080' }).values).toMatchObject({ NAME: 'x', PORT: 8080 })
  })

  it.each([
    ['PORT', 'many', 'must be a number'],
    ['PORT', '80.5', 'must be a whole number'],
    ['PORT', '0', 'must be 1 or more'],
    ['PORT', '99999', 'must be 65535 or less'],
    ['HOURS', '0', 'must be 0.1 or more'],
    ['KIND', 'akamai', 'must be none, http or varnish'],
    ['SWITCH', 'true', 'must be on or off'],
    ['URL', 'hotel', 'must be an address such as https://www.hotel.example'],
    ['MAIL', 'hotel', 'must be an email address'],
    ['MOMENT', 'noon', 'must be a time such as 2026-12-12T08:00:00Z'],
    ['CODE', 'a', 'must be digits'],
    ['LONG', 'ab', 'must have at least 3 characters'],
    ['LONG', 'abcde', 'must have at most 4 characters'],
  ])('%s that is wrong is named with its value %s and its rule: %s', (name, value, rule) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name} is "${value}": ${rule}`])
  })

  it('that are secret are named without their value', () => {
    expect(problemsOf({ A_TOKEN: 'short' })).toEqual(['A_TOKEN is wrong: must have at least 16 characters'])
  })
})
