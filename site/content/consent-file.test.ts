import { describe, expect, it } from 'vitest'
import { languageTexts } from '../languages/all-texts'
import { services } from '../languages/consent-services'
import { languages } from '../languages/locales'
import { consentTexts } from './consent-file'

describe('the consent texts', () => {
  it.each(languages)('are complete in %s: question, four sections, one entry per third party', (language) => {
    const texts = consentTexts(languageTexts[language].cookie)
    expect(JSON.stringify(texts)).not.toMatch(/:""|undefined/)
    expect(texts.preferencesModal.sections.map(({ linkedCategory }) => linkedCategory)).toEqual([
      undefined,
      'necessary',
      'functional',
      'analytics',
    ])
    expect(Object.keys(texts.services).sort()).toEqual([...services].sort())
  })

  it('link to the privacy page', () => {
    expect(consentTexts(languageTexts.de.cookie).consentModal.description).toContain(
      '<a href="/datenschutz">',
    )
  })

  it('hold what an editor writes as text, never as markup', () => {
    const hostile = '</a><img src=x onerror=alert(1)>"\'&'
    const texts = consentTexts({
      ...languageTexts.de.cookie,
      Text: hostile,
      More: hostile,
      map: hostile,
      privacyPath: 'java\nscript:alert(1)',
    })
    const html = JSON.stringify(texts)
    expect(html).not.toMatch(/<img|javascript:|<\/a><img/i)
    expect(texts.consentModal.description).toContain('<a href="/">&lt;/a&gt;&lt;img')
    expect(texts.services.map.name).toContain('&quot;&#39;&amp;')
  })
})
