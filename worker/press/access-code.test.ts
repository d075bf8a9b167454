import { describe, expect, it } from 'vitest'
import { sandboxAccessCode, sandboxAccessCodeHash } from '../settings/sandbox-settings'
import { hashAccessCode, isAccessCode, isAccessCodeHash, plainCode, problemOfCode } from './access-code'

describe('an access code', () => {
  it('opens its own hash, however it is typed', async () => {
    const hash = await hashAccessCode('EG 2640')
    expect(isAccessCodeHash(hash)).toBe(true)
    // Compose and shells take what follows a dollar for the name of a variable.
    expect(hash).not.toContain('$')
    expect(await isAccessCode('EG 2640', hash.replaceAll(':', '$'))).toBe(true)
    expect(await hashAccessCode('EG 2640')).not.toBe(hash)
    for (const typed of [
      'EG 2640',
      'eg2640',
      ' EG-26–40 ',
      'ｅｇ2640',
      '\u200bEG\u00a026\u00ad40\ufeff',
      'EG\u221226\u221240',
    ])
      expect(await isAccessCode(typed, hash), typed).toBe(true)
  })

  it.each([
    ['cut in copying', (hash: string) => hash.slice(0, -1)],
    ['without its key', (hash: string) => hash.replace(/[^:]+$/, 'A')],
    ['with a letter more', (hash: string) => `${hash}AA`],
    ['of a cost that is none', (hash: string) => hash.replace('32768', '32767')],
    ['of no cost', (hash: string) => hash.replace(':8:', ':0:')],
    ['of a cost that no machine has', (hash: string) => hash.replace('32768', '1099511627776')],
  ])('has no hash that is %s', async (_, damaged) => {
    expect(isAccessCodeHash(damaged(await hashAccessCode('EG 2640')))).toBe(false)
  })

  it('is wrong when it is another, none, too long, or when no code is set', async () => {
    const hash = await hashAccessCode('EG 2640')
    for (const typed of ['EG 2641', '', '   ', 'x'.repeat(100_000), 'EG 2640'.repeat(20)])
      expect(await isAccessCode(typed, hash)).toBe(false)
    expect(await isAccessCode('EG 2640', undefined)).toBe(false)
    expect(await isAccessCode('', undefined)).toBe(false)
  })

  it('that opens nothing, because it is longer than what is looked at, is not made into a hash', async () => {
    const longest = 'EG'.repeat(32)
    expect(problemOfCode(longest)).toBeUndefined()
    expect(await isAccessCode(longest, await hashAccessCode(longest))).toBe(true)
    expect(problemOfCode(`${longest}1`)).toBe('The code may have at most 64 characters')
    expect(problemOfCode('EG - 264')).toBe('The code needs at least 6 letters or digits')
  })

  it('of the demo is the one that npm start shows', async () => {
    expect(await isAccessCode(sandboxAccessCode, sandboxAccessCodeHash)).toBe(true)
  })

  it('is compared without case, blanks and dashes', () => {
    expect(plainCode(' eg–26 - 40\t')).toBe('EG2640')
  })
})
