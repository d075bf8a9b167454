import type { BlobStore } from '../../made/blobs'
import type { Entry } from '../release/entry'
import { LiveSite } from '../release/live-site'
import { combined, type FileChange, formatId, type ReleaseRecord } from '../release/release'
import { answersOf } from '../release/summary'
import type { TargetStep } from '../targets/target'
import type { History } from './history'

interface Place {
  state: LiveSite
  history: History
  blobs: BlobStore
}

/** What a target is told to become: the site after a record, or as it is where there is none. */
export function stepTo(
  place: Place,
  record: ReleaseRecord | undefined,
  checks: Pick<TargetStep, 'checkpoint' | 'assertLeads'>,
): TargetStep {
  const { state, blobs } = place
  const next = record?.changes ?? []
  let changed: Map<string, Entry | null> | undefined
  return {
    release: tokenOf(record ? Number(record.id) : state.release, record?.at ?? state.releasedAt),
    blobs,
    since: (release) => since(place, release, next),
    find: (file) => {
      changed ??= new Map(next.map((change) => [change.path, change.after]))
      const after = changed.get(file)
      return after === undefined ? state.files.get(file) : (after ?? undefined)
    },
    everything: () => overlaid(state, next),
    answers: () => answersOf(record ? preview(state, record) : state),
    answersBefore: () => answersOf(state),
    answersChanged: !record || changesAnswers(record),
    isCommitted: !record,
    ...checks,
  }
}

/** A number could come again after a release was taken back; with its time it is the same release. */
const tokenOf = (release: number, at: number): string => `${formatId(release)}@${at}`

/** What is different from a release that a target has, or undefined where that is not known. */
async function since(place: Place, token: string, next: readonly FileChange[]) {
  const { state, history } = place
  const release = Number(token.split('@')[0])
  if (release > state.release || !(await isOurs(place, release, token))) return undefined
  const earlier = await history.between(release, state.release)
  if (!earlier) return undefined
  const result = new Map<string, Entry | null>()
  for (const { path: file, before, after } of combined([...earlier.values(), ...next]).values())
    if (before?.sha256 !== after?.sha256) result.set(file, after)
  return result
}

async function isOurs({ state, history }: Place, release: number, token: string): Promise<boolean> {
  if (release === state.release) return token === tokenOf(release, state.releasedAt)
  return token === tokenOf(release, (await history.timeOf(release)) ?? -1)
}

function* overlaid(state: LiveSite, next: readonly FileChange[]) {
  const changed = new Map(next.map(({ path: file, after }) => [file, after]))
  for (const [file, entry] of state.files) {
    const after = changed.get(file)
    if (after === undefined) yield [file, entry] as const
  }
  for (const [file, after] of changed) if (after) yield [file, after] as const
}

/** True when a page comes, goes or has other inline scripts, or when the editors' redirects or what is withheld changed. */
const changesAnswers = ({ changes, redirects, withheld }: ReleaseRecord): boolean =>
  redirects !== undefined ||
  withheld !== undefined ||
  changes.some(
    ({ path: file, before, after }) =>
      file.endsWith('.html') &&
      (!before ||
        !after ||
        before.owner !== after.owner ||
        before.scriptHashes?.join() !== after.scriptHashes?.join()),
  )

/** The site as it will be. */
function preview(state: LiveSite, record: ReleaseRecord): LiveSite {
  const next = new LiveSite()
  for (const [file, entry] of state.files) next.addFile(file, entry)
  for (const [page, owner] of state.former) next.former.set(page, owner)
  next.editors = state.editors
  next.withheld = state.withheld
  next.apply(record)
  return next
}
