import { type Change, type DocumentChange, isReadingChange } from './change'

/**
 * The key under which a change is accepted once, however many tell of it: a document has each revision once. Undefined
 * where the revision is not known.
 */
export const keyOfChange = ({ id, revision, operation }: DocumentChange): string | undefined =>
  revision === undefined ? undefined : `document:${id}:${revision}${operation === 'delete' ? ':deleted' : ''}`

/**
 * What a change is about. Of several about the same the last stands for all of them, because content is always read again; a
 * change of the schedule says what came or went, and stands for no other. A look at a reading that somebody asks for always asks
 * the service, which the next one of the clock need not do.
 */
export function subjectOf(change: Change): string {
  if (change.kind === 'document') return `document:${change.id}`
  if (change.kind === 'schedule') return `schedule:${change.since}:${change.at}`
  if (isReadingChange(change) && change.reason === 'request') return `${change.kind} asked for`
  return change.kind === 'events' && change.accepted !== undefined ? 'events accepted' : change.kind
}
