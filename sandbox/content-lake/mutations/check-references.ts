import type { DocumentChange } from '../documents/lake-document'
import { collectReferences } from '../documents/references'
import type { MutationFault } from '../errors'
import type { WorkingCopy } from './working-copy'

const atMost = 10

/**
 * Why the changes of a transaction may not be stored: (1) a deleted document still has strong references,
 * (2) a changed document has a new strong reference to a document that does not exist. Checked once all mutations
 * have run, so the order within a transaction does not matter.
 */
export function findReferenceFault(
  copy: WorkingCopy,
  changes: readonly DocumentChange[],
): MutationFault | undefined {
  for (const change of changes) {
    const fault = change.after ? danglingReference(copy, change) : stillReferenced(copy, change.id)
    if (fault) return fault
  }
  return undefined
}

function stillReferenced(copy: WorkingCopy, id: string): MutationFault | undefined {
  const referencingIDs = copy.strongReferrers(id)
  if (referencingIDs.length === 0) return undefined
  return {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    id,
    referencingIDs: referencingIDs.slice(0, atMost),
    totalCount: referencingIDs.length,
  }
}

function danglingReference(
  copy: WorkingCopy,
  { id, before, after }: DocumentChange,
): MutationFault | undefined {
  const known = collectReferences(before)
  for (const [target, strong] of collectReferences(after)) {
    if (strong && known.get(target) !== true && !copy.get(target)) {
      return {
        type: 'documentReferenceDoesNotExistError',
        description: `Document "${id}" references non-existent document "${target}"`,
        id,
        referencedID: target,
      }
    }
  }
  return undefined
}
