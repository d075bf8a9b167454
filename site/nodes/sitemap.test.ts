import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Sitemap, type SitemapLine } from './sitemap'

const line = (
  group: string,
  language: 'de' | 'fr' | 'en' = 'de',
  lastModified = '2026-01-01',
): SitemapLine => ({
  path: `${language === 'de' ? '' : `/${language}`}/${group}`,
  language,
  group,
  lastModified,
})

function filesAfter(steps: readonly { set: SitemapLine[]; remove: SitemapLine[] }[]): Map<string, string> {
  const sitemap = new Sitemap('https://hotel.example')
  const files = new Map<string, string>()
  for (const { set, remove } of steps) {
    for (const [name, text] of sitemap.apply(set, remove)) {
      if (text === undefined) files.delete(name)
      else files.set(name, text)
    }
  }
  return files
}

describe('the sitemap', () => {
  it('names each page with its translations and German as the default', () => {
    const text = [...filesAfter([{ set: [line('zimmer'), line('zimmer', 'fr')], remove: [] }]).values()].join(
      '',
    )
    expect(text).toContain('<loc>https://hotel.example/zimmer</loc><lastmod>2026-01-01</lastmod>')
    expect(text).toContain('hreflang="fr" href="https://hotel.example/fr/zimmer"')
    expect(text).toContain('hreflang="x-default" href="https://hotel.example/zimmer"')
  })

  it('rewrites one part for one changed page', () => {
    const sitemap = new Sitemap('https://hotel.example')
    sitemap.apply(
      Array.from({ length: 500 }, (_, number) => line(`page-${number}`)),
      [],
    )
    const changed = sitemap.apply([line('page-7', 'de', '2026-02-02')], [])
    expect(changed.size).toBe(1)
  })

  it('escapes what XML does not allow', () => {
    const text = [...filesAfter([{ set: [{ ...line('a'), path: '/a&b<c>"d' }], remove: [] }]).values()].join(
      '',
    )
    expect(text).toContain('/a&amp;b%3Cc%3E%22d')
  })

  it('has the same bytes for the same pages, whatever the order and the way there', () => {
    const number = fc.nat({ max: 200 })
    fc.assert(
      fc.property(fc.array(fc.record({ number, gone: fc.boolean() }), { maxLength: 300 }), (steps) => {
        const final = new Map<string, SitemapLine>()
        for (const { number: each, gone } of steps) {
          if (gone) final.delete(`page-${each}`)
          else final.set(`page-${each}`, line(`page-${each}`))
        }
        const walked = filesAfter(
          steps.map(({ number: each, gone }) => ({
            set: gone ? [] : [line(`page-${each}`)],
            remove: gone ? [line(`page-${each}`)] : [],
          })),
        )
        const atOnce = filesAfter([{ set: [...final.values()].reverse(), remove: [] }])
        if (final.size > 0) expect([...walked].sort()).toEqual([...atOnce].sort())
      }),
      { numRuns: 60 },
    )
  })
})
