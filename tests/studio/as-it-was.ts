import type { SanityClient } from '@sanity/client'
import { byRail, terrace } from './leaving'
import { evening } from './new-page'
import { room } from './texts'

const withDrafts = (ids: readonly string[]): string[] => ids.flatMap((id) => [id, `drafts.${id}`])
const touched = withDrafts([room.id, terrace.id, byRail.id])
const begun = withDrafts([evening.id, `${evening.id}__i18n_fr`])

/**
 * Takes note of what the walk touches, drafts too. Returns how to put that back and take away what the walk has begun, so that
 * whoever walks in a hotel of their own finds it again as it was.
 */
export async function asItWas(lake: SanityClient): Promise<() => Promise<void>> {
  const raw = { perspective: 'raw' } as const
  const before: { _id: string; _type: string }[] = await lake.fetch('*[_id in $touched]', { touched }, raw)
  const kept = new Set(before.map(({ _id }) => _id))
  return async () => {
    const gone = [...begun, ...touched.filter((id) => !kept.has(id))]
    await lake.delete({ query: '*[_id in $gone]', params: { gone } })
    await before.reduce((all, document) => all.createOrReplace(document), lake.transaction()).commit()
  }
}
