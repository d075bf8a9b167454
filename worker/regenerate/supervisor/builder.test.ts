import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, Regeneration } from '../../changes/change'
import { ContentUnavailable } from '../../changes/errors'
import { NeedsNewBuilder } from '../../changes/needs-new-builder'
import { Builder, type BuilderOptions } from './builder'

let root: string
let builder: Builder
let warnings: string[]
const env: Record<string, string> = {}

const open = (options: Partial<BuilderOptions> = {}) =>
  new Builder({
    siteFolder: path.join(root, 'code'),
    dataFolder: path.join(root, 'data'),
    env,
    program: path.join(__dirname, 'testing', 'pretend-builder.ts'),
    log: { info: () => undefined, warn: (_fields, text) => void warnings.push(text) },
    snapshotAfter: 60_000,
    ...options,
  })
const edit = (id: string): Change => ({ kind: 'document', id, operation: 'update' })
const rebuild: Change = { kind: 'rebuild', reason: 'asked for' }
/** What the builder that answered has been told since it was clean. */
const told = (regeneration: Regeneration): unknown =>
  JSON.parse(readFileSync(path.join(regeneration.root, 'applied.json'), 'utf8'))

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'builder-'))
  mkdirSync(path.join(root, 'code'))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'code', 'node_modules'))
  writeFileSync(path.join(root, 'code', 'gatsby-config.ts'), 'export default {}')
  Object.assign(env, { PATH: process.env.PATH ?? '' })
  delete env.PRETEND_BROKEN
  delete env.PRETEND_ENDLESS
  delete env.PRETEND_ALONE
  delete env.PRETEND_KNOWING
  warnings = []
  builder = open()
})

afterEach(async () => {
  await builder.stop()
  await rm(root, { recursive: true, force: true, maxRetries: 20 })
})

describe('the supervisor of the builder', () => {
  it('starts warm after an orderly end, and clean when there is nothing to start from', async () => {
    expect(told(await builder.start())).toEqual(['built'])
    await builder.apply([edit('one')])
    await builder.stop()
    builder = open()
    expect(told(await builder.start())).toEqual(['built', 'one', 'built'])
  })

  it('that runs already is brought up to now by a second start, and no other one is started beside it', async () => {
    await builder.start()
    const { pid } = builder.status()
    await builder.apply([edit('one')])
    const again = await builder.start()
    expect(again.isWhole).toBe(true)
    expect(told(again)).toEqual(['built', 'one', 'refresh'])
    expect(builder.status()).toMatchObject({ state: 'ready', pid })
  })

  it('builds anew in a second start where what has come since needs another one', async () => {
    await builder.start()
    writeFileSync(path.join(root, 'data', 'builder', 'outgrown'), '')
    expect(told(await builder.start())).toEqual(['built'])
    expect(warnings).toEqual(['replacing the builder'])
  })

  it('waits while another process builds in its folders, and begins when that one has ended', async () => {
    await builder.start()
    const second = open()
    const started = second.start()
    await vi.waitFor(() => expect(warnings).toContain('another process builds there; waiting until it ends'))
    expect(second.status().state).toBe('stopped')
    await builder.stop()
    expect(told(await started)).toEqual(['built', 'built'])
    await second.stop()
  })

  it('stops waiting for its folders when it is to stop', async () => {
    await builder.start()
    const second = open()
    const started = second.start()
    await vi.waitFor(() => expect(warnings).toHaveLength(1))
    await second.stop()
    await expect(started).rejects.toThrow('aborted')
  })

  it('begins no other one once it is to stop, neither in the middle of a change nor of taking its folders', async () => {
    const lock = path.join(root, 'data', 'builder', 'lock')
    const starting = builder.start().catch((error: unknown) => error)
    await builder.stop()
    expect(await starting).toBeInstanceOf(Error)
    expect([existsSync(lock), builder.status().state]).toEqual([false, 'stopped'])
    await builder.start()
    const applying = builder.apply([edit('hang')]).catch((error: unknown) => error)
    await builder.stop(0)
    expect(await applying).toBeInstanceOf(Error)
    expect([existsSync(lock), builder.status().state]).toEqual([false, 'stopped'])
  })

  it('ends at once where it is to stop while its folder, or that of the next one, is made ready', async () => {
    env.PRETEND_ENDLESS = 'yes'
    const starting = builder.start().catch((error: unknown) => error)
    while (builder.status().state !== 'building') await new Promise(setImmediate)
    expect(builder.status().pid).toBe(undefined)
    await builder.stop()
    expect(await starting).toBeInstanceOf(Error)
    delete env.PRETEND_ENDLESS
    await builder.start()
    env.PRETEND_ENDLESS = 'yes'
    const preparing = builder.prepare('clean').catch((error: unknown) => error)
    await builder.giveUpPreparing()
    expect(await preparing).toBeInstanceOf(Error)
  })

  it('does not give up a snapshot that is asked for because its own is due meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { root: folder } = await builder.start()
      const taking = builder.takeSnapshot()
      await vi.advanceTimersByTimeAsync(61_000)
      expect(await taking).toBe(true)
      // What it answers comes after all that it was asked before.
      await builder.apply([edit('one')])
      expect(readFileSync(path.join(path.dirname(folder), 'snapshots.log'), 'utf8')).toBe('asked\n')
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes one snapshot at a time, so that what it vouches for is what lies there (fault 81)', async () => {
    const { root: folder } = await builder.start()
    const copies = () =>
      readFileSync(path.join(path.dirname(folder), 'snapshots.log'), 'utf8').split('\n').length - 1
    expect(await Promise.all([builder.takeSnapshot(), builder.takeSnapshot()])).toEqual([true, true])
    expect(copies()).toBe(1)
    expect(await builder.takeSnapshot()).toBe(true)
    expect(copies()).toBe(2)
  })

  it('goes back to the last snapshot after a crash, and builds clean where there is none', async () => {
    await builder.start()
    await builder.apply([edit('one')])
    expect(await builder.takeSnapshot()).toBe(true)
    await builder.apply([edit('two')])
    const after = await builder.apply([edit('crash')])
    expect(after.isWhole).toBe(true)
    expect(told(after)).toEqual(['built', 'one', 'built'])
    rmSync(path.join(root, 'data', 'builder', 'a-kept'), { recursive: true })
    mkdirSync(path.join(root, 'data', 'builder', 'a-kept'))
    expect(told(await builder.apply([edit('crash')]))).toEqual(['built'])
  })

  it('waits for the content service where a builder was lost while that is away, and keeps what it can start from (fault 75)', async () => {
    await builder.start()
    await builder.apply([edit('one')])
    expect(await builder.takeSnapshot()).toBe(true)
    env.PRETEND_ALONE = 'yes'
    for (const id of ['crash', 'two', 'three'])
      await expect(builder.apply([edit(id)])).rejects.toThrow(ContentUnavailable)
    delete env.PRETEND_ALONE
    expect(told(await builder.apply([edit('four')]))).toEqual(['built', 'one', 'built'])
  })

  it('builds anew at once, and warns of nothing, where what was left can no longer be taken up', async () => {
    await builder.start()
    await builder.takeSnapshot()
    await builder.stop()
    const outgrown = path.join(root, 'data', 'builder', 'outgrown')
    writeFileSync(outgrown, '')
    builder = open()
    expect(told(await builder.start())).toEqual(['built'])
    expect(readFileSync(outgrown, 'utf8')).toBe('as it is\n')
    expect(warnings).toEqual([])
  })

  it('replaces a builder that hangs', async () => {
    builder = open({ applyLimit: 2_000 })
    await builder.start()
    expect(told(await builder.apply([edit('hang')]))).toEqual(['built'])
    expect(warnings).toEqual(['replacing the builder'])
  })

  it('goes on with the others where one needs a new builder, and gives it to the first that knows it', async () => {
    await builder.start()
    const { pid } = builder.status()
    const day: Change = { kind: 'day', date: '2026-11-23' }
    await expect(builder.apply([day, edit('schema')])).rejects.toThrow(NeedsNewBuilder)
    expect(builder.status()).toMatchObject({ pid, state: 'ready', today: '2026-11-22' })
    expect(told(await builder.apply([edit('meanwhile')]))).toEqual(['built', 'meanwhile'])
    // Built before the description of the content was there.
    await builder.prepare('clean')
    await expect(builder.apply([edit('schema'), rebuild])).rejects.toThrow(NeedsNewBuilder)
    expect(builder.isPrepared).toBe(false)
    expect(builder.status()).toMatchObject({ pid, state: 'ready' })
    env.PRETEND_KNOWING = 'yes'
    await builder.prepare('clean')
    const whole = await builder.apply([edit('schema'), rebuild])
    expect(whole.isWhole).toBe(true)
    expect(told(whole)).toEqual(['built', 'reconcile', 'schema'])
    expect(builder.status().today).toBe('2026-11-23')
    expect(warnings).toEqual([])
  })

  it('keeps serving while the next builder boots, and hands over what it did meanwhile', async () => {
    const first = await builder.start()
    const preparing = builder.prepare('clean')
    expect(told(await builder.apply([edit('meanwhile')]))).toEqual(['built', 'meanwhile'])
    await preparing
    const renewed = await builder.apply([rebuild, edit('with it')])
    expect(renewed.root).not.toBe(first.root)
    expect(renewed.isWhole).toBe(true)
    expect(told(renewed)).toEqual(['built', 'meanwhile', 'reconcile', 'with it'])
    expect(told(await builder.apply([edit('after')]))).toContain('after')
  })

  it.each([
    ['just before the next builder is started: that is built on it', true, ['built', 'reconcile']],
    ['just after it: that is told', false, ['built', 'day', 'reconcile']],
  ])('loses no day that turns %s', async (_when, before, whatItDid) => {
    await builder.start()
    const turn = () => builder.apply([{ kind: 'day', date: '2026-11-23' }])
    const prepare = () => builder.prepare('clean')
    await Promise.all((before ? [turn, prepare] : [prepare, turn]).map((begin) => begin()))
    expect(told(await builder.apply([rebuild]))).toEqual(whatItDid)
    expect(builder.status().today).toBe('2026-11-23')
  })

  it('goes by the clock after it was stopped and started, in what it builds beside and after a loss, too', async () => {
    await builder.start()
    await builder.apply([{ kind: 'day', date: '2026-11-20' }])
    await builder.stop()
    await builder.start()
    expect(builder.status().today).toBe('2026-11-22')
    await builder.prepare('clean')
    await builder.apply([rebuild])
    expect(builder.status().today).toBe('2026-11-22')
    await builder.apply([edit('crash')])
    expect(builder.status().today).toBe('2026-11-22')
  })

  it('shows what came by its schedule also where the builder was lost with that change, and in the next one', async () => {
    await builder.start()
    const at = Date.parse('2026-11-22T13:00:00Z')
    const turn: Change = { kind: 'schedule', since: at - 3_600_000, at }
    await builder.apply([turn, edit('crash')])
    expect(builder.status().schedule?.moment).toBe(at)
    expect(warnings).toEqual(['replacing the builder'])
    await builder.prepare('clean')
    await builder.apply([rebuild])
    expect(builder.status().schedule?.moment).toBe(at)
  })

  it('keeps the builder that serves when the next one cannot be built', async () => {
    await builder.start()
    const { pid } = builder.status()
    env.PRETEND_BROKEN = 'yes'
    await expect(builder.apply([rebuild])).rejects.toThrow('the builder ended with code 3')
    expect(builder.status().pid).toBe(pid)
    expect(told(await builder.apply([edit('still here')]))).toEqual(['built', 'still here'])
  })

  it('stops at once while the next one is being built (fault 62)', async () => {
    await builder.start()
    env.PRETEND_ENDLESS = 'yes'
    const preparing = builder.prepare('clean')
    const failed = expect(preparing).rejects.toThrow()
    await vi.waitFor(
      () => expect(existsSync(path.join(root, 'data', 'builder', 'b', 'begun'))).toBe(true),
      20_000,
    )
    await builder.giveUpPreparing()
    await failed
    expect(builder.isPrepared).toBe(false)
    expect(told(await builder.apply([edit('still here')]))).toEqual(['built', 'still here'])
  })

  it('says which stage has ended, and where it is', async () => {
    const stages: string[] = []
    // Not compiled before, as a program of this repository is started elsewhere.
    const source = path.join(__dirname, 'testing', 'pretend-builder.ts')
    builder = open({ program: source, onStage: (stage) => void stages.push(stage) })
    expect(builder.status().state).toBe('stopped')
    await builder.start()
    expect(builder.status()).toMatchObject({ state: 'ready', today: '2026-11-22' })
    await builder.apply([edit('one')])
    expect(stages).toEqual(['files'])
  })
})
