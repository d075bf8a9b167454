import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { realFiles } from '../../worker/disk/files'
import { sha256 } from '../../worker/disk/sha256'
import { BlobStore } from '../../worker/made/blobs'
import { createPublisher, type Publisher } from '../../worker/publish/publisher'
import { History } from '../../worker/publish/store/history'
import { defaultRetention, sweepBlobs } from '../../worker/publish/store/retention'
import { surveyHere } from '../../worker/publish/store/survey'
import { SmallSite, siteUrl } from './small-site'
import { temporaryFolder } from './temporary-folder'

const day = 24 * 3_600_000
const kept = { releases: 3, age: 5 * day, bytes: 1_000_000_000, unnamed: 0 }
const pages = ['/', '/a', '/b', '/c']

type Step =
  | { do: 'write'; page: number; text: number }
  | { do: 'remove'; page: number }
  | { do: 'asset'; number: number }
  | { do: 'rollback'; back: number }
  | { do: 'wait'; days: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), page: fc.nat(3), text: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('remove' as const), page: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('asset' as const), number: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rollback' as const), back: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
  },
)

const remove = (page: number): Step => ({ do: 'remove', page })
const asset = (number: number) => `app-${String(number).repeat(20)}.js`

async function act(step: Step, site: SmallSite, publisher: Publisher): Promise<void> {
  if (step.do === 'rollback') {
    const releases = (await publisher.list(step.back + 1)).filter(({ status }) => status === 'live')
    const to = releases.at(-1)
    if (to) await publisher.rollback({ id: to.id })
    if (to) await publisher.unpin()
    return
  }
  if (step.do === 'write') {
    const page = pages[step.page] ?? '/'
    await site.write(page, { owner: `page-${step.page}`, text: `Text ${step.text}` })
  }
  if (step.do === 'remove') await site.remove(pages[step.page] ?? '/a')
  if (step.do === 'asset') {
    for (const number of [0, 1, 2]) await site.removeFile(asset(number))
    await site.file(asset(step.number), `console.log(${step.number});${' '.repeat(300)}`)
  }
  await publisher.publish(site.whole())
  await publisher.override('The test takes pages away').catch(() => undefined)
}

/** Hashes that the records which are kept name, before and after. */
async function namedByRecords(folder: string): Promise<{ numbers: number[]; shas: Set<string> }> {
  const history = new History(folder, realFiles)
  const shas = new Set<string>()
  const numbers = await history.numbers()
  for (const number of numbers) {
    for (const { before, after } of (await history.read(number))?.changes ?? [])
      for (const entry of [before, after]) if (entry) shas.add(entry.sha256)
  }
  return { numbers, shas }
}

it('keeps every blob that a kept release or the live site names through any history, and nothing for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (history) => {
      const root = await temporaryFolder('root')
      const folder = await temporaryFolder('releases')
      const site = new SmallSite(root)
      for (const [number, page] of pages.entries()) await site.write(page, { owner: `page-${number}` })
      await site.file(asset(0), 'console.log(0)')
      let now = 1_800_000_000_000
      const open = () => createPublisher({ folder, gate: { siteUrl }, clock: () => now, retention: kept })
      const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
      let last = 0
      for (const step of [{ do: 'write', page: 0, text: 0 } as const, ...history]) {
        now += step.do === 'wait' ? step.days * day : 1000
        // Every start is followed by a sweep.
        const publisher = open()
        await publisher.ready()
        await act(step, site, publisher)
        await publisher.settled()
        const named = await namedByRecords(folder)
        const stored = (await blobs.list()).shas
        for (const sha of [...named.shas, ...liveFiles(publisher)])
          expect(stored, `${JSON.stringify(step)}`).toContain(sha)
        last = Math.max(last, ...named.numbers)
        for (const recent of [last, last - 1, last - 2])
          if (recent > 0) expect(named.numbers).toContain(recent)
      }
      // Long after, only what is live and the last releases are left.
      now += 40 * day
      // The first time what waits is let go, the second time nothing waits any more.
      let publisher = open()
      for (const text of ['Zuletzt', 'Ganz zuletzt']) {
        publisher = open()
        await site.write('/', { owner: 'page-0', text })
        await publisher.publish(site.whole())
        await publisher.override('The test took pages away').catch(() => undefined)
        await publisher.settled()
        now += 40 * day
      }
      const named = await namedByRecords(folder)
      expect(named.numbers).toHaveLength(Math.min(kept.releases, Math.max(...named.numbers)))
      const live = new Set(liveFiles(publisher))
      for (const sha of (await blobs.list()).shas)
        expect(live.has(sha) || named.shas.has(sha), `${sha} is named by nothing`).toBe(true)
    }),
    {
      numRuns: 12,
      // What waits for an operator is kept, too: it once looked like something that nothing names.
      examples: [[[remove(1), remove(2), { do: 'rollback', back: 2 }, { do: 'rollback', back: 1 }]]],
    },
  )
})

it('keeps no more than the room that releases may take, but the last ones, the live one and a pinned one', async () => {
  const root = await temporaryFolder('root')
  const folder = await temporaryFolder('releases')
  const site = new SmallSite(root)
  await site.write('/', { owner: 'page-0' })
  let now = 1_800_000_000_000
  const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  const numbersAfter = async (
    retention: Partial<typeof kept>,
    act: (publisher: Publisher) => Promise<unknown>,
  ) => {
    now += 1000
    // Every start is followed by a sweep.
    const publisher = createPublisher({
      folder,
      gate: { siteUrl },
      clock: () => now,
      retention: { ...kept, ...retention },
    })
    await act(publisher)
    await publisher.settled()
    return (await namedByRecords(folder)).numbers
  }
  const write = (text: string) => async (publisher: Publisher) => {
    await site.write('/', { owner: 'page-0', text })
    await publisher.publish(site.whole())
  }
  for (let number = 1; number < 10; number += 1) await numbersAfter({}, write(`Fassung ${number}`))
  expect((await namedByRecords(folder)).numbers).toHaveLength(9)
  expect(await numbersAfter({ bytes: 0 }, write('Fassung 10'))).toEqual([8, 9, 10])
  const named = await namedByRecords(folder)
  for (const sha of (await blobs.list()).shas)
    expect(named.shas.has(sha), `${sha} is named by nothing`).toBe(true)
  // Ten edits wait while the site is held on the ninth release: it is live, and to be gone back to.
  const hold = async (publisher: Publisher) => publisher.rollback({ id: '00000009' })
  await numbersAfter({}, hold)
  for (let number = 12; number < 22; number += 1) await numbersAfter({}, write(`Fassung ${number}`))
  const held = await numbersAfter({ bytes: 0 }, write('Fassung 22'))
  expect(held.slice(0, 3)).toEqual([9, 10, 11])
  const publisher = createPublisher({ folder, gate: { siteUrl }, clock: () => now, retention: kept })
  await publisher.ready()
  expect((await publisher.current())?.id).toBe('00000011')
})

it('keeps what a release has stored that ends while the sweep reads the history', async () => {
  const folder = await temporaryFolder('blobs')
  const blobs = new BlobStore(folder, realFiles)
  const [old, fresh] = [Buffer.from('of a release long ago'), Buffer.from('of a release in the making')]
  const inThread = new BlobStore(folder, realFiles, false)
  await inThread.put(sha256(fresh), fresh)
  await inThread.put(sha256(old), old)
  // Before the answer of the thread is heard nothing is claimed; afterwards the release has ended, and nothing is claimed.
  const found = await surveyHere(
    {
      history: folder,
      blobs: folder,
      current: 1,
      pinned: [],
      live: [],
      now: Date.now(),
      retention: defaultRetention,
    },
    realFiles,
  )
  expect(found.unnamed).toHaveLength(2)
  const sweep = (needed: ReadonlySet<string>, before: number) =>
    sweepBlobs(blobs, realFiles, found, needed, before)
  expect(await sweep(new Set(), Date.now() - defaultRetention.unnamed)).toBe(0)
  expect(await blobs.has(sha256(fresh))).toBe(true)
  expect(await sweep(new Set([sha256(fresh)]), Date.now() + 1000)).toBe(1)
  expect(await blobs.has(sha256(fresh))).toBe(true)
  expect(await blobs.has(sha256(old))).toBe(false)
})

it('keeps what a release begins to count on while the sweep looks at its age', async () => {
  const folder = await temporaryFolder('blobs')
  const blobs = new BlobStore(folder, realFiles)
  const bytes = Buffer.from('an earlier wording')
  const sha = sha256(bytes)
  await new BlobStore(folder, realFiles).put(sha, bytes)
  const looked = async (file: string) => {
    blobs.claimed.add(sha)
    return realFiles.lstat(file)
  }
  // Only this call is made by the sweep.
  const files = { ...realFiles, lstat: looked as typeof realFiles.lstat }
  const old = { unnamed: [sha], unfinished: [] }
  expect(await sweepBlobs(blobs, files, old, new Set(), Date.now() + 1000)).toBe(0)
  expect(await blobs.has(sha)).toBe(true)
  blobs.claimed.clear()
  expect(await sweepBlobs(blobs, realFiles, old, new Set(), Date.now() + 1000)).toBe(1)
})

it('stores again what the disk has lost when the whole site is published', async () => {
  const folder = await temporaryFolder('releases')
  const site = new SmallSite(await temporaryFolder('root'))
  await site.write('/', { owner: 'page-0' })
  const publisher = createPublisher({ folder, gate: { siteUrl } })
  await publisher.publish(site.whole())
  await publisher.settled()
  const blobs = new BlobStore(path.join(folder, 'blobs'), realFiles)
  const lost = publisher.view.find('index.html')?.sha256 ?? ''
  await blobs.remove(lost)
  await publisher.publish(site.whole())
  await publisher.settled()
  expect(await blobs.has(lost)).toBe(true)
})

it('counts a stored blob as new when it is wanted again', async () => {
  const blobs = new BlobStore(await temporaryFolder('blobs'), realFiles)
  const bytes = Buffer.from('an earlier wording')
  const stored = async () => (await realFiles.lstat(blobs.pathOf(sha256(bytes)))).ctimeMs
  await blobs.put(sha256(bytes), bytes)
  const before = await stored()
  await expect.poll(() => Date.now()).toBeGreaterThan(before + 20)
  await blobs.put(sha256(bytes), bytes)
  expect(await stored()).toBeGreaterThan(before)
})

/** Hashes of what is live, asked by every name that the site ever had. */
function liveFiles(publisher: Publisher): string[] {
  const names = [
    ...pages.flatMap((page) => [
      page === '/' ? 'index.html' : `${page.slice(1)}/index.html`,
      page === '/' ? 'page-data/index/page-data.json' : `page-data${page}/page-data.json`,
    ]),
    ...[0, 1, 2].map(asset),
  ]
  return names.flatMap((name) => publisher.view.find(name)?.sha256 ?? [])
}

it('a machine that makes the site and does not publish it keeps what it made last, and removes what it made before', async () => {
  const folder = await temporaryFolder('tidy')
  const clock = { now: Date.parse('2026-11-27T12:00:00Z') }
  const releases = path.join(folder, 'releases')
  const publisher = createPublisher({
    folder: releases,
    gate: { siteUrl },
    retention: { ...kept },
    clock: () => clock.now,
  })
  const site = new SmallSite(path.join(folder, 'root'))
  await site.write('/', { owner: 'page-home', text: 'Live' })
  await publisher.publish(site.whole())
  await publisher.settled()
  const blobs = new BlobStore(path.join(releases, 'blobs'), realFiles)
  const before = (await blobs.list()).shas
  const [older, newer] = [sha256('made before'), sha256('made last')]
  await blobs.put(older, Buffer.from('made before'))
  await blobs.put(newer, Buffer.from('made last'))
  await publisher.tidy(new Set([newer]))
  expect((await blobs.list()).shas).toEqual(new Set([...before, newer]))
  expect(await publisher.publish(site.whole())).toMatchObject({ status: 'unchanged' })
  await publisher.settled()
})
