import { describe, expect, it } from 'vitest'
import { readSiteSettings } from './settings'

const read = (env: Record<string, string>) => () => readSiteSettings(env, new Date('2026-11-22T23:30:00Z'))

describe('the settings of the build', () => {
  it('are complete without any variable, on the hotel’s own day', () => {
    expect(read({})()).toMatchObject({
      dataset: 'production',
      today: '2026-11-23',
      channel: 'grandhotel-edelgrat',
    })
    expect(read({ SITE_TODAY: '2026-06-15' })().today).toBe('2026-06-15')
  })

  it.each([
    ['TAG_MANAGER_ID', 'gtm-ABC', 'GTM- followed by uppercase letters or digits'],
    ['TAG_MANAGER_ID', 'UA-12345', 'GTM- followed by uppercase letters or digits'],
    ['TAG_MANAGER_ID', 'GTM-A"><script>', 'GTM- followed by uppercase letters or digits'],
    ['SANITY_PROJECT_ID', 'a_b', 'may hold letters, digits and dashes'],
    ['SANITY_DATASET', 'Production', '1 to 64 lowercase letters'],
    ['SANITY_DATASET', 'a'.repeat(65), '1 to 64 lowercase letters'],
    ['SEAL_URL', 'javascript:alert(1)', 'SEAL_URL'],
    ['THIRD_PARTIES_ORIGIN', 'file:///etc', 'THIRD_PARTIES_ORIGIN'],
    ['BOT_CHECK_SITE_KEY', '"><script>', 'letters, digits, dots and dashes'],
    ['SITE_TODAY', '22.11.2026', 'a date as YYYY-MM-DD'],
  ])('refuse %s %j with a message that names it and the rule', (name, value, rule) => {
    // What may be a secret is not said.
    const said = name.includes('KEY') ? 'wrong' : JSON.stringify(value)
    expect(read({ [name]: value })).toThrow(`${name} is ${said}: `)
    expect(read({ [name]: value })).toThrow(rule)
  })

  it('name every bad variable in one message', () => {
    expect(read({ TAG_MANAGER_ID: 'x', SANITY_DATASET: 'A' })).toThrow(/SANITY_DATASET.*TAG_MANAGER_ID/s)
  })
})

it('a content service may stand below a path, as the drafts of a preview do; the site and third parties may not', () => {
  const drafts = 'http://127.0.0.1:8010/preview/drafts'
  expect(readSiteSettings({ SANITY_API_HOST: drafts }).apiHost).toBe(drafts)
  for (const name of ['SITE_URL', 'THIRD_PARTIES_ORIGIN'])
    expect(() => readSiteSettings({ [name]: drafts })).toThrow(
      `${name} is ${JSON.stringify(drafts)}: must be an address without a path`,
    )
})
