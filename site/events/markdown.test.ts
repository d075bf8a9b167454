import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { markdownToHtml, markdownToText } from './markdown'

const allowedTags = new Set(
  'H3 H4 H5 H6 P BLOCKQUOTE UL OL LI STRONG EM A BR HR CODE PRE TABLE THEAD TBODY TR TH TD S'.split(' '),
)
const allowedAttributes = new Set(['href', 'target', 'rel', 'title', 'start', 'class'])

describe('the text of an event', () => {
  it('keeps paragraphs, emphasis, lists and quotes', () => {
    expect(markdownToHtml('Ein *Wort*.\n\n> Zitat')).toBe(
      '<p>Ein <em>Wort</em>.</p>\n<blockquote>\n<p>Zitat</p>\n</blockquote>',
    )
    expect(markdownToText('Ein *Wort*\nund eines.\n\n- a\n- b')).toBe('Ein Wort und eines.\na\nb')
  })

  it('keeps tables, a row a line, and what stands in blocks of code', () => {
    expect(markdownToText('Programm:\n\n|Zeit|Ort|\n|-|-|\n|20:00|Saal|')).toBe(
      'Programm:\nZeit Ort\n20:00 Saal',
    )
    expect(markdownToText('Vor\n\n    Treffpunkt\n\n```\nBahnhof\n```\n\nNach')).toBe(
      'Vor\nTreffpunkt\nBahnhof\nNach',
    )
  })

  it('begins its headings below those of the page', () => {
    expect(markdownToHtml('# Eins')).toBe('<h3>Eins</h3>')
  })

  it('leaves HTML as text and pictures out', () => {
    expect(markdownToHtml('<script>alert(1)</script> ![x](https://a.example/b.png)')).not.toMatch(
      /<script|<img/,
    )
  })

  it('keeps the words of a picture, and no link that has none', () => {
    expect(markdownToHtml('Vor ![Das *Plakat*](https://a.example/b.png "Titel") nach')).toBe(
      '<p>Vor Das Plakat nach</p>',
    )
    expect(markdownToText('![Plakat](b.png)')).toBe('Plakat')
    expect(markdownToHtml('[![Plakat](b.png)](https://a.example)')).toMatch(/^<p><a [^>]*>Plakat<\/a><\/p>$/)
    for (const empty of [
      '[![](b.png)](https://a.example)',
      '[](https://a.example)',
      '[ ![ ](b.png) ](https://a.example)',
    ])
      expect(markdownToHtml(`Vor ${empty} nach`)).not.toContain('<a')
    expect(markdownToHtml('![<b>x</b>](b.png)')).toBe('<p>&lt;b&gt;x&lt;/b&gt;</p>')
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
  })

  it('leads to no page of this site by chance: what has no scheme is where the text is from, or only words', () => {
    const source = 'https://feed.example/api/events.json'
    const [blank, noopener] = ['target="_blank"', 'rel="noopener"']
    const link = (href: string) => `<p><a href="${href}" ${blank} ${noopener}>x</a></p>`
    expect(markdownToHtml('[x](/spa)', source)).toBe(link('https://feed.example/spa'))
    expect(markdownToHtml('[x](www.verein.ch)', source)).toBe(link('https://www.verein.ch'))
    expect(markdownToHtml('*[x](seite.html)* [y](#oben) [z](javascript:1)', source)).toBe(
      '<p><em>x</em> y z</p>',
    )
    expect(markdownToHtml('[x](/spa)')).toBe('<p>x</p>')
    expect(markdownToText('Mehr [hier](/spa).')).toBe('Mehr hier.')
  })

  it('bounds nesting', () => {
    const levels = (depth: number) => markdownToHtml('>'.repeat(depth)).split('<blockquote>').length - 1
    expect([levels(40), levels(90)]).toEqual([40, 90])
    expect(levels(5000)).toBeLessThanOrEqual(100)
    expect(markdownToHtml('>'.repeat(5000)).length).toBeLessThan(20_000)
  })

  it('of any source becomes known elements without handlers, and no link with a forbidden scheme (faults 26 and 28)', () => {
    const { document } = new JSDOM('').window
    const scheme = fc.constantFrom(
      'javascript',
      'JAVA\tscript',
      'java&#115;cript',
      'vbscript',
      'file',
      'data',
      'https',
    )
    const address = fc
      .tuple(scheme, fc.constantFrom(':', '&colon;', '%3a', '&#58;'), fc.string())
      .map((parts) => parts.join(''))
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      address.map((to) => `[text](${to})`),
      address.map((to) => `[text](<${to}> "title")`),
      address.map((to) => `<${to}>`),
      address.map((to) => `[text]\n\n[text]: ${to}\n\n`),
      address.map((to) => `![alt](${to})`),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '"><svg onload=alert(1)>',
        '</div><a href="javascript:alert(1)">',
        '<!--',
        '```html\n',
        '# ',
        '> ',
        '- ',
        '\u2028',
        '\u202e',
        '\n\n',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const html = markdownToHtml(pieces.join(''))
        const holder = document.createElement('div')
        holder.innerHTML = html
        for (const element of holder.querySelectorAll('*')) {
          expect(allowedTags, html).toContain(element.tagName)
          for (const name of element.getAttributeNames()) expect(allowedAttributes, html).toContain(name)
          const target = element.getAttribute('href') ?? ''
          expect(new URL(target, 'https://www.edelgrat.example/').protocol, html).not.toMatch(
            /^(?:javascript|vbscript|file|data):/,
          )
        }
      }),
      { numRuns: 5000, seed: 20261122 },
    )
  }, 60_000)
})
