import fs from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ticketId, ticketType } from '../../../worker/editors/ticket-id'
import type { Transaction } from '../dataset'
import type { LakeDocument } from '../documents/lake-document'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { History, type HistoryLimits } from './history'

const day = 86_400_000

/** A history in a folder, at a time that the test sets, and what it told the log. */
function openHistory(folder: string, limits: Partial<HistoryLimits> = {}, daysLater = 0) {
  const told: string[] = []
  const log = {
    info: () => undefined,
    warn: (text: string) => told.push(text),
    error: (text: string) => told.push(text),
  }
  let now = Date.parse('2026-05-01T00:00:00Z') + daysLater * day
  const history = History.open(folder, { now: () => now }, log, limits)
  onTestFinished(() => history.close())
  const pageAt = (revision: string, title = revision, _id = 'a'): LakeDocument => {
    const at = new Date(now).toISOString()
    return { _id, _type: 'page', _rev: revision, _createdAt: at, _updatedAt: at, title }
  }
  let last: LakeDocument | undefined
  return {
    history,
    told,
    pageAt,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    /** Gives a document another title. */
    edit(id: string, title?: string, before = last) {
      const after = pageAt(id, title)
      last = after
      const transaction: Transaction = {
        id,
        timestamp: after._updatedAt,
        identity: 'editor-gian',
        changes: [{ id: 'a', after, mutations: [], ...(before && { before }) }],
      }
      history.append(transaction)
    },
  }
}

const titles = (history: History) => history.touchesOf('a').map((touch) => history.after(touch)?.title)
const filesOf = (folder: string) => fs.readdirSync(path.join(folder, 'history'))
const fileOf = (folder: string, name = '000001.ndjson') => path.join(folder, 'history', name)

test('what was kept is there after a restart, in the same file, with both sides of each change', async () => {
  const folder = temporaryFolder()
  const first = openHistory(folder)
  first.edit('t1', 'Ärger «umlaut»\t\u2028\n')
  first.edit('t2')
  await first.history.close()
  const { history, edit } = openHistory(folder)
  edit('t3', 'third', first.pageAt('t2'))
  expect(titles(history)).toEqual(['Ärger «umlaut»\t\u2028\n', 't2', 'third'])
  const [made, changed, again] = history.touchesOf('a')
  if (!made || !changed || !again) throw new Error('A change is missing')
  expect(history.before(made)).toBeUndefined()
  expect(history.before(changed)?.title).toBe('Ärger «umlaut»\t\u2028\n')
  expect(history.before(again)?.title).toBe('t2')
  expect(filesOf(folder)).toEqual(['000001.ndjson'])
})

test('a damaged line loses only itself, wherever the damage is', () => {
  const folder = temporaryFolder()
  const first = openHistory(folder)
  for (const id of ['t1', 't2', 't3', 't4', 't5']) first.edit(id)
  const lines = fs.readFileSync(fileOf(folder), 'utf8').split('\n')
  lines[2] = lines[2]?.replace('"id":"t2"', '"id":t2') ?? ''
  lines[4] = lines[4]?.replace('"_type"', '_type') ?? ''
  fs.writeFileSync(fileOf(folder), lines.join('\n'))
  const { history, told } = openHistory(folder)
  expect(titles(history)).toEqual(['t1', 't3', undefined, 't5'])
  expect(told).toEqual([expect.stringContaining('dropped a line')])
})

test('a line that was cut short is left out, and the next one does not suffer from it', () => {
  const folder = temporaryFolder()
  const first = openHistory(folder)
  first.edit('t1')
  first.edit('t2')
  fs.truncateSync(fileOf(folder), fs.statSync(fileOf(folder)).size - 20)
  const second = openHistory(folder)
  second.edit('t3')
  expect(titles(second.history)).toEqual(['t1', 't3'])
  expect(titles(openHistory(folder).history)).toEqual(['t1', 't3'])
  expect(filesOf(folder)).toEqual(['000001.ndjson', '000002.ndjson'])
})

test('the oldest files go when there are too many bytes, and what they held is asked for in vain', () => {
  const folder = temporaryFolder()
  const { history, edit } = openHistory(folder, { fileSize: 500, size: 3000 })
  for (let n = 1; n <= 100; n += 1) edit(`t${n}`)
  const size = filesOf(folder).reduce((sum, name) => sum + fs.statSync(fileOf(folder, name)).size, 0)
  expect(size).toBeLessThan(3500)
  const kept = titles(history)
  expect(kept.length).toBeGreaterThan(2)
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => `t${101 - kept.length + index}`))
  expect(history.sequenceOf('t1')).toBeUndefined()
  expect(titles(openHistory(folder).history)).toEqual(kept)
})

test('what is older than the days that are kept goes at the next start, but for the newest file', () => {
  const folder = temporaryFolder()
  const { edit, wait } = openHistory(folder, { fileSize: 1 })
  edit('t1')
  wait(2 * day)
  edit('t2')
  edit('t3')
  expect(titles(openHistory(folder, { days: 1 }, 2).history)).toEqual(['t2', 't3'])
  expect(titles(openHistory(folder, { days: 1 }, 20).history)).toEqual(['t3'])
})

test('what stood there before the history began is kept with the first change', () => {
  const { history, edit, pageAt, wait } = openHistory(temporaryFolder())
  const seeded = pageAt('seed')
  wait(day)
  edit('t1', 'changed', seeded)
  const [touch] = history.touchesOf('a')
  expect(touch?.change).toEqual({ id: 'a', from: 'seed', stays: true, since: seeded._updatedAt })
  expect(touch && history.before(touch)).toEqual(seeded)
})

test('a file of another format is moved aside, not overwritten', () => {
  const folder = temporaryFolder()
  fs.mkdirSync(path.join(folder, 'history'))
  fs.writeFileSync(fileOf(folder), '{"history":99}\nprecious\n')
  const { history, edit, told } = openHistory(folder)
  edit('t1')
  expect(titles(history)).toEqual(['t1'])
  expect(fs.readFileSync(`${fileOf(folder)}.unreadable`, 'utf8')).toContain('precious')
  expect(told).toEqual([expect.stringContaining('moved to')])
})

test('an edit counts where its history cannot be written, and the log is told', async () => {
  const dataFolder = temporaryFolder()
  const errors: string[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (text: string) => errors.push(text) }
  const { client } = await lakeForTest({ dataFolder, log })
  fs.writeFileSync(path.join(dataFolder, 'history'), 'in the way')
  await client.create({ _id: 'a', _type: 'page', title: 'kept' })
  expect(await client.getDocument('a')).toMatchObject({ title: 'kept' })
  expect(errors).toEqual([expect.stringContaining('the history lacks transaction')])
})

test('a data folder of before there was a history opens, and edits that it missed leave no hole', async () => {
  const dataFolder = temporaryFolder()
  const revise = async (title: string, { forget = false } = {}) => {
    const lake = await lakeForTest({ dataFolder })
    await lake.client.createOrReplace({ _id: 'a', _type: 'page', title })
    await lake.close()
    if (forget) fs.rmSync(path.join(dataFolder, 'history'), { recursive: true })
  }
  await revise('of before', { forget: true })
  await revise('first')
  const kept = fs.readFileSync(fileOf(dataFolder))
  await revise('missed')
  fs.writeFileSync(fileOf(dataFolder), kept)
  await revise('second')
  const { history } = openHistory(dataFolder)
  const sides = history
    .touchesOf('a')
    .map((touch) => [history.before(touch)?.title, history.after(touch)?.title])
  expect(sides).toEqual([
    ['of before', 'first'],
    ['missed', 'second'],
  ])
})

test('what opens something for a moment leaves no trace: tickets for receipts, and secrets of the preview', async () => {
  const { client, dataFolder } = await lakeForTest()
  await client.create({ _id: 'room-arven', _type: 'room' })
  const ticket = ticketId('4f0c')
  await client
    .transaction()
    .create({ _id: ticket, _type: ticketType })
    .create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'opens the preview' })
    .commit()
  await client.delete({ query: '*[_type == $type]', params: { type: ticketType } })
  await client.patch('room-arven').set({ title: 'Arve' }).commit()
  const kept = fs.readFileSync(fileOf(dataFolder), 'utf8')
  expect(kept).not.toMatch(/4f0c|secret/)
  expect(kept.match(/room-arven/g)?.length).toBeGreaterThanOrEqual(2)
  const lines = kept.trim().split('\n').slice(1)
  expect(lines).toHaveLength(2)
})
