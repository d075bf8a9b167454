import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealed, unsealed } from '../../worker/disk/sealed'
import { allReceipts } from '../support/receipts'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'
import { releasesIn, rollBackTo, unpin } from './releases-in'

let site: QuickSite
beforeAll(async () => {
  site = await startQuickSite('other-versions')
})
afterAll(() => site?.stop())

const pages = ['/', '/zimmer/arven', '/room-arve', '/room-see', '/page-data/room-see/page-data.json']
const textOf = async (page: string) =>
  (await fetch(site.url + page, { headers: { 'accept-language': '' } })).text()
const textsOf = async () => Promise.all(pages.map(textOf))

const file = (name: string) => path.join(site.dataFolder, name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const lastRecord = () => `releases/records/${readdirSync(file('releases/records')).sort().at(-1)}`

/** The first line says the version; the others follow as they were. */
const withVersion = (text: string, version: number): string => {
  const [head = '', ...rest] = text.split('\n')
  return [JSON.stringify({ ...JSON.parse(head), version }), ...rest].join('\n')
}

/** Every file of the data folder that says its version, but those of builders, which have tests of their own. */
const versioned: readonly { name: () => string; isSealed: boolean }[] = [
  { name: lastRecord, isSealed: true },
  { name: () => 'releases/snapshot.ndjson', isSealed: true },
  { name: () => 'path-holders.json', isSealed: false },
  { name: () => 'receipts.ndjson', isSealed: false },
  { name: () => 'schedule.json', isSealed: false },
  { name: () => 'operations/day.json', isSealed: false },
]

/** Whole files of a version that nobody knows yet; answers what was written. */
function writeNewer(): Map<string, string> {
  const written = new Map<string, string>()
  for (const { name, isSealed } of versioned) {
    const text = read(name())
    const newer = withVersion(isSealed ? (unsealed(text) ?? '').trimEnd() : text, 99)
    written.set(name(), isSealed ? sealed(newer) : newer)
  }
  const ended = JSON.stringify({ version: 99, ended: [] })
  for (const room of ['gate', 'operations']) written.set(`${room}/ended-sessions.json`, ended)
  for (const [name, text] of written) {
    mkdirSync(path.dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }
  return written
}

async function publishTwice(title: string) {
  for (const text of [`${title} eins`, `${title} zwei`]) {
    await site.edit('room-arve', text)
    await site.showing('room-arve', text)
  }
  await site.deliveries.settled()
}

describe('A data folder of another version', () => {
  it('has a file of each kind that says its version', () => {
    expect(versioned.filter(({ name }) => !existsSync(file(name()))).map(({ name }) => name())).toEqual([])
  })

  it('that is newer: the site is whole, edits go live, and the records of releases stay for that version', async () => {
    await publishTwice('Arve')
    const right = await textsOf()
    await site.stopWorker()
    const record = lastRecord()
    const written = writeNewer()
    await site.startWorker()
    await waitFor('every page is right', async () =>
      (await textsOf()).join() === right.join() ? true : undefined,
    )
    expect(read(record)).toBe(written.get(record))
    await publishTwice('Fichte')
    expect((await releasesIn(site))[0]?.id).not.toBe(path.basename(record, '.json'))
    expect(site.log()).not.toMatch(/"level":60/)
  })

  it('that is earlier, without checksums: nothing of it is lost, moved aside or told of', async () => {
    await publishTwice('Lärche')
    const releases = (await releasesIn(site)).map(({ id }) => id)
    const receipts = [...(await allReceipts(site.workerUrl)).keys()]
    const right = await textsOf()
    await site.stopWorker()
    const names = readdirSync(file('releases/records')).map((name) => `releases/records/${name}`)
    for (const name of [...names, 'releases/snapshot.ndjson'])
      writeFileSync(file(name), unsealed(read(name)) ?? '')
    writeFileSync(file('receipts.ndjson'), withVersion(read('receipts.ndjson'), 1))
    const said = site.log().length
    await site.startWorker()
    expect(await textsOf()).toEqual(right)
    expect((await releasesIn(site)).map(({ id }) => id)).toEqual(releases)
    expect([...(await allReceipts(site.workerUrl)).keys()]).toEqual(expect.arrayContaining(receipts))
    expect(site.log().slice(said)).not.toMatch(/damaged|moved aside|is lost/)
    await rollBackTo(site, releases[1] ?? '')
    await site.showing('room-arve', 'Lärche eins')
    await unpin(site)
    await site.showing('room-arve', 'Lärche zwei')
  })
})
