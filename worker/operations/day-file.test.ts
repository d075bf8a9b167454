import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDayHistory } from './day-file'

it('the last day outlives the process; a damaged file begins a new one', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'day-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = Date.parse('2027-01-10T08:00:00Z')
  const first = await openDayHistory(folder)
  first.note({ at, queue: undefined, builderBytes: undefined, workerBytes: 7, away: ['queue'] })
  await first.save()
  const second = await openDayHistory(folder)
  expect(second.slots(at)).toEqual(first.slots(at))
  expect(second.outages(at)).toEqual([{ part: 'queue', from: at, to: at }])
  writeFileSync(path.join(folder, 'operations', 'day.json'), '{"version":1,"slots":[{"at":"')
  expect((await openDayHistory(folder)).slots(at)).toEqual([])
})
