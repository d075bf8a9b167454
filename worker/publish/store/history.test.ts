import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { realFiles } from '../../disk/files'
import { sealed, unsealed } from '../../disk/sealed'
import type { Entry } from '../release/entry'
import { formatId, noPins, type ReleaseRecord } from '../release/release'
import { History, parseRecord } from './history'

let folder: string
let damaged: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'))
  mkdirSync(path.join(folder, 'records'))
  damaged = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => new History(folder, realFiles, (file) => void damaged.push(file))
const entryOf = (sha256: string): Entry => ({
  sha256,
  size: 1,
  type: 'text/html',
  cache: 'page',
  encodings: [],
})

/** Release `number` writes a page of its own and the home page anew. */
const record = (number: number): ReleaseRecord => ({
  version: 1,
  id: formatId(number),
  at: number,
  kind: 'publish',
  status: 'live',
  changeIds: [],
  changes: [`page-${number}/index.html`, 'index.html'].map((file) => ({
    path: file,
    before: null,
    after: entryOf(`of ${number}`),
  })),
  held: [],
  letGo: [],
  pins: noPins,
  problems: [],
  pages: [],
  removedPages: [],
})

async function write(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) await open().write(record(number))
}

const fileOf = (number: number) => path.join(folder, 'records', `${formatId(number)}.json`)
const snapshot = (name = 'snapshot.ndjson') => path.join(folder, name)

const damages: readonly [name: string, damage: (file: string) => void][] = [
  ['empty', (file) => truncateSync(file, 0)],
  ['cut in half', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  [
    'altered in one bit',
    (file) => {
      const bytes = readFileSync(file)
      const middle = Math.floor(bytes.length / 2)
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
      writeFileSync(file, bytes)
    },
  ],
  ['gone', (file) => unlinkSync(file)],
  [
    'a folder',
    (file) => {
      unlinkSync(file)
      mkdirSync(path.join(file, 'deep'), { recursive: true })
    },
  ],
  ['of a newer version', (file) => writeFileSync(file, '{"version":9}\n["end"]\n')],
]

describe('the history of the releases', () => {
  it('reads a record of any length as it was written, from the disk and as the archive has it', async () => {
    for (const length of [0, 1000, 2500]) {
      const changes = Array.from({ length }, (_, index) => ({
        path: `seite-${index}/über.html`,
        before: null,
        after: entryOf(`of ${index}`),
      }))
      const written = { ...record(1), changes }
      await open().write(written)
      expect(await open().read(1)).toEqual(written)
      expect(parseRecord(unsealed(readFileSync(fileOf(1), 'utf8')) ?? '')).toEqual(written)
    }
  })

  it('reads a record that is JSON in one line, as versions of before wrote it, with and without a seal', async () => {
    for (const text of [sealed(JSON.stringify(record(1))), `${JSON.stringify(record(1))}\n`]) {
      writeFileSync(fileOf(1), text)
      expect(await open().read(1)).toEqual(record(1))
      expect(parseRecord(unsealed(text) ?? '')).toEqual(record(1))
    }
  })

  it.each(damages)(
    'goes on where a record is %s, and gives no number twice (fault 73)',
    async (_, damage) => {
      await write(1, 5)
      damage(fileOf(3))
      damage(fileOf(5))
      for (const again of [1, 2]) {
        const state = await open().load()
        expect(state.release, `load ${again}`).toBeGreaterThanOrEqual(4)
        if (damaged.length > 0) expect(state.release).toBe(5)
        expect(state.files.get('index.html')?.sha256).toBe('of 4')
        expect([...state.files.keys()]).toEqual([
          'page-1/index.html',
          'index.html',
          'page-2/index.html',
          'page-4/index.html',
        ])
      }
    },
  )

  it.each(damages)(
    'takes the snapshot before the last one where that is %s (fault 73)',
    async (_, damage) => {
      await write(1, 3)
      await open().writeSnapshot(await open().load())
      await write(4, 5)
      await open().writeSnapshot(await open().load())
      await write(6, 6)
      for (const number of [1, 2, 3]) unlinkSync(fileOf(number))
      const whole = await open().load()
      damage(snapshot())
      const state = await open().load()
      expect(state.files).toEqual(whole.files)
      expect(state.release).toBe(6)
      expect(state.started).toBe(true)
    },
  )

  it('leaves a record of a newer version where it is, and gives no number twice', async () => {
    await write(1, 3)
    const newer = sealed(JSON.stringify({ version: 2, id: formatId(3), changes: {} }))
    writeFileSync(fileOf(3), newer)
    for (const again of [1, 2]) {
      const state = await open().load()
      expect([state.release, state.hasGap], `load ${again}`).toEqual([3, true])
    }
    expect(readFileSync(fileOf(3), 'utf8')).toBe(newer)
    expect(damaged).toEqual([])
    // Once everything was made again, nothing is missing any more.
    const whole = await open().load()
    await open().writeSnapshot(whole)
    await write(4, 4)
    expect(await open().load()).toMatchObject({ release: 4, hasGap: false })
    expect(readFileSync(fileOf(3), 'utf8')).toBe(newer)
  })

  it('writes one snapshot after another, each of the moment in which it was asked for (fault 85)', async () => {
    await write(1, 3)
    const history = open()
    const [three, five] = [await open().load(), await open().load()]
    await write(4, 5)
    for (const number of [4, 5]) five.apply(record(number))
    await Promise.all([
      history.writeSnapshot(three),
      history.writeSnapshot(five),
      history.writeSnapshot(five),
    ])
    for (const number of [1, 2, 3, 4, 5]) unlinkSync(fileOf(number))
    const state = await open().load()
    expect(state.files).toEqual(five.files)
    expect([state.release, damaged]).toEqual([5, []])
  })

  it('does not know the site where both snapshots are damaged and the first records expired, but its number (fault 73)', async () => {
    await write(1, 4)
    await open().writeSnapshot(await open().load())
    await open().writeSnapshot(await open().load())
    unlinkSync(fileOf(1))
    for (const name of ['snapshot.ndjson', 'snapshot.before.ndjson']) truncateSync(snapshot(name), 40)
    const state = await open().load()
    expect(state).toMatchObject({ release: 4, started: false, pageCount: 0 })
    expect(damaged).toEqual(['snapshot.ndjson', 'snapshot.before.ndjson'])
    expect(readdirSync(folder).sort()).toEqual([
      'records',
      'snapshot.before.ndjson.damaged',
      'snapshot.ndjson.damaged',
    ])
  })

  it.each(damages)(
    'knows that something is missing where a record before the last is %s, until a snapshot holds all',
    async (_, damage) => {
      await write(1, 4)
      expect((await open().load()).hasGap).toBe(false)
      damage(fileOf(1))
      for (const again of [1, 2]) expect((await open().load()).hasGap, `load ${again}`).toBe(true)
      const state = await open().load()
      state.hasGap = false
      await open().writeSnapshot(state)
      expect((await open().load()).hasGap).toBe(false)
    },
  )

  it('lets damaged records go when they are old enough, but keeps the last number that was given', async () => {
    await write(1, 4)
    for (const number of [2, 4]) truncateSync(fileOf(number), 0)
    await open().load()
    const left = () => readdirSync(path.join(folder, 'records')).filter((name) => name.endsWith('.damaged'))
    await open().removeSetAside(Date.now() - 60_000)
    expect(left()).toEqual(['00000002.json.damaged', '00000004.json.damaged'])
    await open().removeSetAside(Date.now() + 60_000)
    expect(left()).toEqual(['00000004.json.damaged'])
    expect((await open().load()).release).toBe(4)
    await write(5, 5)
    await open().removeSetAside(Date.now() + 60_000)
    expect(left()).toEqual([])
  })

  it('tells when a release was as its record does, however that was written, and not where there is none', async () => {
    await write(1, 2)
    expect([await open().timeOf(1), await open().timeOf(2), await open().timeOf(3)]).toEqual([
      1,
      2,
      undefined,
    ])
    const { id, ...rest } = record(4)
    writeFileSync(path.join(folder, 'records/00000004.json'), sealed(JSON.stringify({ ...rest, id })))
    expect(await open().timeOf(4)).toBe(4)
  })

  it('reads what an earlier version wrote without a checksum', async () => {
    writeFileSync(fileOf(1), `${JSON.stringify(record(1))}\n`)
    const head = { version: 1, release: 1, releasedAt: 1, started: true, pins: noPins, editors: [] }
    const lines = [head, ['file', 'index.html', entryOf('old')], ['end']]
    writeFileSync(snapshot(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    unlinkSync(fileOf(1))
    expect((await open().load()).files.get('index.html')?.sha256).toBe('old')
    expect(damaged).toEqual([])
  })
})
