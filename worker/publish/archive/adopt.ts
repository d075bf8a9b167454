import { eachOf } from '../../disk/files'
import { unsealed } from '../../disk/sealed'
import { parseRecord, parseSnapshot } from '../store/history'
import type { HistoryFiles } from '../store/history-files'
import type { Objects } from '../targets/objects'
import { recordKey, snapshotKey } from './layout'

/** What lies in an archive is written by another version of this software, or damaged: it is neither read nor written to. */
export class StrangeArchive extends Error {
  override readonly name = 'StrangeArchive'
  constructor(key: string) {
    super(`${key} in the archive of the history can not be read by this version, or is damaged.`)
  }
}

export interface Adoption {
  /** Records of the archive that this disk lacks, rising. */
  fetched: number[]
  /** Records of this disk that the history of the archive does not know, rising. */
  apart: number[]
  /** Whether the snapshots of this disk are of another history, or too old. */
  replacesSnapshot: boolean
}

/**
 * What this disk takes from the archive. The archive is what was published by whoever led: where both went on after the
 * last record that they have in common (`common`, 0 for none), it counts, and what this disk has of its own does not. An
 * archive that only was not written to any more (`isLeftBehind`) gives back what is lost in between, and takes nothing away.
 */
export function planAdoption(
  here: readonly number[],
  archived: readonly number[],
  common: number,
  isLeftBehind = false,
): Adoption {
  // What it has expired here long ago.
  if (isLeftBehind && common === 0) return { fetched: [], apart: [], replacesSnapshot: false }
  const known = new Set(here)
  const isAhead = !isLeftBehind && archived.some((number) => number > common)
  const apart = isAhead ? here.filter((number) => number > common) : []
  const fetched = archived.filter((number) => number > common || !known.has(number))
  return { fetched, apart, replacesSnapshot: isAhead }
}

const atOnce = 16

/** What this disk would take over. `numbers` are those of its records, rising, and `archived` those of the archive. */
export async function adoptionOf(
  objects: Objects,
  here: HistoryFiles,
  numbers: readonly number[],
  archived: readonly number[],
): Promise<Adoption> {
  const common = await lastInCommon(objects, here, numbers, archived)
  const isLeftBehind = await wasLeftBehind(objects, here, numbers, archived, common)
  return planAdoption(numbers, archived, common, isLeftBehind)
}

/** Whether all that this disk has of its own comes after the archive's last record, by its number and by its time. */
async function wasLeftBehind(
  objects: Objects,
  here: HistoryFiles,
  numbers: readonly number[],
  archived: readonly number[],
  common: number,
): Promise<boolean> {
  const last = archived.at(-1)
  const own = numbers.find((number) => number > common)
  if (last === undefined || own === undefined || own <= last) return false
  const [there, next] = await Promise.all([objects.text(recordKey(last)), here.record(own)])
  return timeOf(next) > timeOf(there)
}

/** When the release of a record was made, ms since the epoch; NaN where it cannot be read. */
const timeOf = (whole: string | undefined): number =>
  parseRecord(unsealed(whole ?? '') ?? '')?.at ?? Number.NaN

/** Brings the history of an archive to this disk, without the bytes of what it names. Answers whether anything came. */
export async function adopt(
  objects: Objects,
  here: HistoryFiles,
  numbers: readonly number[],
  archived: readonly number[],
): Promise<boolean> {
  const plan = await adoptionOf(objects, here, numbers, archived)
  if (plan.fetched.length === 0) return false
  const records = new Map<number, string>()
  await eachOf(plan.fetched, atOnce, async (number) => {
    records.set(number, await readable(objects, recordKey(number), parseRecord))
  })
  const snapshot = plan.replacesSnapshot ? await snapshotOf(objects, archived) : undefined
  for (const number of plan.apart) await here.setApart(number)
  if (plan.replacesSnapshot)
    await (snapshot === undefined ? here.dropSnapshots() : here.putSnapshot(snapshot))
  for (const number of plan.fetched) await here.putRecord(number, records.get(number) ?? '')
  await here.reachDisk()
  return true
}

/** The last record of both, 0 for none. One is written once and names what it changed: where one is the same, so is all before. */
export async function lastInCommon(
  objects: Objects,
  here: HistoryFiles,
  numbers: readonly number[],
  archived: readonly number[],
): Promise<number> {
  const there = new Set(archived)
  for (const number of [...numbers].reverse()) {
    if (!there.has(number)) continue
    if ((await here.record(number)) === (await objects.text(recordKey(number)))) return number
  }
  return 0
}

/** Undefined where the archive has its history from the first release on, and needs none. */
async function snapshotOf(objects: Objects, archived: readonly number[]): Promise<string | undefined> {
  if ((await objects.text(snapshotKey)) === undefined && archived[0] === 1) return undefined
  return readable(objects, snapshotKey, parseSnapshot)
}

async function readable(
  objects: Objects,
  key: string,
  parse: (text: string) => object | undefined,
): Promise<string> {
  const whole = await objects.text(key)
  const text = whole === undefined ? undefined : unsealed(whole)
  if (whole === undefined || text === undefined || !parse(text)) throw new StrangeArchive(key)
  return whole
}
