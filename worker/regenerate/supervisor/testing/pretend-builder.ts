/**
 * A builder without Gatsby, for tests of its supervisor: it writes what it was told into `public/applied.json` and answers
 * as the real one does. A document named `hang` is never answered, `crash` ends the process, `schema` needs a new
 * builder that knows it.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nothingMade } from '../../../changes/testing/nothing-made'
import type { FromBuilder } from '../../builder-messages'
import { isToBuilder } from '../../builder-messages'
import type { PackedRegeneration } from '../../told-files'
import { copyPair } from '../site-folder'

const file = path.resolve('public', 'applied.json')
/** Where it lies nothing that was left can be taken up; tries are noted in it. (A variable would be another environment.) */
const outgrown = path.resolve('../outgrown')
const read = (): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
const say = (message: FromBuilder) => process.send?.({ from: 'builder', ...message })
const moment = Date.parse(process.env.SITE_MOMENT ?? '2026-11-22T12:00:00Z')
const state = {
  ...{ feeds: [], readings: {}, schedule: { moment } },
  today: process.env.SITE_TODAY ?? '2026-11-22',
  // As one that has made its bundle, where nothing was left by another.
  carriesBundler: !existsSync(path.resolve('../bundled')),
}
const memory = 100

function regeneration(isWhole: boolean): PackedRegeneration {
  const applied = { path: 'applied.json', sha256: '', size: 0 }
  const files = { texts: [], shared: [], files: [applied] }
  return { ...nothingMade, root: path.resolve('public'), files, isWhole }
}

function apply(id: number, names: readonly string[], whole: boolean): void {
  if (names.includes('hang')) return
  if (names.includes('crash')) process.exit(7)
  if (names.includes('schema') && !process.env.PRETEND_KNOWING)
    return void say({ type: 'failed', id, reason: 'another schema', means: 'new builder' })
  writeFileSync(file, JSON.stringify([...read(), ...names]))
  say({ type: 'stage', stage: 'files' })
  say({ type: 'applied', id, regeneration: regeneration(whole), memory, ...state })
}

let copying = new AbortController()
process.on('message', async (message: unknown) => {
  if (!isToBuilder(message)) return
  if (message.type === 'touches') return say({ type: 'touched', id: message.id, pages: read().length })
  copying.abort()
  copying = new AbortController()
  if (message.type === 'stop') {
    say({ type: 'stopped' })
    process.exit(0)
  }
  if (message.type === 'snapshot') {
    appendFileSync('snapshots.log', 'asked\n')
    const { signal } = copying
    await copyPair(process.cwd(), message.folder, signal).catch(() => undefined)
    return say({ type: 'copied', id: message.id, whole: !signal.aborted })
  }
  if (message.type === 'refresh' && existsSync(outgrown))
    return say({ type: 'failed', id: message.id, reason: 'another schema', means: 'new builder' })
  if (message.type === 'refresh') return apply(message.id, ['refresh'], true)
  for (const change of message.changes) {
    if (change.kind === 'day') state.today = change.date
    if (change.kind === 'schedule') state.schedule.moment = change.at
  }
  apply(
    message.id,
    message.changes.map((change) => (change.kind === 'document' ? change.id : change.kind)),
    message.whole,
  )
})
process.on('disconnect', () => process.exit(1))

if (process.env.PRETEND_BROKEN) process.exit(3)
if (process.env.PRETEND_ENDLESS) {
  writeFileSync('begun', '')
  for (;;);
}
if (process.env.PRETEND_ALONE) {
  const reason = 'the content service is away'
  process.send?.({ from: 'builder', type: 'unready', reason, means: 'later' }, () => process.exit(1))
} else if (existsSync(outgrown) && process.env.BUILDER_GROUND !== 'clean') {
  appendFileSync(outgrown, `${process.env.BUILDER_GROUND}\n`)
  const reason = 'a template came into use'
  process.send?.({ from: 'builder', type: 'unready', reason, means: 'new builder' }, () => process.exit(1))
} else {
  mkdirSync('.cache', { recursive: true })
  mkdirSync('public', { recursive: true })
  writeFileSync(file, JSON.stringify([...read(), 'built']))
  say({ type: 'ready', regeneration: regeneration(true), ...state })
}
