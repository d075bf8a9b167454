import type { SanityClient } from '@sanity/client'
import { fault } from '../../../site/border/problem'
import type { SiteSettings } from '../../../site/settings/settings'
import type { Change, DocumentChange, Fault } from '../../changes/change'
import { NeedsNewBuilder } from '../../changes/needs-new-builder'
import type { GatsbyStore } from '../gatsby/gatsby-store'
import { missesTooMuch, readRevisions, readSdl } from './content-reader'

/** Thrown before anything was changed: the content service misses too many documents to be believed. */
export class ContentIncomplete extends Error {
  readonly fault: Fault
  constructor(gone: number, built: number) {
    const words = `the content service misses ${gone} of ${built} documents; nothing was deleted`
    super(words)
    this.fault = fault('content.incomplete', words, { gone, built })
  }
}

interface Built {
  client: SanityClient
  settings: Pick<SiteSettings, 'dataset' | 'graphqlTag'>
  /** The description of the content that was built. */
  sdl: string
  store: Pick<GatsbyStore, 'builtRevisions' | 'describes'>
}

/**
 * The documents that changes are about: those that they name, and for a comparison everything that is other than it was built.
 * @throws NeedsNewBuilder, ContentIncomplete
 */
export async function documentChanges(built: Built, changes: readonly Change[]): Promise<DocumentChange[]> {
  const named = changes.filter((change) => change.kind === 'document')
  if (!changes.some((change) => change.kind === 'reconcile')) return named
  const sdl = await readSdl(built.client, built.settings.dataset, built.settings.graphqlTag)
  if (sdl !== built.sdl) throw new NeedsNewBuilder('the description of the content has changed')
  const known = new Set(named.map((change) => change.id))
  return [...named, ...(await differences(built)).filter((change) => !known.has(change.id))]
}

/** What the content service has that was not built, and the other way round. */
async function differences({ client, store }: Built): Promise<DocumentChange[]> {
  const there = await readRevisions(client, store.describes)
  const built = store.builtRevisions()
  const changed = [...there].filter(([id, revision]) => built.get(id) !== revision)
  const gone = [...built.keys()].filter((id) => !there.has(id))
  if (missesTooMuch(built.size, gone.length)) throw new ContentIncomplete(gone.length, built.size)
  return [
    ...changed.map(
      ([id, revision]): DocumentChange => ({ kind: 'document', id, operation: 'update', revision }),
    ),
    ...gone.map((id): DocumentChange => ({ kind: 'document', id, operation: 'delete' })),
  ]
}
