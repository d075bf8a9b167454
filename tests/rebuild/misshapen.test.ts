import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change, Regeneration } from '../../worker/changes/change'
import type { Builder } from '../../worker/regenerate/supervisor/builder'
import { fewEvents, type Outside, startOutside } from '../support/content'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { builderIn, plantSeed } from '../support/seed'
import { makeWorkspace, type Workspace } from '../support/workspace'

/** Values that no Studio lets through, by document and field; each of them ended every builder once. */
const misshapen: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'room-arven': { size: 'gross', beds: ['Doppelbett'], lead: ['Ein Satz.'], category: {}, guests: 1e300 },
  'page-spa': {
    isHome: 'ja',
    season: { label: 'summer' },
    parts: [
      { _type: 'film', _key: 'a', film: { animatedPoster: 'winter', duration: 1.5 } },
      {
        _type: 'gallery',
        _key: 'b',
        columnWidth: 300.5,
        pictures: [{ _type: 'picture', asset: { _ref: `image-abc-${'9'.repeat(400)}x2-jpg`, _weak: true } }],
      },
      { _type: 'textPart', _key: 'c', title: 'Halb\ud800', sectionId: 'a\udfffb', links: ['x'] },
    ],
  },
  general: { bookingEngineLink: { isExternal: true, externalLink: 'https://' }, latitude: 'oben' },
  prefooter: { list: [{ url: 'https://a:80000', picture: 7 }, 'x'], summerSeasonLength: 5 },
}
const innocent = 'page-history'

const same = { missing: [], surplus: [], different: [] }
let workspace: Workspace
let outside: Outside
let builder: Builder
const warnings: string[] = []

beforeAll(async () => {
  workspace = makeWorkspace('misshapen')
  outside = await startOutside(workspace, { today: '2026-11-22', ...fewEvents })
  await plantSeed(workspace, outside.environment)
  builder = builderIn(workspace, outside.environment, {
    log: {
      info: () => undefined,
      warn: (fields, text) => void warnings.push(`${text} ${JSON.stringify(fields)}`),
    },
  })
  await builder.start()
})

afterAll(async () => {
  await builder?.stop()
  await outside?.close()
  await workspace?.remove()
})

const update = (id: string): Change => ({ kind: 'document', id, operation: 'update' })
const pageData = (root: string, page: string): string =>
  readFileSync(path.join(root, 'page-data', page, 'page-data.json'), 'utf8')
const said = ({ problems }: Regeneration) =>
  problems.map(({ documentId, field, code }) => `${documentId} ${field} ${code}`)

describe('documents of the wrong shape', () => {
  it('go live without the values that are wrong, each named, beside an innocent edit, as a clean build makes them', async () => {
    const { client } = outside
    for (const [id, fields] of Object.entries(misshapen)) await client.patch(id).set(fields).commit()
    await client.patch(innocent).set({ title: 'Unschuldig' }).commit()
    const changes = [...Object.keys(misshapen), innocent].map(update)

    const regeneration = await builder.apply(changes)
    expect(warnings).toEqual([])
    const { root } = regeneration
    const paths = new Map(regeneration.pages.map(({ owner, path: page }) => [owner, page]))
    expect(pageData(root, paths.get(innocent) ?? '')).toContain('Unschuldig')
    expect(JSON.parse(pageData(root, paths.get('room-arven') ?? '')).result.data.page).toMatchObject({
      size: null,
      beds: null,
      lead: null,
    })
    expect(pageData(root, paths.get('page-spa') ?? '')).toContain('Halb\ufffd')
    const named = said(regeneration)
    expect(named).toMatchInlineSnapshot(`
      [
        "room-arven category document.kind",
        "room-arven size document.kind",
        "room-arven guests document.range",
        "room-arven lead document.kind",
        "room-arven beds document.kind",
        "page-spa parts[1].pictures[0].asset._ref document.picture",
        "page-spa parts[0].film.duration document.whole",
        "page-spa parts[1].columnWidth document.whole",
        "page-spa parts[2].title document.characters",
        "page-spa parts[2].sectionId document.characters",
        "page-spa parts[2].links[0] document.kind",
        "page-spa isHome document.kind",
        "page-spa season document.kind",
        "general latitude document.kind",
        "general bookingEngineLink.externalLink document.link",
        "prefooter summerSeasonLength document.kind",
        "prefooter list[0].picture document.kind",
        "prefooter list[1] document.kind",
        "prefooter list[0].url document.link",
      ]
    `)
    const regenerated = folderHashes(root)

    const clean = await builder.apply([{ kind: 'rebuild', reason: 'to compare' }])
    expect(folderDifferences(regenerated, folderHashes(clean.root))).toEqual(same)
    expect(said(clean)).toEqual(expect.arrayContaining(named))
  })
})
