import { sha256 } from '../disk/sha256'
import { decideAnswer } from '../edge/answer'
import type { HeaderList } from '../edge/headers'
import { withLostPath } from '../edge/lost-path'
import type { EdgeSettings } from '../edge/settings'
import type { SiteView } from '../publish/store/view'
import type { ProbeQuestion } from './questions'

/** What a visitor has to get. */
export interface Expected {
  status: number
  headers: HeaderList
  /** SHA-256 of the bytes, decoded; undefined where there need be none. */
  sha256: string | undefined
}

/** What the rules of the site say to a question; undefined for what another service answers. */
export async function expectedOf(
  { request }: ProbeQuestion,
  view: SiteView,
  settings: EdgeSettings,
): Promise<Expected | undefined> {
  const answer = decideAnswer(request, view, settings)
  if ('to' in answer) return undefined
  const { status, headers, body } = answer
  if (body === undefined) return { status, headers, sha256: undefined }
  if (typeof body === 'string') return { status, headers, sha256: sha256(body) }
  const { entry, lostPath } = body
  if (lostPath === undefined) return { status, headers, sha256: entry.sha256 }
  const html = (await view.bytes(entry)).toString()
  return { status, headers, sha256: sha256(withLostPath(html, lostPath)) }
}
