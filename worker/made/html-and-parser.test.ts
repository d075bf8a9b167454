import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { readPage } from './html'

const { window } = new JSDOM()

/** Texts with everything that means something in HTML. */
const text = fc.stringMatching(/^[a-z<>&"'=/ !-]{0,12}$/)
const address = fc.stringMatching(/^[a-z/?&#"'<>=.]{1,10}$/)
/** A script or style cannot hold its own end, and no comment the end of one: nobody could write that down. */
const code = fc.stringMatching(/^[a-z<>&"'=/ \n]{0,20}$/).filter((source) => !/<\/|<!--/.test(source))

type Made = (document: Document) => Node
const element =
  (name: string, attributes: Readonly<Record<string, string>>, inside = ''): Made =>
  (document) => {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.textContent = inside
    return made
  }

const piece: fc.Arbitrary<Made> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'area'), address).map(([name, href]) => element(name, { href })),
  fc.tuple(text, address).map(([title, href]) => element('a', { title: `href="${title}"`, href }, 'x')),
  fc
    .tuple(fc.constantFrom('de', 'fr', 'x-default'), address)
    .map(([hreflang, href]) => element('link', { rel: 'alternate', hreflang, href })),
  address.map((href) => element('link', { rel: 'stylesheet', href })),
  fc
    .constantFrom('noindex', 'noindex, nofollow', 'all', 'none')
    .map((content) => element('meta', { name: 'robots', content })),
  fc
    .tuple(fc.constantFrom(undefined, 'module', 'application/json', 'text/javascript'), code)
    .map(([type, source]) => element('script', type === undefined ? {} : { type }, source)),
  address.map((src) => element('script', { src })),
  code.map((source) => element('style', {}, source)),
  text.map((inside) => element('p', { 'data-x': inside }, inside)),
  fc
    .stringMatching(/^[a-z<>"=/ ]{0,12}$/)
    .filter((inside) => !/^-?>/.test(inside))
    .map(
      (inside): Made =>
        (document) =>
          document.createComment(inside),
    ),
)

const runs = (script: HTMLScriptElement): boolean =>
  !script.hasAttribute('src') && ['', 'module', 'text/javascript'].includes(script.type)

/** What the parser of a browser finds. */
function found(html: string) {
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
  const sha = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`
  return {
    links: [...new Set(all('a[href], area[href]').map((link) => link.getAttribute('href') ?? ''))],
    alternates: Object.fromEntries(
      all<HTMLLinkElement>('link[rel=alternate]').map((link) => [
        link.hreflang,
        link.getAttribute('href') ?? '',
      ]),
    ),
    noIndex: all<HTMLMetaElement>('meta[name=robots]').some(({ content }) => /noindex|none/.test(content)),
    scriptHashes: [
      ...new Set(
        all<HTMLScriptElement>('script')
          .filter(runs)
          .map(({ text }) => sha(text)),
      ),
    ],
  }
}

it('a page says the same to us as to the parser of a browser', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const document = window.document.implementation.createHTMLDocument()
      for (const make of pieces) document.body.append(make(document))
      const html = `<!DOCTYPE html>${document.documentElement.outerHTML}`
      const { scriptHashes, ...said } = readPage(html)
      expect({ ...said, scriptHashes: [...new Set(scriptHashes)] }).toEqual(found(html))
    }),
    { numRuns: 300 },
  )
})
