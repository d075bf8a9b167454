import { inOneCase } from '../../../site/addresses/address-form'
import { meetFrom, type Window } from '../../../site/calendar/window'
import { liveWindow } from '../../../site/content/live-window'
import type { DeskWords } from '../../words/desk'

/** What is asked of the content service, of the real one as of the one in tests. */
export interface AskingClient {
  fetch(query: string, parameters: Record<string, unknown>): Promise<unknown>
}

/** What of a document says when it is on the site. */
interface Scheduled {
  liveFrom?: unknown
  liveUntil?: unknown
}

/** The document that is to have a path; `_id` is its own or that of its draft. */
export interface PathSeeker extends Scheduled {
  _id?: string
  /** False: it is not to be on the site. */
  live?: unknown
}

interface Holder extends Scheduled {
  _id: string
  title?: string | null
  language?: string | null
}

/** Published pages with a path, however it is written; a page that is not to be live holds none (specification, section 2). */
const holdersQuery = `*[defined(url.fullPath) && lower(url.fullPath) in $paths && live != false
  && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]
  | order(_createdAt asc) {_id, title, liveFrom, liveUntil, "language": __i18n_lang}`

const isHolder = (found: unknown): found is Holder =>
  typeof found === 'object' && found !== null && '_id' in found && typeof found._id === 'string'

const windowOf = ({ liveFrom, liveUntil }: Scheduled): Window =>
  liveWindow({ liveFrom, liveUntil }).window ?? {}

/**
 * Whether a path is free for a document as long as it is to be live; otherwise a sentence that names the page which holds it.
 * That page keeps its path on the site whatever is published, so that it is better said before. A page whose time is past, or
 * comes when that of the document is past, holds nothing. One that is not to be live needs no path of its own: two that have the
 * same are told apart by taking one of them down.
 */
export async function freePath(
  client: AskingClient,
  value: unknown,
  seeker: PathSeeker,
  words: DeskWords,
): Promise<true | string> {
  if (typeof value !== 'string' || value === '' || seeker.live === false) return true
  const path = inOneCase(value.replace(/(.)\/$/, '$1'))
  const id = (seeker._id ?? '').replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
  const found = await client.fetch(holdersQuery, { paths: [path, `${path}/`], id })
  const now = Date.now()
  const holder = (Array.isArray(found) ? found : [])
    .filter(isHolder)
    .find((each) => meetFrom(now, windowOf(seeker), windowOf(each)))
  if (holder === undefined) return true
  const name = holder.title ? words.quoted(holder.title) : holder._id
  const language = holder.language ? ` (${holder.language})` : ''
  return words.pathIsHeld(`${name}${language}`)
}
