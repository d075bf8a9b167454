import { describe, expect, it } from 'vitest'
import { markdownToHtml, markdownToText } from './markdown'

describe('the text of an event', () => {
  it('keeps paragraphs, emphasis, lists and quotes', () => {
    expect(markdownToHtml('Ein *Wort*.\n\n> Zitat')).toBe(
      '<p>Ein <em>Wort</em>.</p>\n<blockquote>\n<p>Zitat</p>\n</blockquote>',
    )
    expect(markdownToText('Ein *Wort*\nund eines.\n\n- a\n- b')).toBe('Ein Wort und eines.\na\nb')
  })

  it('begins its headings below those of the page', () => {
    expect(markdownToHtml('# Eins')).toBe('<h3>Eins</h3>')
  })

  it('leaves HTML as text and pictures out', () => {
    expect(markdownToHtml('<script>alert(1)</script> ![x](https://a.example/b.png)')).not.toMatch(
      /<script|<img/,
    )
  })

  it('rejects links that the specification rejects, and opens others in a new tab', () => {
    for (const url of [
      'javascript:alert(1)',
      'vbscript:x',
      'file:///etc/passwd',
      'data:text/html,x',
      'JaVaScRiPt:x',
    ]) {
      expect(markdownToHtml(`[x](${url})`)).not.toContain('href')
    }
    expect(markdownToHtml('[x](https://a.example)')).toContain('target="_blank" rel="noopener"')
    expect(markdownToHtml('[x](/spa)')).toBe('<p><a href="/spa">x</a></p>')
  })

  it('bounds nesting', () => {
    expect(markdownToHtml('>'.repeat(5000)).length).toBeLessThan(20_000)
  })
})
