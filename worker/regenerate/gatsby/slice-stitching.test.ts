import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateModule } from './gatsby-modules'
import { restitchSlices, stitchSlices } from './slice-stitching'

const names = ['header-1', 'footer-1', 'menu-1'] as const
const html = fc.constantFrom('', '<p>Zimmer & Suiten</p>', '<!-- Notiz -->', '\n<main id="ü">', '</main>')

/** A place for a slice, empty or filled before; as Gatsby's server rendering writes it, or as stitching leaves it. */
const place = fc.record({ name: fc.constantFrom(...names), fresh: fc.boolean(), filling: html })
const text = fc.array(fc.oneof(html, place), { maxLength: 6 })
type Text = typeof text extends fc.Arbitrary<infer Value> ? Value : never

const written = (parts: Text): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      return part.fresh
        ? `<slice-start id="${part.name}"></slice-start>${part.filling}<slice-end id="${part.name}"></slice-end>`
        : `<!-- slice-start id="${part.name}" -->${part.filling}<!-- slice-end id="${part.name}" -->`
    })
    .join('')

/** Only the header holds others, so that none holds itself. */
const slices = fc.record({ 'header-1': text, 'footer-1': html, 'menu-1': html })
const withoutHeader = (parts: Text): Text =>
  parts.filter((part) => typeof part === 'string' || part.name !== 'header-1')

describe('stitching', () => {
  let folder = ''
  beforeAll(() => {
    // Without it Gatsby draws its progress on the terminal as soon as its reporter is loaded.
    process.env.CI = 'true'
    folder = mkdtempSync(path.join(os.tmpdir(), 'stitching-'))
    mkdirSync(path.join(folder, '_gatsby', 'slices'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('puts slices into any page as Gatsby does from file to file', async () => {
    const { stitchSliceForAPage } = privateModule('gatsby/dist/utils/slices/stitching')
    await fc.assert(
      fc.asyncProperty(text, slices, async (page, given) => {
        const texts = new Map<string, string>([
          ['header-1', written(withoutHeader(given['header-1']))],
          ['footer-1', given['footer-1']],
          ['menu-1', given['menu-1']],
        ])
        for (const [name, slice] of texts)
          writeFileSync(path.join(folder, '_gatsby', 'slices', `${name}.html`), slice)
        writeFileSync(path.join(folder, 'index.html'), written(page))
        await stitchSliceForAPage({ pagePath: '/', publicDir: folder })
        const own = stitchSlices(written(page), (name) => texts.get(name) ?? '')
        expect(own).toBe(readFileSync(path.join(folder, 'index.html'), 'utf8'))
        expect(stitchSlices(own, (name) => texts.get(name) ?? '')).toBe(own)
      }),
      { numRuns: 300 },
    )
  })

  it('of a page that was stitched before does the same with bytes, and says when nothing differs', () => {
    fc.assert(
      fc.property(text, slices, slices, (page, given, next) => {
        const textsOf = (of: typeof given) =>
          new Map<string, string>([
            ['header-1', written(withoutHeader(of['header-1']))],
            ['footer-1', of['footer-1']],
            ['menu-1', of['menu-1']],
          ])
        const [before, after] = [textsOf(given), textsOf(next)]
        const readBefore = (name: string) => before.get(name) ?? ''
        const readAfter = (name: string) => after.get(name) ?? ''
        const stitched = stitchSlices(written(page), readBefore)
        const whole = (name: string) => Buffer.from(stitchSlices(readAfter(name), readAfter))
        const bytes = Buffer.from(stitched)
        const restitched = restitchSlices(bytes, whole)
        const { from, parts } = restitched ?? { from: bytes.length, parts: [] }
        const expected = stitchSlices(stitched, readAfter)
        expect(Buffer.concat([bytes.subarray(0, from), ...parts]).toString()).toBe(expected)
        expect(restitched === undefined).toBe(expected === stitched)
      }),
      { numRuns: 300 },
    )
    expect(() => restitchSlices(Buffer.from('<!-- slice-start id="a" -->'), () => Buffer.from(''))).toThrow(
      /a begins and does not end/,
    )
  })

  it('of a page whose slice does not end, or has not begun, is refused with the name of the slice', () => {
    const read = () => ''
    expect(() => stitchSlices('<!-- slice-start id="header-1" -->', read)).toThrow(/header-1.*does not end/)
    expect(() => stitchSlices('<p></p><slice-end id="footer-1"></slice-end>', read)).toThrow(
      /footer-1.*not begun/,
    )
  })
})
