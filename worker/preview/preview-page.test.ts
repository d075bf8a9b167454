import { expect, it } from 'vitest'
import { asPreview, closedPreview, waitingPreview } from './preview-page'

it('a page says in its language that it is a preview, and brings the script that speaks with the Studio, last', () => {
  const page = (tag: string) => asPreview(`<html lang="${tag}"><body><p>a</p></body></html>`)
  expect(page('de-CH')).toContain('Vorschau mit')
  expect(page('fr')).toContain('Aperçu avec')
  expect(page('en')).toMatch(
    /Preview with drafts.*<script type="module" src="\/preview\/overlay\.js"><\/script><\/body><\/html>$/,
  )
})

it('a page says where visitors would be asked for the access code first', () => {
  for (const tag of ['de', 'fr', 'en']) {
    const page = `<html lang="${tag}"><body><p>a</p></body></html>`
    expect(asPreview(page, true)).toMatch(/ – (hinter|derrière|behind) /)
    expect(asPreview(page)).not.toContain(' – ')
  }
})

it('a page that closes no body, as one that could not be made, is added to as well', () => {
  expect(asPreview('<p>broken')).toMatch(/^<p>broken<p role="note"/)
})

it('whoever waits is told so in both languages, and the page loads itself again', () => {
  for (const is of ['starting', 'failed'] as const) {
    expect(waitingPreview(is)).toContain('http-equiv="refresh"')
    expect(waitingPreview(is)).toContain('lang="en"')
  }
  expect(closedPreview()).not.toContain('refresh')
})
