import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Receipt } from './receipt'
import { openReceiptJournal } from './receipt-journal'

const receipt = (id: string): Receipt => ({
  id,
  change: { kind: 'document', id: 'room-arven', type: 'room', operation: 'update' },
  title: 'Arvenzimmer',
  outcome: 'partly',
  at: { received: 1_000, seen: 1_400 },
  pages: [{ language: 'de', path: '/zimmer/arven', why: 'document' }],
  problems: [{ reason: 'The title is missing.', documentId: 'room-arven' }],
})

function dataFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, file: path.join(folder, 'receipts.ndjson') }
}

it('a receipt that follows one which a full disk cut short is kept (fault 108)', async () => {
  const { folder, file } = dataFolder()
  let isFull = false
  const journal = await openReceiptJournal(folder, 100, async (to, text) => {
    appendFileSync(file, isFull ? String(text).slice(0, 60) : String(text))
    if (isFull) throw Object.assign(new Error(`no space left for ${to}`), { code: 'ENOSPC' })
  })
  await journal.write([receipt('1')])
  isFull = true
  await expect(journal.write([receipt('2')])).rejects.toThrow('no space left')
  isFull = false
  await journal.write([receipt('2'), receipt('3')])
  const ids = (await openReceiptJournal(folder)).list(10).map(({ id }) => id)
  expect(ids).toEqual(['3', '2', '1'])
})

it('a bit that turns costs the receipt that it is in, and is shown to nobody (fault 108)', async () => {
  const { folder, file } = dataFolder()
  await (await openReceiptJournal(folder)).write([receipt('1'), receipt('2')])
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ (at % 2 === 0 ? 1 : 0x20)
    writeFileSync(file, damaged)
    const kept = (await openReceiptJournal(folder)).list(10)
    for (const each of kept) expect(each, String(at)).toMatchObject(receipt(each.id === '1' ? '1' : '2'))
    if (at > whole.indexOf('\n') && whole[at] !== 10) expect(kept.length, String(at)).toBeGreaterThan(0)
  }
})

it('a head that cannot be read costs no receipt (fault 108)', async () => {
  const { folder, file } = dataFolder()
  await (await openReceiptJournal(folder)).write([receipt('1'), receipt('2')])
  writeFileSync(file, readFileSync(file, 'utf8').replace('{"version"', '{"version'))
  expect((await openReceiptJournal(folder)).list(10)).toHaveLength(2)
})

it('a line of an earlier version that is none of a receipt ends no start (fault 108)', async () => {
  const { folder, file } = dataFolder()
  const lines = [
    '{"version":2}',
    JSON.stringify(receipt('1')),
    '{"id":"2"}',
    '5',
    'null',
    '{"id":"3","pages":{}}',
    JSON.stringify(receipt('4')).replace('"change"', '"chance"'),
    JSON.stringify(receipt('5')).replace('"received"', '"receivee"'),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  expect((await openReceiptJournal(folder)).list(10)).toEqual([receipt('1')])
})
