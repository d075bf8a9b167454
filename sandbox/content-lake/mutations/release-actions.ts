/** Releases: documents that go live together, when somebody says so or at a moment. */
import { z } from 'zod'
import { isRecord, type LakeDocument } from '../documents/lake-document'
import { action } from './action-schema'
import { type Mutation, patchSchema } from './mutation'

const releaseId = z.string()

export const releaseActionSchemas = [
  action('release.create', { releaseId, metadata: z.record(z.string(), z.unknown()).optional() }),
  action('release.edit', { releaseId, patch: patchSchema }),
  action('release.schedule', { releaseId, publishAt: z.iso.datetime({ offset: true }) }),
  action('release.unschedule', { releaseId }),
  action('release.archive', { releaseId }),
  action('release.publish', { releaseId }),
  action('release.delete', { releaseId }),
] as const

export type ReleaseAction = z.infer<(typeof releaseActionSchemas)[number]>

/** `active` can be worked on; a `scheduled` one is as it will be; the others are over. */
export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived'

/** What a release is by now. */
export interface Release {
  document: LakeDocument | undefined
  /** Its documents, in the order in which they were added. */
  versions: readonly LakeDocument[]
}

export const releaseDocumentId = (release: string): string => `_.releases.${release}`

export const stateOf = (document: LakeDocument): ReleaseState => {
  const { state } = document
  return state === 'scheduled' || state === 'published' || state === 'archived' ? state : 'active'
}

/** Milliseconds since the epoch at which a release goes live by itself; undefined where it does not. */
export function publishTime(document: LakeDocument): number | undefined {
  if (document._type !== 'system.release' || stateOf(document) !== 'scheduled') return undefined
  const time = Date.parse(String(document.publishAt))
  return Number.isNaN(time) ? undefined : time
}

/** The states in which an action may be asked for. */
const allowedIn: Readonly<
  Record<Exclude<ReleaseAction['actionType'], 'sanity.action.release.create'>, readonly ReleaseState[]>
> = {
  'sanity.action.release.edit': ['active', 'scheduled'],
  'sanity.action.release.schedule': ['active'],
  'sanity.action.release.unschedule': ['scheduled'],
  'sanity.action.release.archive': ['active'],
  'sanity.action.release.publish': ['active', 'scheduled'],
  'sanity.action.release.delete': ['published', 'archived'],
}

/**
 * What an action on a release means for the documents.
 * @param publish what publishing one of its documents means
 * @returns a sentence where it is not possible
 */
export function mutationsOfReleaseAction(
  entry: ReleaseAction,
  { document, versions }: Release,
  publish: (version: LakeDocument) => Mutation[],
): Mutation[] | string {
  const id = releaseDocumentId(entry.releaseId)
  if (entry.actionType === 'sanity.action.release.create') return [{ create: newRelease(entry) }]
  if (!document) return `The release "${entry.releaseId}" was not found`
  const state = stateOf(document)
  if (!allowedIn[entry.actionType].includes(state))
    return `The release "${entry.releaseId}" is ${state}: "${entry.actionType}" is not possible`
  const become = (set: Record<string, unknown>): Mutation => ({ patch: { id, set } })
  const withoutVersions = versions.map((version): Mutation => ({ delete: { id: version._id } }))
  switch (entry.actionType) {
    case 'sanity.action.release.edit':
      return editsMetadata(entry.patch)
        ? [{ patch: { id, ...entry.patch } }]
        : 'Only the metadata of a release can be edited'
    case 'sanity.action.release.schedule':
      return [become({ state: 'scheduled', publishAt: entry.publishAt })]
    case 'sanity.action.release.unschedule':
      return [{ patch: { id, set: { state: 'active' }, unset: ['publishAt'] } }]
    case 'sanity.action.release.archive':
      return [become({ state: 'archived', finalDocumentStates: statesOf(versions) }), ...withoutVersions]
    case 'sanity.action.release.publish':
      return [
        ...versions.flatMap(publish),
        become({ state: 'published', finalDocumentStates: statesOf(versions) }),
      ]
    case 'sanity.action.release.delete':
      return [{ delete: { id } }, ...withoutVersions]
  }
}

const newRelease = ({ releaseId: name, metadata }: Extract<ReleaseAction, { metadata?: unknown }>) => ({
  _id: releaseDocumentId(name),
  _type: 'system.release',
  name,
  state: 'active',
  metadata: { title: name, releaseType: 'asap', ...metadata },
})

const statesOf = (versions: readonly LakeDocument[]) =>
  versions.map(({ _id, _rev }, at) => ({
    _key: `state-${at}`,
    id: _id,
    revisionId: _rev,
  }))

/** Whether a patch touches nothing but `metadata`. */
const editsMetadata = (patch: z.infer<typeof patchSchema>): boolean =>
  Object.values(patch).every((operation) => {
    const paths = Array.isArray(operation) ? operation : isRecord(operation) ? Object.keys(operation) : []
    return paths.every((path) => typeof path === 'string' && /^metadata(?:[.[]|$)/.test(path))
  })
