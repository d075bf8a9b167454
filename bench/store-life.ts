/**
 * The life of a release store in a process of its own, whose memory is looked at. Arguments: folder, pages, weight,
 * chapter. Prints a line of JSON for each step; `bench/release-memory.ts` starts it and reads them.
 */
import path from 'node:path'
import { createPublisher, type Publisher } from '../worker/publish/publisher'
import { folderTarget } from '../worker/publish/targets/folder'
import type { StoreStep } from './release-memory'
import { benchSiteUrl } from './release-pages'
import { ReleaseSite } from './release-site'

const day = 24 * 3_600_000
const [folder = '', pages = '', weight = '', chapter = ''] = process.argv.slice(2)
const site = new ReleaseSite(path.join(folder, 'root'), Number(pages), weight === 'real' ? 'real' : 'light')

const open = (clock: () => number): Publisher =>
  createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl: benchSiteUrl },
    target: folderTarget({ folder: path.join(folder, 'public') }),
    retention: { releases: 1, age: 30 * day, unnamed: 0 },
    clock,
  })

interface Outcome {
  status: string
  changed: readonly string[]
}

/** Does one step with everything that follows it, and tells how large the process ever was. */
async function step(
  name: string,
  publisher: Publisher,
  work: () => Promise<Outcome | undefined>,
): Promise<void> {
  const began = performance.now()
  const outcome = await work()
  await publisher.settled()
  const told: StoreStep = {
    name,
    seconds: (performance.now() - began) / 1000,
    memory: process.resourceUsage().maxRSS / 1024,
    ...(outcome ? { status: outcome.status, files: outcome.changed.length } : {}),
  }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

/** The first release, a sentence, a word in every page, all of that taken back, and let go again. */
async function firstChapter(): Promise<void> {
  const publisher = open(Date.now)
  const everything = { ...(await site.writeAll()), changeIds: [] }
  await step('first release', publisher, () => publisher.publish(everything))
  const text = await site.editText(30, 'Ein neuer Satz.')
  await step('text of a page', publisher, () => publisher.publish({ ...text, changeIds: [] }))
  const [before] = await publisher.list(1)
  const menus = await site.editMenus('Karte')
  await step('menu of every page', publisher, () => publisher.publish({ ...menus, changeIds: [] }))
  await step('whole site back', publisher, () => publisher.rollback({ id: before?.id ?? '' }))
  await step('whole site let go', publisher, () => publisher.unpin())
}

/** A start, the clean-up after forty days, a page that comes, and what an operator looks at. */
async function secondChapter(): Promise<void> {
  const publisher = open(() => Date.now() + 40 * day)
  await step('start', publisher, async () => void (await publisher.ready()))
  await step('history', publisher, async () => void (await publisher.list()))
  const text = await site.editText(33, 'Noch ein Satz.')
  await step('text, then clean-up', publisher, () => publisher.publish({ ...text, changeIds: [] }))
  const page = await site.addPage('/neu')
  await step('new page', publisher, () => publisher.publish({ ...page, changeIds: [] }))
}

void (chapter === 'first' ? firstChapter() : secondChapter())
