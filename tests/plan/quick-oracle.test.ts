import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteSettings, type SiteSettings } from '../../site/settings/settings'
import { contentServiceSdl } from '../../studio/sdl'
import type { Change } from '../../worker/changes/change'
import { NeedsNewBuilder } from '../../worker/changes/needs-new-builder'
import type { MemoryGatsby } from '../../worker/regenerate/gatsby/testing/memory-gatsby'
import { planSite } from '../../worker/regenerate/gatsby/testing/plan-site'
import { contentClient } from '../../worker/regenerate/resident/content-reader'
import { ResidentSite } from '../../worker/regenerate/resident/resident-site'
import { unpackRegeneration } from '../../worker/regenerate/told-files'
import { applyEdit, type EditKind, editKinds } from '../rebuild/edit'
import type { Choice, World } from '../rebuild/edit-parts'
import { PathRecord } from '../rebuild/path-record'
import { type Outside, startOutside } from '../support/content'
import { emptyWorkspace, type Workspace } from '../support/workspace'
import { type FurtherKind, furtherEdits, furtherKinds, isFurther } from './further-edits'

/**
 * Nothing is queried or rendered here, and no builder is lost: that is tests/rebuild/oracle.test.ts. Rounds and seed may be
 * chosen: `QUICK_ORACLE_ROUNDS=500 ORACLE_SEED=7 npx vitest run tests/plan`.
 */
const rounds = Number(process.env.QUICK_ORACLE_ROUNDS ?? 20)
const seed = Number(process.env.ORACLE_SEED ?? 20261124)
const editsPerRound = 15

const number = fc.nat({ max: 9999 })
const shape = fc.record({
  edits: fc.array(
    fc.record({ kind: fc.constantFrom(...editKinds, ...furtherKinds), a: number, b: number, c: number }),
    {
      minLength: editsPerRound,
      maxLength: editsPerRound,
    },
  ),
  batches: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: editsPerRound, maxLength: editsPerRound }),
})
type Round = typeof shape extends fc.Arbitrary<infer Value> ? Value : never

const home = process.cwd()
let workspace: Workspace
let outside: Outside
const sdl = contentServiceSdl()
let settings: SiteSettings
let world: World
let record: PathRecord
let folder = ''
let gatsby: MemoryGatsby
let site: ResidentSite

const temporary: string[] = []
function newFolder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'planned-'))
  temporary.push(made)
  return made
}

/** As the supervisor does it at a start and where a batch cannot be done by the builder that runs. */
async function startAnew(): Promise<void> {
  folder = newFolder()
  const client = contentClient(settings)
  gatsby = await planSite(folder, settings, sdl, client)
  site = await ResidentSite.takeOver(gatsby, settings, sdl, client, undefined)
  record.follow(unpackRegeneration(site.whole({})))
}

beforeAll(async () => {
  workspace = emptyWorkspace('quick-oracle')
  outside = await startOutside(workspace, { today: '2026-11-22', channel: 'arolles-bahnen' })
  settings = readSiteSettings({ ...outside.environment, SITE_MOMENT: '2026-11-22T11:00:00.000Z' })
  record = new PathRecord(workspace.dataFolder)
  const { today, moment } = settings
  world = { client: outside.client, feedUrl: outside.feed.url, today, moment, deleted: [] }
  await startAnew()
})

afterAll(async () => {
  process.chdir(home)
  await outside?.close()
  for (const made of temporary) rmSync(made, { recursive: true, force: true })
  await workspace?.remove()
})

async function apply(changes: readonly Change[]): Promise<void> {
  const before = planned(gatsby)
  try {
    const regeneration = unpackRegeneration(await site.apply(changes))
    record.follow({ ...regeneration, pages: [...site.whole({}).pages] })
  } catch (error) {
    if (!(error instanceof NeedsNewBuilder)) throw error
    // What is refused has changed nothing: other edits go on here while the next builder is made.
    expect(differences(planned(gatsby), before), error.message).toEqual([])
    await startAnew()
  }
}

/** One edit of a document in eight is told by nobody, until something is compared. */
let isSilent = false

async function changesOf({ kind, ...choice }: Choice & { kind: EditKind | FurtherKind }): Promise<Change[]> {
  const changes = isFurther(kind)
    ? await furtherEdits[kind](world, choice)
    : await applyEdit(world, { kind, ...choice })
  if (choice.c % 8 > 0 || !changes.every((change) => change.kind === 'document')) return changes
  isSilent = true
  return []
}

/** What was told of, and at the end of a round what was not. */
function told(batch: readonly Change[], isLast: boolean): Change[] {
  if (!isSilent || !isLast) return [...batch]
  isSilent = false
  return [...batch, { kind: 'reconcile', reason: 'gap' }]
}

async function applyRound({ edits, batches }: Round, done: string[]): Promise<void> {
  let batch: Change[] = []
  let number = 0
  for (const [index, edit] of edits.entries()) {
    batch.push(...(await changesOf(edit)))
    done.push(`${edit.kind}(${edit.a}, ${edit.b}, ${edit.c})`)
    if (batch.length < (batches[number] ?? 1) && index < edits.length - 1) continue
    await apply(told(batch, index === edits.length - 1))
    batch = []
    number += 1
  }
}

/** Everything that a plan consists of, by name: nodes, pages, and the files beside the pages. */
function planned(from: MemoryGatsby): Record<string, string> {
  const { directory } = from.getState().program
  const nodes = from.allNodes().map(({ id, ...node }) => [`node ${id}`, node] as const)
  const pages = [...from.getState().pages.values()].map(
    ({ path: at, context }) => [`page ${at}`, context] as const,
  )
  const files = readdirSync(path.join(directory, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [`file ${path.relative(directory, file)}`, readFileSync(file, 'utf8')] as const)
  return Object.fromEntries(
    [...nodes, ...pages, ...files].map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

/** What differs, with both sides of it. */
function differences(here: Record<string, string>, there: Record<string, string>) {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  return names
    .filter((name) => here[name] !== there[name])
    .map((name) => ({ name, regenerated: here[name], clean: there[name] }))
}

describe('a regenerated plan', () => {
  it(`equals that of a clean build, node by node and page by page, after each of ${rounds} rounds of ${editsPerRound} random edits (seed ${seed})`, async () => {
    for (const [index, round] of fc.sample(shape, { numRuns: rounds, seed }).entries()) {
      const done: string[] = []
      await applyRound(round, done)
      const clean = await planSite(
        newFolder(),
        { ...settings, today: site.today, moment: site.schedule.moment },
        sdl,
        contentClient(settings),
      )
      process.chdir(folder)
      expect(differences(planned(gatsby), planned(clean)), `round ${index}: ${done.join(', ')}`).toEqual([])
      expect(clean.getState().pages.size).toBeGreaterThan(100)
    }
  }, 3_600_000)
})
