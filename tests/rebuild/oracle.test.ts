import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../../worker/changes'
import { Builder } from '../../worker/regenerate/builder'
import { type Outside, startOutside } from '../support/content'
import { folderDifferences, folderHashes, followRegeneration } from '../support/folder-hashes'
import { makeWorkspace, type Workspace } from '../support/workspace'
import { applyEdit, type Edit, editKinds, type World } from './edit'

/** Rounds and seed may be chosen: `ORACLE_ROUNDS=200 ORACLE_SEED=7 npx vitest run tests/rebuild`. */
const rounds = Number(process.env.ORACLE_ROUNDS ?? 2)
const seed = Number(process.env.ORACLE_SEED ?? 20261122)
const editsPerRound = Number(process.env.ORACLE_EDITS ?? 40)

const same = { missing: [], surplus: [], different: [] }

/** Files that may differ from a clean build. Empty: nothing may. */
const masked: readonly string[] = []

const number = fc.nat({ max: 9999 })
const edits = fc.array(fc.record({ kind: fc.constantFrom(...editKinds), a: number, b: number, c: number }), {
  minLength: editsPerRound,
  maxLength: editsPerRound,
})
/** How many edits are in each batch, and whether the builder is killed while it works on the round's middle. */
const shape = fc.record({
  edits,
  batches: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 40, maxLength: 40 }),
  kill: fc.boolean(),
})

let workspace: Workspace
let outside: Outside
let builder: Builder
let world: World
/** The files as the regenerations told of them. */
const told = new Map<string, string>()

const publicFolder = () => path.join(workspace.folder, 'public')

beforeAll(async () => {
  workspace = makeWorkspace('oracle')
  const today = '2026-11-22'
  outside = await startOutside(workspace, { today, channel: 'arolles-bahnen' })
  builder = new Builder({
    siteFolder: workspace.folder,
    dataFolder: workspace.dataFolder,
    env: outside.environment,
    keepBundles: true,
    log: { info: () => undefined, warn: () => undefined },
  })
  followRegeneration(told, await builder.start())
  world = { client: outside.client, feedUrl: outside.feed.url, today, deleted: [] }
})

afterAll(async () => {
  await builder?.stop()
  await outside?.close()
  workspace?.remove()
})

/** With ORACLE_KEEP set to a folder, both sites of the last round stay there to be looked at. */
function keepFolder(name: string): void {
  const keep = process.env.ORACLE_KEEP
  if (!keep) return
  rmSync(path.join(keep, name), { recursive: true, force: true })
  cpSync(publicFolder(), path.join(keep, name), { recursive: true })
}

async function applyRound(round: { edits: Edit[]; batches: number[]; kill: boolean }): Promise<string[]> {
  const done: string[] = []
  let batch: Change[] = []
  let size = round.batches[0] ?? 1
  let batchNumber = 0
  for (const [index, edit] of round.edits.entries()) {
    batch.push(...(await applyEdit(world, edit)))
    done.push(`${edit.kind}(${edit.a}, ${edit.b}, ${edit.c})`)
    if (batch.length === 0 || (batch.length < size && index < round.edits.length - 1)) continue
    const applying = builder.apply(batch)
    const { pid } = builder.status()
    if (round.kill && batchNumber === 3 && pid !== undefined) {
      done.push('kill -9')
      process.kill(pid, 'SIGKILL')
    }
    followRegeneration(told, await applying)
    batch = []
    batchNumber += 1
    size = round.batches[batchNumber] ?? 1
  }
  return done
}

describe('a regenerated site', () => {
  it(`equals a clean build, file by file and byte by byte, after ${rounds} rounds of ${editsPerRound} random edits (seed ${seed})`, async () => {
    for (const [index, round] of fc.sample(shape, { numRuns: rounds, seed }).entries()) {
      const done = await applyRound({ ...round, kill: round.kill && index % 3 === 2 })
      const regenerated = folderHashes(publicFolder())
      keepFolder('regenerated')
      expect(
        folderDifferences(told, regenerated),
        `what was told in round ${index}: ${done.join(', ')}`,
      ).toEqual(same)
      followRegeneration(told, await builder.apply([{ kind: 'rebuild', reason: 'to compare' }]))
      const clean = folderHashes(publicFolder())
      keepFolder('clean')
      for (const name of masked) {
        regenerated.delete(name)
        clean.delete(name)
      }
      expect(
        folderDifferences(regenerated, clean),
        `round ${index}, seed ${seed}: ${done.join(', ')}`,
      ).toEqual(same)
      expect(clean.size).toBeGreaterThan(200)
    }
  }, 3_600_000)
})
