import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEndedSessions } from './ended-sessions'

const lifetime = 8 * 3_600_000
const start = Date.parse('2026-11-26T12:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sessions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (now = start) => openEndedSessions(folder, 'gate', lifetime, now)
const issuedAt = (id: string, at: number) => ({ id, until: at + lifetime })

it('a session that somebody closed stays closed after a restart, and no other is', async () => {
  const mine = issuedAt('mine', start)
  await (await open()).end(mine, start)
  const again = await open(start + 1_000)
  expect([again.has(mine), again.has(issuedAt('other', start))]).toEqual([true, false])
})

it('where nobody has closed one, all are open', async () => {
  expect((await open()).has(issuedAt('mine', start - 1_000))).toBe(false)
})

it.each([
  ['damaged', '{"version":1,"ended":{"mi'],
  ['of a newer version', '{"version":2,"sessions":[]}'],
])(
  'where the file is %s, every session from before is over, also after the next start, and new ones are not',
  async (_, text) => {
    mkdirSync(path.join(folder, 'gate'))
    writeFileSync(path.join(folder, 'gate', 'ended-sessions.json'), text)
    const before = issuedAt('before', start - 1_000)
    const after = issuedAt('after', start + 1_000)
    const sessions = await open()
    expect([sessions.has(before), sessions.has(after)]).toEqual([true, false])
    await sessions.end(after, start + 2_000)
    const again = await open(start + 3_000)
    expect([again.has(before), again.has(after)]).toEqual([true, true])
    expect(again.has(issuedAt('later', start + 4_000))).toBe(false)
  },
)
