import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf } from '../../site/addresses/address-form'
import { written } from '../../site/addresses/testing/written'
import { documentClaimant, ownClaimants } from '../../site/content/claimants'
import { ContentIndex } from '../../site/content/content-index'
import { idInLanguage } from '../../site/languages/document-ids'
import { type Language, languages, prefixes } from '../../site/languages/locales'
import type { PlannedPage } from '../../site/nodes/planned-page'
import { Sitemap } from '../../site/nodes/sitemap'
import { sha256 } from '../disk/sha256'
import { dataFileOfPage, fileOfPage, pageOf } from '../made/page-paths'
import { badPath, isPrivateFile } from '../made/public-files'
import { linkReader } from '../publish/pages/link-target'
import { createProver } from '../publish/prove/proof'
import type { Entry } from '../publish/release/entry'
import { type Answer, decideAnswer } from './answer'
import { edgeSettings } from './settings'

const siteUrl = 'https://hotel.example'
const settings = edgeSettings({
  siteUrl,
  imageOrigin: siteUrl,
  pressOrigin: siteUrl,
  pictureSource: { projectId: 'p', dataset: 'd' },
})
const html = '<!doctype html>'

const entryOf = (page: string): Entry => ({
  sha256: sha256(html),
  size: html.length,
  type: 'text/html; charset=utf-8',
  cache: 'page',
  encodings: [],
  owner: page,
})

/** The plan of a site of one document that asks for this path. */
function planOf(fullPath: string, language: Language) {
  const index = new ContentIndex()
  index.apply(new Map(ownClaimants().map((claimant) => [claimant.id, claimant])))
  const document = documentClaimant({
    ...{
      id: 'node',
      _id: idInLanguage('page-one', language),
      _type: 'page',
      _createdAt: '2026-01-01T00:00:00Z',
    },
    ...{ __i18n_lang: language, title: 'One', url: { fullPath } },
    internal: { type: 'SanityPage', contentDigest: '' },
  })
  return index.apply(new Map([['page-one', document]]))
}

/** What the built-in edge answers at an address of a site with one page. */
function answerOf(address: string, page: PlannedPage): Answer {
  const file = fileOfPage(page.path)
  const view = {
    release: () => '00000001',
    hasGap: () => false,
    find: (name: string) => (name === file ? entryOf(page.path) : undefined),
    elsewhere: () => undefined,
    isWithheld: () => false,
  }
  const request = { method: 'GET', url: address, headers: { 'user-agent': 'bot' } }
  const answer = decideAnswer(request, view, settings)
  if ('to' in answer) throw new Error(`${address} is passed on`)
  return answer
}

/** Every address under which the site names a page. */
async function addressesOf(page: PlannedPage): Promise<string[]> {
  const line = { path: page.path, language: page.language, group: 'page-one', lastModified: null }
  const sitemap = [...new Sitemap(siteUrl).apply([line], []).values()].join('')
  const proved: string[] = []
  const prove = createProver({
    edge: siteUrl,
    fetch: async (url) => {
      proved.push(new URL(String(url)).pathname)
      return new Response(html)
    },
  })
  expect(await prove([{ path: page.path, sha256: sha256(html) }])).toMatchObject({ live: true })
  return [
    addressOf(page.path),
    addressOf(page.path.normalize('NFD')),
    // What a browser makes of a link, and of the canonical address.
    new URL(page.path, siteUrl).pathname,
    ...[...sitemap.matchAll(/<loc>([^<]*)</g)].flatMap(([, href = '']) =>
      href.endsWith('.xml') ? [] : [new URL(href.replaceAll('&amp;', '&')).pathname],
    ),
    ...proved,
  ]
}

describe('a path that is accepted', () => {
  it('answers 200 at every address under which it is published, however it was written (fault 50)', async () => {
    const readLink = linkReader(siteUrl)
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom(...languages), async (text, language) => {
        const { createPages, problems } = planOf(prefixes[language] + text, language)
        const [page] = createPages
        expect(problems).toHaveLength(page ? 0 : 1)
        if (!page) return
        accepted += 1
        const addresses = await addressesOf(page)
        expect(addresses).toHaveLength(5)
        for (const address of addresses) {
          expect(answerOf(address, page), address).toMatchObject({
            status: 200,
            body: { entry: { owner: page.path } },
          })
          expect(readLink(address, '/')).toBe(page.path)
        }
      }),
      { numRuns: 500 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  it('has files that are published, and that no other page has', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...languages), (text, language) => {
        for (const { path } of planOf(prefixes[language] + text, language).createPages) {
          const files = [fileOfPage(path), dataFileOfPage(path)]
          expect(files.map((file) => [badPath(file), isPrivateFile(file)])).toEqual([
            [undefined, false],
            [undefined, false],
          ])
          expect(files.map(pageOf)).toEqual([path, path])
        }
      }),
      { numRuns: 500 },
    )
  })
})
