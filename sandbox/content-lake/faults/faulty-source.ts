import type { Transaction } from '../dataset'
import type { LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import type { FaultKind } from './fault-switches'

/** The documents as a reader sees them under a fault; without one that concerns them, the same source. */
export function faultySource(
  source: DocumentSource,
  kind: FaultKind | undefined,
  newest: Transaction | undefined,
): DocumentSource {
  if (kind === 'empty-result') return listSource([])
  if (kind === 'missing-documents') return listSource(source.all().filter((_, index) => index % 10 > 2))
  if (kind === 'stale-read' && newest) return listSource(undo(source.all(), newest))
  return source
}

function undo(documents: readonly LakeDocument[], { changes }: Transaction): LakeDocument[] {
  const touched = new Set(changes.map(({ id }) => id))
  const before = changes.flatMap((change) => (change.before ? [change.before] : []))
  return [...documents.filter(({ _id }) => !touched.has(_id)), ...before]
}

function listSource(documents: readonly LakeDocument[]): DocumentSource {
  return {
    get: (id) => documents.find(({ _id }) => _id === id),
    ofType: () => documents,
    referringTo: () => documents,
    versionsOf: () => documents,
    all: () => documents,
  }
}
