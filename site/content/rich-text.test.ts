import { PortableText } from '@portabletext/react'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ResolverContext } from '../nodes/lookup'
import { serializeJsonLd } from '../src/head/serialize-json-ld'
import { resolveRichText } from './rich-text'

const runs = { numRuns: 5000, seed: 20261122 }
const nodes: ResolverContext = {
  nodeModel: { getNodeById: () => null, trackPageDependencies: () => undefined },
}

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</a><a href="javascript:alert(1)">',
  '\u2028\u2029',
  '\u202e\u2066',
  '<!--',
  ']]>',
)
const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), hostile)
const href = fc.oneof(
  words,
  fc
    .tuple(fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'https'), words)
    .map(([a, b]) => `${a}:${b}`),
)
const span = fc.record({
  _type: fc.constantFrom('span', 'script'),
  _key: words,
  text: fc.oneof(words, fc.constant(undefined)),
  marks: fc.oneof(fc.array(fc.constantFrom('strong', 'em', 'link', 'script', 'l1', 'style')), words),
})
const block = fc.record({
  _type: fc.constantFrom('block', 'block', 'block', 'html'),
  _key: words,
  style: fc.oneof(
    fc.constantFrom('normal', 'h1', 'h6', 'blockquote', 'script', 'iframe', '__proto__'),
    words,
  ),
  listItem: fc.constantFrom(undefined, 'bullet', 'number', 'script'),
  level: fc.oneof(fc.integer(), fc.constant(undefined)),
  markDefs: fc.array(
    fc.record({
      _type: fc.constantFrom('link', 'script'),
      _key: fc.constantFrom('l1', 'link'),
      isExternal: fc.boolean(),
      externalLink: href,
    }),
    { maxLength: 2 },
  ),
  children: fc.oneof(fc.array(span, { maxLength: 3 }), words),
})

const allowedTags = new Set('H1 H2 H3 H4 H5 H6 P BLOCKQUOTE UL OL LI STRONG EM A BR SPAN DIV'.split(' '))
const components = {
  marks: {
    link: ({ children, value }: { children?: unknown; value?: { href?: string } }) =>
      createElement('a', { href: value?.href }, String(children ?? '')),
  },
}

describe('rich text', () => {
  it('of any shape becomes known elements, and no link with a forbidden scheme (faults 26 and 28)', () => {
    const { document } = new JSDOM('').window
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (value) => {
        const resolved = resolveRichText(value, nodes)
        const html = renderToStaticMarkup(
          createElement(PortableText, { value: JSON.parse(JSON.stringify(resolved ?? [])), components }),
        )
        const holder = document.createElement('div')
        holder.innerHTML = html
        for (const element of holder.querySelectorAll('*')) {
          expect(allowedTags, html).toContain(element.tagName)
          const names = element.getAttributeNames()
          expect(
            names.filter((name) => name.startsWith('on')),
            html,
          ).toEqual([])
          const target = element.getAttribute('href')
          if (target !== null) expect(target.trim()).not.toMatch(/^(?:javascript|vbscript|file|data:text)/i)
        }
      }),
      runs,
    )
  }, 60_000)

  it('links are rejected in the data already, before any template sees them', () => {
    fc.assert(
      fc.property(href, (externalLink) => {
        const value = [
          {
            _type: 'block',
            _key: 'b',
            markDefs: [{ _type: 'link', _key: 'l1', isExternal: true, externalLink }],
            children: [{ _type: 'span', _key: 's', text: 'x', marks: ['l1'] }],
          },
        ]
        expect(JSON.stringify(resolveRichText(value, nodes))).not.toMatch(
          /"href":"\s*(?:javascript|vbscript|file|data:(?!image\/(?:gif|png|jpeg|webp)[;,]))[^"]*:/i,
        )
      }),
      runs,
    )
  })
})

describe('what an editor leaves empty', () => {
  const links = [{ _type: 'link', _key: 'l1', isExternal: true, externalLink: 'https://verein.example' }]
  const empty = (text: string, more: object = {}) => ({
    ...{ _type: 'block', _key: `${text} ${JSON.stringify(more)}`, style: 'normal', markDefs: links },
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
    ...more,
  })
  const shown = (...blocks: object[]) =>
    renderToStaticMarkup(
      createElement(PortableText, {
        value: JSON.parse(JSON.stringify(resolveRichText(blocks, nodes) ?? [])),
      }),
    )

  it('is no heading, paragraph, quotation or point of a list, and nothing else of a text is nothing', () => {
    for (const text of ['', ' ', '\n', '\u00a0', '\u200b', '\u00ad']) {
      const kinds = [{}, { style: 'h2' }, { style: 'blockquote' }, { listItem: 'bullet', level: 1 }]
      const blocks = kinds.map((kind) => empty(text, kind))
      expect(resolveRichText(blocks, nodes)).toBe(null)
      expect(shown(...blocks, empty('Wort', { _key: 'w' }))).toBe('<p>Wort</p>')
    }
    expect(resolveRichText([{ _type: 'block', _key: 'b', style: 'h2' }], nodes)).toBe(null)
  })

  it('is no link, and a blank between two words of a link is of it', () => {
    const spans = (...texts: [text: string, isLink?: boolean][]) =>
      texts.map(([text, isLink], at) => ({ _type: 'span', _key: `${at}`, text, marks: isLink ? ['l1'] : [] }))
    expect(shown(empty('a', { children: spans(['vor'], [' ', true], ['nach']) }))).toBe('<p>vor nach</p>')
    expect(shown(empty('b', { children: spans(['Zum', true], [' ', true], ['Verein', true]) }))).toBe(
      '<p><a href="https://verein.example">Zum Verein</a></p>',
    )
  })
})

describe('structured data', () => {
  it('stays inside of its script element whatever a title says (fault 28)', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), hostile)
    fc.assert(
      fc.property(text, (name) => {
        const json = serializeJsonLd({ '@type': 'Hotel', name })
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json)).toEqual({ '@type': 'Hotel', name })
      }),
      runs,
    )
  })
})
