import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, type PgQueryable, runMigrations } from 'bullmq'
import { removeStateFile, writeStateFile } from '../../site/border/state-file'
import { StoreUnavailable } from '../changes/errors'

/** Raised when the tables below change: an older store is then moved aside. */
const format = 1

const ownTables = `
create table if not exists known (job_id text primary key, change_id text not null, until_ms bigint not null);
create index if not exists known_until on known (until_ms);
create table if not exists site_lease (site text primary key, owner text not null, fence bigint not null, until_ms bigint not null);`

export interface OpenedDatabase {
  database: PGlite
  madeAnew: boolean
  /** Where a damaged store was moved to. */
  movedAside: string | undefined
}

/**
 * Opens the embedded PostgreSQL in `folder`, or makes it. One that was cut short, half made or of another format is
 * moved aside and made anew: the inbox is rebuilt by a reconcile.
 * `plant` may put files of an empty one into the folder first: otherwise PostgreSQL makes them, in seconds.
 * @throws StoreUnavailable when the disk is full or read-only: then nothing is moved.
 */
export async function openEmbeddedDatabase(
  folder: string,
  stamp: string,
  plant: (folder: string) => Promise<void> = async () => undefined,
): Promise<OpenedDatabase> {
  await assertWritable(folder)
  const exists = existsSync(folder)
  if (exists && (await wasFinished(folder))) {
    const database = await tryOpen(folder)
    if (database !== undefined) return { database, madeAnew: false, movedAside: undefined }
    await assertWritable(folder)
  }
  const movedAside = exists ? `${folder}.damaged-${stamp}` : undefined
  if (movedAside !== undefined) await rename(folder, movedAside)
  removeStateFile(marker(folder))
  await plant(folder)
  const database = await prepare(folder)
  await writeStateFile(marker(folder), JSON.stringify({ format, schema: LATEST_SCHEMA_VERSION }))
  return { database, madeAnew: true, movedAside }
}

const marker = (folder: string) => `${folder}.json`

async function wasFinished(folder: string): Promise<boolean> {
  try {
    const made: { format?: number } = JSON.parse(await readFile(marker(folder), 'utf8'))
    return made.format === format
  } catch {
    return false
  }
}

async function tryOpen(folder: string): Promise<PGlite | undefined> {
  try {
    return await prepare(folder)
  } catch {
    return undefined
  }
}

/**
 * An inbox needs little room: the usual 128 MB of shared buffers are taken at the start, whatever is in them. With 16, ten thousand
 * changes are stored, listed and removed as fast (measured), and the process takes 130 MB less.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

async function prepare(folder: string): Promise<PGlite> {
  // Translated once, quickly: the careful translation of what runs often takes 60 MB and, in the first seconds, a processor.
  setFlagsFromString('--liftoff-only')
  const database = await PGlite.create(folder, { startParams })
  await runMigrations(sessionOf(database), DEFAULT_SCHEMA)
  await database.exec(`set search_path to ${DEFAULT_SCHEMA}`)
  await database.exec(ownTables)
  // Reads every page of the tables that matter: a store that was cut short shows itself here and not at a webhook.
  await database.exec('select count(data::text) from job; select count(change_id) from known')
  return database
}

/** The one session of the database as BullMQ's migrations want it: a script may hold several statements, a question holds one. */
function sessionOf(database: PGlite): PgQueryable {
  return {
    async query<R>(text: string, params?: readonly unknown[]) {
      if (params !== undefined || /^\s*select/i.test(text))
        return database.query<R>(text, [...(params ?? [])])
      await database.exec(text)
      return { rows: [] }
    },
  }
}

async function assertWritable(folder: string): Promise<void> {
  const probe = `${folder}.probe`
  try {
    await mkdir(path.dirname(folder), { recursive: true })
    await writeFile(probe, Buffer.alloc(64 * 1024))
  } catch (error) {
    throw new StoreUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    await rm(probe, { recursive: true, force: true }).catch(() => undefined)
  }
}
