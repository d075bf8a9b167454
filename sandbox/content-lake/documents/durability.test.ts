import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'
import { DocumentStore } from './document-store'
import { Journal } from './journal'
import type { LakeDocument } from './lake-document'

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
    const folder = temporaryFolder()
    const store = new DocumentStore()
    const restore = (documents: readonly LakeDocument[]) =>
      store.apply(documents.map((after) => ({ id: after._id, after })))
    const open = () =>
      Journal.open(
        folder,
        restore,
        () => store.all(),
        () => undefined,
        100,
      )
    const journal = open()
    const stamps = { _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }
    for (const id of ['a', 'b', 'c', 'd']) {
      const changes = [{ id, after: { _id: id, ...stamps } }]
      journal.append(id, changes)
      store.apply(changes)
    }
    await journal.close()
    store.apply(['a', 'b', 'c', 'd'].map((id) => ({ id })))
    await open().close()
    expect(store.all().map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd'])
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
    const other = temporaryFolder()
    fs.writeFileSync(path.join(other, 'lake.pid'), '999999999')
    await expect(lakeForTest({ dataFolder: other })).resolves.toBeDefined()
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
