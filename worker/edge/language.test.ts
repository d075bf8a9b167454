import { describe, expect, it } from 'vitest'
import { leadingLanguage } from './language'

const leads = (acceptLanguage: string) => leadingLanguage({ acceptLanguage, userAgent: 'Mozilla/5.0' })

describe('The languages of a browser', () => {
  it.each([
    ['fr-CH,fr;q=0.9,de;q=0.8', 'fr'],
    ['it,en;q=0.8,fr;q=0.7', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', undefined],
    ['it,de;q=0.9,fr;q=0.8', undefined],
  ])('%s lead to the first that the site speaks', (languages, language) => {
    expect(leads(languages)).toBe(language)
    expect(leads(languages.replaceAll(',', ', '))).toBe(language)
    expect(leads(languages.replaceAll(',', ' ,\t').replaceAll(';', '; '))).toBe(language)
  })

  it('lead to the next where the first is refused', () => {
    expect(leads('fr;q=0, en;q=0.5')).toBe('en')
    expect(leads('de;q=0.0,fr')).toBe('fr')
    expect(leads('fr;q=0')).toBeUndefined()
  })
})
