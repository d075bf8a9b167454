import type { SanityClient } from '@sanity/client'
import type { Language } from '../../site/languages/locales'
import type { Change } from '../../worker/changes/change'

/** Three numbers that choose to what an edit is done, and how. */
export interface Choice {
  a: number
  b: number
  c: number
}

export type Stored = Record<string, unknown> & {
  _id: string
  _type: string
  title?: string
  __i18n_lang?: Language
}

/** What the edits happen to. */
export interface World {
  client: SanityClient
  feedUrl: string
  /** Local date, YYYY-MM-DD. */
  today: string
  /** ms since the epoch. */
  moment: number
  deleted: Stored[]
}

export const pageFilter = '_type in ["page", "room", "restaurant", "package", "activity"]'

export async function all(client: SanityClient, filter: string): Promise<Stored[]> {
  return client.fetch(`*[${filter}] | order(_id)`, {}, { perspective: 'raw' })
}

export const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)]

export const update = (id: string): Change => ({ kind: 'document', id, operation: 'update' })
export const removal = (id: string): Change => ({ kind: 'document', id, operation: 'delete' })

export const pathOf = (document: Stored): string => {
  const { url } = document
  return typeof url === 'object' && url !== null && 'fullPath' in url ? String(url.fullPath) : ''
}

export const languageOf = (document: Stored): Language => document.__i18n_lang ?? 'de'

export type Apply = (world: World, edit: Choice) => Promise<Change[]>

export const setOn =
  (filter: string, fields: (document: Stored, edit: Choice) => Record<string, unknown>): Apply =>
  async ({ client }, edit) => {
    const document = pick(await all(client, filter), edit.a)
    if (!document) return []
    await client.patch(document._id).set(fields(document, edit)).commit()
    return [update(document._id)]
  }
