import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ownMark } from '../../lock-owner'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'
import { DocumentStore } from './document-store'
import { lockFolder } from './folder-lock'
import { Journal } from './journal'
import type { LakeDocument } from './lake-document'

/** Where the file is written anew; a folder of this name keeps it from that. */
const draftIn = (folder: string): string => path.join(folder, 'documents.ndjson.tmp')

/** The documents of a folder, whose file is written anew after every hundred bytes. */
function journalOf(folder: string) {
  const store = new DocumentStore()
  const warnings: string[] = []
  const restore = (documents: readonly LakeDocument[]) =>
    store.apply(documents.map((after) => ({ id: after._id, after })))
  const open = () =>
    Journal.open(
      folder,
      restore,
      () => store.all(),
      (message) => warnings.push(message),
      100,
    )
  const put = (journal: Journal, id: string, text = '') => {
    const changes = [
      { id, after: { _id: id, _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '', text } },
    ]
    journal.append(id, changes)
    store.apply(changes)
  }
  return { open, store, put, warnings }
}

describe('documents on disk', () => {
  test('what was written is there after a restart, deletions and order too', async () => {
    const dataFolder = temporaryFolder()
    const first = await lakeForTest({ dataFolder })
    await first.client.create({ _id: 'b', _type: 'page' })
    const kept = await first.client.create({ _id: 'a', _type: 'page', title: 'Ärger «umlaut» \u2028' })
    await first.client.create({ _id: 'gone', _type: 'page' })
    await first.client.delete('gone')
    await first.close()
    for (let restart = 0; restart < 2; restart += 1) {
      const next = await lakeForTest({ dataFolder })
      expect(await next.client.fetch('*._id')).toEqual(['b', 'a'])
      expect(await next.client.getDocument('a')).toEqual(kept)
      await next.close()
    }
  })

  test('a half-written transaction is dropped whole, and the ones before it stay', async () => {
    const dataFolder = temporaryFolder()
    const first = await lakeForTest({ dataFolder })
    await first.client.create({ _id: 'a', _type: 'page' })
    await first.client
      .transaction()
      .create({ _id: 'b', _type: 'page' })
      .create({ _id: 'c', _type: 'page' })
      .commit()
    await first.close()
    const file = path.join(dataFolder, 'documents.ndjson')
    fs.truncateSync(file, fs.statSync(file).size - 20)
    const warnings: string[] = []
    const log = {
      info: () => undefined,
      warn: (message: string) => warnings.push(message),
      error: () => undefined,
    }
    const second = await lakeForTest({ dataFolder, log })
    expect(await second.client.fetch('*._id')).toEqual(['a'])
    expect(warnings).toEqual([expect.stringContaining('unfinished line')])
  })

  test('the transaction at which the file is written anew is in the new one', async () => {
    const { open, store, put } = journalOf(temporaryFolder())
    const journal = open()
    for (const id of ['a', 'b', 'c', 'd']) put(journal, id)
    await journal.close()
    store.apply(['a', 'b', 'c', 'd'].map((id) => ({ id })))
    await open().close()
    expect(store.all().map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('where the file cannot be written anew, edits go on being taken, and it is tried again', async () => {
    const folder = temporaryFolder()
    const { open, store, put, warnings } = journalOf(folder)
    const journal = open()
    put(journal, 'a')
    put(journal, 'b')
    fs.mkdirSync(draftIn(folder))
    for (const id of ['c', 'd', 'e', 'f']) put(journal, id)
    expect(warnings).toEqual([expect.stringMatching(/documents\.ndjson could not be written anew/)])
    await journal.close()
    store.apply(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id })))
    await open().close()
    expect(store.all().map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  test('a start that cannot write the file anew says so, leaves nothing beside it, and lets the next one in', async () => {
    const folder = temporaryFolder()
    const { open, put } = journalOf(folder)
    const journal = open()
    put(journal, 'a')
    await journal.close()
    const before = fs.readFileSync(path.join(folder, 'documents.ndjson'), 'utf8')
    fs.mkdirSync(draftIn(folder))
    expect(open).toThrow(/could not be written anew \(EISDIR.*make room on its disk\. No document is lost\./)
    expect(fs.readdirSync(folder)).toEqual(['documents.ndjson'])
    expect(fs.readFileSync(path.join(folder, 'documents.ndjson'), 'utf8')).toBe(before)
    await open().close()
  })

  test.skipIf(process.platform !== 'linux')('a start with no room for all documents loses none', async () => {
    const folder = temporaryFolder()
    const { open, put } = journalOf(folder)
    const journal = open()
    for (let number = 0; number < 300; number += 1) put(journal, `page-${number}`, 'x'.repeat(1000))
    await journal.close()
    const before = fs.readFileSync(path.join(folder, 'documents.ndjson'), 'utf8')
    const program = path.resolve(__dirname, '../test-support/open-journal.ts')
    // A file may grow to less than what was written: the last write is cut short, as on a full disk.
    const limited = [
      '-c',
      'ulimit -f 100; exec "$@"',
      'sh',
      process.execPath,
      '--import',
      'tsx',
      program,
      folder,
    ]
    const env = { ...process.env, TSX_DISABLE_CACHE: '1' }
    const { status, stderr } = spawnSync('sh', limited, { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('No document is lost.')])
    expect(fs.readFileSync(path.join(folder, 'documents.ndjson'), 'utf8')).toBe(before)
    await open().close()
  })

  test('a file of another format is moved aside, not overwritten', async () => {
    const dataFolder = temporaryFolder()
    fs.writeFileSync(path.join(dataFolder, 'documents.ndjson'), '{"lake":99}\n{"precious":true}\n')
    const { client } = await lakeForTest({ dataFolder })
    expect(await client.fetch('count(*)')).toBe(0)
    expect(fs.readFileSync(path.join(dataFolder, 'documents.ndjson.unreadable'), 'utf8')).toContain(
      'precious',
    )
  })

  test('one folder serves one process', async () => {
    const { dataFolder } = await lakeForTest()
    await expect(lakeForTest({ dataFolder })).rejects.toThrow(/is in use by process \d+/)
  })

  test('a lock that was left behind holds nobody up: its process is gone, another has its number, it cannot be read', () => {
    const folder = temporaryFolder()
    const mark = JSON.parse(ownMark())
    const running = { ...mark, pid: process.ppid }
    const lock = (left: unknown) => {
      fs.writeFileSync(path.join(folder, 'lake.pid'), typeof left === 'string' ? left : JSON.stringify(left))
      return () => lockFolder(folder)()
    }
    for (const left of ['', '{"pid":', String(process.ppid), { ...mark, pid: 999_999_999 }])
      expect(lock(left)).not.toThrow()
    expect(lock({ ...running, boot: 'an earlier one' })).not.toThrow()
    expect(lock({ ...running, started: '1' })).not.toThrow()
    expect(lock({ ...running, started: undefined })).toThrow(`is in use by process ${process.ppid}: stop it`)
  })

  test('a killed process loses nothing that it acknowledged, nor its history', async () => {
    const dataFolder = temporaryFolder()
    const program = path.resolve(__dirname, '../test-support/write-until-killed.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', program, dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    const exited = new Promise((resolve) => child.once('exit', resolve))
    await waitFor(() => printed.split('\n').length > 200, '200 acknowledged edits')
    child.kill('SIGKILL')
    await exited
    const acknowledged = Number(printed.trimEnd().split('\n').at(-1))
    const { client } = await lakeForTest({ dataFolder })
    expect(await client.fetch('*[_id == "counter"][0].n')).toBeGreaterThanOrEqual(acknowledged)
    const url = '/data/history/production/transactions/counter?fromTransaction=&limit=1000'
    const log = String(await client.request({ url }))
    expect(log.trimEnd().split('\n').length).toBeGreaterThanOrEqual(acknowledged + 1)
  })
})
