import { inOneCase } from '../../../site/addresses/address-form'
import type { DeskWords } from '../../words/desk'

/** What is asked of the content service, of the real one as of the one in tests. */
export interface AskingClient {
  fetch(query: string, parameters: Record<string, unknown>): Promise<unknown>
}

interface Holder {
  _id: string
  title?: string | null
  language?: string | null
}

/** Published pages with a path, however it is written; a page that is not to be live holds none (specification, section 2). */
const holdersQuery = `*[defined(url.fullPath) && lower(url.fullPath) in $paths && live != false
  && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && _id != $id]
  | order(_createdAt asc)[0] {_id, title, "language": __i18n_lang}`

const isHolder = (found: unknown): found is Holder =>
  typeof found === 'object' && found !== null && '_id' in found && typeof found._id === 'string'

/**
 * Whether a path is free for a document; otherwise a sentence that names the page which holds it. That page keeps its path on
 * the site whatever is published, so that it is better said before. `id` is that of the document or of its draft.
 */
export async function freePath(
  client: AskingClient,
  value: unknown,
  id: string,
  words: DeskWords,
): Promise<true | string> {
  if (typeof value !== 'string' || value === '') return true
  const path = inOneCase(value.replace(/(.)\/$/, '$1'))
  const published = id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
  const found = await client.fetch(holdersQuery, { paths: [path, `${path}/`], id: published })
  if (!isHolder(found)) return true
  const name = found.title ? words.quoted(found.title) : found._id
  const language = found.language ? ` (${found.language})` : ''
  return words.pathIsHeld(`${name}${language}`)
}
