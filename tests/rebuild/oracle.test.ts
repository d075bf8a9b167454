import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change, Regeneration } from '../../worker/changes/change'
import { NeedsNewBuilder } from '../../worker/changes/needs-new-builder'
import type { Builder } from '../../worker/regenerate/supervisor/builder'
import { fewEvents, type Outside, startOutside } from '../support/content'
import { folderDifferences, folderHashes, followRegeneration } from '../support/folder-hashes'
import { builderIn, plantSeed } from '../support/seed'
import { ToldFiles } from '../support/told-files'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { applyEdit, editKinds } from './edit'
import type { World } from './edit-parts'
import { PathRecord } from './path-record'
import { DocumentTypes, receiptsAndBytes } from './step-receipts'

/**
 * Rounds and seed may be chosen: `ORACLE_ROUNDS=200 ORACLE_SEED=7 npx vitest run tests/rebuild/oracle.test.ts`. The plan
 * alone is compared in many more rounds by tests/plan/quick-oracle.test.ts.
 */
const rounds = Number(process.env.ORACLE_ROUNDS ?? 4)
const seed = Number(process.env.ORACLE_SEED ?? 20261122)
const verbose = process.env.ORACLE_VERBOSE !== undefined
/** A soak says after each clean build how far it is. */
const saysProgress = process.env.ORACLE_PROGRESS !== undefined
const editsPerRound = Number(process.env.ORACLE_EDITS ?? 40)
/** A clean build takes longer than the edits: one for so many rounds. With 1 a difference is known to be of its round. */
const roundsPerBuild = Number(process.env.ORACLE_ROUNDS_PER_BUILD ?? 2)

const same = { missing: [], surplus: [], different: [] }

/** Files that may differ from a clean build. Empty: nothing may. */
const masked: readonly string[] = []

const number = fc.nat({ max: 9999 })
const edits = fc.array(fc.record({ kind: fc.constantFrom(...editKinds), a: number, b: number, c: number }), {
  minLength: editsPerRound,
  maxLength: editsPerRound,
})
/** What happens to the builder while it works on a batch, or after it. */
const stages = ['fetch', 'nodes', 'plan', 'queries', 'data', 'render', 'files'] as const
type Blow =
  /** `snapshotBefore`: how many batches before it a snapshot is taken; 0 for none. */
  | { kind: 'kill'; after: (typeof stages)[number]; snapshotBefore: number }
  | { kind: 'snapshot' | 'restart' | 'cut export' | 'renewal' }
const blow: fc.Arbitrary<Blow> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      after: fc.constantFrom(...stages),
      snapshotBefore: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'snapshot' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'restart' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cut export' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'renewal' as const }) },
)
/** Edits in batches; one blow at most for each round, after some batches. */
const shape = fc.record({
  edits,
  batches: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 40, maxLength: 40 }),
  blow,
  blowAt: fc.integer({ min: 1, max: 8 }),
})
type Round = typeof shape extends fc.Arbitrary<infer Value> ? Value : never

let workspace: Workspace
let outside: Outside
let builder: Builder
let world: World
let record: PathRecord
let types: DocumentTypes
/** Whose the pages are, by their paths. */
const owners = new Map<string, string>()
/** The files as the regenerations told of them. */
const told = new Map<string, string>()
/** The same with what they say, and where their bytes were put. */
const toldFiles = new ToldFiles()
const stores = () => ({
  open: path.join(workspace.dataFolder, 'blobs'),
  guarded: path.join(workspace.dataFolder, 'guarded'),
})

/** What the builder warned of and nobody did to it. */
const warnings: string[] = []

const ignore = () => undefined
let onStage: (stage: string) => void = ignore

/** A builder was killed, and nothing has told of its loss yet. */
let killed = false

/** The folder of the last regeneration: a renewed builder works in another one. */
let publicFolder = ''

beforeAll(async () => {
  workspace = makeWorkspace('oracle')
  const today = '2026-11-22'
  const moment = '2026-11-22T11:00:00.000Z'
  outside = await startOutside(workspace, { today, ...fewEvents })
  record = new PathRecord(workspace.dataFolder)
  await plantSeed(workspace, outside.environment)
  builder = builderIn(
    workspace,
    { ...outside.environment, BUILDER_PORTION_MS: '0', SITE_MOMENT: moment },
    {
      stores: stores(),
      onStage: (stage) => onStage(stage),
      log: { info: () => undefined, warn: (fields, text) => heed(`${text}: ${JSON.stringify(fields)}`) },
    },
  )
  follow(await builder.start())
  world = {
    client: outside.client,
    feedUrl: outside.feed.url,
    today,
    moment: Date.parse(moment),
    deleted: [],
  }
  types = new DocumentTypes(outside.client)
})

afterAll(async () => {
  await builder?.stop()
  await outside?.close()
  await workspace?.remove()
})

/** The end of what the builder printed. */
const builderLog = () => readFileSync(path.join(workspace.dataFolder, 'builder.log'), 'utf8').slice(-4000)

/**
 * A builder that fails and is replaced makes the same files, only later: what it warned of must be what was done to it. A
 * builder that was killed with its answer already on the way is missed only by the next batch.
 */
function heed(warning: string): void {
  const wasKilled = killed
  killed = false
  if (wasKilled && /the builder was gone/.test(warning)) return
  const expected = /SIGKILL/
  if (expected.test(warning) || (/ended with code 1/.test(warning) && expected.test(builderLog()))) return
  warnings.push(`${warning}\n${builderLog()}`)
}

/** With ORACLE_KEEP set to a folder, both sites of the last round stay there to be looked at. */
function keepFolder(name: string): void {
  const keep = process.env.ORACLE_KEEP
  if (!keep) return
  rmSync(path.join(keep, name), { recursive: true, force: true })
  cpSync(publicFolder, path.join(keep, name), { recursive: true })
}

function follow(regeneration: Regeneration): void {
  record.follow(regeneration)
  for (const { path: page, owner } of regeneration.pages) owners.set(page, owner)
  publicFolder = regeneration.root
  followRegeneration(told, regeneration)
  toldFiles.follow(regeneration)
}

/** The next export that is read ends in the middle. */
let exportIsCut = false

/**
 * Builds the site anew. The one that meets a broken export fails, as it should, and is tried again; so is one that was
 * prepared before what needs another bundle came.
 */
async function buildAnew(changes: readonly Change[], reason: string): Promise<Regeneration> {
  const build = () => builder.apply([...changes, { kind: 'rebuild', reason }])
  return build().catch((error: unknown) => {
    if (!exportIsCut && !(error instanceof NeedsNewBuilder)) throw error
    exportIsCut = false
    return build()
  })
}

/** The last batch was made by a new builder before it served: nobody was told of its stages. */
let isMadeBeside = false

/** What only a new builder can make is made by one, as the worker does it. */
async function regenerate(changes: readonly Change[]): Promise<Regeneration> {
  isMadeBeside = false
  return builder.apply(changes).catch((error: unknown) => {
    if (!(error instanceof NeedsNewBuilder)) throw error
    isMadeBeside = true
    return buildAnew(changes, 'another description of the content')
  })
}

/**
 * Applies changes, and says which of them are not finished: work on many pages is done in portions. Their receipts name
 * the pages whose bytes differ, and no others.
 */
async function apply(given: readonly Change[]): Promise<Change[]> {
  const changes = await types.named(given)
  const before = new Map(told)
  const ownersBefore = new Map(owners)
  const regeneration = await regenerate(changes)
  follow(regeneration)
  const { told: named, differing } = receiptsAndBytes(changes, regeneration, before, told, ownersBefore)
  expect(named, `pages on the receipts of ${JSON.stringify(changes)}`).toEqual(differing)
  const left = new Set(regeneration.unfinished)
  return changes.filter((change) => change.kind === 'document' && left.has(change.id))
}

/** The next export ends in the middle of a line (fault 19). A warm start reads none, so that a later build meets it. */
async function breakOffExport(): Promise<void> {
  const { SANITY_API_HOST: host } = outside.environment
  const fault = JSON.stringify({ kind: 'truncated-export', times: 1 })
  expect((await fetch(`${host}/sandbox/faults`, { method: 'POST', body: fault })).ok).toBe(true)
  exportIsCut = true
}

/**
 * Applies a batch; a kill comes as soon as the builder says that it has ended the named stage: with the next batch where this one
 * is made by another builder. Resolves with the changes that are not finished.
 */
async function applyBatch(batch: readonly Change[], fate: Blow | undefined): Promise<Change[]> {
  if (fate?.kind === 'kill') {
    onStage = (stage) => {
      const { pid } = builder.status()
      if (stage !== fate.after || pid === undefined) return
      onStage = ignore
      killed = true
      process.kill(pid, 'SIGKILL')
    }
  }
  const unfinished = await apply(batch)
  if (fate?.kind === 'kill' && !isMadeBeside)
    expect(onStage, `the builder was killed after ${fate.after}`).toBe(ignore)
  if (fate?.kind === 'snapshot') expect(await builder.takeSnapshot()).toBe(true)
  if (fate?.kind === 'restart' || fate?.kind === 'cut export') {
    await builder.stop(60_000)
    if (fate.kind === 'cut export') await breakOffExport()
    follow(await builder.start())
  }
  if (fate?.kind === 'renewal') await builder.prepare('warm')
  return unfinished
}

/** What happens in a batch: the blow of the round, or the snapshot that a kill finds. */
function fateOf({ blow, blowAt }: Round, batchNumber: number): Blow | undefined {
  if (batchNumber === blowAt) return blow
  const isBefore =
    blow.kind === 'kill' && blow.snapshotBefore > 0 && batchNumber === blowAt - blow.snapshotBefore
  return isBefore ? { kind: 'snapshot' } : undefined
}

async function applyRound(round: Round, done: string[]): Promise<void> {
  let batch: Change[] = []
  let unfinished: Change[] = []
  let batchNumber = 0
  for (const [index, edit] of round.edits.entries()) {
    batch.push(...(await applyEdit(world, edit)))
    done.push(`${edit.kind}(${edit.a}, ${edit.b}, ${edit.c})`)
    const size = round.batches[batchNumber] ?? 1
    if (batch.length === 0 || (batch.length < size && index < round.edits.length - 1)) continue
    const fate = fateOf(round, batchNumber)
    if (fate) done.push(fate.kind === 'kill' ? `kill -9 after ${fate.after}` : fate.kind)
    unfinished = await applyBatch([...unfinished, ...batch], fate)
    batch = []
    batchNumber += 1
  }
  while (unfinished.length > 0) unfinished = await apply(unfinished)
  if (round.blow.kind === 'renewal') follow(await builder.apply([{ kind: 'rebuild', reason: 'renewal' }]))
}

/** An error of the builder says what was done, and what the builder said last. */
async function telling<Result>(done: readonly string[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Error(`after ${done.join(', ')}\n${builderLog()}`, { cause: error })
  }
}

describe('a regenerated site', () => {
  it(
    `equals a clean build, file by file and byte by byte, after ${rounds} rounds of ${editsPerRound} random edits (seed ${seed})`,
    async () => {
      /** What was done since the last clean build. */
      const done: string[] = []
      for (const [index, round] of fc.sample(shape, { numRuns: rounds, seed }).entries()) {
        await telling(done, () => applyRound(round, done))
        if (verbose) process.stdout.write(`round ${index}: ${done.join(', ')}\n`)
        expect(warnings, `warnings in round ${index}: ${done.join(', ')}`).toEqual([])
        const regenerated = folderHashes(publicFolder)
        keepFolder('regenerated')
        expect(
          folderDifferences(told, regenerated),
          `what was told in round ${index}: ${done.join(', ')}`,
        ).toEqual(same)
        expect(
          toldFiles.misread(publicFolder),
          `what files say in round ${index}: ${done.join(', ')}`,
        ).toEqual([])
        expect(await toldFiles.unstored(stores()), `bytes in round ${index}: ${done.join(', ')}`).toEqual([])
        expect(toldFiles.size).toBeGreaterThan(told.size)
        if ((index + 1) % roundsPerBuild > 0 && index + 1 < rounds) continue
        follow(await telling(done, () => buildAnew([], 'to compare')))
        killed = false
        expect(builder.status().carriesBundler, 'one that takes the kept bundle').toBe(false)
        const clean = folderHashes(publicFolder)
        keepFolder('clean')
        for (const name of masked) {
          regenerated.delete(name)
          clean.delete(name)
        }
        expect(
          folderDifferences(regenerated, clean),
          `up to round ${index}, seed ${seed}: ${done.join(', ')}`,
        ).toEqual(same)
        expect(clean.size).toBeGreaterThan(200)
        if (saysProgress)
          process.stdout.write(
            `seed ${seed}: ${index + 1} of ${rounds} rounds, ${clean.size} files as a clean build makes them\n`,
          )
        done.length = 0
      }
    },
    300_000 * (rounds + 2),
  )
})
