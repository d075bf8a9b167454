import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { languages } from '../../site/languages/locales'
import type { Change, Regeneration } from '../../worker/changes/change'
import { readPage } from '../../worker/made/html'
import { fileOfPage } from '../../worker/made/page-paths'
import type { Builder } from '../../worker/regenerate/supervisor/builder'
import { fewEvents, type Outside, startOutside } from '../support/content'
import { folderDifferences, folderHashes, followRegeneration } from '../support/folder-hashes'
import { builderIn } from '../support/seed'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { makeMistakes } from './mistakes'

interface Page {
  _id: string
  path: string
  title: string
}

const quoting = (text: string) => ({ parts: [{ _type: 'quote', _key: 'quote', text }] })

/** What is done to a page, and why it cannot be made. */
const throwing = [
  { change: quoting('component throws'), reason: 'a <part> says "no"' },
  { change: { title: 'head throws' }, reason: 'no head' },
  { change: quoting('resolver throws'), reason: 'no parts' },
]
const notEnding = 'making it did not come to an end'
const ending = [
  { change: quoting('component never ends'), reason: notEnding },
  { change: { title: 'head never ends' }, reason: notEnding },
  { change: quoting('resolver never ends'), reason: notEnding },
  { change: quoting('component waits for nothing'), reason: notEnding },
  { change: quoting('component eats memory'), reason: notEnding },
]
/** It never ends where only another process sees it: after a wait, in a turn of the event loop that is not its own. */
const hidden = [{ change: quoting('component hides its end'), reason: notEnding }]

/** A hotel in one language and with few kinds of pages: what is looked at here is the same in a large one. */
const fewDocuments = () =>
  hotelDocuments().filter(
    ({ _type, __i18n_lang = 'de' }) =>
      __i18n_lang === 'de' && !['restaurant', 'activity'].includes(String(_type)),
  )

let workspace: Workspace
let outside: Outside
let builder: Builder
let root = ''
let pages: Page[] = []
const told = new Map<string, string>()
const warnings: string[] = []

const open = () =>
  builderIn(workspace, outside.environment, {
    snapshotAfter: 3_600_000,
    log: { info: () => undefined, warn: (_fields, text) => void warnings.push(text) },
  })

function follow(regeneration: Regeneration): Regeneration {
  root = regeneration.root
  followRegeneration(told, regeneration)
  return regeneration
}

const html = ({ path: page }: Page): string => readFileSync(path.join(root, fileOfPage(page)), 'utf8')
const whyUnmade = (page: Page): string | undefined => readPage(html(page)).unmade
const edited = ({ _id }: Page): Change => ({ kind: 'document', id: _id, operation: 'update' })

/** As the worker does it: what is left for later, because making pages has become slow, follows at once. */
async function regenerate(changes: readonly Change[]): Promise<Regeneration> {
  const regeneration = follow(await builder.apply(changes))
  const left = new Set(regeneration.unfinished)
  if (left.size === 0) return regeneration
  return regenerate(changes.filter((change) => change.kind === 'document' && left.has(change.id)))
}

/** The German footer stands in where a language has none of its own. */
const footers = languages.map((language) => `footer--${language}`).sort()

const unmadeSlices = ({ unmadeSlices: slices = [] }: Regeneration) =>
  slices.map(({ documentId, facts }) => [documentId, facts.reason])

/** Changes what every page shows at its foot. */
async function putFooter(value: unknown): Promise<Regeneration> {
  await outside.client.patch('prefooter').set({ winterSeasonLength: value }).commit()
  return regenerate([{ kind: 'document', id: 'prefooter', operation: 'update' }])
}

/** Changes a page, and another one that has nothing to do with it, in one batch. */
async function edit(page: Page, change: object, innocent: Page, lead: string): Promise<Regeneration> {
  await outside.client.patch(page._id).set(change).commit()
  await outside.client.patch(innocent._id).set({ lead }).commit()
  return regenerate([edited(page), edited(innocent)])
}

beforeAll(async () => {
  workspace = makeWorkspace('unmade-pages')
  makeMistakes(workspace.folder)
  outside = await startOutside(workspace, { ...fewEvents, today: '2026-11-22', documents: fewDocuments() })
  builder = open()
  follow(await builder.start())
  const query =
    '*[_type in ["room", "package"] && __i18n_lang == "de"] | order(_id) {_id, title, "path": url.fullPath}'
  pages = await outside.client.fetch(query)
  expect(pages.length).toBeGreaterThan(throwing.length + ending.length + hidden.length)
})

afterAll(async () => {
  await builder?.stop()
  await outside?.close()
  if (process.env.KEEP !== '1') await workspace?.remove()
})

/** Takes away everything that builders know of one another: the next start is a first one. The bundle stays. */
function forgetBuilders(dataFolder: string): void {
  const folders = path.join(dataFolder, 'builder')
  for (const name of readdirSync(folders).filter((each) => !['a', 'b', 'bundle'].includes(each)))
    rmSync(path.join(folders, name), { recursive: true })
}

const innocent = (): Page => {
  const last = pages.at(-1)
  if (!last) throw new Error('there is no page')
  return last
}
const victims = () =>
  [...throwing, ...ending, ...hidden].map((fault, index) => {
    const page = pages[index]
    if (!page) throw new Error('there are too few pages')
    return { page, ...fault }
  })

describe('a page that cannot be made', () => {
  it('says why instead of what it should show, and everything else is made by the same builder (fault 47)', async () => {
    const { pid } = builder.status()
    const alone = victims().slice(0, throwing.length + ending.length)
    for (const [index, { page, change, reason }] of alone.entries()) {
      await edit(page, change, innocent(), `beside: ${index}`)
      expect(whyUnmade(page), `${page.path}: ${JSON.stringify(change)}`).toMatch(reason)
      expect(html(innocent())).toContain(`beside: ${index}`)
    }
    expect(builder.status().pid).toBe(pid)
    expect(warnings).toEqual([])
  })

  it('is given up where nothing in its process sees that it never ends, and everything else is made (fault 47)', async () => {
    expect(await builder.takeSnapshot()).toBe(true)
    for (const [index, { page, change, reason }] of victims().slice(-hidden.length).entries()) {
      await edit(page, change, innocent(), `beside the endless: ${index}`)
      expect(whyUnmade(page)).toMatch(reason)
      expect(html(innocent())).toContain(`beside the endless: ${index}`)
    }
    expect(warnings).toContain('given up until they change: no builder gets to their end')
  })

  it('does not hold up a start, and is as a clean build makes it (fault 47)', async () => {
    warnings.length = 0
    const whole = (await outside.client.getDocument('prefooter'))?.winterSeasonLength
    const unmade = footers.map((name) => [name, 'no footer'])
    expect(unmadeSlices(await putFooter('footer throws'))).toEqual(unmade)
    await builder.stop(60_000)
    expect(unmadeSlices(follow(await builder.start()))).toEqual(unmade)
    const regenerated = folderHashes(root)
    follow(await builder.apply([{ kind: 'rebuild', reason: 'to compare' }]))
    for (const { page, reason } of victims()) expect(whyUnmade(page)).toMatch(reason)
    expect(folderDifferences(regenerated, folderHashes(root))).toEqual({
      missing: [],
      surplus: [],
      different: [],
    })
    expect(whyUnmade(innocent())).toBeUndefined()
    expect(unmadeSlices(await putFooter(whole))).toEqual([])
    expect(warnings).toEqual([])
  })

  it('is made as soon as it is corrected (fault 47)', async () => {
    const corrected = victims().map(({ page }) => page)
    for (const { _id, title } of corrected)
      await outside.client
        .patch(_id)
        .set({ title, ...quoting('Ruhe') })
        .commit()
    follow(await builder.apply(corrected.map(edited)))
    expect(corrected.map(whyUnmade)).toEqual(corrected.map(() => undefined))
    for (const page of corrected) expect(html(page)).toContain('Ruhe')
    expect(warnings).toEqual([])
    expect(folderDifferences(told, folderHashes(root)).different).toEqual([])
  })

  it.each(['footer throws', 'footer never ends'])(
    'is no page for that the %s: the last footer that could be made stays, and everything else goes on (fault 47)',
    async (text) => {
      const { pid } = builder.status()
      const whole = (await outside.client.getDocument('prefooter'))?.winterSeasonLength
      const before = folderHashes(root)
      const regeneration = await putFooter(text)
      const why = expect.stringMatching(/no footer|not come to an end/)
      expect(unmadeSlices(regeneration)).toEqual(footers.map((name) => [name, why]))
      for (const language of languages)
        expect(regeneration.problems).toContainEqual(
          expect.objectContaining({
            documentId: 'prefooter',
            code: 'slice.unmade',
            facts: expect.objectContaining({ slice: 'footer', language }),
          }),
        )
      expect(folderDifferences(before, folderHashes(root)).different).toEqual([])
      expect(folderDifferences(told, folderHashes(root)).different).toEqual([])
      await outside.client
        .patch(innocent()._id)
        .set({ lead: `while the ${text}` })
        .commit()
      follow(await builder.apply([edited(innocent())]))
      expect(html(innocent())).toContain(`while the ${text}`)
      expect(whyUnmade(innocent())).toBeUndefined()
      expect(unmadeSlices(await putFooter(`${whole}!`))).toEqual([])
      expect(html(innocent())).toContain(`${whole}!`)
      await putFooter(whole)
      expect(builder.status().pid).toBe(pid)
    },
  )

  it('is found by a first build, too, that knows nothing of it (fault 47)', async () => {
    const [page] = pages
    if (!page) throw new Error('there is no page')
    await outside.client.patch(page._id).set(quoting('component never ends')).commit()
    await builder.stop()
    forgetBuilders(workspace.dataFolder)
    builder = open()
    follow(await builder.start())
    expect(whyUnmade(page)).toBe('making it did not come to an end')
    expect(whyUnmade(innocent())).toBeUndefined()
  })
})
