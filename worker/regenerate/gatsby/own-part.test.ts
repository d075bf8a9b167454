import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPage } from '../../made/html'
import { joinFacts } from '../told-files'
import { ownPartOf } from './own-part'
import { stitchSlices } from './slice-stitching'

const piece = fc.constantFrom(
  '<a href="/zimmer">Zimmer</a>',
  '<a href="/">Start</a>',
  '<link rel="alternate" hreflang="fr" href="/fr"/>',
  '<meta name="robots" content="noindex"/>',
  '<script>a()</script>',
  '<script>b()</script>',
  '<style>a{}</style>',
  '<p>Ü & Ö</p>',
)
const html = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const place = (slice: string) =>
  `<slice-start id="${slice}"></slice-start><slice-end id="${slice}"></slice-end>`
const sorted = <Item>(items: readonly Item[]) => [...items].sort()

it('what a page says by itself and what its slices say is together what the whole page says', () => {
  fc.assert(
    fc.property(html, html, html, html, (header, main, footer, menu) => {
      const texts: Record<string, string> = {
        'header-1': `${header}${place('menu-1')}`,
        'footer-1': footer,
        'menu-1': menu,
      }
      const read = (slice: string) => texts[slice] ?? ''
      const page = stitchSlices(
        `<!DOCTYPE html><html><body>${place('header-1')}${main}${place('footer-1')}</body></html>`,
        read,
      )
      const { said, slices } = ownPartOf(Buffer.from(page))
      expect(slices).toEqual(['header-1', 'footer-1'])
      const shared = slices.map((slice) => readPage(stitchSlices(read(slice), read)))
      const together = shared.reduceRight((others, own) => joinFacts(own, others))
      const own = said.facts ?? readPage('')
      const joined = joinFacts(own, together)
      const whole = readPage(page)
      expect(sorted(joined.links)).toEqual(sorted(whole.links))
      expect(sorted(joined.scriptHashes)).toEqual(sorted(whole.scriptHashes))
      expect(joined.alternates).toEqual(whole.alternates)
      expect(joined.noIndex).toBe(whole.noIndex)
      expect(own).toEqual(readPage(`<body>${main}</body>`))
    }),
  )
})

it('a page without slices says everything by itself, one that is cut off in a slice what is there', () => {
  const plain = ownPartOf(Buffer.from('<!DOCTYPE html><html><a href="/a">a</a></html>'))
  expect(plain).toMatchObject({ said: { facts: { links: ['/a'] } }, slices: [] })
  const cutOff = ownPartOf(
    Buffer.from('<!DOCTYPE html><html><!-- slice-start id="header-1" --><a href="/b">'),
  )
  expect(cutOff.said.facts).toMatchObject({ links: ['/b'], unmade: 'the page does not end' })
})

it('why a page could not be made, and a draft that it names, are its own', () => {
  const page =
    '<!DOCTYPE html><html><body data-unmade="no &quot;room&quot;">{"_id":"drafts.room"}</body></html>'
  const { said } = ownPartOf(Buffer.from(page))
  expect(said).toMatchObject({ facts: { unmade: 'no "room"' }, unpublished: 'drafts.room' })
})
